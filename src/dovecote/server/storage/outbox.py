"""What whoever sends notices does with the queue: all of one moment in a few statements.

They share their commit with moves. So nothing here ever fails, which would hold those up, and it is
written as text, because putting statements together takes longer than carrying them out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, text

from dovecote.server.storage.channels import Kind

NoticeKey: TypeAlias = tuple[str, Kind, str, int]  # way, kind, table and entry

_ONE = "channel = :channel AND kind = :kind AND table_id = :table AND at = :at"
_TAKE = text(
    f"UPDATE notices SET taken = :until, batch = :batch WHERE {_ONE}"
    " AND taken <= :now AND due <= :now"
)
_RELEASE = text(f"UPDATE notices SET taken = 0 WHERE {_ONE} AND batch = :batch")
_DONE = text(f"DELETE FROM notices WHERE {_ONE}")
_LATER = text(f"UPDATE notices SET due = :due, taken = 0, tries = tries + :tries WHERE {_ONE}")
_GONE = text("DELETE FROM channels WHERE person = :person AND id = :id")
_FREE = text("UPDATE notices SET taken = 0 WHERE taken > 0")


class TakeBatches:
    """A server sends these, each batch under its name; of those that another sends, or that are
    not due any more, nothing is taken."""

    def __init__(self, batches: Mapping[str, Sequence[NoticeKey]], now: int, until: int) -> None:
        self._rows = {
            name: [{**row, "batch": name, "now": now, "until": until} for row in _keyed(keys)]
            for name, keys in batches.items()
        }
        self.ours: list[str] = []

    def __call__(self, connection: Connection) -> bool:
        if all_rows := [row for rows in self._rows.values() for row in rows]:
            together = connection.begin_nested()
            if connection.execute(_TAKE, all_rows).rowcount == len(all_rows):
                together.commit()
                self.ours = list(self._rows)
            else:  # seldom: another server was quicker, so each is tried by itself
                together.rollback()
                self.ours = [name for name, rows in self._rows.items() if _taken(connection, rows)]
        return True


class Later(NamedTuple):
    """A notice that is to be looked at again at a moment; perhaps because it could not be sent."""

    key: NoticeKey
    due: int
    tries: int = 0


class Outcomes(msgspec.Struct, frozen=True):
    """What has become of notices: sent, or not needed; to be seen to later; and ways (of whom, and
    which) that lead nowhere any more."""

    done: Sequence[NoticeKey] = ()
    later: Sequence[Later] = ()
    gone: Sequence[tuple[str, str]] = ()

    def __call__(self, connection: Connection) -> bool:
        if self.done:
            connection.execute(_DONE, _keyed(self.done))
        if self.later:
            rows = zip(self.later, _keyed([one.key for one in self.later]), strict=True)
            moved = [{**row, "due": one.due, "tries": one.tries} for one, row in rows]
            connection.execute(_LATER, moved)
        if self.gone:
            connection.execute(_GONE, [{"person": who, "id": way} for who, way in self.gone])
        return True


def free_all(connection: Connection) -> bool:
    """Nobody sends anything: whoever did is gone."""
    connection.execute(_FREE)
    return True


def _taken(connection: Connection, rows: Sequence[dict[str, Any]]) -> bool:
    is_ours = all(connection.execute(_TAKE, row).rowcount for row in rows)
    if not is_ours:
        connection.execute(_RELEASE, rows)
    return is_ours


def _keyed(keys: Sequence[NoticeKey]) -> list[dict[str, Any]]:
    return [dict(zip(("channel", "kind", "table", "at"), key, strict=True)) for key in keys]
