"""The throws of Columbiz, against counting everything out."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from dovecote.bots.columbiz.throws import best_parts, hands, promises, solve, value_all
from dovecote.core.chance import Dice
from dovecote.games.columbiz.components import DICE


def fives(hand: Dice) -> float:
    return float(hand.count(5))


def at_random(seed: int) -> list[float]:
    rng = Random(seed)
    return [rng.random() for _ in range(1287)]


def worth_of(worths: list[float], hand: Dice) -> float:
    known = hands()
    return worths[known.number[hand] - known.first_whole]


def by_counting(worths: list[float], kept: Dice) -> float:
    """The mean over every way the other dice can fall, one by one."""
    falls = list(product(range(1, 7), repeat=DICE - len(kept)))
    return sum(worth_of(worths, tuple(sorted(kept + fall))) for fall in falls) / len(falls)


def test_there_are_as_many_hands_as_there_should_be() -> None:
    assert len(hands().all) == 3003
    assert len(hands().all) - hands().first_whole == 1287


@pytest.mark.parametrize(
    "kept", [(1, 2, 3, 4, 5, 6, 6), (5, 5, 5, 5, 5), (1, 1, 4, 6), (2, 3, 3, 6)]
)
def test_a_throw_promises_the_mean_of_all_falls(kept: Dice) -> None:
    worths = at_random(1)
    promised = promises(worths)[hands().number[kept]]
    assert promised == pytest.approx(by_counting(worths, kept))


@pytest.mark.parametrize("hand", [(1, 2, 3, 4, 5, 6, 6, 6), (1, 1, 1, 1, 2, 2, 2, 2)])
def test_the_best_part_is_the_best_of_all_parts(hand: Dice) -> None:
    promised = promises(at_random(2))
    parts = {part for size in range(DICE + 1) for part in combinations(hand, size)}
    best = max(promised[hands().number[part]] for part in parts)
    assert worth_of(best_parts(promised), hand) == best


def test_whoever_collects_fives_keeps_them_and_throws_the_rest() -> None:
    """With two throws left a die that is not a five becomes one with chance 11/36."""
    promised = solve(value_all(fives), 2)
    assert promised[hands().number[(5, 5, 5)]] == pytest.approx(3 + 5 * 11 / 36)
    assert promised[hands().number[()]] == pytest.approx(8 * 11 / 36)


def test_another_throw_is_never_worse_than_none() -> None:
    worths = at_random(3)
    for once, twice in zip(solve(worths, 1), solve(worths, 2), strict=True):
        assert twice >= once - 1e-12 or once == twice


def test_a_whole_hand_promises_at_least_itself() -> None:
    worths = at_random(4)
    assert all(a >= b for a, b in zip(best_parts(promises(worths)), worths, strict=True))
