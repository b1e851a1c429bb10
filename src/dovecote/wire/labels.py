"""What is shown of a set wherever its cards are."""

from __future__ import annotations

from functools import cache

from dovecote.core.ruleset import ruleset
from dovecote.games import GAMES, HOUSE_SETS
from dovecote.tables.rows import SetOf, TableRow
from dovecote.wire.server import SetLabel

HOUSE_VERSION = 1  # what the house ships is one version; a record names its ruleset


def label_of(row: TableRow) -> SetLabel:
    """The label of the cards of a table."""
    return label_of_set(row.set) if row.set else house_label(row.agreement.game)


def label_of_set(named: SetOf) -> SetLabel:
    """The label of a set of somebody's."""
    text = named.text
    return SetLabel(named.id, named.version, text.title, text.provenance, text.ruleset, False)


@cache
def house_label(game: str) -> SetLabel:
    """The label of what the house ships; the page has its words in four languages."""
    made = HOUSE_SETS.get(game)
    if made is None:  # a game that is no longer known, or has nothing to change
        name = ruleset(GAMES[game]) if game in GAMES else ""
        return SetLabel(game, HOUSE_VERSION, "", "", name, True)
    sheet = made.sheet
    heads = (sheet.get("title", ""), sheet.get("provenance", ""))
    return SetLabel(game, HOUSE_VERSION, *heads, ruleset(made), True)
