"""Somebody wants to be forgotten: what they play is played on, and nobody knows them any more."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from dovecote.bots import STAND_IN
from dovecote.core.errors import DovecoteError
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.room.commands import leaving
from dovecote.server.room.room import Room
from dovecote.server.sessions import Sessions
from dovecote.server.storage.database import Connection
from dovecote.server.storage.questions import running_tables
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.tables import tables_of
from dovecote.tables import seating


async def forget_person(rooms: Rooms, reader: Reader, sessions: Sessions, person: str) -> None:
    """They leave every table that is not over, and then everything about them goes."""
    while left := await reader.read(_going, person):
        done = 0
        for table in left:
            done += await _leave(await rooms.room(table), person)
        if not done:
            break
    theirs = [row.id for row in await reader.read(tables_of, person)]
    await sessions.forget(person)
    for table in theirs:
        if table in rooms.open_rooms:
            room = rooms.open_rooms[table]
            async with room.locked():
                await room.load()


def _going(connection: Connection, person: str) -> list[str]:
    """The tables that are not over: those of their list, and whatever else they play."""
    listed = [r.id for r in tables_of(connection, person) if r.status in ("open", "running")]
    return list({*listed, *running_tables(connection, person)})


async def _leave(room: Room, person: str) -> bool:
    """Whether anything was left to leave."""
    row = room.state.row
    if row.status == "open":
        async with room.locked():
            row = room.state.row
            if row.host == person:
                await room.change(replace(row, status="closed"))
                return True
            for seat in row.held_by(person):
                row = seating.stand(row, seat, person)
            await room.change(row)
            return True
    played = [s.seat for s in row.seats if s.person == person and not s.bot]
    for seat in played:
        with suppress(DovecoteError):  # it is over, or theirs no more
            await leaving.leave(room, seat, STAND_IN)
    return bool(played)
