"""What is told of a match afterwards, and of one that is played: steps and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from dovecote.core.entries import Entry
from dovecote.core.figures import Figure
from dovecote.core.game import Over, Seat
from dovecote.games import FIGURES
from dovecote.play import Scripted
from dovecote.play.figures import common_figures, story
from dovecote.play.giving_up import sides_of
from dovecote.play.replay import AnyTable, take
from dovecote.tables.errors import SeatError, SecretError
from dovecote.tables.matches import waiting_for
from dovecote.tables.rows import TableRow

_ALL = "all"
STEPS = 200  # that are told at once
Viewers: TypeAlias = tuple[Seat | None, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """The match right after an entry, as it was known then; `views` are all seats' if open."""

    at: int
    line: str
    events: Any
    views: dict[str, Any]
    waiting: tuple[Seat, ...]
    over: Over | None


class Rerun(NamedTuple):
    """Entries that are yet to happen again, and a table before them."""

    table: AnyTable
    luck: Scripted
    entries: Sequence[Entry]
    first: int  # that is to be told


class Replay(msgspec.Struct, frozen=True):
    """Some steps of a match that has `entries`."""

    entries: int
    steps: list[ReplayStep]


def steps_of(rerun: Rerun, viewers: Viewers) -> list[ReplayStep]:
    """What entries bring from number `first` on, at a table whose luck is given bit by bit."""
    steps = []
    for entry in rerun.entries:
        take(rerun.table, rerun.luck, entry)
        if rerun.table.at >= rerun.first:
            steps.append(_step(rerun.table, viewers))
    return steps


def viewers_of(row: TableRow, person: str, seat: str) -> Viewers:
    """Whose knowledge is asked for by `seat`, if whoever asks may have it."""
    mine = row.held_by(person)
    if seat == _ALL:
        if not row.is_published:
            raise SecretError(seat=_ALL)
        return (None, *(s.seat for s in row.seats))
    if not seat:
        return mine[:1] or (None,)
    if int(seat) >= len(row.seats):
        raise SeatError(seat=seat)
    if int(seat) not in mine and not row.is_published:
        raise SecretError(seat=seat)
    return (Seat(int(seat)),)


def rerun_of(match: AnyTable, first: int, last: int, luck: Scripted) -> Rerun:
    """A table somewhat before entry `first`, and the entries from there to `last`, or as many as
    are told at once; whoever has them needs the match no more."""
    table = match.rewound(first - 1, luck)
    last = min(last, first + STEPS - 1, match.at)
    return Rerun(table, luck, match.entries(table.at)[: max(0, last - table.at)], first)


def _step(table: AnyTable, viewers: Viewers) -> ReplayStep:
    pending = table.pending
    return ReplayStep(
        at=table.at,
        line=table.transcript(viewers[0], table.at - 1)[0],
        events=table.events(viewers[0], table.at - 1),
        views={_name(viewer): table.view(viewer) for viewer in viewers},
        waiting=waiting_for(table),
        over=pending if isinstance(pending, Over) else None,
    )


def figures_of(table: AnyTable) -> list[Figure]:
    """What is worth telling of a match that is over."""
    moments, over = story(table), table.pending
    assert isinstance(over, Over)
    common = common_figures(sides_of(table.game, len(table.seats)), over, moments)
    own = FIGURES.get(table.game.name)
    return [*common, *(own(moments) if own else ())]


def _name(viewer: Seat | None) -> str:
    return "onlooker" if viewer is None else str(viewer)
