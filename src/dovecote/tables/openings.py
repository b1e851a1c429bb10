"""How a table comes to be, and how its match begins."""

from __future__ import annotations

import secrets
from functools import partial

from msgspec.structs import replace

from dovecote.core.record import Noted
from dovecote.core.ruleset import ruleset
from dovecote.play.luck import bound, commitment
from dovecote.play.replay import AnyTable
from dovecote.tables import seating
from dovecote.tables.agreement import Agreement
from dovecote.tables.errors import NotSeatedError, StatusError
from dovecote.tables.games import game_with
from dovecote.tables.matches import new_table
from dovecote.tables.rows import SeatRow, SetOf, TableRow


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
    agreed = replace(row.agreement, event=None)  # which was about the match before
    return new_row(agreed, row.host, seats, node, now, row.set)


def begun(row: TableRow) -> tuple[TableRow, AnyTable]:
    """Every seat is taken: the match begins, and the record says which seats are bots'. From here
    on everyone's words are bound."""
    words = (sitter.words for sitter in row.seats)
    row = replace(row, binding=bound(commitment(row.secret), words))
    table = new_table(row)
    for sitter in row.seats:
        if sitter.bot:
            table.note(Noted(sitter.seat, f"bot {sitter.bot}"))
    game = table.game  # perhaps not as it was when somebody asked for the table
    return replace(row, status="running", version=game.version, ruleset=ruleset(game)), table
