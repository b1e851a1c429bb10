"""Time is charged to whoever must act, and to nobody else."""

from __future__ import annotations

from dovecote.core.game import Seat
from dovecote.tables.agreement import Clock
from dovecote.tables.clocks import charged, filled, time_left

A, B, C = Seat(0), Seat(1), Seat(2)
BANK = Clock("bank", seconds=60, increment=5, window=20)
MOVE = Clock("move", seconds=30, window=20)


def test_everyone_begins_with_the_same_bank() -> None:
    assert filled(BANK, 3) == (60_000, 60_000, 60_000)
    assert filled(MOVE, 3) == ()
    assert filled(Clock(), 3) == ()


def test_only_the_seat_that_was_asked_pays() -> None:
    assert charged(BANK, (60_000, 60_000), [A], [A], 4_000) == (56_000, 60_000)


def test_the_increment_comes_when_the_seat_has_finished() -> None:
    assert charged(BANK, (60_000, 60_000), [A], [B], 4_000) == (61_000, 60_000)
    assert charged(BANK, (60_000, 60_000), [A], [], 4_000) == (61_000, 60_000)


def test_a_window_is_paid_from_no_bank() -> None:
    """Somebody else's silence cannot cost my time."""
    assert charged(BANK, (60_000, 9_000, 9_000), [B, C], [A], 15_000) == (60_000, 9_000, 9_000)


def test_a_bank_is_never_below_nothing() -> None:
    assert charged(BANK, (1_000, 60_000), [A], [A], 4_000) == (0, 60_000)


def test_who_is_asked_alone_has_what_is_left_in_their_bank() -> None:
    assert time_left(BANK, (7_000, 60_000), [A], 2_000) == 5_000
    assert time_left(BANK, (7_000, 60_000), [A], 9_000) == 0


def test_every_decision_has_its_own_time() -> None:
    assert time_left(MOVE, (), [B], 0) == 30_000
    assert time_left(MOVE, (), [B], 29_000) == 1_000


def test_a_window_has_the_same_time_for_everyone_asked() -> None:
    assert time_left(BANK, (1, 2, 3), [B, C], 5_000) == 15_000
    assert time_left(MOVE, (), [B, C], 5_000) == 15_000


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    assert time_left(Clock(), (), [A], 10**9) is None
    assert time_left(BANK, (1, 1), [], 0) is None
