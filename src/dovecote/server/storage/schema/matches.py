"""Matches: their blocks, what is kept beside them, and what is found out of them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from dovecote.server.storage.schema.metadata import METADATA, table_id

BLOCKS = Table(
    "blocks",
    METADATA,
    table_id(),
    Column("first", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
    Column("banks", Text, nullable=False),  # what is left on each clock, as JSON
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("unit", String(16), nullable=False),  # tells a repeated write from another's
    Column("moment", BigInteger, nullable=False),
    Column("chain", String(16), nullable=False, server_default=""),  # see `tables/chain.py`
)

ANSWERS = Table(
    "answers",
    METADATA,
    table_id(),
    Column("at", Integer, primary_key=True),  # the window's number
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("key", Text, nullable=False),
)

ORDERS = Table(
    "orders",
    METADATA,
    table_id(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # one a line
)

AHEADS = Table(
    "aheads",
    METADATA,
    table_id(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("sight", String(64), nullable=False),
    Column("is_dropped", Boolean, nullable=False),
)

UNPLAYED = Table(  # finished matches of which that is not kept, because it was not once
    "unplayed",
    METADATA,
    table_id(),
)

ANALYSES = Table(  # of finished matches, one each
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),  # of the analysis
    Column("entries", Integer, nullable=False),
    Column("judged", Integer, nullable=False),  # entries so far
    Column("person", String(32), nullable=False),
    Column("node", String(32), nullable=False),  # where it is worked out
    Column("status", String(8), nullable=False),
    Column("report", Text, nullable=False),  # as JSON; empty: none yet
    Column("changed", BigInteger, nullable=False),
    Index("analyses_person", "person"),
)
