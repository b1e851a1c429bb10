"""Whoever is not told cannot tell: worlds that look the same send the same bytes."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dovecote.core.errors import DovecoteError, Refusal, UndoError
from dovecote.core.game import Seat
from dovecote.games.piccioni import Piccioni
from dovecote.play import Table
from dovecote.play.seats import Orders, read_order
from dovecote.server import archive, asking, audience, moves, openings, positions, seating
from dovecote.server.agreement import Clock, Wish
from dovecote.server.connection import Connection
from dovecote.server.database import Database
from dovecote.server.house import House
from dovecote.server.positions import Positions
from dovecote.server.room import Room
from dovecote.server.rows import Answer
from dovecote.server.sessions import Person
from dovecote.server.settings import Settings
from dovecote.server.socket import refused
from dovecote.server.thinkers import Thinkers
from dovecote.server.wire import tell
from tests.games.piccioni.test_contract import secrets
from tests.server.lives import CLOCK, TRIED, Leak, LeakError, compare, pinned
from tests.server.worlds import WORDS, World, dream, twin


@cache
def world() -> World:
    return dream(World("piccioni", {"seats": "4", "edition": "2025-balcony"}), 50)


@cache
def unlike(viewer: Seat | None) -> World:
    """A second world in which everything differs that the viewer cannot see."""
    truths = [secrets(table.state, viewer) for table in world().unfold()]
    two, rng = world(), Random(1)
    for _ in range(10):
        two = twin(two, viewer, rng, 100)
        pairs = list(zip(truths, (secrets(t.state, viewer) for t in two.unfold()), strict=True))
        hidden = ("hands", "deck", "flock", "removed", "unseen")
        if all(any(a[name] != b[name] for a, b in pairs) for name in hidden):
            return two
    raise AssertionError("the two worlds do not differ enough")


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_piccioni_sends_the_same_bytes(tmp_path: Path, viewer: Seat | None) -> None:
    asyncio.run(compare(tmp_path, world(), unlike(viewer), viewer))


@pytest.mark.parametrize("viewer", [0, None])
def test_columba_sends_the_same_bytes_whatever_will_be_drawn(
    tmp_path: Path, viewer: Seat | None
) -> None:
    one = dream(World("columba", {"seats": "2"}), 12)
    asyncio.run(compare(tmp_path, one, one._replace(future="other"), viewer))


async def _room(house: House, world: World) -> Room:
    """The world's table with people in its seats."""
    sitters = ("me", *("open",) * (world.seats - 1))
    clock = msgspec.convert(CLOCK, Clock)
    wish = Wish(world.game, world.options, sitters, clock, help="preview", words=WORDS[0])
    room = await openings.open_table(house, wish, Person("0", "Guest"))
    row = room.row
    for seat in range(1, world.seats):
        row = seating.sit(row, seat, str(seat), "Guest", WORDS[seat])
    async with room.locked():
        await room.begin(row)
    return room


async def _told(room: Room, viewer: Seat | None) -> list[str]:
    """What the viewer is sent who comes in now and asks whatever he may ask."""
    told = list[str]()

    async def send(text: str) -> None:
        told.append(text)

    async def close(code: int) -> None:
        raise AssertionError(code)

    connection = Connection(str(viewer), send, close, room.house.settings.limits)
    room.welcome(connection, max(0, room.at - 6))
    await asyncio.sleep(0)
    room.farewell(connection)
    if viewer is not None:
        for text in TRIED:
            told += [await _tried(room, viewer, text, how) for how in ("why", "preview", "do")]
    return told


async def _tried(room: Room, seat: Seat, text: str, how: str) -> str:
    try:
        if how == "why":
            return str(await asking.why(room, seat, text))
        if how == "preview" or text in room.running().offers(seat):
            return str(await asking.preview(room, seat, text))
        return str(await moves.do(room, seat, text, room.at))
    except DovecoteError as error:
        return tell(refused(error)).decode()


def _imagined(room: Room, viewer: Seat | None, rng: Random) -> None:
    """Now everything the viewer does not know is different."""
    table, others = room.running(), [s.seat for s in room.row.seats if s.seat != viewer]
    table.state = table.game.imagine(table.view(viewer), rng)
    room.orders = Orders()
    for seat in others:
        room.orders.give(seat, read_order(rng.choice(("pass", "react net"))))
    if room.is_window:
        asked = [seat for seat in room.waiting if seat != viewer]
        room.sealed = {s: Answer(room.question, s, "pass") for s in asked[: rng.randrange(3)]}


