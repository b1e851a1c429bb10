"""What every route may use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from dovecote.server.addresses import household
from dovecote.server.allowances import Allowances
from dovecote.server.aside.helper import Helper
from dovecote.server.aside.lanes import Lanes
from dovecote.server.aside.threads import Threads
from dovecote.server.cluster.analysing import Analysing
from dovecote.server.cluster.dealing import Models
from dovecote.server.cluster.measuring import Measuring
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.cluster.telling import Telling
from dovecote.server.cluster.tournaments import Tournaments
from dovecote.server.errors import NotModeratorError
from dovecote.server.http.cookies import token_of
from dovecote.server.http.limits import AddressLimits
from dovecote.server.sessions import Sessions, hash_of
from dovecote.server.settings import Settings
from dovecote.server.shares import Shares
from dovecote.server.storage.house import is_moderator
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Writer
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.turns import Claim


class Services(NamedTuple):
    """The time, the tables, who is who, what is stored, who thinks, and how much is too much."""

    settings: Settings
    now: Callable[[], int]
    rooms: Rooms
    sessions: Sessions
    reader: Reader
    writer: Writer
    chooser: Chooser
    limits: AddressLimits
    allowances: Allowances
    shares: Shares
    lanes: Lanes
    helper: Helper
    replays: Threads
    workshop: Threads  # where sets are looked at
    bench: Helper  # a process where they are tried
    measuring: Measuring
    telling: Telling  # people who are away what happens
    models: Models
    tournaments: Tournaments
    analysing: Analysing
    is_shared: bool  # whether other servers use the same database

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

    @staticmethod
    def session(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The hash of the token they came with; empty: of none."""
        token = token_of(connection)
        return hash_of(token) if token else ""

    @staticmethod
    def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where somebody comes from, as limits count it."""
        return household(connection.client.host) if connection.client else ""

    async def claim(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Claim:
        """For whom something is worked out."""
        return Claim(await self.visitor(connection), self.address(connection))
