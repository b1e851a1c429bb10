"""How much somebody may have stored in a while, by person and by address, on all servers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Literal, TypeAlias

from dovecote.server.settings import Limits
from dovecote.server.storage.spending import Spending
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import TooManyError

Stored: TypeAlias = Literal[
    "lines", "leaves", "openings", "sessions", "stores", "measures", "notices", "analyses"
]  # each a limit's name
Spend: TypeAlias = Callable[[], Awaitable[None]]  # asks for one more, or is refused

_PERIODS: dict[Stored, int] = {  # milliseconds
    "lines": 60_000,
    "leaves": 3_600_000,
    "openings": 3_600_000,
    "sessions": 3_600_000,
    "stores": 3_600_000,
    "measures": 3_600_000,
    "notices": 3_600_000,
    "analyses": 3_600_000,
}
_NEIGHBOURS = 5  # times as much may come from one address as from one person


class Allowances:
    """Asks before something is stored. Who has enough is told so from memory until the time is
    over, and costs nothing more."""

    def __init__(self, writer: Writer, now: Callable[[], int], limits: Limits) -> None:
        self._writer = writer
        self._now = now
        self._limits = limits
        self._enough: dict[tuple[Stored, str], int] = {}

    async def spend(self, what: Stored, person: str, address: str) -> None:
        """One more thing is about to be stored for somebody."""
        most = self._most(what)
        until = (self._now() // _PERIODS[what] + 1) * _PERIODS[what]
        limits = {_hash(address): _NEIGHBOURS * most, **({person: most} if person else {})}
        if any(self._enough.get((what, who)) == until for who in limits):
            raise TooManyError(what=what, limit=most)
        spending = Spending(what, until, limits)
        await self._writer.write(Unit("", change=spending))
        if spending.refused:
            self._remember(what, spending.refused, until)
            raise TooManyError(what=what, limit=most)

    def _most(self, what: Stored) -> int:
        most: int = getattr(self._limits, what)
        return most

    def _remember(self, what: Stored, refused: list[str], until: int) -> None:
        now = self._now()
        self._enough = {key: end for key, end in self._enough.items() if end > now}
        self._enough |= {(what, who): until for who in refused}


async def free() -> None:
    """Where nobody counts."""


def _hash(address: str) -> str:
    """An address is not kept as it is, not even for an hour."""
    return sha256(f"address {address}".encode()).hexdigest()[:32]
