"""What is kept. A match is its blocks: a move with the luck that followed it, in one row.

The key of a block is the table and the number of its first entry, so two servers can never
both write entry n.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()


def _table_id() -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds, as every time here
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),  # the token itself is nowhere
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # session or link
    Column("created", BigInteger, nullable=False),
    Index("tokens_person", "person"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("ruleset", String(16), nullable=False),
    Column("agreement", Text, nullable=False),  # options, clock, help, who may watch; as JSON
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("next", String(32), nullable=False),  # the rematch
    Column("revision", Integer, nullable=False),  # of this row, its seats and votes
    Column("node", String(32), nullable=False),  # runs its bots and its clock
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_status", "status", "listed"),
    Index("tables_host", "host"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),  # empty: a bot's or nobody's
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # the level that plays now; empty: the person
    Column("words", Text, nullable=False),  # what the seat adds to the luck
    Column("resigned", Boolean, nullable=False),
    Index("seats_person", "person"),
)

VOTES = Table(
    "votes",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),  # to be replaced by a bot
    Column("by", Integer, primary_key=True),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    _table_id(),
    Column("first", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
    Column("banks", Text, nullable=False),  # what is left on each clock, as JSON
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("unit", String(16), nullable=False),  # tells a repeated write from another's
    Column("moment", BigInteger, nullable=False),
)

ANSWERS = Table(
    "answers",
    METADATA,
    _table_id(),
    Column("at", Integer, primary_key=True),  # the window's number
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("key", Text, nullable=False),
)

ORDERS = Table(
    "orders",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # one a line
)

CHAT = Table(
    "chat",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
)

NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
