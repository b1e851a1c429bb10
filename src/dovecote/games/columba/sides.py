"""Who plays with whom: four players are two teams, sitting diagonally (10.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dovecote.core.game import Seat

TEAMS: Mapping[int, Sequence[Sequence[int]]] = {4: ((0, 2), (1, 3))}


def are_allies(seats: int, one: Seat, other: Seat) -> bool:
    """Whether two seats are the same side."""
    return one == other or (seats == 4 and (one - other) % 2 == 0)


def sides(seats: int) -> Sequence[Sequence[int]]:
    """The seats of each side."""
    return TEAMS.get(seats) or tuple((seat,) for seat in range(seats))
