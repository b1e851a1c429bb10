"""The sets of a server, for whoever operates it."""

from __future__ import annotations

import secrets

import msgspec

from dovecote.bots.trials import faults_in_play
from dovecote.core.toml import write_toml
from dovecote.games import HOUSE_SETS
from dovecote.games.sets import inspect_text
from dovecote.server.storage.database import Connection
from dovecote.server.storage.sets import add_set, all_sets, set_row
from dovecote.tables.errors import NoSetError
from dovecote.tables.games import text_of
from dovecote.tables.rows import SetRow
from dovecote.wire.labels import house_label

_MOST = 1_000_000  # sets that nobody's are


class SetOverview(msgspec.Struct, frozen=True):
    """A set as it stands in a list."""

    id: str
    game: str
    title: str
    provenance: str
    version: int
    ruleset: str
    author: str
    is_house: bool
    is_hidden: bool
    changed: int


def overviews(connection: Connection, game: str = "") -> list[SetOverview]:
    """The house's sets, then everybody's, the last changed first."""
    return [*_house(game), *map(_overview, all_sets(connection, game))]


def text_in(connection: Connection, set_id: str, version: int = 0) -> tuple[SetOverview, str]:
    """A set and its text."""
    if set_id in HOUSE_SETS:
        return _house(set_id)[0], write_toml(HOUSE_SETS[set_id].sheet)
    row = set_row(connection, set_id, version)
    if row is None:
        raise NoSetError(set=set_id)
    return _overview(row), row.text.body


def add_file(connection: Connection, text: str, now: int) -> str:
    """A set from a file, which is nobody's; its id. It must be one that anybody could store."""
    found = inspect_text(text)
    for problem in found.problems:
        raise problem
    made = found.made
    assert made is not None
    if made.trials:
        for fault in faults_in_play(made, made.trials):
            raise fault
    row = SetRow(
        id=secrets.token_hex(12),
        author="",
        author_name="",
        is_hidden=False,
        created=now,
        changed=now,
        version=1,
        text=text_of(made),
    )
    add_set(row, _MOST)(connection)
    return row.id


def _house(game: str) -> list[SetOverview]:
    labels = [(name, house_label(name)) for name in HOUSE_SETS if game in ("", name)]
    return [
        SetOverview(
            id=label.id,
            game=name,
            title=label.title,
            provenance=label.provenance,
            version=label.version,
            ruleset=label.ruleset,
            author="",
            is_house=True,
            is_hidden=False,
            changed=0,
        )
        for name, label in labels
    ]


def _overview(row: SetRow) -> SetOverview:
    return SetOverview(
        id=row.id,
        game=row.text.game,
        title=row.text.title,
        provenance=row.text.provenance,
        version=row.version,
        ruleset=row.text.ruleset,
        author=row.author_name,
        is_house=False,
        is_hidden=row.is_hidden,
        changed=row.changed,
    )
