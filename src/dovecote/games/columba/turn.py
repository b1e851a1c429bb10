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
from dovecote.games.columba.cards import turned
from dovecote.games.columba.choices import land_of, placeable
from dovecote.games.columba.components import KINDS, TILES_PAID
from dovecote.games.columba.events import (
    Began,
    Bred,
    Built,
    Captured,
    Completed,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Finished,
    Hunted,
    Laid,
    LastCard,
    ObjectiveDeclined,
    ObjectiveTaken,
    Opened,
    Placed,
    Raised,
    Resized,
    Tallied,
    TurnEnded,
)
from dovecote.games.columba.land import Land, built, covered, first_card, hunted, tiled
from dovecote.games.columba.scoring import result, terms
from dovecote.games.columba.state import (
    Aiming,
    Beginning,
    Choosing,
    Dealing,
    Drawing,
    Ended,
    Kinds,
    Opening,
    Optional,
    Placing,
    Player,
    State,
)

Told = tuple[Event, ...]


def fall(state: State, outcome: str) -> After[State, Event]:
    """Luck has answered: who begins, or a card."""
    step = state.step
    match step:
        case Drawing():
            state, told = _from_pile(state, outcome)
            told = (Drawn(state.seat, outcome), *told)
            return _to_hand(state, Placing(outcome), told)
        case Aiming(former):
            state, told = _from_pile(state, outcome)
            state = _with_player(state, replace(_player(state), objective=outcome))
            told = (ObjectiveTaken(state.seat, outcome), *told)
            return _to_hand(state, Placing(former, is_former=True), told)
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
            return _place(state, action)
        case End():
            return _end(state)
        case Lay(letter, field):
            return _still_fits(_lay(state, letter, field))
        case Build(size, field):
            return _still_fits(_build(state, size, field))
        case Breed(tiles):
            state = _paid(state, tiles)
            player = _player(state)
            state = _with_player(state, replace(player, eyases=player.eyases + 1))
            state = replace(state, falcons=state.falcons - 1)
            return After(state, (Bred(state.seat, tiles),))
        case Raise(tiles):
            state = _paid(state, tiles)
            player = _player(state)
            grown = replace(player, eyases=player.eyases - 1, adults=player.adults + 1)
            return After(_with_player(state, grown), (Raised(state.seat, tiles),))
        case Falcon(field):
            return _still_fits(_hunt(state, field))
        case TakeObjective():
            assert isinstance(state.step, Choosing)
            return After(replace(state, step=Aiming(state.step.former)), ())
        case NoObjective():
            assert isinstance(state.step, Choosing)
            told = (ObjectiveDeclined(state.seat),)
            return _to_hand(state, Placing(state.step.former, is_former=True), told)


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


def _to_hand(state: State, step: Placing, told: Told) -> After[State, Event]:
    """A card comes to hand; if it fits nowhere it leaves the game at once (4.16)."""
    state = replace(state, step=step)
    if any(positions for _, _, positions in placeable(state, step)):
        return After(state, told)
    gone = replace(state, step=Optional(), discarded=(*state.discarded, step.card))
    return After(gone, (*told, Discarded(state.seat, step.card)))


def _still_fits(after: After[State, Event]) -> After[State, Event]:
    """With interleaved options the card in hand may have lost its last place."""
    step = after.state.step
    return _to_hand(after.state, step, after.events) if isinstance(step, Placing) else after


def _place(state: State, action: Place) -> After[State, Event]:
    before = land_of(state)
    after = covered(before, turned(action.card, action.turn), action.field)
    told: Told = (Placed(state.seat, action.card, action.field, action.turn),)
    state, caught = _capture(state, before, action)
    state = replace(state, land=after, laid=(*state.laid, action.card), step=Optional())
    told += caught + _resized(before, after)
    if caught and sum(_player(state).captured) == 4:
        return _complete(state, told)
    return After(state, told)


