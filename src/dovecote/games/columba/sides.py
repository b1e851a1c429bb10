"""Who plays with whom: four players are two teams, sitting diagonally (10.1)."""

from __future__ import annotations

from dovecote.core.game import Seat


def are_allies(seats: int, one: Seat, other: Seat) -> bool:
    """Whether two seats are the same side."""
    return one == other or (seats == 4 and (one - other) % 2 == 0)


def sides(seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    return ((0, 2), (1, 3)) if seats == 4 else tuple((seat,) for seat in range(seats))
