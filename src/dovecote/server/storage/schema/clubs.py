"""Clubs: what tables are played for, how they ended, leagues and tournaments."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from dovecote.server.storage.schema.metadata import METADATA, table_id

EVENTS = Table(  # tables that are played for something more than themselves
    "events",
    METADATA,
    table_id(),
    Column("kind", String(16), nullable=False),  # deal, league or tournament
    Column("of", String(64), nullable=False),  # which
    Column("part", String(32), nullable=False),
    Column("person", String(32), nullable=False),  # whose deal it is; else empty
    Index("events_of", "kind", "of", "person"),
)

RESULTS = Table(  # they outlive their tables
    "results",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("of", String(64), nullable=False),
    Column("part", String(32), nullable=False),
    Column("person", String(32), nullable=False),  # empty: a bot
    Column("bot", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("lead", Integer, nullable=False),  # before the best of the others
    Column("counts", Boolean, nullable=False),  # whoever left it to a bot has none
    Column("moment", BigInteger, nullable=False),
    Index("results_of", "kind", "of", "lead"),
    Index("results_person", "kind", "person", "of"),
)

LEAGUES = Table(
    "leagues",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),  # the agreement of its tables, as JSON
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=False),  # 0: it goes on
)

RATINGS = Table(  # of those who have joined
    "ratings",
    METADATA,
    Column("league", String(32), ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("ordinal", Double, nullable=False),  # what the standings go by: mu less three sigma
    Column("played", Integer, nullable=False),
    Index("ratings_order", "league", "ordinal"),
    Index("ratings_person", "person"),
)

RATED = Table(  # how ratings came about
    "rated",
    METADATA,
    Column("league", String(32), ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("moment", BigInteger, nullable=False),
)

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("plan", Text, nullable=False),  # how it is paired, its rounds and days, as JSON
    Column("terms", Text, nullable=False),  # the agreement of its tables, as JSON
    Column("secret", String(64), nullable=False),  # what deals that several tables get come from
    Column("status", String(8), nullable=False),
    Column("round", Integer, nullable=False),  # 0: it has not begun
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),  # when the round must be over; 0: never
    Index("tournaments_due", "status", "due"),
    Index("tournaments_created", "created"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column(
        "tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("withdrawn", Integer, nullable=False),  # after which round; -1: not at all
    Index("entrants_person", "person"),
)

PAIRINGS = Table(
    "pairings",
    METADATA,
    Column(
        "tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),  # 0: has a bye
    Column("seat", Integer, primary_key=True),
    Column("entrant", Integer, nullable=False),  # -1: a bot
    Column("table_id", String(32), nullable=False),
)
