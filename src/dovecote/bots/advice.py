"""What the strongest bot would do in somebody's place, and why, knowing what they know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec

from dovecote.bots.levels import scaled
from dovecote.bots.mind import Reason, rounded
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Tried
from dovecote.core.game import Act, AnyGame, Seat
from dovecote.play.outlook import outlook

ADVISER = "champion"
_COUNT = 3  # moves


class Advice(msgspec.Struct, frozen=True):
    """A move, how well the seat would stand with it, from 0 to 1, and what it changes."""

    do: str
    standing: float
    reasons: tuple[Reason, ...] = ()


def advise(
    game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random, share: float = 1.0
) -> list[Advice]:
    """The best moves, the best first, no two that do the same; none for a game without a mind."""
    mind = mind_of(game.name)
    if mind is None:
        return []
    tried = mind.think(game, seat, view, offers, scaled(mind.budgets[ADVISER], share), rng)
    found = list[Advice]()
    for one in islice(different(game, seat, view, tried, mind.places), _COUNT):
        told = mind.reasons(game, seat, view, one.action, rng)
        # a move that was given up early met fewer worlds: it looks no better than the best
        standing = min([one.mean, *(advice.standing for advice in found)])
        reasons = tuple(rounded(reason) for reason in told)
        found.append(Advice(str(one.action), round(standing, 3), reasons))
    return found


def different(
    game: AnyGame, seat: Seat, view: Any, tried: Sequence[Tried[Any]], places: Collection[str]
) -> Iterator[Tried[Any]]:
    """Those that bring something else than any before them."""
    known = set[str]()
    for one in tried:
        gist = _gist(outlook(game, Act(seat, one.action), view).events, places)
        if gist not in known:
            known.add(gist)
            yield one


def _gist(events: Sequence[Any], places: Collection[str]) -> str:
    """What happens, without where."""
    told = [
        (
            type(event).__name__,
            [getattr(event, f) for f in event.__struct_fields__ if f not in places],
        )
        for event in events
    ]
    return repr(told)
