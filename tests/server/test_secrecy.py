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
from dovecote.play.seats import Orders
from dovecote.server.cluster import openings
from dovecote.server.cluster.node import Node
from dovecote.server.http import archive
from dovecote.server.room import audience
from dovecote.server.room.audience import Audience
from dovecote.server.room.commands import in_advance, moves, questions
from dovecote.server.room.room import Room
from dovecote.server.settings import Settings
from dovecote.server.socket.connection import Connection
from dovecote.server.storage.database import Database
from dovecote.server.storage.people import Person
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables import seating
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.rows import Ahead, SealedAnswer
from dovecote.tables.state import RoomState
from dovecote.tables.tasks import Task, work
from dovecote.wire import positions
from dovecote.wire.answers import refused
from dovecote.wire.positions import Positions
from dovecote.wire.server import to_json
from tests.games.piccioni.contract import secrets
from tests.kit.effort import tries
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


@pytest.mark.parametrize("viewer", [None, 0, 3, 1, 2][: tries(2, 5)])
def test_piccioni_sends_the_same_bytes(tmp_path: Path, viewer: Seat | None) -> None:
    asyncio.run(compare(tmp_path, world(), unlike(viewer), viewer))


@pytest.mark.parametrize("viewer", [0, None])
def test_columba_sends_the_same_bytes_whatever_will_be_drawn(
    tmp_path: Path, viewer: Seat | None
) -> None:
    one = dream(World("columba", {"seats": "2"}), 12)
    asyncio.run(compare(tmp_path, one, one._replace(future="other"), viewer))


async def _room(node: Node, world: World) -> Room:
    """The world's table with people in its seats."""
    sitters = ("me", *("open",) * (world.seats - 1))
    clock = msgspec.convert(CLOCK, Clock)
    wish = Wish(world.game, world.options, sitters, clock, help="preview", words=WORDS[0])
    room = await openings.open_table(node.rooms, node.clock.now, wish, Person("0", "Guest"), 1)
    row = room.state.row
    for seat in range(1, world.seats):
        row = seating.sit(row, seat, str(seat), "Guest", WORDS[seat])
    async with room.locked():
        await room.begin(row)
    return room


class Ear:
    """Keeps what is said."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def tell(self, message: bytes) -> None:
        self.told.append(message.decode())

    def hang_up(self, code: int) -> None:
        raise AssertionError(code)


async def _told(room: Room, viewer: Seat | None) -> list[str]:
    """What the viewer is sent who comes in now and asks whatever they may ask; and who comes in
    again to be told the same in shorthand."""
    ear = Ear()
    for is_packed in (False, True):
        connection = Connection(str(viewer), "", set(), ear)
        connection.is_packed = is_packed
        room.audience.welcome(connection, max(0, room.state.at - 6))
        room.audience.farewell(connection)
    told = ear.told
    if viewer is not None:
        for text in TRIED:
            told += [await _tried(room, viewer, text, how) for how in ("why", "preview", "do")]
        told += [await _tried(room, viewer, "", "ahead")]
    return told


async def _worked(task: Task) -> msgspec.Raw:
    """As the process beside the server does it."""
    return msgspec.Raw(msgspec.json.encode(work(task)))


async def _tried(room: Room, seat: Seat, text: str, how: str) -> str:
    try:
        if how == "ahead":
            return to_json(await in_advance.look(room, seat, _worked)).decode()
        if how == "why":
            return to_json(await questions.why(room, seat, text)).decode()
        if how == "preview" or text in room.state.running().offers(seat):
            return to_json(await questions.preview(room, seat, text, _worked)).decode()
        return str(await moves.do(room, seat, text, room.state.at))
    except DovecoteError as error:
        return to_json(refused(error)).decode()


def _imagined(room: Room, viewer: Seat | None, rng: Random) -> None:
    """Now everything the viewer does not know is different."""
    table, others = room.state.running(), [s.seat for s in room.state.row.seats if s.seat != viewer]
    table.become(table.game.imagine(table.view(viewer), rng))
    room.state.orders = Orders()
    room.state.aheads = {
        s: Ahead(s, rng.choice(("draw", "end")), "", rng.random() < 0.5) for s in others
    }
    for seat in others:
        room.state.orders.give(table.game, seat, rng.choice(("pass", "react net")))
    if room.state.is_window:
        asked = [seat for seat in room.state.waiting if seat != viewer]
        few = asked[: rng.randrange(3)]
        room.state.sealed = {s: SealedAnswer(room.state.asked_at, s, "pass") for s in few}


def test_imagined_worlds_are_told_alike(tmp_path: Path) -> None:
    """At every round of a match, to every viewer, in the room itself."""
    settings = Settings(db=f"sqlite:///{tmp_path / 'tables.db'}")

    async def run() -> None:
        database, rng = Database(settings.db), Random(1)
        database.migrate()
        node = Node(settings, database, Thinkers(1))
        room = await _room(node, world())
        for _, texts in world().rounds:
            state, sealed = room.state.running().state, room.state.sealed
            for viewer in (None, *map(Seat, range(world().seats))):
                due = await _told(room, viewer)
                _imagined(room, viewer, rng)
                assert await _told(room, viewer) == due
                room.state.running().become(state)
                room.state.sealed, room.state.orders, room.state.aheads = sealed, Orders(), {}
            for seat, text in texts.items():
                await moves.do(room, seat, text, room.state.at)
        await node.close()

    with pinned(world()):
        asyncio.run(run())


def _every_answer(patch: pytest.MonkeyPatch) -> None:
    """A position shows the answers of all, not only one's own."""

    def leaky(told: Positions, seat: Seat) -> dict[str, Any]:
        return {"sealed": " ".join(answer.text for answer in told._state.sealed.values())}

    patch.setattr(Positions, "_private", leaky)


