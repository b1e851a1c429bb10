"""People: their tokens, whom they do not hear, their pages, and how their matches ended."""

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

DEVICES = Table(  # which browser a session is, for whoever looks at their list
    "devices",
    METADATA,
    Column("hash", String(64), ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True),
    Column("label", Text, nullable=False),
)

PASSKEYS = Table(  # by which somebody comes back; what opens them is in their own device
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # what the device calls it, in base64url
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("host", Text, nullable=False),  # the name of this server that it was made for
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),  # the public one, in base64url
    Column("signed", BigInteger, nullable=False),  # how often, if the device counts; else 0
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # 0: never
    Index("passkeys_person", "person"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

BLOCKED = Table(  # who is to keep away from whom
    "blocked",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index("blocked_by", "blocked"),
)

AWAYS = Table(  # people who have said that they are not here
    "aways",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

PAGES = Table(  # who may look at somebody's page; without a row, only they themselves
    "pages",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(32), nullable=False),  # by which others find it
    Column("shown", String(8), nullable=False),  # to nobody, friends or everyone
    Index("pages_address", "address", unique=True),
)

PLAYED = Table(  # how finished matches ended for the people who played them, for their pages
    "played",
    METADATA,
    Column("table_id", String(64), primary_key=True),  # results outlive their tables
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),  # whoever left it to a bot has only been there
    Column("moment", BigInteger, nullable=False),
    Index("played_person", "person", "moment"),
)
