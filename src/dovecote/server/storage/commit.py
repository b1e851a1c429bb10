"""One commit of many things: all together as it nearly always goes, else each by itself."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, IntegrityError

from dovecote.server.storage.blocks import add_blocks, has_block
from dovecote.server.storage.database import CHANNEL, PERSON, Change
from dovecote.server.storage.notices import Queued, queue
from dovecote.server.storage.questions import set_questions
from dovecote.server.storage.tables import set_timers
from dovecote.tables.rows import Asking, Block, Timer

IMPOSSIBLE = (IntegrityError, DataError)  # however often it is tried


class Unit(msgspec.Struct, frozen=True):
    """Things that are stored together or not at all."""

    table: str
    block: Block | None = None
    change: Change | None = None
    timer: Timer | None = None
    asking: Asking | None = None
    notices: tuple[Queued, ...] = ()
    person: str = ""  # whose open lines elsewhere must look again at what they have chosen


class ConflictError(Exception):
    """One unit of several cannot be stored."""


def commit(connection: Connection, units: list[Unit], is_careful: bool, writer: str) -> list[bool]:
    """Store units within a transaction, and say which of them are stored; `writer` is the name by
    which a server knows its own news."""
    if is_careful:
        results = [_is_stored(connection, unit) for unit in units]
    else:
        results = _together(connection, units)
    if connection.dialect.name == "postgresql":
        _notify(connection, units, results, writer)
    return results


def _together(connection: Connection, units: list[Unit]) -> list[bool]:
    """All at once, as it nearly always goes; else nothing, and they are tried one by one."""
    plain = [(u.table, u.block) for u in units if u.block and not u.change]
    if plain and not add_blocks(connection, plain):
        raise ConflictError
    for unit in units:
        if unit.change is not None:
            if unit.block and not add_blocks(connection, [(unit.table, unit.block)]):
                raise ConflictError
            if not unit.change(connection):
                raise ConflictError
    if timers := [unit.timer for unit in units if unit.timer]:
        set_timers(connection, timers)
    if askings := [unit.asking for unit in units if unit.asking]:
        set_questions(connection, askings)
    if notices := [notice for unit in units for notice in unit.notices]:
        queue(connection, notices)
    return [True] * len(units)


def _is_stored(connection: Connection, unit: Unit) -> bool:
    """One unit by itself; if it cannot be, nothing of it remains."""
    if unit.block and has_block(connection, unit.table, unit.block):
        return True
    step = connection.begin_nested()
    try:
        done = unit.block is None or add_blocks(connection, [(unit.table, unit.block)])
        done = done and (unit.change is None or unit.change(connection))
        if done and unit.timer:
            set_timers(connection, [unit.timer])
        if done and unit.asking:
            set_questions(connection, [unit.asking])
        if done and unit.notices:
            queue(connection, unit.notices)
    except IMPOSSIBLE:
        done = False
    if done:
        step.commit()
    else:
        step.rollback()
    return done


def _notify(connection: Connection, units: list[Unit], results: list[bool], writer: str) -> None:
    """Tell the other servers which tables have moved, and to what number, and who has chosen
    something anew; never what."""
    news = {
        unit.table: unit.block.first if unit.block else 0
        for unit, done in zip(units, results, strict=True)
        if done and unit.table
    }
    told = [
        {"channel": CHANNEL, "news": f"{table} {number} {writer}"} for table, number in news.items()
    ]
    people = {u.person for u, done in zip(units, results, strict=True) if done and u.person}
    told += [{"channel": CHANNEL, "news": f"{PERSON}{person}"} for person in people]
    if told:
        connection.execute(text("SELECT pg_notify(:channel, :news)"), told)
