"""A whole match on real sockets, every byte kept: nothing secret is in any of them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from dovecote.core.entries import read_entry
from dovecote.core.game import Seat
from dovecote.core.record import read
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.components import HIDDEN
from dovecote.games.piccioni.state import Options
from dovecote.play import Scripted, Table
from dovecote.play.luck import commitment
from dovecote.play.replay import replay, take, verify
from tests.kit.client import Person, Told, offered
from tests.kit.effort import tries
from tests.kit.serving import Server
from tests.server.ears import Ear, Tap
from tests.server.worlds import keen

_SEATS = 3
_ORDERS = (["react net"], ["react umbrella", "pass until my turn"], ["react balcony"])
_FORMS = ("plain", "packed")  # of what is sent, by turns
_CHAT = "nobody will log this sentence"


class Guest(NamedTuple):
    """Somebody at the table, or somebody who watches it, and what the server sent them."""

    ear: Ear
    tap: Tap
    seat: Seat | None


class Evening:
    """Three people, one who watches and one without a name, each on a wire of their own."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.guests: list[Guest] = []
        self.table = ""
        self.links: list[str] = []

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """Everyone arrives; the match begins."""
        wish: dict[str, Any] = {"help": "coach", "watch": "anyone", "listed": True, "words": "mine"}
        for number in range(_SEATS + 2):
            tap = Tap(self._server.port)
            person = Person(await stack.enter_async_context(tap.open()), f"Guest {number}")
            stack.push_async_callback(person.close)
            if number <= _SEATS:
                await person.arrive()
                link = await person.http.post("/api/people/me/link")
                self.links.append(link.json()["token"])
            if number == 0:
                self.table = await person.open("piccioni", ["me", "open", "open"], **wish)
            elif number < _SEATS:
                await person.sit(self.table, number, f"words-{number}")
            seat = Seat(number) if number < _SEATS else None
            form = _FORMS[number % 2]
            self.guests.append(Guest(Ear(person, self.table, [], form), tap, seat))
        for guest in self.guests:
            await guest.ear.open()
            stack.push_async_callback(guest.ear.close)

    async def play(self, rng: Random, most: int) -> None:
        """So many rounds, or to the end, with everything people may try."""
        for number in range(most):
            for guest in self.guests:
                await guest.ear.ask(ping=number)
            position = self.guests[0].ear.position
            if position.get("over"):
                return
            for seat in position["waiting"]:
                await self._act(self.guests[seat].ear, seat, number, rng)
            if number % 30 == 7:
                await self._look_round(number)

    async def _look_round(self, number: int) -> None:
        """Everyone pries, if the match goes on; nothing ends it meanwhile: no order stands."""
        for guest in self.guests[:_SEATS]:
            await guest.ear.ask(seat=guest.seat, orders=[])
        for guest in self.guests:
            await guest.ear.ask(ping=number)
        if not self.guests[0].ear.position.get("over"):
            for guest in self.guests:
                await self.pry(guest)

    async def _act(self, ear: Ear, seat: int, number: int, rng: Random) -> None:
        if number % 10 == 1:
            await ear.ask(seat=seat, orders=_ORDERS[seat] if number % 20 == 1 else [])
            await ear.ask(say=_CHAT)
        if number % tries(84, 28) == 0:  # a champion thinks for each of them
            await ear.ask(seat=seat, hint=True)
        offers = [offer["do"] for offer in ear.position.get("offers", ())]
        if ear.form == "packed":
            offers = offered(ear.position, "piccioni")
        if offers:
            text = keen(seat, offers, rng)
            await ear.ask(seat=seat, preview=text)
            await ear.ask(seat=seat, at=ear.position["at"], do=text)

    async def pry(self, guest: Guest) -> None:
        """Look wherever a link leads, and where none does."""
        ear, path = guest.ear, f"/api/tables/{self.table}"
        at, other = ear.position["at"], Seat(((guest.seat or 0) + 1) % _SEATS)
        for wrong in ("react net", "play rifle on fat in street", "put 1/1", "pass"):
            await ear.ask(seat=other, at=at, do=wrong)
            await ear.ask(seat=other, why=wrong)
            await ear.ask(seat=guest.seat or 0, why=wrong)
        await ear.ask(seat=other, hint=True)
        await ear.ask(seat=guest.seat or 0, at=at, undo=at)
        await ear.ask(seat=guest.seat or 0, orders=["no order"])
        for place in ("", "/record", f"/replay?from={max(1, at - 40)}", "/qr.svg"):
            assert (await ear.get(path + place)).status_code == 200
        for place in ("/record", "/replay"):
            for seat in (other, "all", "9", "x"):
                assert (await ear.get(f"{path}{place}?seat={seat}")).status_code >= 400
        for place in ("/api/tables", "/api/tables/mine", "/api/people/me", "/api/tables/nowhere"):
            await ear.get(place)
        for place in (f"/t/{self.table}", "/api/nothing", "/health", f"{path}/socket"):
            await ear.get(place)


