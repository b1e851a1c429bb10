"""The sum of an analysis: a player's account, and where the match turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dovecote.analysis.report import MARKS, Account, Decision, Stroke, Turning
from dovecote.bots.sums import added_up
from dovecote.bots.values import Chances
from dovecote.core.game import Seat

_TURNS = 3
_LEAST = 0.02  # of a chance: what changes less turns nothing


def accounts(
    decisions: Sequence[Decision], strokes: Sequence[Stroke], start: Chances, result: Chances
) -> tuple[Account, ...]:
    """What every player's match comes to."""
    return tuple(
        _account(Seat(seat), decisions, strokes, start[seat], result[seat])
        for seat in range(len(result))
    )


def _account(
    seat: Seat,
    decisions: Sequence[Decision],
    strokes: Sequence[Stroke],
    start: float,
    result: float,
) -> Account:
    own = [one for one in decisions if one.seat == seat]
    luck = added_up([stroke.changes[seat] for stroke in strokes])
    error = added_up([stroke.error**2 for stroke in strokes]) ** 0.5
    return Account(
        seat=seat,
        decisions=len(own),
        marks={mark: sum(one.mark == mark for one in own) for mark in MARKS},
        lost=round(added_up([one.lost for one in own]), 4),
        points=round(added_up([one.points for one in own]), 2),
        start=start,
        luck=round(luck, 4),
        luck_error=round(error, 4),
        play=round(result - start - luck, 4),
        result=result,
    )


def turning_points(decisions: Sequence[Decision], strokes: Sequence[Stroke]) -> tuple[Turning, ...]:
    """The entries that changed most, in their order."""
    found = [*_by_choice(decisions), *_by_luck(strokes)]
    found.sort(key=lambda one: -abs(one.change))
    most = [one for one in found[:_TURNS] if abs(one.change) >= _LEAST]
    return tuple(sorted(most, key=lambda one: one.at))


def _by_choice(decisions: Sequence[Decision]) -> Iterator[Turning]:
    for one in decisions:
        if one.mark in ("doubtful", "bad"):
            yield Turning(one.at, "choice", one.seat, -one.lost)


def _by_luck(strokes: Sequence[Stroke]) -> Iterator[Turning]:
    for stroke in strokes:
        change = max(stroke.changes, key=abs)
        yield Turning(stroke.at, "luck", Seat(stroke.changes.index(change)), change)
