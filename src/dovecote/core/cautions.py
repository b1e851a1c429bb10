"""What to think of before a move: that it gives points away, costs some, or leaves a loss."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

import msgspec

from dovecote.core.game import Act


class Caution(msgspec.Struct, frozen=True):
    """A warning by its code, and what to fill into its sentence."""

    code: str
    params: dict[str, int] = {}


# Of an act in a state of a game
CautionJudge: TypeAlias = Callable[[Any, Any, Act[Any]], tuple[Caution, ...]]


def gifts(
    before: Sequence[int], after: Sequence[int], mine: Collection[int]
) -> tuple[Caution, ...]:
    """The points that a move gives to others, unless it brings the own side as much.

    >>> [gift.params for gift in gifts([5, 5], [6, 7], {0})]
    [{'seat': 1, 'points': 2}]
    >>> gifts([5, 5], [7, 7], {0})
    ()
    """
    gained = [now - then for then, now in zip(before, after, strict=True)]
    given = {seat: gain for seat, gain in enumerate(gained) if gain > 0 and seat not in mine}
    if sum(gained[seat] for seat in mine) >= sum(given.values()):
        return ()
    return tuple(Caution("helps", {"seat": s, "points": gain}) for s, gain in given.items())


def loss(before: Sequence[int], after: Sequence[int], mine: Collection[int]) -> tuple[Caution, ...]:
    """The points that a move costs the own side, unless it costs others as much.

    >>> [lost.params for lost in loss([5, 5], [4, 5], {0})]
    [{'points': 1}]
    >>> loss([5, 5], [4, 3], {0})
    ()
    """
    gained = [now - then for then, now in zip(before, after, strict=True)]
    own = sum(gained[seat] for seat in mine)
    others = sum(gain for seat, gain in enumerate(gained) if seat not in mine)
    return (Caution("costs", {"points": -own}),) if own < min(0, others + 1) else ()
