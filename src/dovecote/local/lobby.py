"""The requests about tables: a new one, sitting down, the next one."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.games import game_named
from dovecote.local.asking import LocalRequest, Response, Tables
from dovecote.local.errors import NeedsServerError
from dovecote.local.table import ME, NODE, LocalTable
from dovecote.play.luck import check_words
from dovecote.tables import seating
from dovecote.tables.agreement import Wish
from dovecote.tables.daily import Deal, day_of, deal_row
from dovecote.tables.errors import StatusError
from dovecote.tables.names import clean_name
from dovecote.tables.openings import check_rematch, new_row, rematch_row
from dovecote.tables.rows import Match, TableRow
from dovecote.wire.lobby import Opened, Sitting

_NAME = 40  # characters


def open_table(asked: LocalRequest) -> Response:
    """A new table; it begins at once if nobody has to sit down yet."""
    wish = asked.read(Wish)
    if wish.clock.kind != "none":
        raise NeedsServerError()
    agreement, sitters = wish.agreement(), wish.sitters()
    on_shelf = asked.house.shelf
    chosen = on_shelf.chosen(wish.game, wish.set, wish.version)
    if wish.words:
        check_words(wish.words)
    seats = seating.seated(sitters, ME, asked.house.name, wish.words)
    row = new_row(agreement, ME, seats, NODE, asked.house.now(), chosen)
    table = _add(asked.house, row)
    if chosen is None:
        return Response(opened(table), (table,))
    used = on_shelf.keep(on_shelf.find(chosen.id).used(chosen.version))
    return Response(opened(table), (table,), (used,))


def play_deal(asked: LocalRequest) -> Response:
    """A table of today's deal; whoever keeps tables knows whether there is one already."""
    deal = Deal(game_named(asked.names[0]).name, day_of(asked.house.now()))
    row = deal_row(deal, ME, asked.house.name, NODE, asked.house.now())
    table = _add(asked.house, row)
    return Response(opened(table), (table,))


def show(asked: LocalRequest) -> Response:
    return Response(opened(asked.table))


def sit(asked: LocalRequest) -> Response:
    """Sit down; the match begins when every seat is taken."""
    table, sitting, seat = asked.table, asked.read(Sitting), int(asked.names[1])
    row = table.state.row
    if sitting.bot:
        row = seating.invite_bot(row, seat, ME, sitting.bot)
    else:
        name = clean_name(sitting.name)[:_NAME] or asked.house.name
        row = seating.sit(row, seat, ME, name, sitting.words)
    (table.begin if row.is_full else table.change)(row)
    return Response(opened(table), (table,))


def rematch(asked: LocalRequest) -> Response:
    """The same again with the seats rotated."""
    table, row = asked.table, asked.table.state.row
    check_rematch(row, ME)
    new = _add(asked.house, rematch_row(row, NODE, asked.house.now()))
    table.change(replace(row, next=new.state.row.id))
    return Response(opened(new), (new, table))


def close(asked: LocalRequest) -> Response:
    """End it for good; the secret of its luck is published."""
    table, row = asked.table, asked.table.state.row
    if row.is_published:
        raise StatusError(status=row.status)
    table.change(replace(row, status="closed"))
    return Response(opened(table), (table,))


def _add(house: Tables, row: TableRow) -> LocalTable:
    table = house.add(Match(row, (), (), {}, ()))
    if table.state.row.is_full:
        table.begin(table.state.row)
    return table


def opened(table: LocalTable) -> Opened:
    name = table.state.row.id
    return Opened(name, f"/t/{name}", table.now, is_local=True)
