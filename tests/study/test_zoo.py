"""The games as PettingZoo's environments: its own tests, and what it does not ask."""

from __future__ import annotations

import pickle
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, render_test, seed_test

from dovecote.core.errors import OptionsError
from dovecote.core.game import Over, Seat
from dovecote.core.options import write as write_options
from dovecote.core.record import write
from dovecote.games import GAMES
from dovecote.games.columba import COLUMBA
from dovecote.play.replay import replay
from dovecote.study import rewards, zoo
from dovecote.study.codecs import CODECS, ChoiceError, NumberError
from dovecote.study.numbered import NotBegunError, SeatsError
from tests.kit.effort import tries
from tests.study.told import EVERY, some_options

Played = list[tuple[str, float, bool]]


def played(env: Any, rng: Random, most: int = 10**6) -> Played:
    """Random numbers of the mask until the match ends, or so many."""
    told: Played = []
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, info = env.last()
        assert observation in env.observation_space(agent)
        told.append((agent, reward, terminated or truncated))
        number = None
        if not (terminated or truncated):
            number = int(rng.choice(info["action_mask"].nonzero()[0]))
        env.step(number)
    return told


@pytest.mark.parametrize(("game", "codec"), EVERY)
@pytest.mark.parametrize("seed", range(tries(2, 30)))
def test_the_peers_own_tests(game: str, codec: str, seed: int) -> None:
    rng = Random(f"{game} {codec} {seed}")
    reward = rng.choice(["rank", "margin"])
    how = {**write_options(some_options(game, rng)), "codec": codec, "reward": reward}
    name = f"dovecote/{game}-v1"
    api_test(make("aec", name, **how), num_cycles=tries(150, 1000))
    seed_test(lambda: make("aec", name, **how), num_cycles=tries(25, 500))


