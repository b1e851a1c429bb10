"""What every route may use."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from dovecote.server.gate import Gate
from dovecote.server.house import House
from dovecote.server.sessions import COOKIE, Person, Sessions
from dovecote.server.settings import Settings


class Services(NamedTuple):
    """The house, who is who, and how much is too much."""

    settings: Settings
    house: House
    sessions: Sessions
    gate: Gate

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Who is asking; refused if it is nobody."""
        return await self.sessions.known(connection.cookies.get(COOKIE, ""))

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The id of who is asking; empty: nobody we know."""
        return await self.sessions.person(connection.cookies.get(COOKIE, ""))

    @staticmethod
    def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where somebody comes from."""
        return connection.client.host if connection.client else ""