def test_imagined_worlds_are_told_alike(tmp_path: Path) -> None:
    """At every round of a match, to every viewer, in the room itself."""
    settings = Settings(db=f"sqlite:///{tmp_path / 'tables.db'}")

    async def run() -> None:
        database, rng = Database(settings.db), Random(1)
        database.migrate()
        house = House(settings, database, Thinkers(1))
        room = await _room(house, world())
        for _, texts in world().rounds:
            state, sealed = room.running().state, room.sealed
            for viewer in (None, *map(Seat, range(world().seats))):
                due = await _told(room, viewer)
                _imagined(room, viewer, rng)
                assert await _told(room, viewer) == due
                room.running().state, room.sealed, room.orders = state, sealed, Orders()
            for seat, text in texts.items():
                await moves.do(room, seat, text, room.at)
        await house.close()

    with pinned(world()):
        asyncio.run(run())


def _every_answer(patch: pytest.MonkeyPatch) -> None:
    """A position shows the answers of all, not only one's own."""

    def leaky(told: Positions, seat: Seat) -> dict[str, Any]:
        return {"sealed": " ".join(answer.text for answer in told._room.sealed.values())}

    patch.setattr(Positions, "_private", leaky)


def _answers_told(patch: pytest.MonkeyPatch) -> None:
    """Everyone hears when somebody has answered."""
    plain = Room.tell_positions
    patch.setattr(Room, "tell_positions", lambda room, since, only=None: plain(room, since))


def _whole_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "transcript", lambda table, seat: tuple(map(str, table.entries())))


def _every_event(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Any, seat: Seat | None, since: int = 0) -> tuple[Any, ...]:
        return tuple(event for events in table._events[since:] for event in events)

    patch.setattr(Table, "events", leaky)


def _refusals_by_hands(patch: pytest.MonkeyPatch) -> None:
    """Why something is refused depends on what the others hold."""
    plain = Piccioni.refuse

    def leaky(game: Piccioni, state: Any, seat: Seat, action: Any) -> Refusal | None:
        refusal = plain(game, state, seat, action)
        held = {f"seat {s}": " ".join(hand) for s, hand in enumerate(state.hands)}
        return refusal and Refusal(refusal.code, refusal.clause, {**refusal.params, **held})

    patch.setattr(Piccioni, "refuse", leaky)


def _every_order(patch: pytest.MonkeyPatch) -> None:
    """A position shows the standing orders of all."""
    plain = Positions._private

    def leaky(told: Positions, seat: Seat) -> dict[str, Any]:
        orders = (str(o) for s in range(4) for o in told._room.orders.of(Seat(s)))
        return {**plain(told, seat), "orders": tuple(orders)}

    patch.setattr(Positions, "_private", leaky)


def _people(patch: pytest.MonkeyPatch) -> None:
    """The table tells who people are, not only how they are called."""
    plain = positions.table_now

    def leaky(row: Any, *facts: Any) -> Any:
        return msgspec.structs.replace(plain(row, *facts), words=tuple(s.person for s in row.seats))

    patch.setattr(audience, "table_now", leaky)


def _undo(patch: pytest.MonkeyPatch) -> None:
    """An undo is refused differently once somebody has answered."""
    plain = moves.undo

    async def leaky(room: Room, seat: Seat, to: int, at: int, key: str | None = None) -> int:
        if room.is_window and room.sealed:
            raise UndoError(seat=seat, reason="luck")
        return await plain(room, seat, to, at, key)

    patch.setattr(moves, "undo", leaky)


def _undo_told(patch: pytest.MonkeyPatch) -> None:
    """What may be taken back depends on who has answered."""
    patch.setattr(Positions, "_undoable", lambda told, seat: len(told._room.sealed) or None)


def _clock(patch: pytest.MonkeyPatch) -> None:
    """Whoever answers lengthens the window."""
    plain: Any = Room.until
    patch.setattr(Room, "until", property(lambda room: plain.fget(room) + len(room.sealed)))


def _replays(patch: pytest.MonkeyPatch) -> None:
    """A replay shows whatever seat is asked for."""

    def leaky(room: Room, person: str, seat: str) -> tuple[Seat | None, ...]:
        return (Seat(int(seat)),) if seat.isdigit() else (None,)

    patch.setattr(archive, "_viewers", leaky)


_LEAKS = (
    _every_answer,
    _answers_told,
    _whole_record,
    _every_event,
    _refusals_by_hands,
    _every_order,
    _people,
    _undo,
    _undo_told,
    _clock,
    _replays,
)


@pytest.mark.parametrize("leak", _LEAKS)
def test_a_planted_leak_is_caught(tmp_path: Path, leak: Leak) -> None:
    with pytest.raises(LeakError):
        asyncio.run(compare(tmp_path, world(), unlike(Seat(0)), Seat(0), leak))
