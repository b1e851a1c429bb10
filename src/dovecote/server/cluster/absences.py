"""People who say that they are away: their tables hear of it."""

from __future__ import annotations

from dovecote.server.cluster.rooms import Rooms
from dovecote.server.room.commands.pausing import hear_of
from dovecote.server.storage.questions import away_of, no_change, running_tables, set_away
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.pauses import DAY

_LONGEST = 60 * DAY


async def go_away(
    rooms: Rooms, reader: Reader, writer: Writer, person: str, until: int, now: int
) -> int:
    """Somebody is away until a moment, or here again; until when, 0: not at all."""
    until = min(until, now + _LONGEST)
    await writer.write(Unit("", change=set_away(person, until, now)))
    aways = await reader.read(away_of, person)
    for table in await reader.read(running_tables, person):
        if reader.is_shared:  # whichever server has the table reads it again
            await writer.write(Unit(table, change=no_change))
        else:
            await hear_of(await rooms.room(table), person, aways)
    return until if until > now else 0
