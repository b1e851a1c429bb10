"""What luck was asked in a match, so that anyone can work its answers out again."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from dovecote.core.chance import Chance, Roll
from dovecote.core.entries import Happened, read_entry
from dovecote.core.game import Luck
from dovecote.play import Scripted
from dovecote.play.replay import AnyTable, take


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """One thing out of a bag: the texts of what is in it and how many of each, in its order."""

    bag: tuple[tuple[str, int], ...]


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """Dice thrown at once."""

    dice: int
    faces: int


Possible: TypeAlias = Drawn | Rolled


class LuckQuestion(msgspec.Struct, frozen=True):
    """A question to luck: the entry that answers it, its name, what it could be, what it was."""

    entry: int
    cause: str
    chance: Possible
    outcome: str


def questions(table: AnyTable, luck: Scripted, lines: list[str]) -> list[LuckQuestion]:
    """What luck is asked while the entries happen at a table whose luck is given bit by bit."""
    found = []
    for number, line in enumerate(lines, 1):
        entry, pending = read_entry(number, line), table.pending
        if isinstance(entry, Happened) and isinstance(pending, Luck):
            chance = _possible(pending.chance)
            found.append(LuckQuestion(number, pending.cause, chance, entry.outcome))
        take(table, luck, entry)
    return found


def _possible(chance: Chance[Any]) -> Possible:
    if isinstance(chance, Roll):
        return Rolled(chance.dice, chance.faces)
    return Drawn(chance.bag.counts)
