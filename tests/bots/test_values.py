"""What was learned from self-play: chances that add up, from weights that a command has written."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from dovecote.bots.columba.value import chances as columba_chances
from dovecote.bots.columbiz.features import turns_to_come
from dovecote.bots.columbiz.value import chance, in_points, odds, value_for
from dovecote.bots.piccioni.features import features_of, features_of_all
from dovecote.bots.piccioni.value import chances as piccioni_chances
from dovecote.bots.values import chances_at, group_of, shared_out, sight_of
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.games.columbiz.state import Throwing
from tests.kit.minds import LEARNED


def states(game: str, seats: int) -> Iterator[Any]:
    """A match that anybody might play, state by state."""
    rules, rng = GAMES[game], Random(seats)
    state: Any = rules.setup(read(rules.options_type, {"seats": str(seats)}))
    while not isinstance(pending := rules.pending(state), Over):
        yield state
        if isinstance(pending, Luck):
            state = rules.apply(state, Fate(pending.chance.sample(rng))).state
            continue
        assert isinstance(pending, Choice)
        seat = pending.seats[0]
        state = rules.apply(state, Act(seat, rng.choice([*rules.legal(state, seat)]))).state
    yield state


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_at_the_beginning_of_a_turn_add_up(game: str, seats: int) -> None:
    rules, seer = GAMES[game], sight_of(game)
    seen = set()
    for state in states(game, seats):
        if seer.is_quiet(state):
            found = chances_at(rules, state)
            sides = rules.sides.get(seats) or [(seat,) for seat in range(seats)]
            assert sum(found[side[0]] for side in sides) == pytest.approx(1)
            assert all(0 < one < 1 for one in found)
            seen.add(found)
    assert len(seen) > 5


@pytest.mark.parametrize("game", LEARNED)
def test_every_feature_has_a_weight_at_every_time_from_a_command(game: str) -> None:
    text = files("dovecote.bots").joinpath(game, "data", "value.toml").read_text("utf-8")
    assert text.startswith(f"# Written by `python -m workshop.value {game} ")
    found, seer = tomllib.loads(text), sight_of(game)
    assert {*found} == {group_of(seats) for seats in range(2, 7)}
    for features in found.values():
        assert tuple(features) == seer.features
        assert all(tuple(by_time) == seer.times for by_time in features.values())


def test_the_strong_get_more_and_partners_the_same() -> None:
    even = shared_out(GAMES["columbiz"], [1.5, 1.5])
    assert even == (0.5, 0.5)
    first, second, third = shared_out(GAMES["columbiz"], [2.0, 1.0, 0.0])
    assert first > second > third > 0
    a, b, c, d = shared_out(GAMES["columba"], [2.0, 0.0, 1.0, 0.0])
    assert (a, b) == (c, d)
    assert a + b == pytest.approx(1)
    assert a > b


@pytest.mark.parametrize("seats", [2, 3])
def test_who_ends_a_turn_of_columbiz_is_valued_as_by_the_whole_table(seats: int) -> None:
    """Between two the weights are taken together; that must not change what comes out."""
    rules: Any = GAMES["columbiz"]
    compared = 0
    for state in states("columbiz", seats):
        if type(state.step) is Throwing and state.step.throw == 1 and any(turns_to_come(state)):
            found = chances_at(rules, state)
            for seat in range(seats):
                assert chance(value_for(rules, Seat(seat))(state)) == pytest.approx(found[seat])
            compared += 1
    assert compared > 5


def test_when_no_turn_is_to_come_the_points_decide() -> None:
    rules: Any = GAMES["columbiz"]
    *_, over = states("columbiz", 2)
    pending = rules.pending(over)
    for seat, rank in enumerate(pending.ranks):
        assert (value_for(rules, Seat(seat))(over) > 0) == (rank == 1)


def test_a_chance_and_its_odds_are_the_same() -> None:
    assert odds(0.5) == 0
    assert chance(odds(0.73)) == pytest.approx(0.73)


def test_a_point_is_worth_a_point() -> None:
    for state in states("columbiz", 2):
        assert in_points(state).points == pytest.approx(1, abs=0.5)


def test_what_every_seat_of_piccioni_has_is_what_each_has() -> None:
    rules: Any = GAMES["piccioni"]
    for seats in (2, 4):
        for state in states("piccioni", seats):
            flock = len(state.flock)
            each = [features_of(rules.cards, state, flock, Seat(s)) for s in range(seats)]
            assert features_of_all(rules.cards, state, flock) == each


def test_a_match_that_is_over_is_won() -> None:
    rules: Any = GAMES["piccioni"]
    *_, over = states("piccioni", 3)
    ranks = rules.pending(over).ranks
    assert piccioni_chances(rules, over) == tuple((r == 1) / ranks.count(1) for r in ranks)
    rules = GAMES["columba"]
    *_, over = states("columba", 2)
    ranks = rules.pending(over).ranks
    assert columba_chances(rules, over) == tuple((r == 1) / ranks.count(1) for r in ranks)
