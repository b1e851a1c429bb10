"""The requests about matches that were begun elsewhere, or go another way."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from dovecote.core.record import Record, read
from dovecote.local.asking import LocalRequest, Response, Tables
from dovecote.local.lobby import opened
from dovecote.local.table import ME, NODE, LocalTable
from dovecote.tables.agreement import ME as WISHED
from dovecote.tables.agreement import OPEN
from dovecote.tables.bringing import (
    Branching,
    Bringing,
    EndedError,
    Host,
    branched_off,
    brought_row,
    followed,
    lines_of_record,
)
from dovecote.tables.errors import StatusError
from dovecote.tables.games import game_with, text_of
from dovecote.tables.openings import bots_after
from dovecote.tables.records import proved, record_of
from dovecote.tables.rows import Block, Match, TableRow


class Shared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody has been given."""

    record: str


def share(asked: LocalRequest) -> Response:
    """A finished match that somebody has shared becomes a table that is over; one that was not
    finished can be played on here."""
    text, now = asked.read(Shared).record, asked.house.now()
    record = read(text)
    game = game_with(record.game, record.content)
    try:
        found = followed(game, text)
    except EndedError:
        row, lines = proved(game, text, now)
        table = _with_entries(asked.house, row, "\n".join(lines))
    else:
        host = Host(ME, asked.house.name, NODE)
        wish = Bringing(text, _at_one_screen(found.record), "coach")
        cards = text_of(game) if record.content else None
        row = brought_row(found, wish, host, now, cards)
        table = _with_entries(asked.house, row, lines_of_record(found.record))
        table.begin(table.state.row)
    return Response(opened(table), (table,))


def branch(asked: LocalRequest) -> Response:
    """A match that is over goes another way; whoever is no bot sits before this browser."""
    table, wish, now = asked.table, asked.read(Branching), asked.house.now()
    if not table.state.row.is_published:
        raise StatusError(status=table.state.row.status)
    match = table.seated()
    found = branched_off(match.game, record_of(table.match), wish.at, table.state.row.id)
    seats = wish.seats or _at_one_screen(found.record)
    here = tuple(WISHED if seat == OPEN else seat for seat in seats)
    cards = text_of(match.game) if match.game.content else None
    host = Host(ME, asked.house.name, NODE)
    row = brought_row(found, replace(wish, seats=here), host, now, cards)
    new = _with_entries(asked.house, row, lines_of_record(found.record))
    if new.state.row.is_full:
        new.begin(new.state.row)
    return Response(opened(new), (new,))


def _at_one_screen(record: Record) -> tuple[str, ...]:
    """Bots stay; everybody else sits before this browser."""
    return tuple(bot or WISHED for bot in bots_after(record.entries, record.seats).values())


def _with_entries(house: Tables, row: TableRow, lines: str) -> LocalTable:
    return house.add(Match(row, (Block(1, lines, (), house.now()),), (), {}, ()))
