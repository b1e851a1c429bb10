"""Whom somebody does not want to hear (muted), and who is to keep away from them (blocked)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, insert, select

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import BLOCKED, MUTES, PEOPLE

How: TypeAlias = Literal["mute", "block"]
_WHOM = {"mute": (MUTES, MUTES.c.muted), "block": (BLOCKED, BLOCKED.c.blocked)}


class Shut(msgspec.Struct, frozen=True):
    """Somebody, and how they are shut out."""

    person: str
    name: str
    how: How


def unheard_by(connection: Connection, person: str) -> set[str]:
    """Whom somebody does not want to hear, muted or blocked."""
    found: set[str] = set()
    for table, whom in _WHOM.values():
        found |= set(connection.execute(select(whom).where(table.c.person == person)).scalars())
    return found


def keepers(connection: Connection, person: str) -> set[str]:
    """Everyone who has blocked somebody."""
    chosen = select(BLOCKED.c.person).where(BLOCKED.c.blocked == person)
    return set(connection.execute(chosen).scalars())


def is_kept_away(connection: Connection, person: str, others: Collection[str]) -> bool:
    """Whether one of some others has blocked somebody."""
    chosen = select(BLOCKED.c.person).where(
        BLOCKED.c.blocked == person, BLOCKED.c.person.in_(others)
    )
    return connection.execute(chosen).first() is not None


def shut_by(connection: Connection, person: str) -> list[Shut]:
    """Whom somebody has shut out, by name."""
    found: list[Shut] = []
    for how in ("block", "mute"):
        table, whom = _WHOM[how]
        chosen = select(PEOPLE.c.id, PEOPLE.c.name).join(table, whom == PEOPLE.c.id)
        rows = connection.execute(chosen.where(table.c.person == person).order_by(PEOPLE.c.name))
        found += [Shut(row.id, row.name, msgspec.convert(how, How)) for row in rows]
    return found


def shut(person: str, whom: str, how: How, *, is_on: bool) -> Change:
    """Somebody shuts somebody out, or does so no more."""
    table, column = _WHOM[how]

    def change(connection: Connection) -> bool:
        pair = (table.c.person == person, column == whom)
        connection.execute(delete(table).where(*pair))
        if is_on:
            connection.execute(insert(table), [{"person": person, column.name: whom}])
        return True

    return change
