"""The search, on moves whose worth is known."""

from __future__ import annotations

from random import Random

from dovecote.bots.search import Budget, halve

WORTHS = {"a": 0.30, "b": 0.45, "c": 0.62, "d": 0.40, "e": 0.35}
MOVES = [(move, 0.5) for move in WORTHS]


def coin(move: str, world: int) -> float:
    """1 as often as the move is worth; the same luck for all moves in a world."""
    return float(Random(f"coin {world}").random() < WORTHS[move])


def test_the_best_move_is_found_and_tried_most() -> None:
    tried = halve(MOVES, coin, Budget(1500))
    assert tried[0].action == "c"
    assert tried[0].visits == max(one.visits for one in tried)
    assert abs(tried[0].mean - 0.62) < 0.1


def test_it_keeps_its_budget_and_is_deterministic() -> None:
    tried = halve(MOVES, coin, Budget(300))
    assert tried == halve(MOVES, coin, Budget(300))
    assert 0.7 * 300 <= sum(one.visits for one in tried) <= 300


def test_all_moves_meet_the_same_worlds() -> None:
    met: dict[str, list[int]] = {move: [] for move in WORTHS}

    def value(move: str, world: int) -> float:
        met[move].append(world)
        return WORTHS[move]

    halve(MOVES, value, Budget(100))
    longest = max(met.values(), key=len)
    assert longest == list(range(len(longest)))
    assert all(worlds == longest[: len(worlds)] for worlds in met.values())


def test_what_is_trusted_counts_like_simulations() -> None:
    moves = [("a", 0.9), ("b", 0.1)]
    assert halve(moves, coin, Budget(4), trust=1000.0)[0].action == "a"


def test_with_a_small_budget_fewer_are_tried_and_without_time_each_once() -> None:
    assert [one.visits for one in halve(MOVES, coin, Budget(6, 9.0), each=3)] == [3, 3]
    assert sum(one.visits for one in halve(MOVES, coin, Budget(10**9, seconds=0.0))) <= 11


def test_a_single_move_needs_no_trying() -> None:
    (only,) = halve([("a", 0.4)], coin, Budget(100))
    assert (only.action, only.visits, only.mean) == ("a", 0, 0.4)
