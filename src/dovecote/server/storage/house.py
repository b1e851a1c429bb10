"""Who looks after a house, who may come in, who must stay away, and what was done about it.

Everything that is done here is written down in the same transaction.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Update,
    delete,
    insert,
    or_,
    select,
    update,
)

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import ADMISSIONS, AUDIT, BANS, CHAT, MODERATORS, PEOPLE

SHOWN = 100  # of each list


# what is written down; the page has a sentence for each
Deed: TypeAlias = Literal[
    "ban",
    "unban",
    "invite",
    "uninvite",
    "unsay",
    "appoint",
    "dismiss",
    "forget",
    "league",
    "unleague",
    "close",
    "tournament",
    "enter",
    "withdraw",
    "round",
]


class LoggedDeed(msgspec.Struct, frozen=True):
    """Something that somebody did; without a name, at the command line."""

    who: str
    act: Deed
    on: str
    detail: str
    moment: int


class SignedDeed(LoggedDeed, frozen=True):
    """The same with the name of whoever did it."""

    name: str


class Ban(msgspec.Struct, frozen=True):
    """Somebody who must stay away until a moment; 0: for ever."""

    person: str
    name: str
    until: int
    reason: str


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody as moderators see them."""

    id: str
    name: str
    created: int
    is_moderator: bool
    is_banned: bool


class Invited(msgspec.Struct, frozen=True):
    """An invitation, without its word."""

    hash: str
    note: str
    left: int
    until: int


def banned(connection: Connection, now: int) -> dict[str, int]:
    """Everyone who must stay away, and until when."""
    chosen = select(BANS.c.person, BANS.c.until).where(_holds(now))
    return {row.person: row.until for row in connection.execute(chosen)}


def bans(connection: Connection, now: int) -> list[Ban]:
    """The same for people to read, the latest first."""
    chosen = select(BANS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == BANS.c.person)
    rows = connection.execute(chosen.where(_holds(now)).order_by(BANS.c.moment.desc()))
    return [Ban(row.person, row.name, row.until, row.reason) for row in rows]


def _holds(now: int) -> ColumnElement[bool]:
    return or_(BANS.c.until == 0, BANS.c.until > now)


def is_moderator(connection: Connection, person: str) -> bool:
    """Whether somebody looks after the house."""
    chosen = select(MODERATORS.c.person).where(MODERATORS.c.person == person)
    return connection.execute(chosen).first() is not None


def known(connection: Connection, name: str, now: int) -> list[KnownPerson]:
    """People whose name has this in it, or whose id it is; the newest first."""
    away, chosen = banned(connection, now), select(PEOPLE)
    kept = set(connection.execute(select(MODERATORS.c.person)).scalars())
    if name:
        chosen = chosen.where(
            or_(PEOPLE.c.id == name, PEOPLE.c.name.icontains(name, autoescape=True))
        )
    rows = connection.execute(chosen.order_by(PEOPLE.c.created.desc()).limit(SHOWN))
    return [KnownPerson(r.id, r.name, r.created, r.id in kept, r.id in away) for r in rows]


def invitations(connection: Connection, now: int) -> list[Invited]:
    """Those by which somebody may still come in, the newest first."""
    still = (
        ADMISSIONS.c.left > 0,
        or_(ADMISSIONS.c.until == 0, ADMISSIONS.c.until > now),
    )
    chosen = select(ADMISSIONS).where(*still).order_by(ADMISSIONS.c.created.desc()).limit(SHOWN)
    return [Invited(r.hash, r.note, r.left, r.until) for r in connection.execute(chosen)]


def log(connection: Connection, count: int = SHOWN) -> list[SignedDeed]:
    """What was done, the latest first."""
    chosen = select(AUDIT, PEOPLE.c.name).outerjoin(PEOPLE, PEOPLE.c.id == AUDIT.c.who)
    rows = connection.execute(chosen.order_by(AUDIT.c.moment.desc(), AUDIT.c.id).limit(count))
    return [SignedDeed(r.who, r.act, r.on, r.detail, r.moment, r.name or "") for r in rows]


def ban(act: LoggedDeed, until: int) -> Change:
    """Somebody must stay away; the reason is the act's detail."""

    def change(connection: Connection) -> bool:
        connection.execute(delete(BANS).where(BANS.c.person == act.on))
        values = {"person": act.on, "until": until, "reason": act.detail, "moment": act.moment}
        connection.execute(insert(BANS).values(values))
        return True

    return _noted(act, change)


def unban(act: LoggedDeed) -> Change:
    """Somebody may come back."""
    return _noted(act, lambda c: _gone(c, delete(BANS).where(BANS.c.person == act.on)))


def appoint(act: LoggedDeed, *, is_on: bool) -> Change:
    """Somebody looks after the house, or does no more."""

    def change(connection: Connection) -> bool:
        connection.execute(delete(MODERATORS).where(MODERATORS.c.person == act.on))
        if is_on:
            connection.execute(insert(MODERATORS).values(person=act.on, moment=act.moment))
        return True

    return _noted(act, change)


def invite(act: LoggedDeed, word: str, left: int, until: int) -> Change:
    """So many may come in by a word; the note is the act's detail."""
    values = {"note": act.detail, "left": left, "until": until, "created": act.moment}

    def change(connection: Connection) -> bool:
        connection.execute(insert(ADMISSIONS).values(hash=hash_of(word), **values))
        return True

    return _noted(act, change)


def withdraw(act: LoggedDeed) -> Change:
    """Nobody comes in by an invitation any more, named by its hash."""
    gone = delete(ADMISSIONS).where(ADMISSIONS.c.hash == act.on)
    return _noted(act, lambda c: _gone(c, gone))


def enter(word: str, now: int) -> Change:
    """Somebody comes in by a word; impossible if it is none, or too many have."""
    valid = (
        ADMISSIONS.c.hash == hash_of(word),
        ADMISSIONS.c.left > 0,
        or_(ADMISSIONS.c.until == 0, ADMISSIONS.c.until > now),
    )
    use = update(ADMISSIONS).where(*valid).values(left=ADMISSIONS.c.left - 1)
    return lambda connection: _gone(connection, use)


def unsay(act: LoggedDeed, number: int) -> Change:
    """A line of a table's chat says nothing any more; its number stays taken."""
    line = (CHAT.c.table_id == act.on, CHAT.c.number == number, CHAT.c.text != "")
    return _noted(act, lambda c: _gone(c, update(CHAT).where(*line).values(text="")))


def note(act: LoggedDeed) -> Change:
    """Something is done elsewhere; that it is, is written down here."""
    return _noted(act, lambda _: True)


def _gone(connection: Connection, statement: Update | Delete) -> bool:
    return bool(connection.execute(statement).rowcount)


def _noted(act: LoggedDeed, change: Change) -> Change:
    def both(connection: Connection) -> bool:
        if not change(connection):
            return False
        values = {"id": secrets.token_hex(16), **msgspec.structs.asdict(act)}
        connection.execute(insert(AUDIT).values(values))
        return True

    return both


def hash_of(word: str) -> str:
    return sha256(f"invitation {word}".encode()).hexdigest()


def names_of(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    """What some people are called."""
    chosen = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people))
    return {row.id: row.name for row in connection.execute(chosen)}
