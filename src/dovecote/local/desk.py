"""The requests about local tables and lessons: what HTTP is on a server, by the same addresses."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec.structs import replace

from dovecote.core.record import Record, read, write
from dovecote.games import game_named
from dovecote.lessons import Pupil, lesson_named
from dovecote.local import analyses, cards
from dovecote.local.asking import LocalRequest, Response, Tables
from dovecote.local.errors import NeedsServerError
from dovecote.local.line import done
from dovecote.local.table import ME, NODE, LocalTable
from dovecote.play import Scripted
from dovecote.play.luck import check_words
from dovecote.tables import seating
from dovecote.tables.agreement import ME as WISHED
from dovecote.tables.agreement import OPEN, Wish
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
from dovecote.tables.daily import Deal, day_of, deal_row
from dovecote.tables.errors import NoPageError, SecretError, StatusError
from dovecote.tables.games import game_with, text_of
from dovecote.tables.matches import new_table, readable
from dovecote.tables.names import clean_name
from dovecote.tables.openings import bots_after, check_rematch, new_row, rematch_row
from dovecote.tables.records import proved, record_of
from dovecote.tables.rows import Block, Match, TableRow
from dovecote.wire.answers import previewed, to_foresee, why_not
from dovecote.wire.archive import STEPS, Replay, figures_of, rerun_of, steps_of, viewers_of
from dovecote.wire.lessons import LessonQuestion, LessonTry, asked, lesson_now
from dovecote.wire.lobby import Opened, Sitting
from dovecote.wire.luckline import questions

_NAME = 40  # characters


class Shared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody has been given."""

    record: str


def answer(house: Tables, method: str, address: str, body: str) -> Response:
    """Whatever is asked for."""
    url = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(url.query).items()}
    for verb, pattern, found in _ROUTES:
        if verb == method and (match := re.fullmatch(pattern, url.path)):
            return found(LocalRequest(house, match.groups(), query, body))
    raise NoPageError()


def _open(asked: LocalRequest) -> Response:
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
        return Response(_opened(table), (table,))
    used = on_shelf.keep(on_shelf.find(chosen.id).used(chosen.version))
    return Response(_opened(table), (table,), (used,))


def _deal(asked: LocalRequest) -> Response:
    """A table of today's deal; whoever keeps tables knows whether there is one already."""
    deal = Deal(game_named(asked.names[0]).name, day_of(asked.house.now()))
    row = deal_row(deal, ME, asked.house.name, NODE, asked.house.now())
    table = _add(asked.house, row)
    return Response(_opened(table), (table,))


def _table(asked: LocalRequest) -> Response:
    return Response(_opened(asked.table))


def _sit(asked: LocalRequest) -> Response:
    """Sit down; the match begins when every seat is taken."""
    table, sitting, seat = asked.table, asked.read(Sitting), int(asked.names[1])
    row = table.state.row
    if sitting.bot:
        row = seating.invite_bot(row, seat, ME, sitting.bot)
    else:
        name = clean_name(sitting.name)[:_NAME] or asked.house.name
        row = seating.sit(row, seat, ME, name, sitting.words)
    (table.begin if row.is_full else table.change)(row)
    return Response(_opened(table), (table,))


def _rematch(asked: LocalRequest) -> Response:
    """The same again with the seats rotated."""
    table, row = asked.table, asked.table.state.row
    check_rematch(row, ME)
    new = _add(asked.house, rematch_row(row, NODE, asked.house.now()))
    table.change(replace(row, next=new.state.row.id))
    return Response(_opened(new), (new, table))


def _close(asked: LocalRequest) -> Response:
    """End it for good; the secret of its luck is published."""
    table, row = asked.table, asked.table.state.row
    if row.is_published:
        raise StatusError(status=row.status)
    table.change(replace(row, status="closed"))
    return Response(_opened(table), (table,))


def _record(asked: LocalRequest) -> Response:
    """The record: whole once the match is over, before as the seat may read it."""
    table, row = asked.table, asked.table.state.row
    viewers = viewers_of(row, ME, asked.query.get("seat", ""))
    whole = record_of(table.match) if row.is_published else readable(table.seated(), viewers[0])
    return Response(whole)


def _replay(asked: LocalRequest) -> Response:
    """Some steps, as a seat knew them then."""
    viewers = viewers_of(asked.table.state.row, ME, asked.query.get("seat", ""))
    first, last = int(asked.query.get("from", "1")), int(asked.query.get("to", f"{STEPS}"))
    match = asked.table.seated()
    return Response(Replay(match.at, steps_of(rerun_of(match, first, last, Scripted()), viewers)))


