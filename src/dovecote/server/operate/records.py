"""Records of finished matches become tables."""

from __future__ import annotations

import secrets

from dovecote.core.errors import DovecoteError
from dovecote.core.game import AnyGame
from dovecote.server.errors import TooLongError
from dovecote.server.storage.blocks import add_blocks
from dovecote.server.storage.database import Connection
from dovecote.server.storage.sets import add_text
from dovecote.server.storage.tables import add_table, with_secret
from dovecote.tables.chain import chained
from dovecote.tables.matches import follow, new_table
from dovecote.tables.records import proved
from dovecote.tables.rows import Block

_SECRET = 64  # characters that the database keeps of one


class KeptError(DovecoteError):
    """A record that is a table already."""

    sentence = "this match is there already: table {table}"


def add_record(connection: Connection, game: AnyGame, text: str, now: int) -> str:
    """A finished, proved match becomes a table that is over; its id."""
    row, lines = proved(game, text, now)
    if len(row.secret) > _SECRET:
        raise TooLongError(what="secret", limit=_SECRET)
    if there := with_secret(connection, row.secret):
        raise KeptError(table=there)
    follow(new_table(row, lines=lines), lines)  # a room must be able to take it up
    if row.set:
        add_text(connection, row.set.text)
    add_table(connection, row)
    block = Block(1, "\n".join(lines), (), now, unit=secrets.token_hex(8))
    add_blocks(connection, [(row.id, chained(block, "", row.id))])
    return row.id
