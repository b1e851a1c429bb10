"""Passkeys: the public half of what somebody's device keeps, and answers that were used up."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import PASSKEYS, PEOPLE, SPENDING

_USED = "passkey"  # a challenge that was answered: it is kept until nobody could answer it


class Passkey(msgspec.Struct, frozen=True):
    """One of somebody's, at one name of this server."""

    id: str
    person: str
    host: str
    name: str
    key: str
    signed: int
    created: int
    used: int  # 0: never

    @property
    def short(self) -> str:
        """What its owner calls it when they talk to a server."""
        return sha256(self.id.encode()).hexdigest()[:16]


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """All of somebody's, the newest first."""
    mine = select(PASSKEYS).where(PASSKEYS.c.person == person)
    return [_passkey(r) for r in connection.execute(mine.order_by(PASSKEYS.c.created.desc()))]


def passkey_named(connection: Connection, name: str) -> tuple[Passkey, str] | None:
    """A passkey by what its device calls it, and the name of its owner."""
    chosen = select(PASSKEYS, PEOPLE.c.name.label("called"))
    chosen = chosen.join(PEOPLE, PEOPLE.c.id == PASSKEYS.c.person).where(PASSKEYS.c.id == name)
    row = connection.execute(chosen).first()
    return (_passkey(row), row.called) if row else None


def add(passkey: Passkey, limit: int) -> Change:
    """One more, unless there are too many, or it is somebody's already."""

    def change(connection: Connection) -> bool:
        mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == passkey.person)
        if (connection.execute(mine).scalar() or 0) >= limit or passkey_named(
            connection, passkey.id
        ):
            return False
        connection.execute(insert(PASSKEYS), [msgspec.structs.asdict(passkey)])
        return True

    return change


def sign(before: Passkey, signed: int, now: int) -> Change:
    """It was used once more; impossible if it was used meanwhile, or is gone."""
    same = (PASSKEYS.c.id == before.id, PASSKEYS.c.signed == before.signed)
    counted = update(PASSKEYS).where(*same).values(signed=signed, used=now)
    return lambda connection: bool(connection.execute(counted).rowcount)


def rename(person: str, name: str, called: str) -> Change:
    """Its owner calls it differently."""
    mine = (PASSKEYS.c.id == name, PASSKEYS.c.person == person)
    renamed = update(PASSKEYS).where(*mine).values(name=called)
    return lambda connection: bool(connection.execute(renamed).rowcount)


def remove(person: str, name: str) -> Change:
    """Nobody comes in by it any more."""
    mine = (PASSKEYS.c.id == name, PASSKEYS.c.person == person)
    return lambda connection: bool(connection.execute(delete(PASSKEYS).where(*mine)).rowcount)


def use_up(challenge: bytes, until: int) -> Change:
    """A challenge is answered once, on all servers together."""
    key = {"who": sha256(challenge).hexdigest(), "what": _USED, "until": until}

    def change(connection: Connection) -> bool:
        same = (SPENDING.c[name] == value for name, value in key.items())
        if connection.execute(select(SPENDING.c.who).where(*same)).first():
            return False
        connection.execute(insert(SPENDING), [{**key, "stored": 1}])
        return True

    return change


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(*(getattr(row, name) for name in Passkey.__struct_fields__))
