"""Who somebody is: unguessable tokens, of which only the hash is kept."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from dovecote.server.errors import NobodyError, TokenError, TooLongError
from dovecote.server.schema import MUTES, PEOPLE, TOKENS
from dovecote.server.writer import Change, Unit

if TYPE_CHECKING:
    from dovecote.server.house import House

COOKIE = "dovecote"
_BYTES = 24  # 192 bits
_HOLDER = (
    select(PEOPLE.c.id, PEOPLE.c.name)
    .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
    .where(TOKENS.c.hash == bindparam("hash"), TOKENS.c.kind == bindparam("kind"))
)
_KNOWN = 20_000
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str


class Sessions:
    """Makes people, and knows them again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, Person] = {}  # by the hash of a session's token
        self._muted: dict[str, set[str]] = {}

    async def welcome(self, name: str) -> str:
        """A new person; his token."""
        person, now = secrets.token_urlsafe(12), self._house.now()
        name = self._clean(name)
        token = secrets.token_urlsafe(_BYTES)

        def change(connection: Connection) -> bool:
            values = {"id": person, "name": name, "created": now}
            connection.execute(insert(PEOPLE), [values])
            return _add_token(connection, token, person, "session", now)

        await self._write(change)
        return token

    async def rename(self, person: str, name: str) -> None:
        """He wants to be called differently from now on."""
        name = self._clean(name)

        def change(connection: Connection) -> bool:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            return True

        await self._write(change)
        self._known = {hashed: p for hashed, p in self._known.items() if p.id != person}

    async def link(self, person: str) -> str:
        """A token for another device; the one before is useless from now on."""
        token, now = secrets.token_urlsafe(_BYTES), self._house.now()

        def change(connection: Connection) -> bool:
            old = (TOKENS.c.person == person, TOKENS.c.kind == "link")
            connection.execute(delete(TOKENS).where(*old))
            return _add_token(connection, token, person, "link", now)

        await self._write(change)
        return token

    async def follow(self, link: str) -> str:
        """A session on another device, for whoever has the personal link."""
        person = await self._house.read(_person_of, _hash(link), "link")
        if person is None:
            raise TokenError()
        token, now = secrets.token_urlsafe(_BYTES), self._house.now()
        await self._write(lambda c: _add_token(c, token, person.id, "session", now))
        return token

    async def end(self, token: str) -> None:
        """This browser is nobody any more."""
        hashed = _hash(token)

        def change(connection: Connection) -> bool:
            connection.execute(delete(TOKENS).where(TOKENS.c.hash == hashed))
            return True

        await self._write(change)
        self._known.pop(hashed, None)

    async def person(self, token: str) -> str:
        """Who holds this token; empty: nobody."""
        person = await self._holder(token)
        return person.id if person else ""

    async def known(self, token: str) -> Person:
        """Who holds this token, with his name; refused if it is nobody."""
        person = await self._holder(token)
        if person is None:
            raise NobodyError()
        return person

    async def _holder(self, token: str) -> Person | None:
        if not token:
            return None
        hashed = _hash(token)
        if self._is_shared or hashed not in self._known:  # elsewhere it may have been ended
            person = await self._house.read(_person_of, hashed, "session")
            if person is None:
                return None
            self._known[hashed] = person
            _forget_some(self._known)
        return self._known[hashed]

    async def mutes(self, person: str) -> set[str]:
        """Whom he does not want to hear."""
        if not person:
            return set()
        if self._is_shared or person not in self._muted:
            self._muted[person] = await self._house.read(_muted_by, person)
            _forget_some(self._muted)
        return self._muted[person]

    async def mute(self, person: str, muted: str, *, is_on: bool) -> None:
        """Hear somebody no more, or again."""

        def change(connection: Connection) -> bool:
            pair = (MUTES.c.person == person, MUTES.c.muted == muted)
            connection.execute(delete(MUTES).where(*pair))
            if is_on:
                connection.execute(insert(MUTES), [{"person": person, "muted": muted}])
            return True

        await self._write(change)
        self._muted.pop(person, None)

    @property
    def _is_shared(self) -> bool:
        """Whether other servers change what is remembered here."""
        return self._house.database.is_shared

    async def _write(self, change: Change) -> None:
        await self._house.writer.write(Unit("", change=change))

    def _clean(self, name: str) -> str:
        limit = self._house.settings.limits.name
        name = clean(name)
        if not 1 <= len(name) <= limit:
            raise TooLongError(what="name", limit=limit)
        return name


def clean(text: str) -> str:
    """What people wrote, as one line without control characters or direction tricks."""
    seen = (c for c in text if c.isspace() or unicodedata.category(c) not in _UNSEEN)
    return " ".join("".join(seen).split())


def _forget_some(known: dict[str, Any]) -> None:
    """What was learnt first is asked for again when it is needed."""
    while len(known) > _KNOWN:
        del known[next(iter(known))]


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _add_token(connection: Connection, token: str, person: str, kind: str, now: int) -> bool:
    values = {"hash": _hash(token), "person": person, "kind": kind, "created": now}
    connection.execute(insert(TOKENS), [values])
    return True


def _person_of(connection: Connection, hashed: str, kind: str) -> Person | None:
    row = connection.execute(_HOLDER, {"hash": hashed, "kind": kind}).first()
    return Person(row.id, row.name) if row else None


def _muted_by(connection: Connection, person: str) -> set[str]:
    return set(connection.execute(select(MUTES.c.muted).where(MUTES.c.person == person)).scalars())
