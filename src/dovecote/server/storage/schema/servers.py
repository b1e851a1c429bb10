"""Servers: which there are, what they are asked, and what they count."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from dovecote.server.storage.schema.metadata import METADATA

NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

LEDGER = Table(
    "ledger",
    METADATA,
    Column("id", String(32), primary_key=True),  # which database this is
    Column("commits", BigInteger, nullable=False),
)

KEYS = Table(  # by which this server is known elsewhere
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

ERRANDS = Table(  # what the command line asks a running server to do
    "errands",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("act", String(16), nullable=False),
    Column("on", String(64), nullable=False),
    Column("detail", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
)

SPENDING = Table(
    "spending",
    METADATA,
    Column("who", String(64), primary_key=True),  # a person, or the hash of an address
    Column("what", String(16), primary_key=True),
    Column("until", BigInteger, primary_key=True),  # the end of the time it is counted for
    Column("stored", Integer, nullable=False),
    Index("spending_until", "until"),
)
