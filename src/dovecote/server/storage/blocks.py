"""The blocks of matches: a move with the luck that followed it is stored in one row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql

from dovecote.server.storage.rows import Insertion
from dovecote.server.storage.schema import BLOCKS
from dovecote.tables.rows import Block

# Made here, before there are threads: msgspec must not look at a type twice at once.
_BANKS = msgspec.json.Decoder(tuple[int, ...])
# Put together once: that costs more than running it.
_ADD = postgresql.insert(BLOCKS).on_conflict_do_nothing()
_COUNTED = {"preserve_rowcount": True}
_NO_BANKS = "[]"
_NAMES = ("table_id", *Block.__struct_fields__)
_ADD_TO_FILE = Insertion("blocks", _NAMES, "DO NOTHING")


def blocks(connection: Connection, table: str, after: int = 0) -> tuple[Block, ...]:
    """The blocks of a table that begin after an entry."""
    chosen = (
        select(BLOCKS)
        .where(BLOCKS.c.table_id == table, BLOCKS.c.first > after)
        .order_by(BLOCKS.c.first)
    )
    return tuple(
        Block(
            r.first,
            r.lines,
            _BANKS.decode(r.banks),
            r.moment,
            r.seat,
            r.key,
            r.unit,
            r.chain,
        )
        for r in connection.execute(chosen)
    )


def add_blocks(connection: Connection, rows: Iterable[tuple[str, Block]]) -> bool:
    """Store blocks; False if one is not new: another's number is never taken."""
    given = [_values(table, block) for table, block in rows]
    if connection.dialect.name == "postgresql":
        named = [dict(zip(_NAMES, values, strict=True)) for values in given]
        return connection.execute(_ADD, named, execution_options=_COUNTED).rowcount == len(given)
    return _ADD_TO_FILE.run(connection, given) == len(given)


def has_block(connection: Connection, table: str, block: Block) -> bool:
    """Whether this very block is stored: it was, and nobody could tell us so."""
    same = (BLOCKS.c.table_id == table, BLOCKS.c.first == block.first, BLOCKS.c.unit == block.unit)
    return connection.execute(select(BLOCKS.c.first).where(*same)).first() is not None


def _values(table: str, block: Block) -> tuple[Any, ...]:
    """In the order of `_NAMES`."""
    banks = msgspec.json.encode(block.banks).decode() if block.banks else _NO_BANKS
    which = (table, block.first, block.lines, banks)
    return (*which, block.moment, block.seat, block.key, block.unit, block.chain)