def _figures(asked: LocalRequest) -> Response:
    """What is worth telling of a match that is over."""
    if asked.table.state.over is None:
        raise StatusError(status=asked.table.state.row.status)
    return Response(figures_of(asked.table.seated()))


def _luck(asked: LocalRequest) -> Response:
    """Every question to luck with its answer, once it is over or closed."""
    row, luck = asked.table.state.row, Scripted()
    if not row.is_published:
        raise SecretError(seat="all")
    lines = [str(entry) for entry in asked.table.seated().entries()]
    return Response(questions(new_table(row, luck), luck, lines))


def _whole(asked: LocalRequest) -> Response:
    """The record with all that is hidden in it, for whoever takes the match elsewhere."""
    return Response(write(asked.table.seated().record))


def _shared(asked: LocalRequest) -> Response:
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
    return Response(_opened(table), (table,))


def _branch(asked: LocalRequest) -> Response:
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
    return Response(_opened(new), (new,))


def _at_one_screen(record: Record) -> tuple[str, ...]:
    """Bots stay; everybody else sits before this browser."""
    return tuple(bot or WISHED for bot in bots_after(record.entries, record.seats).values())


def _with_entries(house: Tables, row: TableRow, lines: str) -> LocalTable:
    return house.add(Match(row, (Block(1, lines, (), house.now()),), (), {}, ()))


def _lesson(asked: LocalRequest) -> Response:
    """Where the moves of a lesson lead, and what the next try gets."""
    return Response(lesson_now(lesson_named(*asked.names), asked.read(LessonTry)))


def _lesson_preview(request: LocalRequest) -> Response:
    """What a move would bring there."""
    pupil, text = _in_mind(request)
    return Response(previewed(text, done(to_foresee(pupil.table, pupil.lesson.seat, text))))


def _lesson_why(request: LocalRequest) -> Response:
    """The rule against a move there."""
    pupil, text = _in_mind(request)
    return Response(why_not(pupil.table, pupil.lesson.seat, text))


def _in_mind(request: LocalRequest) -> tuple[Pupil, str]:
    return asked(lesson_named(*request.names), request.read(LessonQuestion))


def _add(house: Tables, row: TableRow) -> LocalTable:
    table = house.add(Match(row, (), (), {}, ()))
    if table.state.row.is_full:
        table.begin(table.state.row)
    return table


def _opened(table: LocalTable) -> Opened:
    name = table.state.row.id
    return Opened(name, f"/t/{name}", table.now, is_local=True)


_TABLE = "/api/tables/(here-[0-9a-f]+)"
_MOMENT = f"{_TABLE}/moments/([1-9][0-9]{{0,8}})"
_SET = "/api/sets/([a-z0-9-]+)"
_LESSON = "/api/games/([a-z]+)/lessons/([a-z-]+)"
_ROUTES: tuple[tuple[str, str, Callable[[LocalRequest], Response]], ...] = (
    ("POST", "/api/tables", _open),
    ("POST", "/api/deals/([a-z]+)", _deal),
    ("POST", "/api/tables/here-new", _open),  # where a server is asked by the usual address
    ("GET", _TABLE, _table),
    ("PUT", f"{_TABLE}/seats/([0-9])", _sit),
    ("POST", f"{_TABLE}/rematch", _rematch),
    ("POST", f"{_TABLE}/close", _close),
    ("GET", f"{_TABLE}/record", _record),
    ("GET", f"{_TABLE}/whole", _whole),
    ("GET", f"{_TABLE}/replay", _replay),
    ("GET", f"{_TABLE}/figures", _figures),
    ("GET", f"{_TABLE}/luck", _luck),
    ("GET", f"{_TABLE}/analysis", analyses.look),
    ("POST", f"{_TABLE}/analysis", analyses.go_on),
    ("GET", _MOMENT, analyses.moment),
    ("POST", _MOMENT, analyses.attempt),
    ("POST", f"{_MOMENT}/preview", analyses.preview),
    ("POST", f"{_MOMENT}/why", analyses.why),
    ("GET", f"{_TABLE}/set", cards.played_with),
    ("POST", f"{_TABLE}/branch", _branch),
    ("POST", "/api/tables/here-records", _shared),
    ("GET", "/api/sets", cards.shelf),
    ("POST", "/api/sets", cards.make),
    ("POST", "/api/sets/check", cards.check),
    ("POST", "/api/sets/try", cards.attempt),
    ("POST", "/api/sets/deal", cards.deal),
    ("GET", _SET, cards.read),
    ("PUT", _SET, cards.change),
    ("DELETE", _SET, cards.remove),
    ("PUT", f"{_SET}/hidden", cards.hide),
    ("POST", _LESSON, _lesson),
    ("POST", f"{_LESSON}/preview", _lesson_preview),
    ("POST", f"{_LESSON}/why", _lesson_why),
)
