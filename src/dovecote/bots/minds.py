"""The minds of the house, one a game, each loaded when it is first needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from dovecote.bots.mind import AnyMind

# The packages beside this module, each of the name of its game.
KNOWN = tuple(sorted(m.name for m in iter_modules([str(Path(__file__).parent)]) if m.ispkg))


@cache
def mind_of(game: str) -> AnyMind | None:
    """What bots know of a game, if they know anything: `MIND` of the package of its name."""
    if game not in KNOWN:
        return None
    mind: AnyMind = import_module(f"dovecote.bots.{game}").MIND
    return mind
