"""Tables: who sits there, whom they wait for, what is said."""

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
    false,
)

from dovecote.server.storage.schema.metadata import METADATA, table_id

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
    Column("binding", String(64), nullable=False, server_default=""),  # empty: before the match
    Column("next", String(32), nullable=False),  # the rematch
    Column("revision", Integer, nullable=False),  # of this row, its seats and votes
    Column("node", String(32), nullable=False),  # runs its bots and its clock
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("lobby", Boolean, nullable=False, server_default=false()),  # shown there
    # since when those are asked who have only so much time, or a bot is; and when something
    # happens by itself: their time is over, or the bot is to move. Nothing: 0
    Column("asked", BigInteger, nullable=False, server_default="0"),
    Column("due", BigInteger, nullable=False, server_default="0"),
    # what it is played with: a version of a set, and its text; empty: what the house ships
    Column("set_id", String(32), nullable=False, server_default=""),
    Column("set_version", Integer, nullable=False, server_default="0"),
    Column("cards", String(64), nullable=False, server_default=""),
    Index("tables_status", "status", "listed"),
    Index("tables_lobby", "lobby", "changed"),
    Index("tables_due", "node", "due"),
    Index("tables_host", "host", "changed"),
    Index("tables_set", "set_id", "set_version"),
    Index("tables_cards", "cards"),
)

SEATS = Table(
    "seats",
    METADATA,
    table_id(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),  # empty: a bot's or nobody's
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # the level that plays now; empty: the person
    Column("words", Text, nullable=False),  # what the seat adds to the luck
    Column("resigned", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False, server_default="0"),  # the table's, for its index
    Index("seats_person", "person", "changed"),
)

VOTES = Table(
    "votes",
    METADATA,
    table_id(),
    Column("seat", Integer, primary_key=True),  # to be replaced by a bot
    Column("by", Integer, primary_key=True),
)

INVITATIONS = Table(  # people who were asked to a table that waits
    "invitations",
    METADATA,
    table_id(),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("moment", BigInteger, nullable=False),
    Index("invitations_person", "person", "moment"),
)

QUESTIONS = Table(  # whom a running table waits for: public facts, for lists and notices
    "questions",
    METADATA,
    table_id(),
    Column("at", Integer, nullable=False),  # the entry since which these seats are asked
    Column("seats", Text, nullable=False),  # their numbers, with a comma between
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # when their time is over; 0: never
)

PAUSES = Table(  # how long the clock of a seat has stood still because of that
    "pauses",
    METADATA,
    table_id(),
    Column("seat", Integer, primary_key=True),
    Column("used", BigInteger, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    table_id(),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    table_id(),
    Column("node", String(32), primary_key=True),  # the server they are, or were, connected to
    Column("person", String(32), primary_key=True),  # empty: onlookers whom nobody knows
    Column("left", BigInteger, nullable=False),  # 0: they are here
)