@pytest.mark.parametrize("game", CODECS)
def test_every_way_to_be_shown(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = partial(zoo.Env, game, illegal="lose")  # its test plays numbers that are not offered
    render_test(env, custom_tests={"svg": lambda drawing: drawing.startswith("<svg")})
    assert capsys.readouterr().out  # that is the mode for people


@pytest.mark.parametrize("game", CODECS)
def test_a_match_goes_on_after_being_pickled_in_its_middle(game: str) -> None:
    env = zoo.Env(game, seats=2)
    env.reset(seed=5)
    played(env, Random(1), 20)
    again = pickle.loads(pickle.dumps(env))
    assert played(env, Random(2)) == played(again, Random(2))
    assert env.match.state == again.match.state


def test_rewards_come_at_the_end_and_are_those_of_the_ranks() -> None:
    env = zoo.columbiz(seats=3)
    env.reset(seed=2)
    told = played(env, Random(3))
    over = env.match.over
    assert isinstance(over, Over)
    assert all(reward == 0 for _, reward, ended in told if not ended)
    ends = {agent: reward for agent, reward, ended in told if ended}
    assert ends == dict(
        zip(env.possible_agents, rewards.by_rank(GAMES["columbiz"], over), strict=True)
    )
    assert sum(ends.values()) == pytest.approx(0)


def test_ranks_and_margins_sum_to_nought_and_partners_are_worth_the_same() -> None:
    over = Over((1, 2, 1, 2), (40, 31, 40, 31))
    assert rewards.by_rank(COLUMBA, over) == pytest.approx((2 / 3, -2 / 3, 2 / 3, -2 / 3))
    assert rewards.by_margin(COLUMBA, over) == (9, -9, 9, -9)
    alone = Over((1, 2, 2), (10, 4, 4))
    assert rewards.by_rank(COLUMBA, alone) == (1, -0.5, -0.5)
    assert rewards.by_margin(COLUMBA, alone) == (6, -3, -3)


def test_a_number_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = zoo.columbiz(seats=2)
    env.reset(seed=1)
    before = env.match.state
    for number in (293, -1, 294, None):
        with pytest.raises(NumberError, match="see the mask"):
            env.step(number)
    assert env.match.state is before
    assert not any(env.terminations.values())


def test_or_it_loses_as_in_the_peers_own_games() -> None:
    env = zoo.columbiz(seats=2, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(293)
    assert all(env.terminations.values())
    assert {agent: reward for agent, reward in env.rewards.items() if reward} == {loser: -1}


def test_a_long_match_is_cut_off_without_a_reward() -> None:
    env = zoo.piccioni(seats=2, longest=10)
    env.reset(seed=1)
    told = played(env, Random(1))
    assert len([agent for agent, _, ended in told if not ended]) == 10
    assert all(reward == 0 for _, reward, _ in told)


def test_options_are_those_of_the_game_and_may_change_with_every_match() -> None:
    env = zoo.piccioni(seats=2, edition="2025-flock")
    env.reset(seed=1)
    assert env.match.options.edition == "2025-flock"  # type: ignore[attr-defined]
    env.reset(seed=1, options={"edition": "2019", "first_moves": 1})
    assert write_options(env.match.options) == {
        "seats": "2",
        "edition": "2019",
        "first_moves": "1",
    }
    with pytest.raises(SeatsError, match="has 2 seats; make another one for 4"):
        env.reset(options={"seats": 4})
    with pytest.raises(OptionsError):
        env.reset(options={"edition": "1999"})
    with pytest.raises(OptionsError):
        zoo.columbiz(seeds=4)


def test_what_nobody_offers_is_refused_in_a_sentence() -> None:
    with pytest.raises(ChoiceError, match="render_mode: 'window' is not one of human"):
        zoo.columbiz(render_mode="window")
    with pytest.raises(ChoiceError, match="reward: 'points' is not one of rank, margin"):
        zoo.columbiz(reward="points")
    with pytest.raises(NotBegunError, match="reset"):
        zoo.columbiz().step(0)


def test_info_says_when_the_window_cuts() -> None:
    env = zoo.columba(seats=2)
    env.reset(seed=1)
    info = env.last()[4]
    assert info["cut"] == 0
    assert info["action_mask"].sum() == len(env.match.sight.offers)
    assert np.array_equal(env.action_mask(env.agent_selection), info["action_mask"])
    (other,) = {*env.agents} - {env.agent_selection}
    assert env.action_mask(other).sum() == 0


@pytest.mark.parametrize("game", CODECS)
def test_a_match_can_be_written_down_and_replayed(game: str) -> None:
    env = zoo.Env(game, seats=2)
    env.reset(seed=8)
    played(env, Random(8))
    record = env.match.record()
    assert replay(GAMES[game], write(record)).state == env.match.state


def test_sealed_answers_are_in_nobody_elses_observation() -> None:
    """Where two seats are asked in one window, the second sees the same whatever the first says."""
    found = 0
    for seed in range(tries(40, 400)):
        env = zoo.piccioni(seats=3)
        env.reset(seed=seed)
        rng = Random(seed)
        for agent in env.agent_iter(400):
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            numbers = info["action_mask"].nonzero()[0]
            pending = GAMES["piccioni"].pending(env.match.state)
            if len(getattr(pending, "seats", ())) > 1 and len(numbers) > 1:
                found += 1
                seen = {_after(env, int(number), agent) for number in numbers}
                assert len(seen) == 1
            env.step(int(rng.choice(numbers)))
        if found > 2:
            break
    assert found


def _after(env: zoo.Env, number: int, agent: str) -> bytes:
    """What the seat that is asked next sees after an answer, in a copy of the match."""
    copy = pickle.loads(pickle.dumps(env))
    copy.step(number)
    asked = copy.agent_selection
    assert asked != agent
    assert copy.match.seat == Seat(copy.possible_agents.index(asked))
    return bytes(copy.observe(asked).tobytes()) + bytes(copy.match.mask.tobytes())
