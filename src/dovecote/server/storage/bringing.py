"""Matches from elsewhere: a table with its first entries and the text of its set, at once."""

from __future__ import annotations

from sqlalchemy import Connection

from dovecote.server.storage.blocks import add_blocks, has_block
from dovecote.server.storage.database import Change
from dovecote.server.storage.sets import add_text
from dovecote.server.storage.tables import add_one_more
from dovecote.tables.rows import Block, TableRow


def add_brought(row: TableRow, block: Block, limit: int) -> Change:
    """A new table with what was played of it, unless its host has too many."""
    add_table = add_one_more(row, limit)

    def change(connection: Connection) -> bool:
        if row.set:
            add_text(connection, row.set.text)
        if not add_table(connection):
            return False
        is_there = has_block(connection, row.id, block)  # stored, and nobody could tell us so
        return is_there or add_blocks(connection, [(row.id, block)])

    return change
