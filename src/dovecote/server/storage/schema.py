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
    false,
)

METADATA = MetaData()
SHAPE = "0008_analysis"  # the newest of the migrations, which lead to what follows
FORMER = (
    "0001",
    "0002_luck",
    "0003_people",
    "0004_faults",
)  # shapes whose backups can still be restored,
ADDED: dict[str, dict[str, str | int | bool]] = {  # with this in the columns they did not have
    "tables": {
        "binding": "",
        "lobby": False,
        "asked": 0,
        "due": 1,
        "set_id": "",
        "set_version": 0,
        "cards": "",
    },
    "seats": {"changed": 0},
    "blocks": {"chain": ""},
}


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
    _table_id(),
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
    Column("chain", String(16), nullable=False, server_default=""),  # see `tables/chain.py`
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

PRESENCE = Table(
    "presence",
    METADATA,
    _table_id(),
    Column("node", String(32), primary_key=True),  # the server they are, or were, connected to
    Column("person", String(32), primary_key=True),  # empty: onlookers whom nobody knows
    Column("left", BigInteger, nullable=False),  # 0: they are here
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
