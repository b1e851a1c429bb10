"""How a table comes to be, and how its match begins."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from dovecote.core.entries import Entry, GaveUp, Noted
from dovecote.core.game import Seat
from dovecote.core.ruleset import ruleset
from dovecote.play.luck import bound, commitment
from dovecote.tables import seating
from dovecote.tables.agreement import Agreement
from dovecote.tables.errors import NotSeatedError, StatusError
from dovecote.tables.games import game_of, game_with
from dovecote.tables.rows import SeatRow, SetOf, TableRow

_BOT = "bot "


def new_row(
    agreed: Agreement,
    host: str,
    seats: tuple[SeatRow, ...],
    node: str,
    now: int,
    chosen: SetOf | None = None,
) -> TableRow:
    """A new table; its secret is drawn before anybody has said a word."""
    game = game_with(agreed.game, chosen.text.body if chosen else "")
    return TableRow(
        id=secrets.token_hex(12),  # begins with no sign that a command would take for an option's
        agreement=agreed,
        version=game.version,
        ruleset=ruleset(game),
        status="open",
        host=host,
        secret=secrets.token_hex(32),
        next="",
        revision=1,
        node=node,
        created=now,
        changed=now,
        seats=seats,
        set=chosen,
    )


def check_rematch(row: TableRow, person: str) -> None:
    """Whether somebody may have the same again."""
    if not row.held_by(person):
        raise NotSeatedError()
    if not row.is_published:
        raise StatusError(status=row.status)


def rematch_row(row: TableRow, node: str, now: int) -> TableRow:
    """The same again with the seats rotated."""
    seats = seating.rotated(row, partial(secrets.token_hex, 8))
    # which was about the match before: this one begins here
    agreed = replace(row.agreement, brought=0, branched=None, event=None)
    return new_row(agreed, row.host, seats, node, now, row.set)


def begun(row: TableRow) -> TableRow:
    """Every seat is taken: the match begins. From here on everyone's words are bound."""
    words = (sitter.words for sitter in row.seats)
    game = game_of(row)  # perhaps not as it was when somebody asked for the table
    return replace(
        row,
        binding=bound(commitment(row.secret), words),
        status="running",
        version=game.version,
        ruleset=ruleset(game),
    )


def bots_after(entries: Iterable[Entry], seats: int) -> dict[Seat, str]:
    """Which bots play after some entries, seat by seat; empty: none."""
    bots = {Seat(seat): "" for seat in range(seats)}
    for entry in entries:
        if isinstance(entry, GaveUp):
            bots[entry.seat] = entry.bot
        elif isinstance(entry, Noted) and entry.text == "back":
            bots[entry.seat] = ""
        elif isinstance(entry, Noted) and entry.text.startswith(_BOT):
            bots[entry.seat] = entry.text.removeprefix(_BOT)
    return bots


def bots_noted(row: TableRow, before: Iterable[Entry] = ()) -> list[Noted]:
    """What the record must be told of the seats: which are bots', and which are no more."""
    known = bots_after(before, len(row.seats))
    changed = (s for s in row.seats if s.bot != known[s.seat])
    return [Noted(s.seat, f"{_BOT}{s.bot}" if s.bot else "back") for s in changed]
