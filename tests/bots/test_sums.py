"""The same seed gives the same move on every Python, whatever its `sum` does to floats."""

from __future__ import annotations

import subprocess
import sys

from dovecote.bots.sums import added_up
from tests.bots.thoughts import compensated, plain


def thoughts(kind: str) -> str:
    """In a process of its own: some numbers are added up when a module is imported."""
    command = [sys.executable, "-m", "tests.bots.thoughts", kind]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_two_sums_differ() -> None:
    numbers = [0.1] * 10
    assert plain(numbers) != compensated(numbers) == 1.0
    assert added_up(numbers) == plain(numbers)


def test_what_bots_think_depends_on_no_sum_of_python() -> None:
    before, since = thoughts("plain"), thoughts("compensated")
    assert before.count("|") > 20  # they did think
    assert before.splitlines() == since.splitlines()