def _capture(state: State, land: Land, action: Place) -> tuple[State, Told]:
    """Covered pigeons go to the objective: tiles themselves, for wild ones a tile (4.3)."""
    if state.options.variant == "junior":
        return state, ()
    square = land.frame.square(land.frame.bit(action.field))
    if not square & (land.cards | land.tiles):
        return state, ()
    player = _player(state)
    captured, supply = list(player.captured), list(state.supply)
    pigeons = ""
    for kind, shown in enumerate(land.shown):
        count = (shown & square).bit_count()
        captured[kind] += count
        supply[kind] -= (shown & square & ~land.tiles).bit_count()
        pigeons += KINDS[kind] * count
    state = _with_player(state, replace(player, captured=_kinds(captured)))
    fields = land.frame.fields(square & (land.cards | land.tiles))
    return replace(state, supply=_kinds(supply)), (Captured(state.seat, pigeons, fields),)


def _complete(state: State, told: Told) -> After[State, Event]:
    """The tiles slide to the board, the card comes to hand (5.1)."""
    player = _player(state)
    former = player.objective
    assert former is not None
    board = _kinds([a + b for a, b in zip(player.board, player.captured, strict=True)])
    state = _with_player(state, replace(player, objective=None, captured=(0, 0, 0, 0), board=board))
    told += (Completed(state.seat, former),)
    if state.pile.counts:
        return After(replace(state, step=Choosing(former)), told)
    return _to_hand(state, Placing(former, is_former=True), told)


def _lay(state: State, letter: str, field: tuple[int, int]) -> After[State, Event]:
    kind = KINDS.index(letter)
    before, player = land_of(state), _player(state)
    after = tiled(before, kind, field)
    state = _with_player(state, replace(player, board=_plus(player.board, kind, -1)))
    told = (Laid(state.seat, letter, field), *_resized(before, after))
    return After(replace(state, land=after), told)


def _build(state: State, size: str, field: tuple[int, int]) -> After[State, Event]:
    player = _player(state)
    left = replace(
        player,
        small=player.small - (size == "small"),
        large=player.large - (size == "large"),
    )
    land = built(land_of(state), state.seat, size, field)
    told = (Built(state.seat, size, field, land.estates[-1].fields.bit_count()),)
    return After(replace(_with_player(state, left), land=land, has_built=True), told)


def _hunt(state: State, field: tuple[int, int]) -> After[State, Event]:
    before = land_of(state)
    place = before.frame.bit(field)
    owner = next(estate.owner for estate in before.estates if estate.fields & place)
    after = hunted(before, field)
    player = _player(state)
    state = _with_player(state, replace(player, adults=player.adults - 1))
    told = (Hunted(state.seat, owner, field), *_resized(before, after))
    return After(replace(state, land=after, has_hunted=True), told)


def _paid(state: State, tiles: str) -> State:
    """Two domestic pigeons go back to the supply."""
    assert len(tiles) == TILES_PAID
    player, supply = _player(state), state.supply
    board = player.board
    for letter in tiles:
        board = _plus(board, KINDS.index(letter), -1)
        supply = _plus(supply, KINDS.index(letter), 1)
    state = _with_player(state, replace(player, board=board))
    return replace(state, supply=supply, has_bred=True)


def _end(state: State) -> After[State, Event]:
    """The next turn, or the end if the pile is empty (9.1)."""
    told: Told = (TurnEnded(state.seat),)
    if not state.pile.counts:
        over = replace(state, step=Ended(), land=replace(land_of(state), fresh=0))
        pads = (Tallied(Seat(s), terms(over, Seat(s))) for s in range(len(over.players)))
        return After(over, (*told, *pads, Finished(result(over).scores)))
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


def _resized(before: Land, after: Land) -> Told:
    """The estates that have grown or lost fields."""
    told = []
    for old, new in zip(before.estates, after.estates, strict=True):
        if old is not new:
            counts = old.fields.bit_count(), new.fields.bit_count()
            if counts[0] != counts[1]:
                (home,) = after.frame.fields(new.home)
                told.append(Resized(new.owner, home, *counts))
    return tuple(told)


def _player(state: State) -> Player:
    return state.players[state.seat]


def _with_player(state: State, player: Player) -> State:
    seat = state.seat
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _plus(kinds: Kinds, kind: int, number: int) -> Kinds:
    changed = list(kinds)
    changed[kind] += number
    return _kinds(changed)


def _kinds(numbers: list[int]) -> Kinds:
    g, w, s, b = numbers
    return g, w, s, b
