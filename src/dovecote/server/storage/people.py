"""People and their tokens. A token itself is nowhere, only its hash."""

from __future__ import annotations

from functools import partial

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import DEVICES, PEOPLE, TOKENS

_HOLDER = (
    select(PEOPLE.c.id, PEOPLE.c.name)
    .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
    .where(TOKENS.c.hash == bindparam("hash"), TOKENS.c.kind == bindparam("kind"))
)


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str


class Device(msgspec.Struct, frozen=True):
    """A browser on which somebody is known, by the hash of its token."""

    hash: str
    label: str
    created: int


def holder(connection: Connection, hashed: str, kind: str) -> Person | None:
    """Whose token of a kind (`session` or `link`) has this hash."""
    row = connection.execute(_HOLDER, {"hash": hashed, "kind": kind}).first()
    return Person(row.id, row.name) if row else None


def sessions_among(connection: Connection, hashes: list[str]) -> set[str]:
    """Which of these sessions have not been ended."""
    alive = select(TOKENS.c.hash).where(TOKENS.c.hash.in_(hashes), TOKENS.c.kind == "session")
    return set(connection.execute(alive).scalars())


def sessions_of(connection: Connection, person: str) -> list[Device]:
    """The devices on which somebody is known, the newest first."""
    chosen = (
        select(TOKENS.c.hash, TOKENS.c.created, DEVICES.c.label)
        .outerjoin(DEVICES, DEVICES.c.hash == TOKENS.c.hash)
        .where(TOKENS.c.person == person, TOKENS.c.kind == "session")
        .order_by(TOKENS.c.created.desc())
    )
    return [Device(r.hash, r.label or "", r.created) for r in connection.execute(chosen)]


def add_person(person: Person, hashed: str, now: int, label: str = "") -> Change:
    """A new person with a session."""

    def change(connection: Connection) -> bool:
        values = {"id": person.id, "name": person.name, "created": now}
        connection.execute(insert(PEOPLE), [values])
        return _add_token(connection, person.id, hashed, "session", now, label)

    return change


def rename(person: str, name: str) -> Change:
    """They are called differently from now on."""

    def change(connection: Connection) -> bool:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
        return True

    return change


def add_session(person: str, hashed: str, now: int, label: str = "") -> Change:
    """One more device."""
    return partial(_add_token, person=person, hashed=hashed, kind="session", now=now, label=label)


def replace_link(person: str, hashed: str, now: int) -> Change:
    """A personal link instead of the one before."""

    def change(connection: Connection) -> bool:
        old = (TOKENS.c.person == person, TOKENS.c.kind == "link")
        connection.execute(delete(TOKENS).where(*old))
        return _add_token(connection, person, hashed, "link", now)

    return change


def end_session(hashed: str) -> Change:
    """A device is nobody's any more."""

    def change(connection: Connection) -> bool:
        connection.execute(delete(TOKENS).where(TOKENS.c.hash == hashed))
        return True

    return change


def _add_token(
    connection: Connection, person: str, hashed: str, kind: str, now: int, label: str = ""
) -> bool:
    values = {"hash": hashed, "person": person, "kind": kind, "created": now}
    connection.execute(insert(TOKENS), [values])
    if label:
        connection.execute(insert(DEVICES), [{"hash": hashed, "label": label}])
    return True
