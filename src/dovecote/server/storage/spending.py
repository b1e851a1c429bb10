"""How much was stored of late, and for whom: counted where all servers see it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import SPENDING

_KEY = [SPENDING.c.who, SPENDING.c.what, SPENDING.c.until]
_ONE_MORE = {"stored": SPENDING.c.stored + 1}
_ADD = {
    "postgresql": postgresql.insert(SPENDING).on_conflict_do_update(
        index_elements=_KEY, set_=_ONE_MORE
    ),
    "sqlite": sqlite.insert(SPENDING).on_conflict_do_update(index_elements=_KEY, set_=_ONE_MORE),
}


class Spending:
    """A change: one more thing of a kind, for everyone it is counted for, unless one of them has
    enough. Whom that was is known once it is made; it can always be made, so that whoever asks
    for too much holds up nobody's writing."""

    def __init__(self, what: str, until: int, limits: Mapping[str, int]) -> None:
        self.refused: list[str] = []
        self._what = what
        self._until = until
        self._limits = limits

    def __call__(self, connection: Connection) -> bool:
        same = (SPENDING.c.what == self._what, SPENDING.c.until == self._until)
        chosen = select(SPENDING.c.who, SPENDING.c.stored).where(
            SPENDING.c.who.in_(self._limits), *same
        )
        counts = {row.who: row.stored for row in connection.execute(chosen)}
        self.refused = [who for who, most in self._limits.items() if counts.get(who, 0) >= most]
        if not self.refused:
            one = {"what": self._what, "until": self._until, "stored": 1}
            rows = [{"who": who, **one} for who in sorted(self._limits)]
            connection.execute(_ADD[connection.dialect.name], rows)
        return True


def forget(now: int) -> Change:
    """What was counted for a time that is over."""
    return partial(_forget, now=now)


def _forget(connection: Connection, now: int) -> bool:
    connection.execute(delete(SPENDING).where(SPENDING.c.until <= now))
    return True
