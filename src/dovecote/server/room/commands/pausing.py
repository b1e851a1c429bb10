"""Being away: clocks stand still as long as the table has agreed to."""

from __future__ import annotations

from dovecote.server.room.room import Room
from dovecote.tables.pauses import Aways


async def hear_of(room: Room, person: str, aways: Aways) -> None:
    """Somebody at the table has said that they are away, or are here again."""
    async with room.locked():
        room.state.aways = {**room.state.aways, person: aways}
        room.announce()
        room.audience.tell(room.state.at, is_table=True)
        room.audience.tell_positions(room.state.at)
