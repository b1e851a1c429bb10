"""Sets of cards as lists and sheets show them."""

from __future__ import annotations

import secrets
from functools import partial

from dovecote.locales.cards import sentences
from dovecote.server.http.links import set_link
from dovecote.server.storage.people import Person
from dovecote.tables.rows import SetRow, SetText
from dovecote.wire import sets
from dovecote.wire.sets import SetLine

house_sheet = partial(sets.house_sheet, say=sentences)
sheet_of = partial(sets.sheet_of, say=sentences)


def new_row(text: SetText, person: Person, now: int) -> SetRow:
    """A set that nobody has stored yet."""
    return SetRow(
        id=secrets.token_hex(12),
        author=person.id,
        author_name=person.name,
        is_hidden=False,
        created=now,
        changed=now,
        version=1,
        text=text,
    )


def house_line(game: str, base: str) -> SetLine:
    """What the house ships, in a list."""
    return sets.house_line(game, set_link(base, game))


def line_of(row: SetRow, person: str, base: str, *, is_kept: bool = False) -> SetLine:
    """A set of somebody's, in a list."""
    return sets.line_of(row, person, set_link(base, row.id), is_kept=is_kept)
