"""The line to a local table: hears the messages of the wire, and has them carried out."""

from __future__ import annotations

from typing import assert_never

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from dovecote.core.errors import DovecoteError, UndoError
from dovecote.core.game import Seat
from dovecote.local.table import ME, LocalTable
from dovecote.local.thinking import advise
from dovecote.tables import seating
from dovecote.tables.acting import check_hand, to_take_back
from dovecote.tables.errors import NotYoursError, StatusError
from dovecote.tables.tasks import JudgeUndo, Task, work
from dovecote.wire.answers import check_help, previewed, refused, to_foresee, why_not
from dovecote.wire.client import (
    Back,
    Choose,
    ClientMessage,
    Do,
    Fields,
    FromSeat,
    GiveOrders,
    Hint,
    Leave,
    LookAhead,
    Mute,
    Ping,
    Preview,
    Replace,
    Resign,
    Say,
    Undo,
    Why,
    Withdraw,
    read_message,
)
from dovecote.wire.fields import written
from dovecote.wire.server import Done, Hinted, Pong, Previewed, ServerMessage, WhyNot, to_json


def hear(table: LocalTable, text: str) -> None:
    """Carry a message out; what there is to say waits to be told."""
    ref: str | None = None
    try:
        message = read_message(text)
        ref = message.ref
        answer = _answer(table, message)
    except DovecoteError as error:
        table.push(to_json(refused(error, ref, table.state.at)).decode())
        return
    if ref or not isinstance(answer, Done):
        table.push(to_json(answer).decode())


def _answer(table: LocalTable, message: ClientMessage) -> ServerMessage:
    seat, ref, row = Seat(-1), message.ref, table.state.row
    if isinstance(message, FromSeat):
        seat = Seat(message.seat)
        if seat not in row.held_by(ME):
            raise NotYoursError(seat=seat)
    match message:
        case Do(do=move, at=at, key=key):
            return Done(ref=ref, at=_do(table, seat, move, at, key))
        case Undo(undo=to, at=at, key=key):
            return Done(ref=ref, at=_undo(table, seat, to, at, key))
        case Why(why=move):
            return replace(_why(table, seat, move), ref=ref)
        case Preview(preview=move):
            return replace(_preview(table, seat, move), ref=ref)
        case Hint():
            check_help(row.agreement, "coach")
            moves = advise(table, seat)
            return Hinted(ref=ref, seat=seat, at=table.state.at, moves=moves)
        case Ping(ping=number):
            return Pong(ref=ref, ping=number)
        case Say(say=said):
            table.say(said)
        case GiveOrders(orders=texts):
            table.order(seat, texts)
        case Resign():
            table.give_up(seat)
        case Leave(leave=level):
            _leave(table, seat, level)
        case Back():
            table.running()
            table.note(seat, seating.take_back(row, seat), "back")
        case Mute() | Replace() | LookAhead() | Choose() | Withdraw():
            # nobody is elsewhere, nobody is away, and nobody is waited for
            raise StatusError(status=row.status)
        case _:
            assert_never(message)
    return Done(ref=ref, at=table.state.at)


def _do(table: LocalTable, seat: Seat, said: str | Fields, at: int, key: str | None) -> int:
    state = table.state
    if key and (seat, key) in state.keys:
        return state.keys[seat, key]
    text = written(table.running(), seat, said)
    check_hand(state, seat, text, at)
    return table.play(seat, text, key)


def _undo(table: LocalTable, seat: Seat, to: int, at: int, key: str | None) -> int:
    state = table.state
    if key and (seat, key) in state.keys:
        return state.keys[seat, key]
    check_hand(state, seat, f"undo {to}", at)
    acts, match = to_take_back(state, seat, to), table.running()
    if work(JudgeUndo(match.game.name, match.seats, acts)):
        raise UndoError(seat=seat, reason="revealed")
    return table.take_back(seat, to, key)


def _why(table: LocalTable, seat: Seat, said: str | Fields) -> WhyNot:
    check_help(table.state.row.agreement, "preview")
    return why_not(table.running(), seat, written(table.running(), seat, said))


def _preview(table: LocalTable, seat: Seat, said: str | Fields) -> Previewed:
    agreed, match = table.state.row.agreement, table.running()
    check_help(agreed, "preview")
    text = written(match, seat, said)
    return previewed(text, done(to_foresee(match, seat, text, warns=agreed.shows("coach"))))


def done(task: Task) -> Raw:
    """What a task comes to, as JSON."""
    return Raw(msgspec.json.encode(work(task)))


def _leave(table: LocalTable, seat: Seat, level: str) -> None:
    row = table.state.row
    table.running()
    if row.seats[seat].resigned:
        raise StatusError(status=row.status)
    if row.seats[seat].bot != level:
        table.note(seat, seating.hand_over(row, seat, level), f"bot {level}")
