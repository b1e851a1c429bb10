"""Questions that change nothing: why not, what would it bring, what would you do."""

from __future__ import annotations

from msgspec import UNSET

from dovecote.core.errors import OutOfTurnError, Refusal
from dovecote.core.game import Seat
from dovecote.server.agreement import Help
from dovecote.server.errors import HelpError
from dovecote.server.room import Room
from dovecote.server.wire import Hinted, Previewed, WhyNot


async def why(room: Room, seat: Seat, text: str) -> WhyNot:
    """The rule against a move the seat has in mind."""
    _check_help(room, "preview")
    async with room.locked():
        refusal = room.running().why(seat, text) or Refusal("", "")
        return WhyNot(why=text, code=refusal.code, clause=refusal.clause, params=refusal.params)


async def preview(room: Room, seat: Seat, text: str) -> Previewed:
    """What a move would bring, as far as the seat can know."""
    _check_help(room, "preview")
    async with room.locked():
        outlook = room.running().preview(seat, text)
    view = UNSET if outlook.view is None else outlook.view
    return Previewed(preview=text, events=outlook.events, view=view)


async def hint(room: Room, seat: Seat) -> Hinted:
    """What the strongest bot would do, knowing what the seat knows."""
    _check_help(room, "coach")
    async with room.locked():
        if seat not in room.waiting:
            waiting = ", ".join(map(str, room.waiting)) or "—"
            raise OutOfTurnError(seat=seat, text="hint", waiting=waiting)
        at, advice = room.at, room.house.advise(room, seat)
    return Hinted(seat=seat, at=at, moves=await advice)


def _check_help(room: Room, needed: Help) -> None:
    if not room.row.agreement.shows(needed):
        raise HelpError(help=room.row.agreement.help, needed=needed)
