"""The requests about what happened at a table, as on a server."""

from __future__ import annotations

from dovecote.core.record import write
from dovecote.local.asking import LocalRequest, Response
from dovecote.local.table import ME
from dovecote.play import Scripted
from dovecote.tables.errors import SecretError, StatusError
from dovecote.tables.matches import new_table, readable
from dovecote.tables.records import record_of
from dovecote.wire.archive import STEPS, Replay, figures_of, rerun_of, steps_of, viewers_of
from dovecote.wire.luckline import questions


def record(asked: LocalRequest) -> Response:
    """The record: whole once the match is over, before as the seat may read it."""
    table, row = asked.table, asked.table.state.row
    viewers = viewers_of(row, ME, asked.query.get("seat", ""))
    whole = record_of(table.match) if row.is_published else readable(table.seated(), viewers[0])
    return Response(whole)


def replay(asked: LocalRequest) -> Response:
    """Some steps, as a seat knew them then."""
    viewers = viewers_of(asked.table.state.row, ME, asked.query.get("seat", ""))
    first, last = int(asked.query.get("from", "1")), int(asked.query.get("to", f"{STEPS}"))
    match = asked.table.seated()
    return Response(Replay(match.at, steps_of(rerun_of(match, first, last, Scripted()), viewers)))


def figures(asked: LocalRequest) -> Response:
    """What is worth telling of a match that is over."""
    if asked.table.state.over is None:
        raise StatusError(status=asked.table.state.row.status)
    return Response(figures_of(asked.table.seated()))


def luck(asked: LocalRequest) -> Response:
    """Every question to luck with its answer, once it is over or closed."""
    row, luck = asked.table.state.row, Scripted()
    if not row.is_published:
        raise SecretError(seat="all")
    lines = [str(entry) for entry in asked.table.seated().entries()]
    return Response(questions(new_table(row, luck), luck, lines))


def whole(asked: LocalRequest) -> Response:
    """The record with all that is hidden in it, for whoever takes the match elsewhere."""
    return Response(write(asked.table.seated().record))
