"""What a seat does at the table: moves, sealed answers, taking back, standing orders."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, delete, insert

from dovecote.core.errors import DovecoteError, OutOfTurnError, StaleError, UndoError
from dovecote.core.game import Seat
from dovecote.play.seats import read_order
from dovecote.server.errors import AnsweredError, BotPlaysError, ChangedError
from dovecote.server.room import Room
from dovecote.server.rows import Answer
from dovecote.server.schema import ANSWERS, ORDERS


async def do(room: Room, seat: Seat, text: str, at: int, key: str | None = None) -> int:
    """A person's move; the number it got. With a key it is made once, however often it comes."""
    return await _once(room, seat, text, at, key, lambda: play(room, seat, text, key))


async def undo(room: Room, seat: Seat, to: int, at: int, key: str | None = None) -> int:
    """Take back what the rule of records allows, and nothing more."""
    return await _once(room, seat, f"undo {to}", at, key, lambda: _take_back(room, seat, to, key))


async def _once(
    room: Room, seat: Seat, text: str, at: int, key: str | None, make: Callable[[], Awaitable[int]]
) -> int:
    async with room.locked():
        if at > room.at:  # he has heard more than we, from another server
            await room.refresh()
        if key and (seat, key) in room.keys:
            return room.keys[seat, key]
        _check_hand(room, seat, text, at)
        try:
            return await make()
        except ChangedError:  # another server was quicker; perhaps with this very move
            if key and (seat, key) in room.keys:
                return room.keys[seat, key]
            if seat in room.sealed:
                raise AnsweredError(seat=seat) from None
            raise StaleError(text=text, at=at, now=room.at) from None


async def _take_back(room: Room, seat: Seat, to: int, key: str | None) -> int:
    if room.is_window:  # refused whether or not somebody has answered: that is sealed
        raise UndoError(seat=seat, reason="other")
    mark = room.mark()
    await room.aside(room.running().undo, seat, to)  # it imagines many worlds
    await room.enter(mark, seat, key)
    return mark.at + 1


async def order(room: Room, seat: Seat, texts: list[str]) -> None:
    """Standing orders for reaction windows, instead of those before."""
    orders = [read_order(text) for text in texts]
    async with room.locked():
        room.running()
        await room.write(partial(_store_orders, table=room.id, seat=seat, texts=texts))
        room.orders.withdraw(seat)
        for given in orders:
            room.orders.give(seat, given)
        room.driver.wake()
        room.tell_positions(room.at, only=seat)


async def play(room: Room, seat: Seat, text: str, key: str | None = None) -> int:
    """Whoever chose it: a move if the seat is asked alone, else an answer to be sealed."""
    if room.is_window:
        return await _seal(room, seat, text, key)
    mark = room.mark()
    room.running().act(seat, text)
    await room.enter(mark, seat, key)
    return mark.at + 1


async def close_window(room: Room) -> None:
    """If everyone asked has answered, hand the answers in, in the order of the seats."""
    if not room.is_window or set(room.waiting) - room.sealed.keys():
        return
    table, mark = room.running(), room.mark()
    for seat in sorted(room.waiting):
        try:
            table.act(seat, room.sealed[seat].text)
        except DovecoteError:  # an earlier answer has made it pointless; it is asked again
            continue
    with suppress(ChangedError):  # another server has handed the same answers in
        await room.enter(mark)


async def _seal(room: Room, seat: Seat, text: str, key: str | None) -> int:
    table = room.running()
    if seat not in room.waiting:
        waiting = ", ".join(map(str, room.waiting))
        raise OutOfTurnError(seat=seat, text=text, waiting=waiting)
    if seat in room.sealed:
        raise AnsweredError(seat=seat)
    table.check(seat, text)
    answer = Answer(room.question, seat, text, key or "")
    if not await room.write(partial(_store_answer, table=room.id, answer=answer)):
        await room.load()  # it came in on another server, or here and nobody could tell us so
        raise ChangedError(at=room.at)
    room.sealed[seat] = answer
    if key:
        room.keys[seat, key] = answer.at
    room.tell_positions(room.at, only=seat)
    await close_window(room)
    return answer.at


def _check_hand(room: Room, seat: Seat, text: str, at: int) -> None:
    """Whether a person may act for the seat now, and answers the present question."""
    room.running()
    if not room.question <= at <= room.at:  # notes change nothing: either side of them is right
        raise StaleError(text=text, at=at, now=room.at)
    if room.row.seats[seat].bot:
        raise BotPlaysError(seat=seat)


def _store_answer(connection: Connection, table: str, answer: Answer) -> bool:
    values = {"table_id": table, "at": answer.at, "seat": answer.seat}
    connection.execute(insert(ANSWERS), [{**values, "text": answer.text, "key": answer.key}])
    return True


def _store_orders(connection: Connection, table: str, seat: Seat, texts: list[str]) -> bool:
    mine = (ORDERS.c.table_id == table, ORDERS.c.seat == seat)
    connection.execute(delete(ORDERS).where(*mine))
    values = {"table_id": table, "seat": seat, "text": "\n".join(texts)}
    connection.execute(insert(ORDERS), [values])
    return True
