"""What the strongest bot would do in somebody's place, and why, knowing what they know.

How good it takes its moves to be is its own hope: `dovecote.analysis.advice` makes chances of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec

from dovecote.bots.levels import scaled
from dovecote.bots.mind import Reason, certain, main_reason, rounded
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Act, AnyGame, Seat
from dovecote.play.outlook import outlook

ADVISER = "champion"
_COUNT = 3  # moves
_LOOKED = 8  # at most, to find so many that differ
_ALIKE = 0.005  # of a standing: moves that are no further apart are as good as each other


class Advice(msgspec.Struct, frozen=True):
    """A move, how well the seat would stand with it, from 0 to 1, and what it changes."""

    do: str
    standing: float
    reasons: tuple[Reason, ...] = ()  # what it is good for first, then the weightiest


def advise(
    game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random, share: float = 1.0
) -> list[Advice]:
    """What the champion would do with so much of its budget; none for a game without a mind."""
    mind = mind_of(game.name)
    if mind is None:
        return []
    return suggest(game, seat, view, offers, scaled(mind.budgets[ADVISER], share), rng)


def suggest(
    game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], budget: Budget, rng: Random
) -> list[Advice]:
    """The best moves, the best first, no two that do the same; none for a game without a mind."""
    mind = mind_of(game.name)
    if mind is None:
        return []
    tried = mind.think(game, seat, view, offers, budget, rng)
    found = list[Advice]()
    for one in islice(different(game, seat, view, tried, mind.places), _LOOKED):
        told = _good_first(certain(mind.reasons(game, seat, view, one.action, rng)))
        # a move that was given up early met fewer worlds: it looks no better than the best
        standing = min([one.mean, *(advice.standing for advice in found)])
        reasons = tuple(rounded(reason) for reason in told)
        advice = Advice(str(one.action), round(standing, 3), reasons)
        if not any(_is_alike(advice, other) for other in found):
            found.append(advice)
        if len(found) == _COUNT:
            break
    return found


def _good_first(reasons: Sequence[Reason]) -> list[Reason]:
    """Reasons in their order, but what the move is good for before what it costs."""
    best = next((reason for reason in reasons if reason.points > 0), None)
    return sorted(reasons, key=lambda reason: reason is not best)


def _is_alike(one: Advice, other: Advice) -> bool:
    """Whether two moves are good for the same, and as good as each other."""
    mine, theirs = main_reason(one.reasons), main_reason(other.reasons)
    is_same = (mine and mine.term) == (theirs and theirs.term)
    return is_same and abs(one.standing - other.standing) <= _ALIKE


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
