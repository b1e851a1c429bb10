"""Bots that do the same in the same position, where results are to be compared."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable
from dovecote.tables.rows import TableRow

_FREE = ("", "league")  # kinds of tables whose bots may have moods


def seed_for(row: TableRow, table: AnyTable, seat: Seat) -> str:
    """What a bot's choice among equals follows from: its view, whatever way led there. Empty:
    anything."""
    event = row.agreement.event
    if event is None or event.kind in _FREE:
        return ""
    return steady_seed(row.secret, table, seat)


def steady_seed(secret: str, table: AnyTable, seat: Seat) -> str:
    """The same for whoever knows the secret of the luck."""
    view = msgspec.json.encode(table.view(seat), order="deterministic")
    return sha256(b"%s %d %s" % (secret.encode(), seat, view)).hexdigest()
