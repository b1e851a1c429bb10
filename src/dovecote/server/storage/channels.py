"""How, of what and when somebody wants to be told what happens while they are away."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import CHANNELS, KEYS, LIKINGS, NOTICES

Way: TypeAlias = Literal["push", "mail", "hook"]
Kind: TypeAlias = Literal["turn", "time", "invited", "seated", "over"]
KINDS: tuple[Kind, ...] = ("turn", "time", "invited", "seated", "over")


class Channel(msgspec.Struct, frozen=True):
    """One way to somebody."""

    id: str
    person: str
    kind: Way
    style: str
    address: str
    secret: str
    code: str  # empty: it is confirmed
    created: int


class Liking(msgspec.Struct, frozen=True):
    """Of what somebody wants to be told, when, and in which language."""

    kinds: tuple[Kind, ...] = KINDS
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0  # minutes of the day; the same twice: never quiet
    quiet_until: int = 0
    digest: int = -1  # the minute of the day at which all is told; -1: at once


def channels_of(connection: Connection, person: str) -> list[Channel]:
    """All ways to somebody, the oldest first."""
    mine = select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created)
    return [channel_from(row) for row in connection.execute(mine)]


def liking_of(connection: Connection, person: str) -> Liking:
    """What somebody has chosen, or what is usual."""
    row = connection.execute(select(LIKINGS).where(LIKINGS.c.person == person)).first()
    return liking_from(row) if row else Liking()


def channel_from(row: Row[Any]) -> Channel:
    return Channel(*(getattr(row, name) for name in Channel.__struct_fields__))


def liking_from(row: Row[Any]) -> Liking:
    kinds = tuple(kind for kind in KINDS if kind in row.kinds.split(","))
    quiet = (row.quiet_from, row.quiet_until, row.digest)
    return Liking(kinds, row.language, row.zone, *quiet)


def add_channel(channel: Channel, limit: int) -> Change:
    """One more way, instead of a former one to the same address; nobody has too many."""

    def change(connection: Connection) -> bool:
        mine = CHANNELS.c.person == channel.person
        same = (mine, CHANNELS.c.kind == channel.kind, CHANNELS.c.address == channel.address)
        connection.execute(delete(CHANNELS).where(*same))
        count = select(func.count()).select_from(CHANNELS).where(mine)
        if (connection.execute(count).scalar() or 0) >= limit:
            return False
        connection.execute(insert(CHANNELS), [msgspec.structs.asdict(channel)])
        return True

    return change


def confirm(person: str, channel: str, code: str) -> Change:
    """Whoever knows the code that was sent there reads what is sent there."""

    def change(connection: Connection) -> bool:
        mine = (CHANNELS.c.person == person, CHANNELS.c.id == channel, CHANNELS.c.code == code)
        return connection.execute(update(CHANNELS).where(*mine).values(code="")).rowcount == 1

    return change


def drop_channel(person: str, channel: str) -> Change:
    """Somebody wants to hear nothing more that way."""

    def change(connection: Connection) -> bool:
        mine = (CHANNELS.c.person == person, CHANNELS.c.id == channel)
        return connection.execute(delete(CHANNELS).where(*mine)).rowcount == 1

    return change


def drop_by_secret(secret: str) -> Change:
    """The same for whoever reads the mail and is nobody here any more."""

    def change(connection: Connection) -> bool:
        theirs = (CHANNELS.c.kind == "mail", CHANNELS.c.secret == secret)
        return connection.execute(delete(CHANNELS).where(*theirs)).rowcount == 1

    return change


def set_liking(person: str, liking: Liking) -> Change:
    """What somebody has chosen from now on; when they are reminded is looked at once more."""

    def change(connection: Connection) -> bool:
        mine = select(CHANNELS.c.id).where(CHANNELS.c.person == person)
        reminders = (NOTICES.c.channel.in_(mine), NOTICES.c.kind == "time")
        connection.execute(update(NOTICES).where(*reminders).values(due=0))
        connection.execute(delete(LIKINGS).where(LIKINGS.c.person == person))
        chosen = {**msgspec.structs.asdict(liking), "kinds": ",".join(liking.kinds)}
        connection.execute(insert(LIKINGS), [{"person": person, **chosen}])
        return True

    return change


def key_named(connection: Connection, name: str) -> str:
    """A key of this server's; empty: there is none yet."""
    return connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar() or ""


def add_key(name: str, value: str) -> Change:
    """A key, unless another server was quicker."""

    def change(connection: Connection) -> bool:
        if not key_named(connection, name):
            connection.execute(insert(KEYS), [{"name": name, "value": value}])
        return True

    return change
