"""A memory for one thing."""

from __future__ import annotations

from dovecote.core.latest import Latest


def test_the_same_value_is_looked_at_once() -> None:
    asked: list[list[int]] = []

    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    latest, one, other = Latest(total), [1, 2], [1, 2]
    assert [latest(numbers) for numbers in (one, one, other, other, one)] == [3] * 5
    assert [numbers is one for numbers in asked] == [True, False, True]
