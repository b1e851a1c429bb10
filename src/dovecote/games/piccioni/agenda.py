"""What is owed: a stack of steps, the last one next."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni.state import Drawing, Excess, State, Step


def then(state: State, *steps: Step) -> State:
    """The state with more to do first; of these the last one is next."""
    return replace(state, agenda=state.agenda + steps)


def instead(state: State, *steps: Step) -> State:
    """The state with other steps in place of the next one."""
    return replace(state, agenda=state.agenda[:-1] + steps)


def draws(seat: Seat, number: int) -> tuple[Step, ...]:
    """A draw, and the discards it may bring (4.1)."""
    return Excess(seat), Drawing(seat, number)


def clockwise(state: State) -> tuple[Seat, ...]:
    """All seats in turn, from the current player."""
    return _from(state.seat, len(state.hands))


@cache
def _from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat((seat + n) % seats) for n in range(seats))
