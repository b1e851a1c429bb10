"""A territory in one straight line, and the same match anywhere on the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.core.game import Act, Choice, Fate, Luck
from dovecote.games.columba import COLUMBA
from dovecote.games.columba.actions import Action, Lay, Place
from dovecote.games.columba.state import Options, State

DIRECTIONS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


def farthest(legal: Sequence[Action], direction: str) -> list[Action]:
    """The places farthest out in one direction, nearest to the middle line."""
    dx, dy = DIRECTIONS[direction]
    places = [action for action in legal if isinstance(action, Place | Lay)]

    def reach(action: Place | Lay) -> tuple[int, int]:
        x, y = action.field
        return dx * x + dy * y, -abs(dy * x + dx * y)

    best = max(map(reach, places))
    return [action for action in places if reach(action) == best]


def stretch(options: Options, direction: str, rng: Random) -> list[State]:
    """Every state of a match in which each card is put as far out as the rules allow."""
    state: State = COLUMBA.setup(options)
    states = [state]
    while isinstance(pending := COLUMBA.pending(state), Choice | Luck):
        if isinstance(pending, Luck):
            state = COLUMBA.apply(state, Fate(pending.chance.sample(rng))).state
        else:
            (seat,) = pending.seats
            legal = list(COLUMBA.legal(state, seat))
            places = [action for action in legal if isinstance(action, Place)]
            action = rng.choice(farthest(legal, direction) if places else legal)
            state = COLUMBA.apply(state, Act(seat, action)).state
        states.append(state)
    return states
