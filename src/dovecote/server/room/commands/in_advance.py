"""A move that is chosen in advance: made if everybody lets things pass, and told to nobody before.

It is kept with the seat, together with what its holder will see of the table when they are asked,
as they were shown it when they chose. Whoever sees anything else then is asked themself.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from dovecote.core.errors import StaleError
from dovecote.core.game import Seat
from dovecote.play.next_asked import sight, sight_of
from dovecote.server.room.commands import moves
from dovecote.server.room.room import Room
from dovecote.server.storage.aheads import forget_ahead, keep_ahead
from dovecote.tables import rows
from dovecote.tables.errors import AskedError, BotPlaysError, ChangedError, UnforeseenError
from dovecote.tables.tasks import ForeseeQuestion, Work
from dovecote.wire.client import Fields
from dovecote.wire.fields import written
from dovecote.wire.server import LookedAhead


class _Found(msgspec.Struct, frozen=True):
    """What was worked out, as it was written."""

    view: Raw
    offers: list[Raw]


class _Text(msgspec.Struct, frozen=True):
    do: str


_FOUND: msgspec.json.Decoder[_Found | None] = msgspec.json.Decoder(_Found | None)
_read_text = msgspec.json.Decoder(_Text).decode


async def look(room: Room, seat: Seat, work: Work) -> LookedAhead:
    """What the seat will be asked if everybody else lets things pass."""
    await room.settled()
    at, shows = room.state.at, room.state.row.agreement.shows("legal")
    found = await _found(room, seat, work)
    if found is None:
        return LookedAhead(seat=seat, at=at)
    return LookedAhead(seat=seat, at=at, view=found.view, offers=found.offers if shows else UNSET)


async def choose(room: Room, seat: Seat, said: str | Fields, at: int, work: Work) -> None:
    """Do this when the seat is asked, if the table looks to it then as it was foreseen."""
    await room.settled()
    state = room.state
    text, asked = written(state.running(), seat, said), _asked(room, seat)
    if not state.asked_at <= at <= state.at:
        raise StaleError(text=text, at=at, now=state.at)
    found = await _found(room, seat, work)
    async with room.locked():
        if _asked(room, seat) != asked:  # meanwhile
            raise StaleError(text=text, at=at, now=state.at)
        if found is None or text not in [_read_text(offer).do for offer in found.offers]:
            raise UnforeseenError(text=text)
        await _keep(room, rows.Ahead(seat, text, sight(found.view)))


async def withdraw(room: Room, seat: Seat) -> None:
    """Choose nothing in advance; and what could not be made is not told any more."""
    async with room.locked():
        room.state.running()
        if seat in room.state.aheads:
            await room.write(forget_ahead(room.id, seat))
            del room.state.aheads[seat]
            room.announce()
            room.audience.tell_positions(room.state.at, only=seat)


async def make(room: Room, seat: Seat) -> None:
    """The seat is asked, and the room is locked: do what was chosen, or say that it cannot be."""
    chosen, table = room.state.aheads[seat], room.state.running()
    if sight_of(table, seat) == chosen.sight and chosen.text in table.offers(seat):
        await moves.play(room, seat, chosen.text)
    else:
        await _keep(room, replace(chosen, is_dropped=True))


async def _keep(room: Room, ahead: rows.Ahead) -> None:
    if not await room.write(keep_ahead(room.id, ahead)):
        await room.load()
        raise ChangedError(at=room.state.at)
    room.state.aheads[ahead.seat] = ahead
    room.announce()
    room.audience.tell_positions(room.state.at, only=ahead.seat)


async def _found(room: Room, seat: Seat, work: Work) -> _Found | None:
    state, table = room.state, room.state.running()
    if state.row.seats[seat].bot:
        raise BotPlaysError(seat=seat)
    sealed = state.sealed.get(seat)
    if seat in state.waiting and not sealed:
        raise AskedError(seat=seat)
    answer = sealed.text if sealed else ""
    task = ForeseeQuestion(table.game.name, seat, table.view(seat), answer, table.game.content)
    return _FOUND.decode(await work(task))


def _asked(room: Room, seat: Seat) -> tuple[int, bool]:
    """Which question is open, and whether the seat has answered it."""
    return room.state.asked_at, seat in room.state.sealed
