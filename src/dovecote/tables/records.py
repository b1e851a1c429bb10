"""The record of a stored match."""

from __future__ import annotations

import secrets

from dovecote.core.entries import GaveUp, read_entry
from dovecote.core.errors import DovecoteError
from dovecote.core.game import AnyGame, Over, Seat
from dovecote.core.options import write as write_options
from dovecote.core.record import Branch, Record, read, write
from dovecote.play.luck import commitment
from dovecote.play.replay import AnyTable, verify
from dovecote.tables.agreement import Agreement, Origin
from dovecote.tables.errors import StatusError
from dovecote.tables.games import text_of
from dovecote.tables.matches import lines_of, readable, taken_up
from dovecote.tables.openings import bots_after
from dovecote.tables.rows import Match, SeatRow, SetOf, TableRow


def record_of(found: Match) -> str:
    """The record: whole once nothing is secret any more, before as an onlooker may read it."""
    row = found.row
    if not found.blocks or row.status == "stranded" or not row.is_begun:
        raise StatusError(status=row.status)
    if row.is_published:
        return write(_whole(found))
    return readable(taken_up(found), None)


def _whole(found: Match) -> Record:
    """As it was stored: what was played under other rules is told with their names."""
    row, agreed = found.row, found.row.agreement
    lines = enumerate(lines_of(found.blocks), 1)
    return Record(
        game=agreed.game,
        version=row.version,
        ruleset=row.ruleset,
        seats=len(row.seats),
        options={key: text for key, text in agreed.options.items() if key != "seats"},
        colours=agreed.colours,
        entries=tuple(read_entry(number, line) for number, line in lines),
        commit=commitment(row.secret),
        entropy=tuple(seat.words for seat in row.seats),
        binding=row.binding,
        secret=row.secret,
        content=row.set.text.body if row.set else "",
        brought=agreed.brought,
        branched=Branch(agreed.branched.at, agreed.branched.of) if agreed.branched else None,
    )


class UnprovedError(DovecoteError):
    """A record whose luck nobody promised."""

    sentence = "the luck of this record is not proved"


class UnfinishedError(DovecoteError):
    """A record of a match that was broken off."""

    sentence = "the match of this record was not finished"


def proved(game: AnyGame, text: str, now: int) -> tuple[TableRow, list[str]]:
    """A finished match whose luck is proved, as a table that is over, and its entries."""
    table, record = verify(game, text), read(text)
    if not record.commit:
        raise UnprovedError()
    if not isinstance(table.pending, Over):
        raise UnfinishedError()
    return _row(table, record, now), list(map(str, record.entries))


def _row(table: AnyTable, record: Record, now: int) -> TableRow:
    return TableRow(
        id=secrets.token_hex(12),
        agreement=Agreement(
            game=record.game,
            options=write_options(table.options),
            colours=record.colours,
            brought=record.brought,
            branched=Origin(record.branched.at, record.branched.of) if record.branched else None,
        ),
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
        binding=record.binding,
        set=SetOf("", 0, text_of(table.game)) if table.game.content else None,
    )


def _seats(record: Record) -> tuple[SeatRow, ...]:
    """A record knows no names; which bots played at the end it does."""
    bots = bots_after(record.entries, record.seats)
    gone = {entry.seat for entry in record.entries if isinstance(entry, GaveUp)}
    return tuple(
        SeatRow(Seat(n), bot=bots[Seat(n)], words=words, resigned=n in gone)
        for n, words in enumerate(record.entropy)
    )
