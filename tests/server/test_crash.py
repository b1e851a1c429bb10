"""What was acknowledged is never lost and never made twice, whatever dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from itertools import repeat
from random import Random
from typing import NamedTuple, TypeAlias

import pytest
from sqlalchemy import select, union_all
from websockets.asyncio.client import ClientConnection

from dovecote.server.storage.database import Database
from dovecote.server.storage.schema import ANSWERS, BLOCKS
from dovecote.tables.rows import Match
from tests.kit.audit import entered, stored
from tests.kit.client import Person, Told, hear, hear_where, people, say, websockets
from tests.kit.crashing import (
    end_the_database,
    kill_either_server,
    kill_the_server,
)
from tests.kit.effort import PATIENCE, tries
from tests.kit.player import bold
from tests.kit.postgres import Postgres
from tests.kit.serving import Server, serving

CASES = [("columbiz", 2, "stale"), ("piccioni", 4, "answered")]  # a move, and a sealed answer
CRASHES = tries(1, 5)  # 50 by `bench/crash.py`
ENDS = tries(2, 4)  # of the database: it is stopped, then killed
_GLANCES = 10
_MOVES = 60
_OPENING = 10  # entries before which nothing is of interest

Made: TypeAlias = tuple[int, str, int, str]  # a seat, its key, the number and what was done


class Answered(NamedTuple):
    """A position, and the number that was given to one's own move."""

    now: Told
    done: int


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server to be killed, and its database."""
    folder = tmp_path_factory.mktemp("victim")
    url = f"sqlite:///{folder / 'tables.db'}"
    with serving(folder, url) as server:
        yield server, url


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[tuple[Server, Server, str]]:
    """Two servers on one database, and where that is."""
    folder, url = tmp_path_factory.mktemp("pair"), postgres.create_database("pair")
    with serving(folder, url) as one, serving(folder, url) as other:
        yield one, other, url


def test_a_server_that_is_killed_loses_nothing(victim: tuple[Server, str]) -> None:
    figures = asyncio.run(kill_the_server(*victim, crashes=CRASHES))
    assert figures.crashes == CRASHES
    assert figures.reconnected >= CRASHES
    assert figures.acknowledged >= 20 * CRASHES


def test_two_servers_lose_nothing_when_one_is_killed(pair: tuple[Server, Server, str]) -> None:
    figures = asyncio.run(kill_either_server(*pair, crashes=CRASHES))
    assert figures.crashes == CRASHES
    assert figures.reconnected >= CRASHES
    assert figures.acknowledged >= 20 * CRASHES


def test_servers_outlive_their_database(
    postgres: Postgres, pair: tuple[Server, Server, str]
) -> None:
    figures = asyncio.run(end_the_database(postgres, *pair, crashes=ENDS))
    assert figures.crashes == ENDS
    assert figures.acknowledged >= 13 * ENDS


@pytest.mark.parametrize(("game", "seats", "code"), CASES)
def test_what_was_stored_and_not_told_is_made_once(
    victim: tuple[Server, str], game: str, seats: int, code: str
) -> None:
    server, url = victim
    asyncio.run(_lose_the_answer(server, server, url, game, seats, code))


@pytest.mark.parametrize(("game", "seats", "code"), CASES)
def test_what_one_server_stored_and_did_not_tell_another_makes_once(
    pair: tuple[Server, Server, str], game: str, seats: int, code: str
) -> None:
    one, other, url = pair
    asyncio.run(_lose_the_answer(one, other, url, game, seats, code))
    one.start()


@pytest.mark.parametrize(("game", "seats", "code"), CASES)
def test_what_comes_to_two_servers_at_once_is_made_once(
    pair: tuple[Server, Server, str], game: str, seats: int, code: str
) -> None:
    one, other, url = pair

    async def run() -> None:
        async with people(one.url, seats) as guests, AsyncExitStack() as stack:
            table, lines = await _sit_down(guests, game, stack)
            for guest in guests:
                guest.url = other.url
            lines += [await stack.enter_async_context(guest.line(table)) for guest in guests]
            made = await _say_twice(lines, Random(1))
        match = _match(url, table)
        for seat, key, number, text in made:
            assert entered(match, seat, key) == [(number, f"{seat} {text}")]

    asyncio.run(run())


async def _say_twice(lines: list[ClientConnection], rng: Random) -> list[Made]:
    """Play with every move said on both lines of its seat; what was made of it."""
    made: list[Made] = []
    told = await asyncio.gather(*(_answered(line, 0) for line in lines))
    while len(made) < _MOVES and not told[0].now.get("over"):
        at, seats = told[0].now["at"], len(lines) // 2
        texts = {s: rng.choice(_offers(told[s].now)) for s in told[0].now["waiting"]}
        for place, line in enumerate(lines):
            if text := texts.get(place % seats):
                await say(line, seat=place % seats, at=at, do=text, key=f"{at}", ref=f"{at}")
        asked = [place % seats in texts for place in range(len(lines))]
        told = await asyncio.gather(*map(_answered, lines, repeat(at), asked))
        for seat, text in texts.items():
            first, second = told[seat].done, told[seat + seats].done
            assert first == second
            made.append((seat, f"{at}", first, text))
    return made


async def _answered(line: ClientConnection, at: int, is_asked: bool = False) -> Answered:
    """What is heard until there is a later position, and an answer if one is due."""
    now, done = Told(), 0
    while not now or (is_asked and not done):
        told = await hear(line, "position", "done", "refused")
        assert told["is"] != "refused", told
        if told["is"] == "done":
            done = told["at"]
            assert now or done == at, "an entry is acknowledged before its position is told"
        elif told["at"] > at:
            now = told
    return Answered(now, done)


def test_what_is_taken_back_on_one_server_is_mended_on_another(
    pair: tuple[Server, Server, str],
) -> None:
    one, other, _ = pair

    async def run() -> None:
        async with people(one.url, 2) as guests, AsyncExitStack() as stack:
            table, lines = await _sit_down(guests, "columbiz", stack)
            first = await hear(lines[0], "position")
            seat, at = first["waiting"][0], first["at"]
            away, log = guests[1 - seat], list[Told]()
            away.url = other.url
            async with away.line(table, since=0) as line:
                log = (await hear(line, "position"))["events"]
                await say(lines[seat], seat=seat, at=at, do="stand")
                moved = (await hear_where(line, partial(_is_later, at=at)))["at"]
                await say(lines[seat], seat=seat, at=moved, undo=moved)
                told = await hear_where(line, partial(_is_later, at=moved))
                assert (told["since"], told["events"]) == (0, log)
            async with away.line(table, since=moved) as line:
                told = await hear(line, "position")
                assert (told["since"], told["events"]) == (0, log)

    asyncio.run(run())


def test_nobody_hears_of_a_move_before_it_is_stored(victim: tuple[Server, str]) -> None:
    server, url = victim

    async def run() -> None:
        async with people(server.url, 2) as guests, AsyncExitStack() as stack:
            table, lines = await _sit_down(guests, "columbiz", stack)
            asked = await _asked(lines, is_window=False)
            seat, at = asked["seat"], asked["at"]
            move = {"seat": seat, "at": at, "do": asked["offers"][0]["do"], "key": "late"}
            with _nobody_writes(url):
                await say(lines[seat], **move)
                for number in range(_GLANCES):
                    await asyncio.sleep(0.05)
                    await say(lines[1 - seat], ping=number)
                    assert (await hear(lines[1 - seat]))["is"] == "pong"
                await asyncio.to_thread(server.kill)
            with pytest.raises(websockets.ConnectionClosed):
                await hear(lines[seat])
            await asyncio.to_thread(server.start)
            async with guests[seat].line(table, since=at) as line:
                assert (await hear(line, "position"))["at"] == at
                await say(line, **move, ref="again")
                assert await hear(line, "done", "refused") == {
                    "is": "done",
                    "ref": "again",
                    "at": at + 1,
                }

    asyncio.run(run())


@contextmanager
def _nobody_writes(url: str) -> Iterator[None]:
    """Have the file for oneself: whatever a server wants to store must wait."""
    database = Database(url)
    with database.write():
        yield
    database.close()


async def _lose_the_answer(
    server: Server, successor: Server, url: str, game: str, seats: int, code: str
) -> None:
    """Kill a server when a move is stored, and repeat the move where play goes on."""
    async with people(server.url, seats) as guests:
        async with AsyncExitStack() as stack:
            asked: Told = {}
            while not asked:
                table, lines = await _sit_down(guests, game, stack)
                asked = await _asked(lines, is_window=code == "answered")
            seat, text = asked["seat"], asked["offers"][0]["do"]
            move = {"seat": seat, "at": asked["at"], "do": text}
            await say(lines[seat], **move, key="once", ref="first")
            number = await _stored(url, table)  # and nobody listens to what is said of it
            await asyncio.to_thread(server.kill)
        if successor is server:
            await asyncio.to_thread(server.start)
        guests[seat].url = successor.url
        async with guests[seat].line(table, since=asked["at"]) as line:
            for ref in ("second", "third"):
                await say(line, **move, key="once", ref=ref)
                done = await hear(line, "done", "refused")
                assert done == {"is": "done", "ref": ref, "at": number}
            await say(line, **move)
            refused = await hear(line, "done", "refused")
            assert (refused["is"], refused["code"]) == ("refused", code)
    assert entered(_match(url, table), seat, "once") == [(number, f"{seat} {text}")]


async def _sit_down(
    guests: list[Person], game: str, stack: AsyncExitStack
) -> tuple[str, list[ClientConnection]]:
    """A table with a line of everyone to it."""
    table = await guests[0].open(game, ["me", *["open"] * (len(guests) - 1)])
    for seat, guest in enumerate(guests[1:], 1):
        await guest.sit(table, seat)
    return table, [await stack.enter_async_context(guest.line(table)) for guest in guests]


async def _asked(lines: list[ClientConnection], *, is_window: bool) -> Told:
    """Play at random until one is asked, or several at once; what one of them heard. Nothing
    if that never happens."""
    rng, at = Random(1), 0
    while True:
        told = [await hear_where(line, partial(_is_later, at=at)) for line in lines]
        asked: list[Told] = [told[seat] for seat in told[0]["waiting"]]
        at = told[0]["at"]
        if told[0].get("over"):
            return {}
        if at > _OPENING and is_window == (len(asked) > 1):
            return asked[0]
        for position in asked:
            seat = position["seat"]
            await say(lines[seat], seat=seat, at=at, do=rng.choice(_offers(position)))


def _offers(position: Told) -> Sequence[str]:
    return bold([offer["do"] for offer in position["offers"]])


def _match(url: str, table: str) -> Match:
    (match,) = (match for match in stored(url) if match.row.id == table)
    return match


def _is_later(told: Told, at: int) -> bool:
    return bool(told["is"] == "position" and told["at"] > at)


async def _stored(url: str, table: str) -> int:
    """The number under which the move is found, as soon as it is."""
    database, found = Database(url), list[int]()
    moves = select(BLOCKS.c.first).where(BLOCKS.c.table_id == table, BLOCKS.c.key == "once")
    answers = select(ANSWERS.c.at).where(ANSWERS.c.table_id == table, ANSWERS.c.key == "once")
    try:
        async with asyncio.timeout(PATIENCE):
            while not found:
                await asyncio.sleep(0.001)
                with database.read() as connection:
                    found += connection.execute(union_all(moves, answers)).scalars()
    finally:
        database.close()
    return found[0]
