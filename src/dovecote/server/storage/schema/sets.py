"""Sets of cards: texts, versions, and what was measured of them."""

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

from dovecote.server.storage.schema.metadata import METADATA

CARDS = Table(  # texts of sets, named by what they say: they never change
    "cards",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", Text, nullable=False),
    Column("ruleset", String(16), nullable=False),
    Column("title", Text, nullable=False),
    Column("provenance", Text, nullable=False),
    Column("body", Text, nullable=False),
)

SETS = Table(
    "sets",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False),
    Column("author", String(32), nullable=False),
    Column("is_hidden", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("sets_author", "author", "changed"),
)

VERSIONS = Table(
    "set_versions",
    METADATA,
    Column("set_id", String(32), ForeignKey("sets.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("cards", String(64), ForeignKey("cards.digest"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("set_versions_cards", "cards"),
)

KEPT_SETS = Table(  # sets of others that people want in their list
    "kept_sets",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("set_id", String(32), ForeignKey("sets.id", ondelete="CASCADE"), primary_key=True),
    Column("moment", BigInteger, nullable=False),
)

MEASURES = Table(  # the last measurement of each set
    "measures",
    METADATA,
    Column("set_id", String(32), ForeignKey("sets.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),  # of the measurement
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("node", String(32), nullable=False),  # where it is worked out
    Column("status", String(8), nullable=False),
    Column("report", Text, nullable=False),  # as JSON; empty: none yet
    Column("changed", BigInteger, nullable=False),
    Index("measures_person", "person"),
)
