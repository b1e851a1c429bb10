"""Sitting down at a table that waits, and standing up again."""

from __future__ import annotations

from litestar import Controller, delete, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from msgspec.structs import replace

from dovecote.server.errors import NotWelcomeError
from dovecote.server.http.lobby import CHANGE, REFUSALS, LobbyNeeds, PersonAtTable, guest_at
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.parameters import SeatPath
from dovecote.server.http.problems import problems
from dovecote.server.room.room import Room
from dovecote.server.storage.leagues import is_member
from dovecote.server.storage.muting import is_kept_away
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.tables import seating
from dovecote.tables.errors import ChangedError, NotMemberError
from dovecote.wire.lobby import Opened, Sitting


class Seats(Controller):
    """Seats of tables that have not begun."""

    path = "/api/tables/{table_id:str}/seats/{seat:int}"
    tags = ("tables",)
    dependencies = given(LobbyNeeds, guest=Provide(guest_at))

    @put("/", responses=problems(*REFUSALS, 413), operation_id="sit", security=NEEDED)
    async def sit(
        self,
        seat: SeatPath,
        data: JSONBody[Sitting],
        guest: NamedDependency[PersonAtTable],
        needs: NamedDependency[LobbyNeeds],
    ) -> Opened:
        """Sit down; the match begins when every seat is taken."""
        room, person = guest.room, guest.person
        if data.name:
            person = replace(person, name=needs.sessions.clean(data.name))
        await _check_meant(room, data, person, needs.reader)
        async with room.locked():
            await _check_welcome(room, person, needs.reader)
            try:
                await _sit(room, seat, data, person)
            except ChangedError:  # somebody else sat down just now, on another server
                await _sit(room, seat, data, person)
        return guest.opened

    @delete("/", operation_id="stand", **CHANGE)
    async def stand(self, seat: SeatPath, guest: NamedDependency[PersonAtTable]) -> Opened:
        """Stand up again, before the match; the host may send away whoever sits there."""
        room = guest.room
        async with room.locked():
            await room.change(seating.stand(room.state.row, seat, guest.person.id))
        return guest.opened


async def _check_welcome(room: Room, person: Person, reader: Reader) -> None:
    """Whoever is blocked by somebody who is there already does not sit down with them."""
    row = room.state.row
    there = {row.host, *(seat.person for seat in row.seats)} - {""}
    if person.id in there or row.status != "open":
        return
    if await reader.read(is_kept_away, person.id, there):
        raise NotWelcomeError()


async def _check_meant(room: Room, data: Sitting, person: Person, reader: Reader) -> None:
    """At a league's table its members sit, each once, and no bots."""
    event = room.state.row.agreement.event
    if event and event.kind == "league":
        member = await reader.read(is_member, event.of, person.id)
        if data.bot or not member or room.state.row.held_by(person.id):
            raise NotMemberError()


async def _sit(room: Room, seat: int, data: Sitting, person: Person) -> None:
    if data.bot:
        row = seating.invite_bot(room.state.row, seat, person.id, data.bot)
    else:
        row = seating.sit(room.state.row, seat, person.id, person.name, data.words)
    await (room.begin(row) if row.is_full else room.change(row))
