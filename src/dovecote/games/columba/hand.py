"""The card in hand: it is placed, captures, completes an objective, or fits nowhere."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import After
from dovecote.games.columba.actions import Place
from dovecote.games.columba.boards import kinds, player_of, with_player
from dovecote.games.columba.cards import turned
from dovecote.games.columba.choices import land_of, placeable
from dovecote.games.columba.components import KINDS, POINTS
from dovecote.games.columba.events import (
    Captured,
    Completed,
    Discarded,
    Event,
    Events,
    Placed,
    Resized,
)
from dovecote.games.columba.land import Land, covered
from dovecote.games.columba.state import Choosing, Optional, Placing, State


def to_hand(state: State, step: Placing, events: Events) -> After[State, Event]:
    """A card comes to hand; if it fits nowhere it leaves the game at once (4.16)."""
    state = replace(state, step=step)
    for _, _, positions in placeable(state, step):
        if positions:
            return After(state, events)
    gone = replace(state, step=Optional(), discarded=(*state.discarded, step.card))
    return After(gone, (*events, Discarded(state.seat, step.card)))


def place(state: State, action: Place) -> After[State, Event]:
    """The card lies on the land, captures, and may complete the objective (4.2, 4.3, 5.1)."""
    before = land_of(state)
    after = covered(before, turned(action.card, action.turn), action.field)
    events: Events = (Placed(state.seat, action.card, action.field, action.turn),)
    state, caught = _capture(state, before, action)
    state = replace(state, land=after, laid=(*state.laid, action.card), step=Optional())
    events += caught + resized(before, after)
    if caught and sum(player_of(state).captured) == 4:
        return _complete(state, events)
    return After(state, events)


def _capture(state: State, land: Land, action: Place) -> tuple[State, Events]:
    """Covered pigeons go to the objective: tiles themselves, for wild ones a tile (4.3)."""
    if state.options.variant == "junior":
        return state, ()
    square = land.frame.square(land.frame.bit(action.field))
    if not square & (land.cards | land.tiles):
        return state, ()
    player = player_of(state)
    captured, supply = list(player.captured), list(state.supply)
    pigeons = ""
    for kind, shown in enumerate(land.shown):
        count = (shown & square).bit_count()
        captured[kind] += count
        supply[kind] -= (shown & square & ~land.tiles).bit_count()
        pigeons += KINDS[kind] * count
    state = with_player(state, replace(player, captured=kinds(captured)))
    fields = land.frame.fields(square & (land.cards | land.tiles))
    return replace(state, supply=kinds(supply)), (Captured(state.seat, pigeons, fields),)


def _complete(state: State, events: Events) -> After[State, Event]:
    """The tiles slide to the board, the card comes to hand (5.1)."""
    player = player_of(state)
    former = player.objective
    assert former is not None
    board = kinds([a + b for a, b in zip(player.board, player.captured, strict=True)])
    state = with_player(state, replace(player, objective=None, captured=(0, 0, 0, 0), board=board))
    events += (Completed(state.seat, former),)
    if state.pile.things:
        return After(replace(state, step=Choosing(former)), events)
    return to_hand(state, Placing(former, is_former=True), events)


def resized(before: Land, after: Land) -> Events:
    """The estates that have grown or lost fields."""
    events = []
    for old, new in zip(before.estates, after.estates, strict=True):
        if old is not new:
            counts = old.fields.bit_count(), new.fields.bit_count()
            if counts[0] != counts[1]:
                (home,) = after.frame.fields(new.home)
                points = (counts[1] - counts[0]) * POINTS[new.size]
                events.append(Resized(new.owner, home, KINDS[new.kind], *counts, points))
    return tuple(events)
