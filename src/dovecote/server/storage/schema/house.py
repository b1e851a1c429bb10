"""A house: who may come in, who must stay away, and who looks after it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from dovecote.server.storage.schema.metadata import METADATA

ADMISSIONS = Table(  # words by which somebody new comes in where that takes one
    "admissions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # the word itself is nowhere
    Column("note", Text, nullable=False),
    Column("left", Integer, nullable=False),  # how many may still come in by it
    Column("until", BigInteger, nullable=False),  # 0: for ever
    Column("created", BigInteger, nullable=False),
)

BANS = Table(
    "bans",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=False),  # 0: for ever
    Column("reason", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
)

MODERATORS = Table(
    "moderators",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("moment", BigInteger, nullable=False),
)

AUDIT = Table(  # what moderators and operators did; nothing here is ever changed
    "audit",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("moment", BigInteger, nullable=False),
    Column("who", String(32), nullable=False),  # empty: the command line
    Column("act", String(16), nullable=False),
    Column("on", String(64), nullable=False),  # a person, a table, a line
    Column("detail", Text, nullable=False),
    Index("audit_moment", "moment"),
)
