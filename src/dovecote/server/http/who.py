"""Who is asking."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from dovecote.server.addresses import household
from dovecote.server.errors import NotModeratorError
from dovecote.server.http.cookies import token_of
from dovecote.server.sessions import Sessions, hash_of
from dovecote.server.storage.house import is_moderator
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.server.turns import Claim


class Who(NamedTuple):
    """Finds out who is asking, by what they came with."""

    sessions: Sessions
    reader: Reader

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Who is asking; refused if it is nobody."""
        return await self.sessions.known(token_of(connection))

    async def moderator(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Who is asking, if they look after the house."""
        person = await self.person(connection)
        if not await self.reader.read(is_moderator, person.id):
            raise NotModeratorError()
        return person

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The id of who is asking; empty: nobody we know."""
        return await self.sessions.person(token_of(connection))

    async def claim(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Claim:
        """For whom something is worked out."""
        return Claim(await self.visitor(connection), address_of(connection))


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The hash of the token they came with; empty: of none."""
    token = token_of(connection)
    return hash_of(token) if token else ""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as limits count it."""
    return household(connection.client.host) if connection.client else ""
