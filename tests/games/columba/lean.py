"""A random player who gets things done, so that tests see tiles and falcons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.games.columba.actions import (
    Action,
    Breed,
    Build,
    Falcon,
    Lay,
    NoObjective,
    Place,
    Raise,
)
from dovecote.games.columba.state import State

EAGERNESS = {
    Falcon: 30.0,
    Raise: 12.0,
    Breed: 2.0,
    Lay: 1.5,
    Build: 0.4,
    NoObjective: 0.1,
}


def lean(state: State, legal: Sequence[Action], rng: Random) -> Action:
    """First a kind of action by eagerness, then one of that kind; captures before other places."""
    actions = list(legal)
    kinds = sorted({type(action) for action in actions}, key=lambda kind: kind.__name__)
    weights = [EAGERNESS.get(kind, 1.0) for kind in kinds]
    (kind,) = rng.choices(kinds, weights)
    chosen = [action for action in actions if isinstance(action, kind)]
    if kind is Place and rng.random() < 0.9:
        chosen = _most_captured(state, chosen)
    return rng.choice(chosen)


def _most_captured(state: State, places: list[Action]) -> list[Action]:
    land = state.land
    assert land is not None

    def covers(action: Action) -> int:
        assert isinstance(action, Place)
        square = land.frame.square(land.frame.bit(action.field))
        return (square & (land.cards | land.tiles)).bit_count()

    most = max(map(covers, places))
    return [action for action in places if covers(action) == most]
