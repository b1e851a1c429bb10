"""What luck was asked in a match that is over, so that anyone can work its answers out again."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import msgspec
from litestar import Controller, Request, get

from dovecote.core.chance import Chance, Roll
from dovecote.core.game import Luck
from dovecote.core.record import Happened, read_entry
from dovecote.play import Scripted
from dovecote.play.replay import AnyTable, take
from dovecote.server.document import USEFUL
from dovecote.server.errors import PrivateError, SecretError, StatusError
from dovecote.server.lobby import TableId
from dovecote.server.matches import new_table
from dovecote.server.problems import problems
from dovecote.server.services import Services


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """One thing out of a bag: the texts of what is in it and how many of each, in its order."""

    bag: tuple[tuple[str, int], ...]


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """Dice thrown at once."""

    dice: int
    faces: int


Asked: TypeAlias = Drawn | Rolled


class Question(msgspec.Struct, frozen=True):
    """A question to luck: the entry that answers it, its name, what it could be, what it was."""

    entry: int
    cause: str
    chance: Asked
    outcome: str


class Luckline(Controller):
    """The luck of a match."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    @get("/luck", responses=problems(403, 404, 409), operation_id="luck", security=USEFUL)
    async def luck(
        self, table_id: TableId, request: Request[Any, Any, Any], services: Services
    ) -> list[Question]:
        """Every question to luck with its answer, once it is over or closed."""
        room = await services.house.room(table_id)
        async with room.locked():
            if not room.admits(await services.visitor(request)):
                raise PrivateError()
            if not room.row.is_published:
                raise SecretError(seat="all")
            if room.table is None:
                raise StatusError(status=room.row.status)
            row, lines = room.row, list(map(str, room.table.entries()))
        luck = Scripted()
        table = new_table(row, luck)  # here: only what follows may happen on another thread
        return await asyncio.to_thread(questions, table, luck, lines)


def questions(table: AnyTable, luck: Scripted, lines: list[str]) -> list[Question]:
    """What luck is asked while the entries happen at a table whose luck is told bit by bit."""
    found = []
    for number, line in enumerate(lines, 1):
        entry, pending = read_entry(number, line), table.pending
        if isinstance(entry, Happened) and isinstance(pending, Luck):
            chance = _asked(pending.chance)
            found.append(Question(number, pending.cause, chance, entry.outcome))
        take(table, luck, entry)
    return found


def _asked(chance: Chance[Any]) -> Asked:
    if isinstance(chance, Roll):
        return Rolled(chance.dice, chance.faces)
    return Drawn(tuple((str(thing), count) for thing, count in chance.bag.counts))
