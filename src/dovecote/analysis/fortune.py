"""Luck: what an outcome did to everyone's chances, beside all that it could have been."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from dovecote.analysis.judge import Fortune
from dovecote.bots.sums import added_up
from dovecote.bots.values import Chances
from dovecote.core.game import Luck

EXACT = 12  # so many different outcomes are all looked at
SAMPLED = 12  # of more, so many ways are
_MOST = 10_000  # ways: with more, the outcomes are not even counted


def beside_others(
    luck: Luck, outcome: Any, after: Callable[[Any], Chances], rng: Random
) -> Fortune:
    """The chances after the outcome, less their mean over all outcomes, or over some.

    What is sampled is drawn as luck itself would draw it, whatever the outcome was: so the mean
    of all changes is 0 either way, and a match less its luck is not biased.
    """
    came = after(outcome)
    every = list(luck.chance.outcomes()) if luck.chance.ways <= _MOST else []
    if every and len(every) <= EXACT:
        weighed = [(after(one) if one != outcome else came, ways) for one, ways in every]
        total = luck.chance.ways
        means = [
            added_up([chances[seat] * ways for chances, ways in weighed]) / total
            for seat in range(len(came))
        ]
        return Fortune(_less(came, means))
    known: dict[Any, Chances] = {outcome: came}
    seen: list[Chances] = []
    for _ in range(SAMPLED):
        one = luck.chance.sample(rng)
        if one not in known:
            known[one] = after(one)
        seen.append(known[one])
    means = [added_up([chances[seat] for chances in seen]) / SAMPLED for seat in range(len(came))]
    return Fortune(_less(came, means), max(_errors(seen, means)))


def _less(came: Chances, means: Sequence[float]) -> Chances:
    return tuple(a - b for a, b in zip(came, means, strict=True))


def _errors(seen: Sequence[Chances], means: Sequence[float]) -> list[float]:
    """The standard errors of the means."""
    count = len(seen)
    squares = [
        added_up([(chances[seat] - mean) ** 2 for chances in seen])
        for seat, mean in enumerate(means)
    ]
    return [(square / (count * (count - 1))) ** 0.5 for square in squares]
