"""What each piece of luck and each action does to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from dovecote.core.game import After, Seat
from dovecote.games.columba.actions import (
    Action,
    Breed,
    Build,
    End,
    Falcon,
    Lay,
    NoObjective,
    Place,
    Raise,
    TakeObjective,
)
from dovecote.games.columba.boards import player_of, plus, with_player
from dovecote.games.columba.choices import land_of
from dovecote.games.columba.components import KINDS, POINTS, TILES_PAID
from dovecote.games.columba.events import (
    Began,
    Bred,
    Built,
    Dealt,
    Drawn,
    Event,
    Events,
    Finished,
    Hunted,
    Laid,
    LastCard,
    ObjectiveDeclined,
    ObjectiveTaken,
    Opened,
    Raised,
    Tallied,
    TurnEnded,
)
from dovecote.games.columba.hand import place, resized, to_hand
from dovecote.games.columba.land import built, first_card, hunted, tiled
from dovecote.games.columba.scoring import result, terms, tie
from dovecote.games.columba.state import (
    Aiming,
    Beginning,
    Choosing,
    Dealing,
    Drawing,
    Ended,
    Opening,
    Placing,
    State,
)


def apply_luck(state: State, outcome: str) -> After[State, Event]:
    """Luck has answered: who begins, or a card."""
    step = state.step
    match step:
        case Drawing():
            state, events = _from_pile(state, outcome)
            events = (Drawn(state.seat, outcome), *events)
            return to_hand(state, Placing(outcome), events)
        case Aiming(former):
            state, events = _from_pile(state, outcome)
            state = with_player(state, replace(player_of(state), objective=outcome))
            events = (ObjectiveTaken(state.seat, outcome), *events)
            return to_hand(state, Placing(former, is_former=True), events)
        case Beginning():
            return _begin(state, Seat(int(outcome.removeprefix("seat "))))
        case Dealing(to):
            return _deal(state, to, outcome)
        case Opening():
            state, _ = _from_pile(state, outcome)
            opened = replace(state, land=first_card(outcome), laid=(outcome,), step=Drawing())
            return After(opened, (Opened(outcome),))
        case _:
            raise AssertionError(f"nothing is drawn in {step}")


def act(state: State, action: Action) -> After[State, Event]:
    """The active player has chosen."""
    return _ACT[type(action)](state, action)


def _begin(state: State, seat: Seat) -> After[State, Event]:
    """Starting objectives go to seat 0, 1, 2 … whoever begins; junior has none."""
    step = Dealing(Seat(0)) if len(state.starting) else Opening()
    return After(replace(state, seat=seat, step=step), (Began(seat),))


def _deal(state: State, to: Seat, card: str) -> After[State, Event]:
    player = replace(state.players[to], objective=card)
    players = (*state.players[:to], player, *state.players[to + 1 :])
    step = Dealing(Seat(to + 1)) if to + 1 < len(players) else Opening()
    starting = state.starting.take(card)
    return After(replace(state, players=players, starting=starting, step=step), (Dealt(to, card),))


def _from_pile(state: State, card: str) -> tuple[State, Events]:
    pile = state.pile.take(card)
    state = replace(state, pile=pile, drawn=state.drawn + 1)
    return state, () if pile.things else (LastCard(state.seat),)


def _still_fits(after: After[State, Event]) -> After[State, Event]:
    """With interleaved options the card in hand may have lost its last place."""
    step = after.state.step
    return to_hand(after.state, step, after.events) if type(step) is Placing else after


def _lay(state: State, action: Lay) -> After[State, Event]:
    letter, field = action.kind, action.field
    kind = KINDS.index(letter)
    before, player = land_of(state), player_of(state)
    after = tiled(before, kind, field)
    state = with_player(state, replace(player, board=plus(player.board, kind, -1)))
    events = (Laid(state.seat, letter, field), *resized(before, after))
    return _still_fits(After(replace(state, land=after), events))


def _build(state: State, action: Build) -> After[State, Event]:
    size, field = action.size, action.field
    player = player_of(state)
    left = replace(
        player,
        small=player.small - (size == "small"),
        large=player.large - (size == "large"),
    )
    land = built(land_of(state), state.seat, size, field)
    count = land.estates[-1].fields.bit_count()
    events = (Built(state.seat, size, field, count, count * POINTS[size]),)
    built_on = replace(with_player(state, left), land=land, has_built=True)
    return _still_fits(After(built_on, events))


def _breed(state: State, action: Breed) -> After[State, Event]:
    state = _paid(state, action.tiles)
    player = player_of(state)
    state = with_player(state, replace(player, eyases=player.eyases + 1))
    state = replace(state, falcons=state.falcons - 1)
    return After(state, (Bred(state.seat, action.tiles),))


def _raise(state: State, action: Raise) -> After[State, Event]:
    state = _paid(state, action.tiles)
    player = player_of(state)
    grown = replace(player, eyases=player.eyases - 1, adults=player.adults + 1)
    return After(with_player(state, grown), (Raised(state.seat, action.tiles),))


def _hunt(state: State, action: Falcon) -> After[State, Event]:
    before, field = land_of(state), action.field
    place = before.frame.bit(field)
    owner = next(estate.owner for estate in before.estates if estate.fields & place)
    after = hunted(before, field)
    player = player_of(state)
    state = with_player(state, replace(player, adults=player.adults - 1))
    events = (Hunted(state.seat, owner, field), *resized(before, after))
    return _still_fits(After(replace(state, land=after, has_hunted=True), events))


def _take_objective(state: State, action: TakeObjective) -> After[State, Event]:
    assert type(state.step) is Choosing
    return After(replace(state, step=Aiming(state.step.former)), ())


def _no_objective(state: State, action: NoObjective) -> After[State, Event]:
    assert type(state.step) is Choosing
    events = (ObjectiveDeclined(state.seat),)
    return to_hand(state, Placing(state.step.former, is_former=True), events)


def _paid(state: State, tiles: str) -> State:
    """Two domestic pigeons go back to the supply."""
    assert len(tiles) == TILES_PAID
    player, supply = player_of(state), state.supply
    board = player.board
    for letter in tiles:
        board = plus(board, KINDS.index(letter), -1)
        supply = plus(supply, KINDS.index(letter), 1)
    state = with_player(state, replace(player, board=board))
    return replace(state, supply=supply, has_bred=True)


def _end(state: State, action: End) -> After[State, Event]:
    """The next turn, or the end if the pile is empty (9.1)."""
    events: Events = (TurnEnded(state.seat),)
    if not state.pile.things:
        over = replace(state, step=Ended(), land=replace(land_of(state), fresh=0))
        pads = (Tallied(Seat(s), terms(over, Seat(s))) for s in range(len(over.players)))
        return After(over, (*events, *pads, *tie(over), Finished(result(over).scores)))
    land = land_of(state)
    after = replace(
        state,
        land=replace(land, fresh=0) if land.fresh else land,
        seat=Seat((state.seat + 1) % len(state.players)),
        step=Drawing(),
        has_built=False,
        has_bred=False,
        has_hunted=False,
    )
    return After(after, events)


_ACT: dict[type, Callable[[State, Any], After[State, Event]]] = {
    Place: place,
    Lay: _lay,
    Build: _build,
    Breed: _breed,
    Raise: _raise,
    Falcon: _hunt,
    TakeObjective: _take_objective,
    NoObjective: _no_objective,
    End: _end,
}
