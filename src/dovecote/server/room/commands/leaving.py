"""Leaving a running match, being replaced, coming back, and running out of time."""

from __future__ import annotations

from dovecote.bots import STAND_IN
from dovecote.core.entries import Noted
from dovecote.core.game import Seat
from dovecote.server.allowances import Spend, free
from dovecote.server.errors import JustLeftError, PresentError
from dovecote.server.room.commands import moves
from dovecote.server.room.room import Room
from dovecote.server.thinking.chooser import Chooser
from dovecote.tables import seating
from dovecote.tables.errors import ChangedError, SeatError, StatusError
from dovecote.tables.rows import TableRow
from dovecote.tables.state import Mark


async def resign(room: Room, seat: Seat) -> None:
    """Give up for good: see `play/giving_up.py` for what it brings."""
    async with room.locked():
        room.state.running()
        if not room.state.row.seats[seat].resigned:
            await _give_up(room, seat)


async def leave(room: Room, seat: Seat, level: str, spend: Spend = free) -> None:
    """Let a bot play; one may come back."""
    async with room.locked():
        room.state.running()
        seated = room.state.row.seats[seat]
        if seated.resigned:
            raise StatusError(status=room.state.row.status)
        if seated.bot != level:
            row = seating.hand_over(room.state.row, seat, level)
            await spend()
            await _note(room, seat, row, f"bot {level}")


async def back(room: Room, seat: Seat) -> None:
    """Take one's seat back from a bot."""
    async with room.locked():
        room.state.running()
        await _note(room, seat, seating.take_back(room.state.row, seat), "back")


async def agree(room: Room, by: Seat, seat: int) -> None:
    """One seat wants a bot for another that is not here; it happens when all others do."""
    async with room.locked():
        room.state.running()
        if not 0 <= seat < len(room.state.row.seats):
            raise SeatError(seat=seat)
        absent = Seat(seat)
        if room.is_shared:  # they may be at another server
            await room.refresh()
        row = seating.vote(room.state.row, absent, by)
        _check_away(room, absent)
        if seating.is_agreed(row, absent):
            mark, person = room.state.mark, row.seats[absent].person
            row = seating.hand_over(row, absent, STAND_IN)
            room.state.running().note(Noted(absent, f"bot {STAND_IN}"))
            await room.enter(mark, absent, row=row, unless_here=person)
        else:
            await room.change(row)


def _check_away(room: Room, seat: Seat) -> None:
    """Whether whoever sits there has been away for as long as the table has agreed."""
    since = room.attendance.away_since(room.state.row.seats[seat].person)
    if since is None:
        raise PresentError(seat=seat)
    left = since + 1000 * room.state.row.agreement.grace - room.now()
    if left > 0:
        raise JustLeftError(seat=seat, seconds=-(-left // 1000))


async def time_out(room: Room, at: int, chooser: Chooser) -> None:
    """The time of those who are asked is over, unless they have answered meanwhile."""
    async with room.locked():
        until = room.state.until
        if room.state.asked_at != at or until is None or room.now() < until:
            return
        try:
            if room.state.is_window:
                await _answer_for_all(room, chooser)
            else:
                await _time_is_up(room, room.state.waiting[0], chooser)
        except ChangedError:
            pass  # somebody's move came in at the last moment, on another server


async def _time_is_up(room: Room, seat: Seat, chooser: Chooser) -> None:
    mark, table = room.state.mark, room.state.running()
    policy = room.state.row.agreement.clock.timeout
    if policy == "move":
        choice = await chooser.choose(table, seat, STAND_IN, room.claim)
        table.note(Noted(seat, "timeout"))
        table.act(seat, choice)
        await room.enter(mark)
        return
    table.note(Noted(seat, "timeout"))
    if policy == "resign":
        await _give_up(room, seat, mark)
    else:
        row = seating.hand_over(room.state.row, seat, STAND_IN)
        await _note(room, seat, row, f"bot {STAND_IN}", mark)


async def _answer_for_all(room: Room, chooser: Chooser) -> None:
    """Whoever has not answered declines; nobody can tell that from declining by choice."""
    for seat in room.state.waiting:
        if seat not in room.state.sealed:
            text = room.state.running().decline(seat)
            if text is None:
                text = await chooser.choose(room.state.running(), seat, STAND_IN, room.claim)
            await moves.play(room, seat, text)


async def _give_up(room: Room, seat: Seat, mark: Mark | None = None) -> None:
    mark = mark or room.state.mark
    row = seating.give_up(room.state.row, seat, STAND_IN)
    room.state.running().give_up(seat, row.seats[seat].bot)
    await room.enter(mark, seat, row=row)


async def _note(room: Room, seat: Seat, row: TableRow, text: str, mark: Mark | None = None) -> None:
    mark = mark or room.state.mark
    room.state.running().note(Noted(seat, text))
    await room.enter(mark, seat, row=row)