def _answers_told(patch: pytest.MonkeyPatch) -> None:
    """Everyone hears when somebody has answered."""
    plain = Audience.tell_positions
    patch.setattr(Audience, "tell_positions", lambda told, since, only=None: plain(told, since))


def _whole_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "transcript", lambda table, seat: tuple(map(str, table.entries())))


def _every_event(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Any, seat: Seat | None, since: int = 0) -> tuple[Any, ...]:
        return tuple(event for events in table._journal.events[since:] for event in events)

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
        orders = (str(o) for s in range(4) for o in told._state.orders.of(Seat(s)))
        return {**plain(told, seat), "orders": tuple(orders)}

    patch.setattr(Positions, "_private", leaky)


def _every_choice(patch: pytest.MonkeyPatch) -> None:
    """A position shows what others have chosen in advance."""
    plain = Positions._private

    def leaky(told: Positions, seat: Seat) -> dict[str, Any]:
        return {**plain(told, seat), "orders": tuple(map(str, told._state.aheads.values()))}

    patch.setattr(Positions, "_private", leaky)


def test_a_leak_of_what_was_chosen_is_caught_in_the_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _every_choice(monkeypatch)
    with pytest.raises(AssertionError):
        test_imagined_worlds_are_told_alike(tmp_path)


def _people(patch: pytest.MonkeyPatch) -> None:
    """The table tells who people are, not only how they are called."""
    plain = positions.table_now

    def leaky(row: Any, *facts: Any) -> Any:
        return msgspec.structs.replace(plain(row, *facts), words=tuple(s.person for s in row.seats))

    patch.setattr(audience, "table_now", leaky)


def _undo(patch: pytest.MonkeyPatch) -> None:
    """An undo is refused differently once somebody has answered."""
    plain = moves.undo

    async def leaky(room: Room, seat: Seat, *more: Any) -> int:
        if room.state.is_window and room.state.sealed:
            raise UndoError(seat=seat, reason="luck")
        return await plain(room, seat, *more)

    patch.setattr(moves, "undo", leaky)


def _undo_told(patch: pytest.MonkeyPatch) -> None:
    """What may be taken back depends on who has answered."""
    patch.setattr(Positions, "_undoable", lambda told, seat: len(told._state.sealed) or None)


def _clock(patch: pytest.MonkeyPatch) -> None:
    """Whoever answers lengthens the window."""
    plain: Any = RoomState.until

    def leaky(state: RoomState) -> int | None:
        until = plain.fget(state)
        return None if until is None else until + len(state.sealed)

    patch.setattr(RoomState, "until", property(leaky))


def _replays(patch: pytest.MonkeyPatch) -> None:
    """A replay shows whatever seat is asked for."""

    def leaky(room: Room, person: str, seat: str) -> tuple[Seat | None, ...]:
        return (Seat(int(seat)),) if seat.isdigit() else (None,)

    patch.setattr(archive, "_viewers", leaky)


_LEAKS = (
    _every_answer,
    _refusals_by_hands,
    _whole_record,
    _every_event,
    _answers_told,
    _every_order,
    _people,
    _undo,
    _undo_told,
    _clock,
    _replays,
)


@pytest.mark.parametrize("leak", _LEAKS[: tries(4, len(_LEAKS))])
def test_a_planted_leak_is_caught(tmp_path: Path, leak: Leak) -> None:
    with pytest.raises(LeakError):
        asyncio.run(compare(tmp_path, world(), unlike(Seat(0)), Seat(0), leak))
