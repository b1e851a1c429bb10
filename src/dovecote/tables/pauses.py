"""Clocks that stand still while somebody is away, as long as the table has agreed to.

Pure arithmetic in milliseconds, as in `clocks.py`. Who is away, and until when, everyone may
know: so what depends on it tells nothing.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

DAY = 86_400_000


class Away(NamedTuple):
    """Somebody has said that they are not here, from one moment to another."""

    since: int
    until: int


Aways: TypeAlias = tuple[Away, ...]  # one after the other


def allowed(days: int, used: int) -> int:
    """How long a seat's clock may stand still yet."""
    return max(0, days * DAY - used)


def standstill(aways: Aways, allowed: int, since: int, now: int) -> int:
    """How long a clock that was started at a moment has stood still by now."""
    still = sum(max(0, min(away.until, now) - max(away.since, since)) for away in aways)
    return min(allowed, still)


def over_at(aways: Aways, allowed: int, since: int, left: int) -> int:
    """When a time is over that was started at a moment; who goes away later is too late."""
    moment = since
    for away in aways:
        begin = max(away.since, moment)
        if begin - moment >= left:
            break
        left -= begin - moment
        still = max(0, min(allowed, away.until - begin))
        allowed -= still
        moment = begin + still
    return moment + left


def away_until(aways: Aways, now: int) -> int:
    """Until when somebody is away; 0: they are not."""
    return next((away.until for away in aways if away.since <= now < away.until), 0)