class Truth:
    """The match as its published record tells it, entry by entry."""

    def __init__(self, text: str, seats: int) -> None:
        luck = Scripted()
        self.table = Table(PICCIONI, Options(seats=seats), luck)
        self.states, self.lines = [self.table.state], list(map(str, read(text).entries))
        self.hidden: list[set[Seat | None]] = [set()]
        self.happened: list[list[Any]] = [[]]  # as it was known then: an undo takes events back
        for number, line in enumerate(self.lines, 1):
            take(self.table, luck, read_entry(number, line))
            self.states.append(self.table.state)
            viewers = (None, *self.table.seats)
            blank = {v for v in viewers if self.table.transcript(v)[-1].endswith("?")}
            self.hidden.append(blank)
            self.happened.append(list(self.table._journal.events))

    def view(self, at: int, seat: Seat | None) -> Any:
        return plain(PICCIONI.view(self.states[at], seat))

    def events(self, since: int, at: int, seat: Seat | None) -> Any:
        happened = [e for events in self.happened[at][since:] for e in events]
        return plain([seen for e in happened if (seen := PICCIONI.witness(e, seat)) is not None])

    def line(self, number: int, seat: Seat | None) -> str:
        line = self.lines[number - 1]
        return f"{line[0]} ?" if seat in self.hidden[number] else line


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def check_knowledge(truth: Truth, guest: Guest) -> None:
    """Positions, replays and records hold what the seat knew then, and not a card more."""
    hand = list[str]()
    for text in guest.ear.heard:
        told: Told = json.loads(text) if text.startswith('{"is"') else {"is": ""}
        if told["is"] == "preview" and "view" in told:
            assert set(told["view"]["hand"]) <= set(hand)
        if told["is"] == "position":
            assert told["seat"] == guest.seat
            at, hand = told["at"], told["view"]["hand"]
            check_view(truth, told["view"], at, guest.seat)
            assert told.get("events", []) == truth.events(told["since"], at, guest.seat)
            if guest.seat is None:
                assert not told.keys() & {"offers", "orders", "sealed", "undo"}
            else:
                assert set(told.get("orders", ())) <= set(_ORDERS[guest.seat])
                assert "sealed" not in told or f"{guest.seat} {told['sealed']}" in truth.lines
    for path, answer in guest.ear.answers:
        if answer.status_code == 200 and "/replay" in path:
            for step in answer.json()["steps"]:
                check_step(truth, step, guest.seat)
        if answer.status_code == 200 and path.endswith("/record"):
            record = answer.text.splitlines()
            entries = [line for line in record if line[0] in "*!0123456789"]
            assert entries == [truth.line(n, guest.seat) for n in range(1, len(entries) + 1)]
            assert not [line for line in record if line.startswith(("secret", "check"))]


