"""The name of the data a game is played with, so that a record says what it was played under.

Together with the game and its version it is all that a record is held to. Options are not part
of it: a record names those it uses, and is refused by the one that is no longer known.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from dovecote.core.game import AnyGame

# Columbiz' shipped board was called so while the hash covered the list of all options too. The
# board and version 1 are the same, so records and tables of that time are still good.
FORMER_NAMES = {"0c203bb54304480b": "114f55a2d563d6a5"}


def ruleset(game: AnyGame) -> str:
    """A hash of the game's data, each text under its name; never of source text or options.

    A refactoring or one more option breaks no record; a changed board or card does.
    """
    data = msgspec.json.encode(sorted(game.data.items()))
    return sha256(data).hexdigest()[:16]


def present_name(name: str) -> str:
    """What the data of that name are called now."""
    return FORMER_NAMES.get(name, name)
