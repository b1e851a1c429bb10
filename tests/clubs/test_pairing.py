"""Pairing: everybody plays or has a bye, those who are to keep apart do, nobody meets twice while
avoidable, seats even out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dovecote.clubs.pairing import Round, paired, past_of, round_robin
from dovecote.clubs.tournament import Plan, next_round
from tests.kit.effort import tries

FEW = settings(max_examples=tries(25, 400), deadline=None)
tables = st.integers(2, 6)


def played(count: int, seats: int, rounds: int, points: dict[int, float]) -> list[Round]:
    """Some rounds of a tournament."""
    found: list[Round] = []
    for _ in range(rounds):
        found.append(paired(range(count), seats, found, points))
    return found


def again(one: Round, before: list[Round]) -> int:
    """How often people meet again in a round."""
    met = past_of(before).met
    return sum(met[frozenset(pair)] for board in one.boards for pair in combinations(board, 2))


@FEW
@given(st.integers(2, 14), tables, st.integers(1, 4), st.randoms(use_true_random=False))
def test_everybody_plays_or_has_a_bye(count: int, seats: int, rounds: int, rng: Random) -> None:
    points = {one: float(rng.randrange(4)) for one in range(count)}
    for one in played(count, seats, rounds, points):
        there = [entrant for board in one.boards for entrant in board]
        assert sorted([*there, *one.byes]) == list(range(count))
        assert all(len(board) == seats for board in one.boards)
        assert len(one.byes) == count % seats if count >= seats else not one.boards


@FEW
@given(st.integers(2, 14), tables, st.integers(2, 5))
def test_byes_go_round(count: int, seats: int, rounds: int) -> None:
    byes = Counter(one for each in played(count, seats, rounds, {}) for one in each.byes)
    counts = [byes[one] for one in range(count)]
    assert max(counts) - min(counts) <= 1


def splits(left: tuple[int, ...], seats: int) -> list[list[tuple[int, ...]]]:
    """Every way to make tables of some people: the oracle."""
    if not left:
        return [[]]
    return [
        [(left[0], *others), *rest]
        for others in combinations(left[1:], seats - 1)
        for rest in splits(tuple(one for one in left[1:] if one not in others), seats)
    ]


@settings(max_examples=tries(15, 200), deadline=None)
@given(
    st.sampled_from([(4, 2), (6, 2), (8, 2), (6, 3), (8, 4), (9, 3)]),
    st.integers(0, 4),
    st.data(),
)
def test_nobody_meets_twice_while_avoidable(
    size: tuple[int, int], rounds: int, data: st.DataObject
) -> None:
    """As few meetings again as the best of all ways, tried one by one."""
    count, seats = size
    values = st.lists(st.integers(0, 3), min_size=count, max_size=count)
    before: list[Round] = []
    for _ in range(rounds):
        points = {n: float(v) for n, v in enumerate(data.draw(values))}
        before.append(paired(range(count), seats, before, points))
    points = {n: float(v) for n, v in enumerate(data.draw(values))}
    ours = again(paired(range(count), seats, before, points), before)
    best = min(again(Round(tuple(way)), before) for way in splits(tuple(range(count)), seats))
    assert ours == best


def pairs(count: int) -> st.SearchStrategy[set[frozenset[int]]]:
    """Some of all pairs of entrants."""
    return st.sets(st.sampled_from([frozenset(p) for p in combinations(range(count), 2)]))


def close(boards: Iterable[tuple[int, ...]], apart: set[frozenset[int]]) -> int:
    """How many sit at a table with somebody they are to keep apart from."""
    return sum(frozenset(pair) in apart for board in boards for pair in combinations(board, 2))


@settings(max_examples=tries(40, 400), deadline=None)
@given(
    st.sampled_from([(3, 2), (5, 2), (6, 2), (7, 2), (6, 3), (7, 3), (8, 3), (8, 4), (7, 5)]),
    st.integers(0, 3),
    st.data(),
)
def test_whoever_is_to_keep_apart_does_while_any_other_round_is_possible(
    size: tuple[int, int], rounds: int, data: st.DataObject
) -> None:
    """As few as in the best of all rounds, whoever has the byes; then as few meetings again as in
    the best of those with the same byes."""
    count, seats = size
    apart, before = data.draw(pairs(count)), played(count, seats, rounds, {})
    points = {n: float(data.draw(st.integers(0, 2))) for n in range(count)}
    found = paired(range(count), seats, before, points, apart)
    ways = [
        (byes, way)
        for byes in combinations(range(count), count % seats)
        for way in splits(tuple(one for one in range(count) if one not in byes), seats)
    ]
    assert close(found.boards, apart) == min(close(way, apart) for _, way in ways)
    same = [way for byes, way in ways if byes == found.byes]
    least = min((close(way, apart), again(Round(tuple(way)), before)) for way in same)
    assert (close(found.boards, apart), again(found, before)) == least


@FEW
@given(st.integers(2, 12), tables, st.integers(1, 3), st.data())
def test_everybody_still_plays_or_has_a_bye(
    count: int, seats: int, rounds: int, data: st.DataObject
) -> None:
    apart, before = data.draw(pairs(count)), played(count, seats, rounds - 1, {})
    found = paired(range(count), seats, before, {}, apart)
    there = [entrant for board in found.boards for entrant in board]
    assert sorted([*there, *found.byes]) == list(range(count))


def test_a_bye_goes_to_another_only_if_that_keeps_somebody_apart() -> None:
    assert paired(range(3), 2, []).byes == (2,)
    assert paired(range(3), 2, [], {}, [frozenset({0, 2})]).byes == (2,)
    assert paired(range(3), 2, [], {}, [frozenset({0, 1})]).byes == (1,)
    everyone = [frozenset(pair) for pair in combinations(range(3), 2)]
    assert paired(range(3), 2, [], {}, everyone).byes == (2,)


def test_a_large_field_keeps_apart_too() -> None:
    """What cannot all be tried is improved: neighbours in the standings who keep apart."""
    apart = {frozenset({n, n + 1}) for n in range(0, 200, 2)}
    found = paired(range(201), 2, [], {n: float(200 - n) for n in range(201)}, apart)
    assert close(found.boards, apart) == 0


def test_who_has_blocked_whom_is_obeyed_at_every_kind_of_tournament() -> None:
    apart = {frozenset({1, 2}), frozenset({3, 4})}
    for plan in (Plan("robin"), Plan("swiss"), Plan("duplicate"), Plan("swiss", filler="homer")):
        rounds: list[Round] = []
        for _ in range(2):
            rounds.append(next_round(plan, [1, 2, 3, 4, 5], 2, rounds, [], apart))
        assert not close([board for one in rounds for board in one.boards], apart)


@pytest.mark.parametrize("count", range(2, 11))
def test_at_tables_of_two_everyone_meets_everyone_once(count: int) -> None:
    rounds = played(count, 2, round_robin(range(count), 2), {})
    met = past_of(rounds).met
    assert set(met.values()) <= {1}
    assert len(met) == count * (count - 1) // 2


@FEW
@given(st.integers(1, 4), tables, st.integers(2, 6))
def test_seats_even_out(boards: int, seats: int, rounds: int) -> None:
    """Nobody sits in one seat twice more often than in another, or hardly."""
    past = past_of(played(boards * seats, seats, rounds, {}))
    for one in range(boards * seats):
        had = [past.seats[one, seat] for seat in range(seats)]
        assert max(had) - min(had) <= 2


def test_those_with_as_many_points_meet() -> None:
    points = {0: 3.0, 1: 0.0, 2: 3.0, 3: 0.0, 4: 1.0, 5: 1.0}
    boards = paired(range(6), 2, [], points).boards
    assert {frozenset(board) for board in boards} == {
        frozenset({0, 2}),
        frozenset({4, 5}),
        frozenset({1, 3}),
    }


def test_whoever_is_last_has_the_first_bye() -> None:
    assert paired(range(3), 2, [], {0: 0.0, 1: 2.0, 2: 1.0}).byes == (0,)


def test_the_same_past_gives_the_same_round() -> None:
    assert played(10, 3, 4, {1: 2.0}) == played(10, 3, 4, {1: 2.0})
