"""What is kept. A match is its blocks: a move with the luck that followed it, in one row.

The key of a block is the table and the number of its first entry, so two servers can never
both write entry n.
"""

from dovecote.server.storage.schema.clubs import (
    ENTRANTS,
    EVENTS,
    LEAGUES,
    PAIRINGS,
    RATED,
    RATINGS,
    RESULTS,
    TOURNAMENTS,
)
from dovecote.server.storage.schema.house import ADMISSIONS, AUDIT, BANS, MODERATORS
from dovecote.server.storage.schema.matches import (
    AHEADS,
    ANALYSES,
    ANSWERS,
    BLOCKS,
    ORDERS,
    UNPLAYED,
)
from dovecote.server.storage.schema.metadata import METADATA
from dovecote.server.storage.schema.notices import CHANNELS, LIKINGS, NOTICES
from dovecote.server.storage.schema.people import (
    AWAYS,
    BLOCKED,
    DEVICES,
    MUTES,
    PAGES,
    PASSKEYS,
    PEOPLE,
    PLAYED,
    TOKENS,
)
from dovecote.server.storage.schema.servers import ERRANDS, KEYS, LEDGER, NODES, SPENDING
from dovecote.server.storage.schema.sets import CARDS, KEPT_SETS, MEASURES, SETS, VERSIONS
from dovecote.server.storage.schema.shapes import ADDED, FORMER, SHAPE
from dovecote.server.storage.schema.tables import (
    CHAT,
    INVITATIONS,
    PAUSES,
    PRESENCE,
    QUESTIONS,
    SEATS,
    TABLES,
    VOTES,
)

__all__ = [
    "ADDED",
    "ADMISSIONS",
    "AHEADS",
    "ANALYSES",
    "ANSWERS",
    "AUDIT",
    "AWAYS",
    "BANS",
    "BLOCKED",
    "BLOCKS",
    "CARDS",
    "CHANNELS",
    "CHAT",
    "DEVICES",
    "ENTRANTS",
    "ERRANDS",
    "EVENTS",
    "FORMER",
    "INVITATIONS",
    "KEPT_SETS",
    "KEYS",
    "LEAGUES",
    "LEDGER",
    "LIKINGS",
    "MEASURES",
    "METADATA",
    "MODERATORS",
    "MUTES",
    "NODES",
    "NOTICES",
    "ORDERS",
    "PAGES",
    "PAIRINGS",
    "PASSKEYS",
    "PAUSES",
    "PEOPLE",
    "PLAYED",
    "PRESENCE",
    "QUESTIONS",
    "RATED",
    "RATINGS",
    "RESULTS",
    "SEATS",
    "SETS",
    "SHAPE",
    "SPENDING",
    "TABLES",
    "TOKENS",
    "TOURNAMENTS",
    "UNPLAYED",
    "VERSIONS",
    "VOTES",
]
