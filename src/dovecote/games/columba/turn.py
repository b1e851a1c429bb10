"""What each piece of luck and each action does to the table."""

from __future__ import annotations

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
from dovecote.games.columba.components import KINDS, TILES_PAID
from dovecote.games.columba.events import (
    Began,
    Bred,
    Built,
    Dealt,
    Drawn,
    Event,
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
from dovecote.games.columba.hand import Told, place, resized, to_hand
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


def fall(state: State, outcome: str) -> After[State, Event]:
    """Luck has answered: who begins, or a card."""
    step = state.step
    match step:
        case Drawing():
            state, told = _from_pile(state, outcome)
            told = (Drawn(state.seat, outcome), *told)
            return to_hand(state, Placing(outcome), told)
        case Aiming(former):
            state, told = _from_pile(state, outcome)
            state = with_player(state, replace(player_of(state), objective=outcome))
            told = (ObjectiveTaken(state.seat, outcome), *told)
            return to_hand(state, Placing(former, is_former=True), told)
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
    match action:
        case Place():
            return place(state, action)
        case End():
            return _end(state)
        case Lay(letter, field):
            return _still_fits(_lay(state, letter, field))
        case Build(size, field):
            return _still_fits(_build(state, size, field))
        case Breed(tiles):
            state = _paid(state, tiles)
            player = player_of(state)
            state = with_player(state, replace(player, eyases=player.eyases + 1))
            state = replace(state, falcons=state.falcons - 1)
            return After(state, (Bred(state.seat, tiles),))
        case Raise(tiles):
            state = _paid(state, tiles)
            player = player_of(state)
            grown = replace(player, eyases=player.eyases - 1, adults=player.adults + 1)
            return After(with_player(state, grown), (Raised(state.seat, tiles),))
        case Falcon(field):
            return _still_fits(_hunt(state, field))
        case TakeObjective():
            assert isinstance(state.step, Choosing)
            return After(replace(state, step=Aiming(state.step.former)), ())
        case NoObjective():
            assert isinstance(state.step, Choosing)
            told = (ObjectiveDeclined(state.seat),)
            return to_hand(state, Placing(state.step.former, is_former=True), told)


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


def _from_pile(state: State, card: str) -> tuple[State, Told]:
    pile = state.pile.take(card)
    state = replace(state, pile=pile, drawn=state.drawn + 1)
    return state, () if pile.counts else (LastCard(state.seat),)


def _still_fits(after: After[State, Event]) -> After[State, Event]:
    """With interleaved options the card in hand may have lost its last place."""
    step = after.state.step
    return to_hand(after.state, step, after.events) if isinstance(step, Placing) else after


def _lay(state: State, letter: str, field: tuple[int, int]) -> After[State, Event]:
    kind = KINDS.index(letter)
    before, player = land_of(state), player_of(state)
    after = tiled(before, kind, field)
    state = with_player(state, replace(player, board=plus(player.board, kind, -1)))
    told = (Laid(state.seat, letter, field), *resized(before, after))
    return After(replace(state, land=after), told)


def _build(state: State, size: str, field: tuple[int, int]) -> After[State, Event]:
    player = player_of(state)
    left = replace(
        player,
        small=player.small - (size == "small"),
        large=player.large - (size == "large"),
    )
    land = built(land_of(state), state.seat, size, field)
    told = (Built(state.seat, size, field, land.estates[-1].fields.bit_count()),)
    return After(replace(with_player(state, left), land=land, has_built=True), told)


def _hunt(state: State, field: tuple[int, int]) -> After[State, Event]:
    before = land_of(state)
    place = before.frame.bit(field)
    owner = next(estate.owner for estate in before.estates if estate.fields & place)
    after = hunted(before, field)
    player = player_of(state)
    state = with_player(state, replace(player, adults=player.adults - 1))
    told = (Hunted(state.seat, owner, field), *resized(before, after))
    return After(replace(state, land=after, has_hunted=True), told)


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


def _end(state: State) -> After[State, Event]:
    """The next turn, or the end if the pile is empty (9.1)."""
    told: Told = (TurnEnded(state.seat),)
    if not state.pile.counts:
        over = replace(state, step=Ended(), land=replace(land_of(state), fresh=0))
        pads = (Tallied(Seat(s), terms(over, Seat(s))) for s in range(len(over.players)))
        return After(over, (*told, *pads, *tie(over), Finished(result(over).scores)))
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
    return After(after, told)
