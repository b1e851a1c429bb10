"""The laws of values, legality, pieces and undo; those of secrecy have a module of their own."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from random import Random
from typing import Any

import msgspec

from dovecote.core.errors import UndoError
from dovecote.core.game import Act, Choice, Fate, Luck
from dovecote.core.record import Did, Entry, Happened, read, write
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, replay, take
from dovecote.play.table import Table
from dovecote.testing.walk import Step, Walk, demand, some

Pieces = Callable[[Any], Counter[Hashable]]
Candidates = Callable[[Any], Iterable[Any]]

_STATES = 12  # looked at closely in each match
_ACTIONS = 60  # tried out in each of those


def values(walk: Walk, rng: Random) -> None:
    """Law 2: deterministic, never changed in place, and whole after JSON, pickle and copy."""
    game = walk.game
    for state, _, move in walk.steps:
        before = msgspec.json.encode(state)
        once, again = game.apply(state, move), game.apply(state, move)
        demand("values", once == again, f"{move} gives two results")
        demand("values", msgspec.json.encode(state) == before, f"{move} changed an old state")
    for state, _, move in some(rng, walk.steps, _STATES):
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
    for step in walk.steps:
        take(table, luck, _entry(step))
    text = write(table.record)
    demand("replay", table.state == walk.last, "the table ends in another state")
    demand("replay", write(read(text)) == text, "the record does not read as it was written")
    demand("replay", replay(walk.game, text).state == walk.last, "the record replays differently")


def causes(walk: Walk) -> None:
    """Law 2: no cause of luck comes twice, or a verifiable match would repeat itself."""
    asked = [step.pending.cause for step in walk.steps if isinstance(step.pending, Luck)]
    twice = [cause for cause, n in Counter(asked).items() if n > 1]
    demand("causes", not twice, f"asked twice: {', '.join(twice)}")


def legality(walk: Walk, candidates: Candidates, rng: Random) -> None:
    """Law 3: `refuse` is None exactly for the offers; offers read back from their text."""
    game = walk.game
    taken = [step.move.action for step in walk.steps if isinstance(step.move, Act)]
    for state in some(rng, walk.states, _STATES):
        pending = game.pending(state)
        owed = pending.seats if isinstance(pending, Choice) else ()
        tried = some(rng, [*taken, *candidates(state)], _ACTIONS)
        for seat in walk.seats:
            legal = game.legal(state, seat)
            texts = {str(action) for action in legal}
            demand("legality", bool(legal) == (seat in owed), f"seat {seat}: offers, none owed")
            demand("legality", len(texts) == len(legal), f"seat {seat}: two offers of one text")
            for action in some(rng, legal, _ACTIONS):
                read_back = game.parse(state, seat, str(action))
                demand("legality", read_back == action, f"{action} reads as {read_back}")
            for action in [*some(rng, legal, _ACTIONS), *tried]:
                _agree(walk, state, seat, action, str(action) in texts)


def pieces(walk: Walk, census: Pieces) -> None:
    """Law 4: nothing appears or vanishes."""
    box = census(walk.states[0])
    for state in walk.states:
        now = census(state)
        demand("pieces", now == box, f"lost {box - now}, gained {now - box}")


def undo(walk: Walk, rng: Random, *, hides: bool) -> None:
    """Law 6: what may be taken back leaves no trace but its entry, and can be done again."""
    table, luck = _table(walk)
    for step in walk.steps:
        if not isinstance(step.move, Act) or rng.random() < 0.7:
            take(table, luck, _entry(step))
            continue
        state, picture, since = table.state, _picture(walk, table, table.at), table.at
        take(table, luck, _entry(step))
        after, at = table.state, table.at
        try:
            table.undo(step.move.seat)
        except UndoError as error:
            reason = error.params["reason"]
            allowed = reason == "over" or (hides and reason == "revealed")
            demand("undo", allowed, f"{step.move.action} cannot be taken back: {reason}")
            unchanged = (table.state, table.at) == (after, at)
            demand("undo", unchanged, "a refused undo changed something")
            continue
        demand("undo", table.state == state, f"undo of {step.move.action} left another state")
        shown = _picture(walk, table, since)
        demand("undo", shown == picture, f"undo of {step.move.action} can be seen")
        demand("undo", table.at == at + 1, "undo is an entry of its own")
        take(table, luck, _entry(step))
        demand("undo", table.state == after, f"{step.move.action} differs after undo")


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


def _entry(step: Step) -> Entry:
    if isinstance(step.move, Fate):
        assert isinstance(step.pending, Luck)
        return Happened(step.pending.chance.write(step.move.outcome))
    return Did(step.move.seat, str(step.move.action))


def _picture(walk: Walk, table: AnyTable, since: int) -> list[bytes]:
    """All that anybody can see of a table, and has seen since an entry."""
    shown: list[Any] = [(table.view(v), table.events(v, since)) for v in walk.viewers]
    return [msgspec.json.encode(one) for one in (*shown, *map(table.offers, walk.seats))]