def check_view(truth: Truth, view: Any, at: int, seat: Seat | None) -> None:
    state = truth.states[at]
    assert view["hand"] == ([] if seat is None else list(state.hands[seat]))
    assert not {"hands", "state", "secret", "answers"} & view.keys()
    assert all(not step.get("answers") for step in view["agenda"])
    if at < len(truth.lines):
        assert all(set(area["unseen"]) <= {HIDDEN} for area in view["areas"])
    assert view == truth.view(at, seat)


def check_step(truth: Truth, step: Told, seat: Seat | None) -> None:
    at = step["at"]
    assert step["line"] == truth.line(at, seat)
    assert step["events"] == truth.events(at - 1, at, seat)
    (view,) = step["views"].values()
    check_view(truth, view, at, seat)


def needles(db: Path, evening: Evening) -> Iterator[tuple[str, int]]:
    """What must not be found, each with the number of the guest who may know it; -1: nobody."""
    with sqlite3.connect(db) as connection:
        for query in ("SELECT secret FROM tables", "SELECT hash FROM tokens"):
            yield from ((row[0], -1) for row in connection.execute(query))
        yield from ((row[0], -1) for row in connection.execute("SELECT id FROM people"))
    connection.close()
    for number, guest in enumerate(evening.guests):
        yield from ((token, number) for token in guest.ear.person.http.cookies.values())
    yield from ((token, number) for number, token in enumerate(evening.links))


def check_bytes(evening: Evening, server: Server, log: bytes | None = None) -> None:
    """No secret, no token, no hash and nobody's id is in any byte, or in the log."""
    hay = [bytes(guest.tap.kept) for guest in evening.guests]
    log = server.log.read_bytes() if log is None else log
    assert all(b"position" in kept for kept in hay)
    for needle, owner in needles(server.log.with_name("tables.db"), evening):
        for number, kept in enumerate(hay):
            assert owner == number or needle.encode() not in kept, (needle, number)
        assert needle.encode() not in log, needle
    assert _CHAT.encode() not in log


def test_nothing_secret_is_sent_before_the_end(server: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            evening = Evening(server)
            await evening.sit_down(stack)
            await evening.play(Random(4), 1000)
            check_bytes(evening, server)
            host = evening.guests[0].ear.person.http
            record = (await host.get(f"/api/tables/{evening.table}/record")).text
            assert verify(PICCIONI, record).at == evening.guests[0].ear.position["at"]
            truth = Truth(record, _SEATS)
            for guest in evening.guests:
                check_knowledge(truth, guest)
            moves, log = {line[2:] for line in truth.lines}, server.log.read_text()
            assert not [text for text in moves if len(text) > 6 and text in log]

    asyncio.run(run())


def test_closing_a_table_publishes_it(server: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            evening = Evening(server)
            await evening.sit_down(stack)
            await evening.play(Random(5), 25)
            host, *_, nobody = (guest.ear.person.http for guest in evening.guests)
            path = f"/api/tables/{evening.table}"
            assert (await nobody.post(f"{path}/close")).status_code == 401
            check_bytes(evening, server)
            assert (await host.post(f"{path}/close")).status_code == 200
            record = (await nobody.get(f"{path}/record")).text
            published = read(record)
            assert commitment(published.secret) == published.commit
            assert replay(PICCIONI, record).at == evening.guests[0].ear.position["at"]
            assert "?" not in record
            assert (await nobody.get(f"{path}/replay?seat=all")).status_code == 200
            with pytest.raises(AssertionError):  # now it is there, and so it is found
                check_bytes(evening, server)

    asyncio.run(run())


def test_a_needle_is_found(server: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            evening = Evening(server)
            await evening.sit_down(stack)
            check_bytes(evening, server)
            (token,) = evening.guests[0].ear.person.http.cookies.values()
            with pytest.raises(AssertionError):
                check_bytes(evening, server, log=token.encode())
            evening.guests[1].tap.kept.extend(token.encode())
            with pytest.raises(AssertionError):
                check_bytes(evening, server)

    asyncio.run(run())
