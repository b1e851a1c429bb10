"""Leaving a running match, being replaced, coming back, and running out of time."""

from __future__ import annotations

from dovecote.bots import STAND_IN
from dovecote.core.game import Seat
from dovecote.core.record import Noted
from dovecote.play.seats import PASS
from dovecote.server import moves, seating
from dovecote.server.errors import ChangedError, PresentError, SeatError, StatusError
from dovecote.server.room import Mark, Room
from dovecote.server.rows import TableRow


async def resign(room: Room, seat: Seat) -> None:
    """Give up for good."""
    async with room.locked():
        room.running()
        if not room.row.seats[seat].resigned:
            await _give_up(room, seat)


async def leave(room: Room, seat: Seat, level: str) -> None:
    """Let a bot play; one may come back."""
    async with room.locked():
        room.running()
        seated = room.row.seats[seat]
        if seated.resigned:
            raise StatusError(status=room.row.status)
        if seated.bot != level:
            await _note(room, seat, seating.hand_over(room.row, seat, level), f"bot {level}")


async def back(room: Room, seat: Seat) -> None:
    """Take one's seat back from a bot."""
    async with room.locked():
        room.running()
        await _note(room, seat, seating.take_back(room.row, seat), "back")


async def agree(room: Room, by: Seat, seat: int) -> None:
    """One seat wants a bot for another that is not here; it happens when all others do."""
    async with room.locked():
        room.running()
        if not 0 <= seat < len(room.row.seats):
            raise SeatError(seat=seat)
        absent = Seat(seat)
        row = seating.vote(room.row, absent, by)
        if room.row.seats[absent].person in {c.person for c in room.connections}:
            raise PresentError(seat=absent)
        if seating.is_agreed(row, absent):
            row = seating.hand_over(row, absent, STAND_IN)
            await _note(room, absent, row, f"bot {STAND_IN}")
        else:
            await room.change(row)


async def time_out(room: Room, question: int) -> None:
    """The time of those who are asked is over, unless they have answered meanwhile."""
    async with room.locked():
        until = room.until
        if room.question != question or until is None or room.house.now() < until:
            return
        try:
            if room.is_window:
                await _answer_for_all(room)
            else:
                await _time_is_up(room, room.waiting[0])
        except ChangedError:
            pass  # somebody's move came in at the last moment, on another server


async def _time_is_up(room: Room, seat: Seat) -> None:
    mark, table = room.mark(), room.running()
    policy = room.row.agreement.clock.timeout
    if policy == "move":
        choice = await room.house.choose(room, seat, STAND_IN)
        table.note(Noted(seat, "timeout"))
        table.act(seat, choice)
        await room.enter(mark)
        return
    table.note(Noted(seat, "timeout"))
    if policy == "resign":
        await _give_up(room, seat, mark)
    else:
        row = seating.hand_over(room.row, seat, STAND_IN)
        await _note(room, seat, row, f"bot {STAND_IN}", mark)


async def _answer_for_all(room: Room) -> None:
    """Whoever has not answered passes; nobody can tell that from passing by choice."""
    for seat in room.waiting:
        if seat not in room.sealed:
            offers = room.running().offers(seat)
            text = PASS if PASS in offers else await room.house.choose(room, seat, STAND_IN)
            await moves.play(room, seat, text)


async def _give_up(room: Room, seat: Seat, mark: Mark | None = None) -> None:
    mark = mark or room.mark()
    table, row = room.running(), seating.give_up(room.row, seat, STAND_IN)
    table.note(Noted(seat, "resign"))
    if row.status == "running":
        table.note(Noted(seat, f"bot {STAND_IN}"))
    await room.enter(mark, seat, row=row)


async def _note(room: Room, seat: Seat, row: TableRow, text: str, mark: Mark | None = None) -> None:
    mark = mark or room.mark()
    room.running().note(Noted(seat, text))
    await room.enter(mark, seat, row=row)
