"""Questions that change nothing: why not, what would it bring, what would you do."""

from __future__ import annotations

from dovecote.core.errors import OutOfTurnError
from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable
from dovecote.server.room.room import Room
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.turns import NOBODY, Claim
from dovecote.tables.tasks import Work
from dovecote.wire.answers import check_help, previewed, to_foresee, why_not
from dovecote.wire.client import Fields
from dovecote.wire.fields import written
from dovecote.wire.server import Hinted, Previewed, WhyNot


async def why(room: Room, seat: Seat, said: str | Fields) -> WhyNot:
    """The rule against a move the seat has in mind."""
    check_help(room.state.row.agreement, "preview")
    await room.settled()
    table = room.state.running()
    return why_not(table, seat, written(table, seat, said))


async def preview(room: Room, seat: Seat, said: str | Fields, work: Work) -> Previewed:
    """What a move would bring, as far as the seat can know."""
    check_help(room.state.row.agreement, "preview")
    await room.settled()
    table = room.state.running()
    warns = room.state.row.agreement.shows("coach")
    return await foreseen(table, seat, written(table, seat, said), work, warns=warns)


async def foreseen(
    table: AnyTable, seat: Seat, text: str, work: Work, *, warns: bool = False
) -> Previewed:
    """What a move would bring at a table, whoever keeps it, and what is against it."""
    return previewed(text, await work(to_foresee(table, seat, text, warns=warns)))


async def hint(room: Room, seat: Seat, chooser: Chooser, claim: Claim = NOBODY) -> Hinted:
    """What the strongest bot would do, knowing what the seat knows."""
    check_help(room.state.row.agreement, "coach")
    await room.settled()
    if seat not in room.state.waiting:
        waiting = ", ".join(map(str, room.state.waiting)) or "—"
        raise OutOfTurnError(seat=seat, text="hint", waiting=waiting)
    at, advice = room.state.at, chooser.advise(room.state.running(), seat, claim)
    return Hinted(seat=seat, at=at, moves=await advice)
