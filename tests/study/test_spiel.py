"""The games as OpenSpiel's: its own tests, luck, information states, its bots."""

from __future__ import annotations

import random
import unittest
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from dovecote.core.options import write as write_options
from dovecote.games import GAMES
from tests.kit.effort import tries
from tests.study.told import EVERY, some_options

# Loaded by whoever runs these tests: it takes longer than anything else that tests import.

TWO = ["python_columba", "python_columbiz", "python_piccioni(seats=2)"]


def load(name: str) -> Any:
    """A game of ours, as OpenSpiel has it."""
    import pyspiel

    import dovecote.study.spiel  # noqa: F401  registers them

    return pyspiel.load_game(name)


def spelled(game: str, codec: str, rng: Random) -> str:
    """A game with any options, as OpenSpiel writes it."""
    texts = {**write_options(some_options(game, rng)), "codec": codec}
    given = (f"{name}={_word(name, text)}" for name, text in texts.items())
    return f"python_{game}({','.join(given)})"


def _word(name: str, text: str) -> str:
    if text in ("true", "false"):
        return text.title()
    return f"v{text}" if name == "edition" and text.isdecimal() else text


def walked(game: Any, seed: int, most: int = 10**6) -> list[Any]:
    """The states of a random match."""
    rng, state = Random(seed), game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal() and len(states) < most:
        if state.is_chance_node():
            numbers, ways = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, ways)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state.clone())
    return states


@pytest.mark.parametrize(("game", "codec"), EVERY)
def test_random_simulations_with_serialisation(
    game: str, codec: str, capfd: pytest.CaptureFixture[str]
) -> None:
    import pyspiel

    rng = Random(f"{game} {codec}")
    for _ in range(tries(1, 20)):
        loaded = load(spelled(game, codec, rng))
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TWO)
def test_the_peers_api_test(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    from open_spiel.integration_tests import api_test as peer

    random.seed(7)  # it samples with Python's own
    made = {"game": load(name), "game_name": name}
    kind = type("OnPartialTree", (peer.EnforceAPIOnPartialTreeBase,), made)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert not [text for _, text in (*result.failures, *result.errors)]


def test_luck_has_its_true_probabilities() -> None:
    state = load("python_columbiz").new_initial_state()
    assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
    while state.is_chance_node() and len(state.chance_outcomes()) == 6:
        state.apply_action(len(state.history()) % 6)
    throw = dict(state.chance_outcomes())
    assert len(throw) == 1287
    assert sum(throw.values()) == pytest.approx(1)
    assert throw[0] == pytest.approx(1 / 6**8)  # eight ones
    assert max(throw.values()) == pytest.approx(40320 / 4 / 6**8)  # two pairs, four single faces


@pytest.mark.parametrize("name", TWO)
def test_draws_are_told_by_what_is_drawn_and_sum_to_one(name: str) -> None:
    for state in walked(load(name), 3):
        if state.is_chance_node():
            numbers, ways = zip(*state.chance_outcomes(), strict=True)
            assert sum(ways) == pytest.approx(1)
            assert [*numbers] == sorted({*numbers})


@pytest.mark.parametrize("seats", [2, 4])
def test_another_world_looks_the_same_to_its_player_and_to_no_other(seats: int) -> None:
    game = load(f"python_piccioni(seats={seats})")
    varied = False
    states = [s for s in walked(game, seats) if not s.is_chance_node() and not s.is_terminal()]
    for state in states[:: tries(12, 2)]:
        player = state.current_player()
        for seed in range(3):
            world = state.resample_from_infostate(player, Random(seed).random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions() == state.legal_actions()
            assert np.array_equal(
                world.observation_tensor(player), state.observation_tensor(player)
            )
            others = {p for p in range(seats) if p != player}
            varied |= any(
                world.observation_string(p) != state.observation_string(p) for p in others
            )
    assert varied


def test_information_states_are_remembered_and_tell_no_secret() -> None:
    """Whoever is shown the same sequence has the same information state, and no other."""
    game = load("python_piccioni(seats=3)")
    states = [s for s in walked(game, 5) if not s.is_chance_node()]
    for before, after in pairwise(states):
        for player in range(3):
            lines = before.information_state_string(player).splitlines()[:-1]
            now = after.information_state_string(player).splitlines()
            assert now[: len(lines)] == lines  # nothing is forgotten
    for state in states[::10]:
        hands = state.to_struct().hands
        for player in range(3):
            view = state.to_observation_struct(player)
            assert view.hand == hands[player]
            assert view.viewer == player


@pytest.mark.parametrize("name", TWO)
def test_returns_are_ranks_and_a_cap_ends_a_match_as_it_stands(name: str) -> None:
    game = load(name)
    end = walked(game, 1)[-1]
    assert sum(end.returns()) == pytest.approx(0)
    assert max(end.returns()) <= 1
    given = "(longest=7)" if "(" not in name else name[name.index("(") : -1] + ",longest=7)"
    short = load(name.split("(")[0] + given)
    cut = walked(short, 1)[-1]
    decisions = [item for item in cut.full_history() if item.player >= 0]
    assert len(decisions) == 7
    over = GAMES[name.split("(")[0].removeprefix("python_")].result(cut.to_struct())
    assert (cut.returns()[0] > 0) == (over.ranks[0] < over.ranks[1])


@pytest.mark.parametrize("name", TWO)
def test_numbers_and_structs_are_the_same_actions(name: str) -> None:
    for state in walked(load(name), 2, 60):
        if state.is_chance_node() or state.is_terminal():
            continue
        for number in state.legal_actions():
            action = state.action_to_struct(state.current_player(), number)
            assert state.struct_to_actions(action) == [number]
            assert state.action_to_string(number) == str(action)
    assert state.to_dict()["options"]["seats"] == 2


def test_what_there_is_not_is_refused() -> None:
    import pyspiel

    with pytest.raises(pyspiel.SpielError):
        load("python_columbiz(dice=9)")
    with pytest.raises(Exception, match="seats"):
        load("python_columbiz(seats=9)")


def test_what_is_handed_out_may_be_shuffled() -> None:
    """OpenSpiel's own searchers do it."""
    state = load("python_columbiz").new_initial_state()
    before = state.chance_outcomes()
    state.chance_outcomes().reverse()
    assert state.chance_outcomes() == before
