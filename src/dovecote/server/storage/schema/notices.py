"""Notices: how, of what and when people are told, and what is still to be sent."""

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

CHANNELS = Table(  # how somebody wants to be told what happens while they are away
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail or hook
    Column("style", String(8), nullable=False),  # of a hook: for which service it is written
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # the keys of a browser, or what signs a hook
    Column("code", String(8), nullable=False),  # by which an address is confirmed; empty: it is
    Column("created", BigInteger, nullable=False),
    Index("channels_person", "person"),
)

LIKINGS = Table(  # of what, and when, somebody wants to be told
    "likings",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kinds", Text, nullable=False),  # with a comma between
    Column("language", String(2), nullable=False),
    Column("zone", Text, nullable=False),  # where they are, for what follows
    Column("quiet_from", Integer, nullable=False),  # minutes of the day; the same twice: never
    Column("quiet_until", Integer, nullable=False),
    Column("digest", Integer, nullable=False),  # the minute at which all is told; -1: at once
)

NOTICES = Table(  # what is still to be sent; stored together with the move that brings it about
    "notices",
    METADATA,
    Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),  # the entry, or the seat, it is about
    Column("first", BigInteger, nullable=False),  # when it was to be sent
    Column("due", BigInteger, nullable=False),  # and when it is, after quiet hours and failures
    Column("tries", Integer, nullable=False),
    Column("taken", BigInteger, nullable=False),  # a server is sending it, until then
    Column("batch", String(32), nullable=False),  # what goes together, always under one name
    Index("notices_due", "due"),
    Index("notices_table", "table_id"),
)
