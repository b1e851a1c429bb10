"""The blocks of matches: a move with the luck that followed it is stored in one row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from dovecote.server.storage.schema import BLOCKS
from dovecote.tables.rows import Block

# Made here, before there are threads: msgspec must not look at a type twice at once.
_BANKS = msgspec.json.Decoder(tuple[int, ...])
# Put together once: that costs more than running it.
_ADD = {
    "postgresql": postgresql.insert(BLOCKS).on_conflict_do_nothing(),
    "sqlite": sqlite.insert(BLOCKS).on_conflict_do_nothing(),
}

_COUNTED = {"preserve_rowcount": True}


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
    given = [_block_values(table, block) for table, block in rows]
    added = connection.execute(_ADD[connection.dialect.name], given, execution_options=_COUNTED)
    return added.rowcount == len(given)


def has_block(connection: Connection, table: str, block: Block) -> bool:
    """Whether this very block is stored: it was, and nobody could tell us so."""
    same = (BLOCKS.c.table_id == table, BLOCKS.c.first == block.first, BLOCKS.c.unit == block.unit)
    return connection.execute(select(BLOCKS.c.first).where(*same)).first() is not None


def _block_values(table: str, block: Block) -> dict[str, Any]:
    banks = msgspec.json.encode(block.banks).decode()
    return {"table_id": table, **msgspec.structs.asdict(block), "banks": banks}
