"""One seat for a learner, bots in the others: Gymnasium's environments, one by one and many."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from dovecote.bots import UnknownBotError
from dovecote.study.codecs import CODECS, NumberError
from dovecote.study.seats import BotsError, NoSeatError, SeatEnv
from dovecote.study.vector import MatchesEnv


def chosen(mask: Any, rng: Random) -> int:
    numbers = mask.nonzero()[0]
    return int(rng.choice(numbers)) if len(numbers) else 0


def played(env: Any, seed: int) -> tuple[int, float]:
    """A whole match of random numbers: how many there were, and what it was worth."""
    _, info = env.reset(seed=seed)
    rng, steps, is_over, worth = Random(seed), 0, False, 0.0
    while not is_over:
        observation, worth, terminated, truncated, info = env.step(chosen(info["action_mask"], rng))
        assert observation in env.observation_space
        is_over = terminated or truncated
        steps += 1
    return steps, worth


@pytest.mark.parametrize("game", CODECS)
def test_the_peers_own_check_and_a_whole_match(game: str) -> None:
    name = f"dovecote.study.seats:dovecote/{game}-v1"
    env = gymnasium.make(name, bots="random", illegal="lose")
    check_env(env.unwrapped, skip_render_check=True)
    assert played(env, 3) == played(env, 3)
    assert played(gymnasium.make(name, bots="random", illegal="lose"), 3) == played(env, 3)


def test_masks_are_those_that_maskable_ppo_asks_for() -> None:
    env = SeatEnv("columbiz", bots="random")
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == bool
    assert np.array_equal(masks, info["action_mask"].astype(bool))


def test_the_learner_has_one_seat_or_another_one_in_every_match() -> None:
    fixed = SeatEnv("columbiz", seats=3, seat=2, bots="random")
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    drawn = SeatEnv("columbiz", seats=3, bots="random")
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    assert drawn.match.seat == drawn.seat


def test_a_better_bot_in_the_other_seat_wins_more() -> None:
    """A homer beats random play in far more than half of the matches (docs/bots.md: 98 %)."""
    env = SeatEnv("columbiz", bots="homer")
    assert sum(played(env, seed)[1] for seed in range(4)) < 0


def test_each_seat_may_have_its_own_bot() -> None:
    env = SeatEnv("columbiz", seats=3, bots=["random", "fledgling"])
    assert played(env, 1)[0] > 0
    with pytest.raises(BotsError, match="1 bots for 2 other seats"):
        SeatEnv("columbiz", seats=3, bots=["random"])
    with pytest.raises(UnknownBotError):
        SeatEnv("columbiz", bots="eagle")
    with pytest.raises(NoSeatError, match="there is no seat 4"):
        SeatEnv("columbiz", seat=4)


def test_a_number_that_is_not_offered_is_refused() -> None:
    env = SeatEnv("columbiz", bots="random")
    env.reset(seed=1)
    with pytest.raises(NumberError):
        env.step(293)


def test_many_matches_are_the_same_as_each_alone() -> None:
    """Two processes, three matches: the same seeds and numbers give what single ones give."""
    rngs = [Random(seed) for seed in range(3)]
    alone = [SeatEnv("columbiz", bots="random") for _ in range(3)]
    many = MatchesEnv("columbiz", 3, workers=2, bots="random")
    try:
        observations, infos = many.reset(seed=20)
        singles = [env.reset(seed=20 + number) for number, env in enumerate(alone)]
        for _ in range(15):
            assert np.array_equal(observations, np.stack([one[0] for one in singles]))
            assert np.array_equal(many.action_masks(), [env.action_masks() for env in alone])
            numbers = [
                chosen(mask, rng) for mask, rng in zip(infos["action_mask"], rngs, strict=True)
            ]
            observations, worth, ended, cut, infos = many.step(np.array(numbers))
            steps = [env.step(number) for env, number in zip(alone, numbers, strict=True)]
            assert worth.tolist() == [step[1] for step in steps]
            assert ended.tolist() == [step[2] for step in steps]
            assert not cut.any()
            singles = [(step[0], step[4]) for step in steps]
        with pytest.raises(NumberError):
            many.step(np.array([293, 293, 293]))
        with pytest.raises(ValueError, match="2 for 3 matches"):
            many.step(np.array([1, 2]))
    finally:
        many.close()
