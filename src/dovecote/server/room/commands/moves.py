"""What a seat does at the table: moves, sealed answers, taking back, standing orders."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from msgspec import Raw

from dovecote.core.errors import StaleError, UndoError
from dovecote.core.game import Seat
from dovecote.play.seats import read_order
from dovecote.server.room.room import Ended, Room
from dovecote.server.storage.aheads import forget_ahead
from dovecote.server.storage.answers import add_answer, replace_orders
from dovecote.server.storage.database import both
from dovecote.tables.acting import check_answer, check_hand, hand_in, is_answered, to_take_back
from dovecote.tables.errors import AnsweredError, ChangedError
from dovecote.tables.rows import SealedAnswer
from dovecote.tables.state import RoomState
from dovecote.tables.tasks import JudgeUndo, Work
from dovecote.wire.client import Fields
from dovecote.wire.fields import written

_NO = Raw(b"false")


class Mover(Protocol):
    """Whoever makes a move and does something else until it is stored."""

    def made(self, number: int, tell: Callable[[], None]) -> None:
        """It is stored, and got a number; `tell` lets everyone hear of it."""
        ...

    def not_made(self, why: Coroutine[Any, Any, int]) -> None:
        """It is not, as `why` will say; or it was after all."""
        ...


async def do(room: Room, seat: Seat, said: str | Fields, at: int, key: str | None = None) -> int:
    """A person's move; the number it got. With a key it is made once, however often it comes."""
    return await _once(room, seat, said, at, key, lambda text: play(room, seat, text, key))


def is_free(room: Room, seat: Seat, at: int, key: str | None) -> bool:
    """Whether nothing is to be waited for before a person's move but the disk, as nearly always."""
    state = room.state
    if key is not None and (seat, key) in state.keys:
        return False
    return room.locked().is_free and at <= state.at and len(state.waiting) < 2


def do_now(room: Room, seat: Seat, said: str | Fields, at: int, key: str | None, by: Mover) -> None:
    """A person's move where the way `is_free`."""
    state = room.state
    room.locked().take_now()
    try:
        table = state.running()
        text = written(table, seat, said)
        check_hand(state, seat, text, at)
        mark = state.mark
        table.act(seat, text)
        room.enter_now(mark, seat, key, partial(_end, room, by, (seat, text, at, key), mark.at + 1))
    except BaseException:
        room.locked().give_back()
        raise


def _end(
    room: Room, by: Mover, move: tuple[Seat, str, int, str | None], number: int, ended: Ended
) -> None:
    if callable(ended):
        by.made(number, ended)
    else:
        by.not_made(_why_not(room, move, ended))


async def _why_not(
    room: Room, move: tuple[Seat, str, int, str | None], error: Exception | None
) -> int:
    if error:
        raise error
    async with room.mended():
        return _overtaken(room.state, *move)


async def undo(room: Room, seat: Seat, to: int, at: int, key: str | None, work: Work) -> int:
    """Take back what the rule of records allows, and nothing more."""

    async def take_back(_: str) -> int:
        return await _take_back(room, seat, to, key, work)

    return await _once(room, seat, f"undo {to}", at, key, take_back)


async def _once(
    room: Room,
    seat: Seat,
    said: str | Fields,
    at: int,
    key: str | None,
    make: Callable[[str], Awaitable[int]],
) -> int:
    state = room.state
    async with room.locked():
        if at > state.at:  # they have heard more than we, from another server
            await room.refresh()
        if key and (seat, key) in state.keys:
            return state.keys[seat, key]
        text = written(state.running(), seat, said)
        check_hand(state, seat, text, at)
        try:
            return await make(text)
        except ChangedError:
            return _overtaken(state, seat, text, at, key)


def _overtaken(state: RoomState, seat: Seat, text: str, at: int, key: str | None) -> int:
    """Another server was quicker; perhaps with this very move."""
    if key and (seat, key) in state.keys:
        return state.keys[seat, key]
    if seat in state.sealed:
        raise AnsweredError(seat=seat) from None
    raise StaleError(text=text, at=at, now=state.at) from None


async def _take_back(room: Room, seat: Seat, to: int, key: str | None, work: Work) -> int:
    acts, mark, table = to_take_back(room.state, seat, to), room.state.mark, room.state.running()
    judged = JudgeUndo(table.game.name, table.seats, acts, table.game.content)
    if await work(judged) != _NO:  # it imagines many worlds
        raise UndoError(seat=seat, reason="revealed")
    table.undo_recorded(seat, to)
    await room.enter(mark, seat, key)
    return mark.at + 1


async def order(room: Room, seat: Seat, texts: list[str]) -> None:
    """Standing orders for reaction windows, instead of those before."""
    async with room.locked():
        game = room.state.running().game
        for text in texts:
            read_order(game, text)
        await room.write(replace_orders(room.id, seat, texts))
        room.state.give_orders(seat, texts)
        room.announce()
        room.audience.tell_positions(room.state.at, only=seat)


async def play(room: Room, seat: Seat, text: str, key: str | None = None) -> int:
    """Whoever chose it: a move if the seat is asked alone, else an answer to be sealed."""
    if room.state.is_window:
        return await _seal(room, seat, text, key)
    mark = room.state.mark
    room.state.running().act(seat, text)
    await room.enter(mark, seat, key)
    return mark.at + 1


async def close_window(room: Room) -> None:
    """If everyone asked has answered, hand the answers in, in the order of the seats."""
    state = room.state
    if not is_answered(state):
        return
    mark = state.mark
    hand_in(state)
    with suppress(ChangedError):  # another server has handed the same answers in
        await room.enter(mark)


async def _seal(room: Room, seat: Seat, text: str, key: str | None) -> int:
    state = room.state
    check_answer(state, seat, text)
    answer = SealedAnswer(state.asked_at, seat, text, key or "")
    change = add_answer(room.id, answer)
    if seat in state.aheads:  # they have answered, and choose anew
        change = both(change, forget_ahead(room.id, seat))
    if not await room.write(change):
        await room.load()  # it came in on another server, or here and nobody could tell us so
        raise ChangedError(at=state.at)
    state.sealed[seat] = answer
    state.aheads.pop(seat, None)
    if key:
        state.keys[seat, key] = answer.at
    room.audience.tell_positions(state.at, only=seat)
    await close_window(room)
    room.announce()  # that the seat has answered, unless something else is asked now
    return answer.at
