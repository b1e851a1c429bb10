"""Records in and out of the database, for whoever operates a server."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from dovecote.core.errors import DovecoteError
from dovecote.core.game import AnyGame, Over, Seat
from dovecote.core.options import write as write_options
from dovecote.core.record import Noted, Record, read, read_entry, write
from dovecote.play.luck import commitment
from dovecote.play.replay import AnyTable, verify
from dovecote.play.retelling import retell
from dovecote.server import store
from dovecote.server.admin import taken_up
from dovecote.server.agreement import Agreement
from dovecote.server.errors import StatusError, TooLongError
from dovecote.server.matches import lines_of, new_table, readable
from dovecote.server.rows import Block, Match, SeatRow, TableRow
from dovecote.server.schema import TABLES

_SECRET = 64  # characters that the database keeps of one
_BOT = "bot "


class UnprovedError(DovecoteError):
    """A record whose luck nobody promised."""

    sentence = "the luck of this record is not proved"


class UnfinishedError(DovecoteError):
    """A record of a match that was broken off."""

    sentence = "the match of this record was not finished"


class KeptError(DovecoteError):
    """A record that is a table already."""

    sentence = "this match is there already: table {table}"


def record_of(found: Match) -> str:
    """The record: whole once nothing is secret any more, before as an onlooker may read it."""
    row = found.row
    if not found.blocks or row.status == "stranded":
        raise StatusError(status=row.status)
    if row.is_published:
        return write(_whole(found))
    return readable(taken_up(found), None)


def add_record(connection: Connection, game: AnyGame, text: str, now: int) -> str:
    """A finished, proved match becomes a table that is over; its id."""
    table, record = verify(game, text), read(text)
    if not record.commit:
        raise UnprovedError()
    if not isinstance(table.pending, Over):
        raise UnfinishedError()
    if len(record.secret) > _SECRET:
        raise TooLongError(what="secret", limit=_SECRET)
    same = select(TABLES.c.id).where(TABLES.c.secret == record.secret)
    if there := connection.execute(same).scalar():
        raise KeptError(table=there)
    row, lines = _row(table, record, now), list(map(str, record.entries))
    for _ in retell(new_table(row), lines):
        pass  # a room must be able to take it up
    store.add_table(connection, row)
    block = Block(1, "\n".join(lines), (), now, unit=secrets.token_hex(8))
    store.add_blocks(connection, [(row.id, block)])
    return row.id


def _whole(found: Match) -> Record:
    """As it was stored: what was played under other rules is told with their names."""
    row = found.row
    lines = enumerate(lines_of(found.blocks), 1)
    return Record(
        game=row.agreement.game,
        version=row.version,
        ruleset=row.ruleset,
        seats=len(row.seats),
        options={key: text for key, text in row.agreement.options.items() if key != "seats"},
        entries=tuple(read_entry(number, line) for number, line in lines),
        commit=commitment(row.secret),
        entropy=tuple(seat.words for seat in row.seats),
        secret=row.secret,
    )


def _row(table: AnyTable, record: Record, now: int) -> TableRow:
    return TableRow(
        id=secrets.token_hex(12),
        agreement=Agreement(record.game, write_options(table.options)),
        version=record.version,
        ruleset=record.ruleset,
        status="over",
        host="",
        secret=record.secret,
        next="",
        revision=1,
        node="",
        created=now,
        changed=now,
        seats=_seats(record),
    )


def _seats(record: Record) -> tuple[SeatRow, ...]:
    """A record knows no names; which bots played at the end it does."""
    bots = dict.fromkeys(range(record.seats), "")
    for entry in record.entries:
        if isinstance(entry, Noted) and entry.text == "back":
            bots[entry.seat] = ""
        elif isinstance(entry, Noted) and entry.text.startswith(_BOT):
            bots[entry.seat] = entry.text.removeprefix(_BOT)
    return tuple(
        SeatRow(Seat(n), bot=bots[n], words=words) for n, words in enumerate(record.entropy)
    )
