"""Who somebody is: unguessable tokens, of which only the hash is kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256

from dovecote.server.allowances import Spend, free
from dovecote.server.errors import (
    BannedError,
    InvitationError,
    NobodyError,
    SomebodyError,
    TokenError,
    TooLongError,
)
from dovecote.server.lines import OpenLines
from dovecote.server.storage import house, people
from dovecote.server.storage.database import Change, both
from dovecote.server.storage.people import Device, Person
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.selves import forget
from dovecote.server.storage.writer import Unit, Writer
from dovecote.server.unheard import Unheard
from dovecote.tables.names import clean_name

COOKIE = "dovecote"
_BYTES = 24  # 192 bits
_KNOWN = 20_000


class Sessions:
    """Makes people, and knows them again.

    Unless other servers share the database, what was once read is remembered.
    """

    def __init__(
        self,
        reader: Reader,
        writer: Writer,
        now: Callable[[], int],
        longest_name: int,
        lines: OpenLines,
        unheard: Unheard,
        *,
        is_shared: bool,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._now = now
        self._longest_name = longest_name
        self._lines = lines
        self._unheard = unheard
        self._is_shared = is_shared
        self._known: dict[str, Person] = {}  # by the hash of a session's token
        self._banned: dict[str, int] = {}  # until when; 0: for ever

    async def welcome(self, name: str, invitation: str | None = None, label: str = "") -> str:
        """A new person; their token. If an invitation is needed, it must be valid."""
        person = Person(secrets.token_urlsafe(12), self.clean(name))
        token = secrets.token_urlsafe(_BYTES)
        add = people.add_person(person, hash_of(token), self._now(), label)
        if invitation is not None:
            add = both(house.enter(invitation, self._now()), add)
        if not await self._writer.write(Unit("", change=add)):
            raise InvitationError()
        return token

    async def rename(self, person: str, name: str) -> None:
        """They want to be called differently from now on."""
        await self._write(people.rename(person, self.clean(name)))
        self._known = {hashed: p for hashed, p in self._known.items() if p.id != person}

    def clean(self, name: str) -> str:
        """A name as everyone sees it, or an error if it is none."""
        name = clean_name(name)
        if not 1 <= len(name) <= self._longest_name:
            raise TooLongError(what="name", limit=self._longest_name)
        return name

    async def link(self, person: str) -> str:
        """A token for another device; the one before is useless from now on."""
        token = secrets.token_urlsafe(_BYTES)
        await self._write(people.replace_link(person, hash_of(token), self._now()))
        return token

    async def follow(
        self,
        link: str,
        before: str = "",
        spend: Spend = free,
        *,
        is_sure: bool = False,
        label: str = "",
    ) -> str:
        """A session on another device, for whoever has the personal link. Whoever has one of
        somebody else's there must be sure: a link may come from anybody."""
        person = await self._reader.read(people.holder, hash_of(link), "link")
        if person is None:
            raise TokenError()
        await self.check_same(person, before, is_sure=is_sure)
        await spend()
        token, add = self.new_session(person.id, label)
        await self._write(add)
        return token

    async def check_same(self, person: Person, before: str, *, is_sure: bool) -> None:
        """Nobody becomes somebody else without having been asked."""
        there = await self._holder(before)
        if there and there.id != person.id and not is_sure:
            raise SomebodyError(mine=there.name, theirs=person.name)

    def new_session(self, person: str, label: str) -> tuple[str, Change]:
        """A token for one more device, and what must be stored for it to hold."""
        token = secrets.token_urlsafe(_BYTES)
        return token, people.add_session(person, hash_of(token), self._now(), label)

    async def end(self, token: str) -> None:
        """This browser is nobody any more."""
        await self.end_by_hash(hash_of(token))

    async def end_by_hash(self, hashed: str) -> None:
        """A device is nobody any more, and its open lines are closed."""
        await self._write(people.end_session(hashed))
        self._known.pop(hashed, None)
        self._lines.cut(hashed)

    async def devices(self, person: str) -> list[Device]:
        """Where somebody is known."""
        return await self._reader.read(people.sessions_of, person)

    async def forget(self, person: str) -> None:
        """Nobody knows them any more, anywhere."""
        hashes = [device.hash for device in await self.devices(person)]
        await self._write(forget(person))
        self._unheard.forget(person)
        for hashed in hashes:
            self._known.pop(hashed, None)
            self._lines.cut(hashed)

    async def check_bans(self) -> None:
        """Who must stay away; their lines are closed."""
        self._banned = await self._reader.read(house.banned, self._now())
        if self._banned:
            self._lines.cut_people(self._is_banned)

    def _is_banned(self, person: str) -> bool:
        until = self._banned.get(person)
        return until is not None and (not until or until > self._now())

    async def check_lines(self) -> None:
        """Close the lines of sessions that were ended elsewhere."""
        if open_ones := self._lines.sessions:
            alive = await self._reader.read(people.sessions_among, open_ones)
            for hashed in set(open_ones) - alive:
                self._lines.cut(hashed)

    async def person(self, token: str) -> str:
        """Who holds this token; empty: nobody."""
        person = await self._holder(token)
        return person.id if person and not self._is_banned(person.id) else ""

    async def guest(self, token: str) -> str:
        """The same for whoever wants to be somebody: who must stay away does not come back as
        somebody else by the same token."""
        person = await self._holder(token)
        return (await self.known(token)).id if person else ""

    async def known(self, token: str) -> Person:
        """Who holds this token, with their name; refused if it is nobody."""
        person = await self._holder(token)
        if person is None:
            raise NobodyError()
        if self._is_banned(person.id):
            raise BannedError()
        return person

    async def _holder(self, token: str) -> Person | None:
        if not token:
            return None
        hashed = hash_of(token)
        if self._is_shared or hashed not in self._known:  # elsewhere it may have been ended
            person = await self._reader.read(people.holder, hashed, "session")
            if person is None:
                return None
            self._known[hashed] = person
            while len(self._known) > _KNOWN:  # what was learnt first is asked for again
                del self._known[next(iter(self._known))]
        return self._known[hashed]

    async def _write(self, change: Change) -> None:
        await self._writer.write(Unit("", change=change))


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()
