"""What a match is worth to each seat: nothing until it ends, and then all of them sum to nought."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import TypeAlias

from dovecote.core.game import AnyGame, Over
from dovecote.play.giving_up import sides_of
from dovecote.study.codecs import ChoiceError

Rewards: TypeAlias = tuple[float, ...]


def by_rank(game: AnyGame, over: Over) -> Rewards:
    """From 1 for the first to −1 for the last; those who share places share what these bring.

    >>> from dovecote.games.columbiz import COLUMBIZ
    >>> by_rank(COLUMBIZ, Over((1, 3, 1), (9, 5, 9)))
    (0.5, -1.0, 0.5)
    """
    places = sorted(over.ranks)
    last = len(places) - 1
    worth = [1 - 2 * place / last for place in range(len(places))]
    return tuple(
        fmean(w for w, held in zip(worth, places, strict=True) if held == rank)
        for rank in over.ranks
    )


def by_margin(game: AnyGame, over: Over) -> Rewards:
    """The points that a seat is ahead of the others, on average; partners are no others.

    >>> from dovecote.games.columbiz import COLUMBIZ
    >>> by_margin(COLUMBIZ, Over((1, 3, 2), (9, 5, 7)))
    (3.0, -3.0, 0.0)
    """
    sides = sides_of(game, len(over.scores))
    return tuple(
        score - fmean(_others(sides, seat, over.scores)) for seat, score in enumerate(over.scores)
    )


REWARDS = {"rank": by_rank, "margin": by_margin}


def rewards(reward: str, game: AnyGame, over: Over) -> Rewards:
    """What the end of a match brings, by the way it is rewarded."""
    return REWARDS[reward](game, over)


def check(reward: str) -> None:
    """Complains about a way that there is not."""
    if reward not in REWARDS:
        raise ChoiceError(name="reward", text=reward, expected=", ".join(REWARDS))


def _others(sides: Sequence[Sequence[int]], seat: int, scores: Sequence[int]) -> list[int]:
    return [scores[other] for side in sides if seat not in side for other in side]
