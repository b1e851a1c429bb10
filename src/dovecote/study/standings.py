"""What a contest shows: shares of wins with intervals, who finishes ahead of whom, and luck."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import Any

import msgspec

from dovecote.study.arena import MeetingResult, by_deal
from dovecote.study.ratings import rate

_Z = 1.96  # 95 %


class Proportion(msgspec.Struct, frozen=True):
    """A part of something, with its 95 % interval."""

    value: float
    low: float
    high: float


class BotStanding(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    matches: int
    wins: Proportion  # of the matches it sat in, a shared win in parts
    fair: float  # what equal bots would win
    rating: float
    uncertainty: float
    decision: dict[str, float]  # seconds: mean and p95
    turn: dict[str, float]


def standings(results: list[MeetingResult]) -> dict[str, Any]:
    """Everything worth telling, as plain values."""
    bots = list(dict.fromkeys(bot for r in results for bot in r.meeting.seating))
    ratings = rate(results, bots)
    return {
        "matches": len(results),
        "bots": [msgspec.to_builtins(_standing(bot, results, *ratings[bot])) for bot in bots],
        "ahead": {a: {b: _ahead(results, a, b) for b in bots if b != a} for a in bots},
        "luck": _luck(results),
    }


def _standing(
    bot: str, results: list[MeetingResult], rating: float, uncertainty: float
) -> BotStanding:
    mine = [r for r in results if bot in r.meeting.seating]
    return BotStanding(
        bot=bot,
        matches=len(mine),
        wins=interval([fmean(_won(r, bot) for r in deal) for deal in by_deal(mine)]),
        fair=fmean(r.meeting.seating.count(bot) / len(r.ranks) for r in mine),
        rating=rating,
        uncertainty=uncertainty,
        decision=_times([t for r in mine for t in r.decisions[bot]]),
        turn=_times([t for r in mine for t in r.turns[bot]]),
    )


def interval(parts: list[float]) -> Proportion:
    """The mean over deals with Wilson's interval, which is honest near 0 and 1 too.

    Matches of one deal are not independent, deals are: the spread between deals says for how
    many independent matches they count.
    """
    mean, deals = fmean(parts), len(parts)
    spread = variance(parts) if deals > 1 else 0.0
    count = mean * (1 - mean) * deals / spread if spread else deals
    centre = (mean + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    reach = sqrt(mean * (1 - mean) / count + (_Z / (2 * count)) ** 2) * _Z / (1 + _Z**2 / count)
    return Proportion(round(mean, 4), round(max(0.0, centre - reach), 4), round(centre + reach, 4))


def _won(result: MeetingResult, bot: str) -> float:
    best = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    return sum(result.meeting.seating[seat] == bot for seat in best) / len(best)


def _ahead(results: list[MeetingResult], one: str, other: str) -> dict[str, float] | None:
    """How often a seat of `one` ends before a seat of `other`; equal ranks count half."""
    parts = []
    for deal in by_deal(results):
        met = [_before(r, one, other) for r in deal if {one, other} <= {*r.meeting.seating}]
        if met:
            parts.append(fmean(met))
    return msgspec.to_builtins(interval(parts)) if parts else None


def _before(result: MeetingResult, one: str, other: str) -> float:
    seats = list(enumerate(result.meeting.seating))
    pairs = [
        (result.ranks[a], result.ranks[b])
        for a, bot in seats
        for b, rival in seats
        if bot == one and rival == other
    ]
    return fmean(0.5 if a == b else float(a < b) for a, b in pairs)


def _luck(results: list[MeetingResult]) -> float:
    """The part of the deals in which one and the same seat won, whoever sat there."""
    decided = []
    for deal in by_deal(results):
        winners = [{s for s, rank in enumerate(r.ranks) if rank == 1} for r in deal]
        decided.append(bool(set.intersection(*winners)))
    return round(fmean(decided), 4)


def _times(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {"mean": 0.0, "p95": 0.0}
    ordered = sorted(seconds)
    return {
        "mean": round(fmean(ordered), 6),
        "p95": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 6),
    }
