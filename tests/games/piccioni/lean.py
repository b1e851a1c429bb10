"""Play that reaches what uniform play seldom does: reactions, cleaning, the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.games.piccioni.actions import Action, Draw, Pass, Play, React
from dovecote.games.piccioni.state import State


def lean(state: State, legal: Sequence[Action], rng: Random) -> Action:
    """A kind of action first, then one of that kind; reactions whenever there are any."""
    kinds: dict[object, list[Action]] = {}
    for action in legal:
        name = action.card if isinstance(action, Play | React) else type(action).__name__
        kinds.setdefault(name, []).append(action)
    if any(isinstance(action, React) for action in legal):
        kinds.pop(Pass.__name__)
    if len(kinds) > 1 and rng.random() < 0.6:
        kinds.pop(Draw.__name__, None)
    return rng.choice(kinds[rng.choice(list(kinds))])
