"""What is kept. A match is its blocks: a move with the luck that followed it, in one row.

The key of a block is the table and the number of its first entry, so two servers can never
both write entry n.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
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
SHAPE = "0011_unplayed"  # the newest of the migrations, which lead to what follows
FORMER = (
    "0001",
    "0002_luck",
    "0003_people",
    "0004_faults",
    "0005_sets",
    "0006_friends",
    "0007_clubs",
    "0008_analysis",
    "0009_people",
    "0010_ahead",
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

DEVICES = Table(  # which browser a session is, for whoever looks at their list
    "devices",
    METADATA,
    Column("hash", String(64), ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True),
    Column("label", Text, nullable=False),
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

UNPLAYED = Table(  # finished matches of which that is not kept, because it was not once
    "unplayed",
    METADATA,
    _table_id(),
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

QUESTIONS = Table(  # whom a running table waits for: public facts, for lists and notices
    "questions",
    METADATA,
    _table_id(),
    Column("at", Integer, nullable=False),  # the entry since which these seats are asked
    Column("seats", Text, nullable=False),  # their numbers, with a comma between
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # when their time is over; 0: never
)

AWAYS = Table(  # people who have said that they are not here
    "aways",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

PAUSES = Table(  # how long the clock of a seat has stood still because of that
    "pauses",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("used", BigInteger, nullable=False),
)

INVITATIONS = Table(  # people who were asked to a table that waits
    "invitations",
    METADATA,
    _table_id(),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("moment", BigInteger, nullable=False),
    Index("invitations_person", "person", "moment"),
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

AHEADS = Table(
    "aheads",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("sight", String(64), nullable=False),
    Column("is_dropped", Boolean, nullable=False),
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

KEYS = Table(  # by which this server is known elsewhere
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
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

# Clubs: what tables are played for, how they ended, who looks after a house

EVENTS = Table(  # tables that are played for something more than themselves
    "events",
    METADATA,
    _table_id(),
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
