"""The laws of values, legality, pieces and undo; those of secrecy have a module of their own."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from random import Random
from typing import Any

import msgspec

from dovecote.core.entries import Did, Entry, Happened
from dovecote.core.errors import UndoError
from dovecote.core.game import Act, Choice, Fate, Luck
from dovecote.core.record import read, write
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, replay, take
from dovecote.play.table import Table
from dovecote.testing.walk import Walk, WalkedState, demand, some

Pieces = Callable[[Any], Counter[Hashable]]
Candidates = Callable[[Any], Iterable[Any]]

_STATES = 12  # looked at closely in each match
_ACTIONS = 60  # tried out in each of those


def values(walk: Walk, rng: Random) -> None:
    """Law 2: deterministic, never changed in place, and whole after JSON, pickle and copy."""
    game = walk.game
    for state, _, move in walk.moments:
        before = msgspec.json.encode(state)
        once, again = game.apply(state, move), game.apply(state, move)
        demand("values", once == again, f"{move} gives two results")
        demand("values", msgspec.json.encode(state) == before, f"{move} changed an old state")
    for state, _, move in some(rng, walk.moments, _STATES):
        _survives(state)
        for value in game.apply(state, move).events:
            _survives(value)
        if isinstance(move, Act):
            _survives(move.action)
    for viewer in walk.viewers:
        _survives(game.view(walk.last, viewer))


def replays(walk: Walk) -> None:
    """Law 2: the record, written and read again, leads to the same state."""
    table, luck = _table(walk)
    for moment in walk.moments:
        take(table, luck, _entry(moment))
    text = write(table.record)
    demand("replay", table.state == walk.last, "the table ends in another state")
    demand("replay", write(read(text)) == text, "the record does not read as it was written")
    demand("replay", replay(walk.game, text).state == walk.last, "the record replays differently")


def causes(walk: Walk) -> None:
    """Law 2: no cause of luck comes twice, or a verifiable match would repeat itself."""
    asked = [moment.pending.cause for moment in walk.moments if isinstance(moment.pending, Luck)]
    twice = [cause for cause, n in Counter(asked).items() if n > 1]
    demand("causes", not twice, f"asked twice: {', '.join(twice)}")


def legality(walk: Walk, candidates: Candidates, rng: Random) -> None:
    """Law 3: `refuse` is None exactly for the offers; offers read back from their text."""
    game = walk.game
    taken = [moment.move.action for moment in walk.moments if isinstance(moment.move, Act)]
    for state in some(rng, walk.states, _STATES):
        pending = game.pending(state)
        owed = pending.seats if isinstance(pending, Choice) else ()
        tried = some(rng, [*taken, *candidates(state)], _ACTIONS)
        for seat in walk.seats:
            legal = game.legal(state, seat)
            texts = {str(action) for action in legal}
            demand("legality", bool(legal) == (seat in owed), f"seat {seat}: offers, none owed")
            demand("legality", len(texts) == len(legal), f"seat {seat}: two offers of one text")
            declining = game.decline(state, seat)
            is_offered = declining is None or str(declining) in texts
            demand("legality", is_offered, f"seat {seat} may not decline by {declining}")
            for action in some(rng, legal, _ACTIONS):
                read_back = game.parse(state, seat, str(action))
                demand("legality", read_back == action, f"{action} reads as {read_back}")
            for action in [*some(rng, legal, _ACTIONS), *tried]:
                _agree(walk, state, seat, action, str(action) in texts)


def packing(walk: Walk, rng: Random) -> None:
    """Law 3: what is packed says what the view and the offers say: no less and no more."""
    game, shorthand = walk.game, walk.game.packing
    if shorthand is None:
        return
    for state in some(rng, walk.states, _STATES):
        for viewer in walk.viewers:
            view = game.view(state, viewer)
            packed = msgspec.json.encode(shorthand.pack_view(state, viewer))
            demand("packing", shorthand.unpack_view(packed) == view, f"view of {viewer}")
            world = shorthand.pack_view(game.imagine(view, rng), viewer)
            demand("packing", msgspec.json.encode(world) == packed, f"it tells {viewer} more")
        for seat in walk.seats:
            offers = game.legal(state, seat)
            packed = msgspec.json.encode(shorthand.pack_offers(offers))
            unpacked = list(shorthand.unpack_offers(packed))
            demand("packing", unpacked == list(offers), f"offers of {seat}")


def pieces(walk: Walk, census: Pieces) -> None:
    """Law 4: nothing appears or vanishes."""
    box = census(walk.states[0])
    for state in walk.states:
        now = census(state)
        demand("pieces", now == box, f"lost {box - now}, gained {now - box}")


def undo(walk: Walk, rng: Random, *, hides: bool) -> None:
    """Law 6: what may be taken back leaves no trace but its entry, and can be done again."""
    table, luck = _table(walk)
    for moment in walk.moments:
        if not isinstance(moment.move, Act) or rng.random() < 0.7:
            take(table, luck, _entry(moment))
            continue
        state, picture, since = table.state, _picture(walk, table, table.at), table.at
        take(table, luck, _entry(moment))
        after, at = table.state, table.at
        try:
            table.undo(moment.move.seat)
        except UndoError as error:
            reason = error.params["reason"]
            allowed = reason == "over" or (hides and reason == "revealed")
            demand("undo", allowed, f"{moment.move.action} cannot be taken back: {reason}")
            unchanged = (table.state, table.at) == (after, at)
            demand("undo", unchanged, "a refused undo changed something")
            continue
        demand("undo", table.state == state, f"undo of {moment.move.action} left another state")
        shown = _picture(walk, table, since)
        demand("undo", shown == picture, f"undo of {moment.move.action} can be seen")
        demand("undo", table.at == at + 1, "undo is an entry of its own")
        take(table, luck, _entry(moment))
        demand("undo", table.state == after, f"{moment.move.action} differs after undo")


def _survives(value: Any) -> None:
    kind = type(value)
    try:
        decoded = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except (msgspec.MsgspecError, TypeError) as error:
        demand("values", False, f"{kind.__name__} does not survive JSON: {error}")
    demand("values", decoded == value, f"{kind.__name__} does not survive JSON")
    try:
        copies = pickle.loads(pickle.dumps(value)), copy.deepcopy(value)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        demand("values", False, f"{kind.__name__} does not survive copying: {error}")
    demand("values", copies == (value, value), f"{kind.__name__} does not survive copying")


def _agree(walk: Walk, state: Any, seat: Any, action: Any, offered: bool) -> None:
    refusal = walk.game.refuse(state, seat, action)
    told = f"offered, yet {refusal}" if offered else "neither offered nor refused"
    demand("legality", (refusal is None) == offered, f"seat {seat}, {action}: {told}")
    if refusal is not None:
        clause = walk.game.refusals.get(refusal.code)
        demand("legality", clause == refusal.clause, f"{refusal.code} is not in the closed list")


def _table(walk: Walk) -> tuple[AnyTable, Scripted]:
    luck = Scripted()
    return Table(walk.game, walk.options, luck), luck


def _entry(moment: WalkedState) -> Entry:
    if isinstance(moment.move, Fate):
        assert isinstance(moment.pending, Luck)
        return Happened(moment.pending.chance.write(moment.move.outcome))
    return Did(moment.move.seat, str(moment.move.action))


def _picture(walk: Walk, table: AnyTable, since: int) -> list[bytes]:
    """All that anybody can see of a table, and has seen since an entry."""
    shown: list[Any] = [(table.view(v), table.events(v, since)) for v in walk.viewers]
    return [msgspec.json.encode(one) for one in (*shown, *map(table.offers, walk.seats))]
