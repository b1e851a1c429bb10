"""The name of a set of rules, so that a record says what it was played under."""

from __future__ import annotations

from hashlib import sha256

from dovecote.core.game import AnyGame
from dovecote.core.options import fields


def ruleset(game: AnyGame) -> str:
    """A hash of game, version, options and data files; never of source text.

    A refactoring breaks no record, a changed board or card does, its comments do not.
    """
    lines = [f"{game.name} {game.version}"]
    lines += [f"{f.name} = {' | '.join(f.values)}" for f in fields(game.options_type)]
    lines += [f"{name}: {text}" for name, text in sorted(game.data.items())]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]
