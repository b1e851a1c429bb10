"""What is stored for somebody is counted, by person and address, on all their lines and servers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, select

from dovecote.server.allowances import Allowances, Stored
from dovecote.server.settings import Limits
from dovecote.server.storage import spending
from dovecote.server.storage.database import Database
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.schema import SPENDING
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import TooManyError
from tests.kit.client import hear, people
from tests.kit.postgres import Postgres
from tests.kit.serving import Server, serving
from tests.server.seated import Seated

LINES, LEAVES, OPENINGS, SESSIONS = 6, 2, 4, 1
NEIGHBOURS = 5  # times as much for an address


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that stores little, and is asked as fast as anybody likes."""
    folder = tmp_path_factory.mktemp("strict")
    limits = (f"lines={LINES}", f"leaves={LEAVES}", f"openings={OPENINGS}", f"sessions={SESSIONS}")
    words = [word for limit in limits for word in ("--limit", limit)]
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", *words) as running:
        yield running


@asynccontextmanager
async def _table(server: Server, lines: int = 1) -> AsyncIterator[list[Seated]]:
    """Somebody at a table of their own, with several lines to it."""
    async with people(server.url, 1) as (ada,), AsyncExitStack() as stack:
        table = await ada.open("columbiz", ["me", "me"])
        yield [
            Seated(ada, await stack.enter_async_context(ada.line(table)), 0) for _ in range(lines)
        ]


def test_lines_of_the_chat_are_counted_on_all_of_somebodys_lines(strict: Server) -> None:
    async def run() -> None:
        async with _table(strict, lines=3) as pages:
            told = [await pages[n % 3].ask(say=f"line {n}") for n in range(3 * LINES)]
            done = [n for n, one in enumerate(told) if one["is"] == "done"]
            assert LINES <= len(done) <= 2 * LINES  # a minute may have ended meanwhile
            refused = next(one for one in told if one["is"] == "refused")
            assert refused["code"] == "too-many"
            assert refused["params"] == {"what": "lines", "limit": LINES}

    asyncio.run(run())


def test_leaving_and_coming_back_ends_somewhere_and_one_can_always_come_back(
    strict: Server,
) -> None:
    async def run() -> None:
        async with _table(strict) as (ada,):
            left = 0
            while (told := await ada.ask(seat=1, leave="homer"))["is"] == "done":
                assert (await ada.ask(seat=1, back=True))["is"] == "done"
                left += 1
            assert LEAVES <= left <= 2 * LEAVES  # an hour may have ended meanwhile
            assert told["params"] == {"what": "leaves", "limit": LEAVES}

    asyncio.run(run())


def test_tables_opened_and_closed_are_counted_and_rematches_with_them(strict: Server) -> None:
    async def run() -> None:
        async with people(strict.url, 1) as (ada,):
            wish = {"game": "columbiz", "seats": ["me", "me"]}
            opened, table = 0, ""
            while (answer := await ada.http.post("/api/tables", json=wish)).status_code == 201:
                opened += 1
                table = answer.json()["id"]
                assert (await ada.http.post(f"/api/tables/{table}/close")).status_code == 200
                if opened == 1:
                    again = f"/api/tables/{table}/rematch"
                    assert (await ada.http.post(again)).status_code == 200
                    assert (await ada.http.post(again)).status_code == 200  # the same one
            assert OPENINGS - 1 <= opened <= 2 * OPENINGS - 1  # an hour may have ended meanwhile
            assert answer.json()["params"] == {"what": "openings", "limit": OPENINGS}
            assert (await ada.http.post(f"/api/tables/{table}/rematch")).status_code == 429

    asyncio.run(run())


def test_following_a_personal_link_over_and_over_ends_too(strict: Server) -> None:
    async def run() -> None:
        async with people(strict.url, 1) as (ada,):
            token = (await ada.http.post("/api/people/me/link")).json()["token"]
            codes = []
            for _ in range(2 * NEIGHBOURS * SESSIONS + 1):
                answer = await ada.http.post("/api/people/back", json={"token": token})
                codes.append(answer.status_code)
            assert codes[0] == 200
            assert codes[-1] == 429

    asyncio.run(run())


def test_who_comes_in_hears_the_last_lines_only(server: Server) -> None:
    async def run() -> None:
        async with _table(server) as (ada,):
            for n in range(60):
                await ada.ask(say=f"{n} " + "la" * (200 if n % 2 else 2))
            table = (await ada.person.http.get("/api/tables/mine")).json()[0]["id"]
            async with ada.person.line(table) as line:
                heard: list[dict[str, Any]] = []
                while (told := await hear(line))["is"] != "position":
                    heard += [told] if told["is"] == "said" else []
            assert heard[-1]["text"].startswith("59 ")
            assert sum(len(told["text"]) for told in heard) <= 4_000
            assert [told["number"] for told in heard] == list(range(61 - len(heard), 61))

    asyncio.run(run())


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Database]:
    database = Database(postgres.create_database(f"ledger_{secrets.token_hex(4)}"))
    database.migrate()
    yield database
    database.close()


def test_servers_count_together_and_an_address_has_more_than_one_person(shared: Database) -> None:
    moment = 1_000_000

    async def spend(where: Allowances, person: str, address: str = "here") -> bool:
        try:
            await where.spend("lines", person, address)
        except TooManyError:
            return False
        return True

    async def run() -> None:
        writers = [Writer(shared, asyncio.get_running_loop()) for _ in range(2)]
        one, other = (Allowances(w, lambda: moment, Limits(lines=2)) for w in writers)
        assert [await spend(where, "ada") for where in (one, other, one, other)] == [
            *(True, True),
            *(False, False),
        ]
        for n in range(4):
            assert await spend(one, f"guest {n}")
            assert await spend(other, f"guest {n}")
        assert not await spend(one, "innocent")  # ten lines came from this address
        assert not await spend(other, "innocent")
        assert await spend(other, "innocent", "elsewhere")
        await writers[0].write(Unit("", change=spending.forget(moment + 60_000)))
        fresh = Allowances(writers[0], lambda: moment, Limits(lines=2))
        assert await spend(fresh, "ada")
        for writer in writers:
            await writer.close()

    asyncio.run(run())


def test_a_minute_later_somebody_may_speak_again(shared: Database) -> None:
    async def run() -> None:
        now = 1_000_000
        writer = Writer(shared, asyncio.get_running_loop())
        allowances = Allowances(writer, lambda: now, Limits(lines=1))
        await allowances.spend("lines", "ada", "here")
        with pytest.raises(TooManyError):
            await allowances.spend("lines", "ada", "here")
        now += 60_000
        await allowances.spend("lines", "ada", "here")
        await writer.close()

    asyncio.run(run())


def test_an_address_is_not_kept_as_it_is_and_not_for_long(tmp_path: Path) -> None:
    """A hash of it, for no longer than an hour."""
    begin, hour = 7_200_000, 3_600_000

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
        database.migrate()
        writer, reader = Writer(database, asyncio.get_running_loop()), Reader(database)
        allowances = Allowances(writer, lambda: begin, Limits())
        for what in get_args(Stored):
            await allowances.spend(what, "ada", "198.51.100.7")
        kept = await reader.read(_counted)
        assert len(kept) == 2 * len(get_args(Stored))
        assert not any("198" in who for who, _ in kept)
        assert max(until for _, until in kept) == begin + hour
        await writer.write(Unit("", change=spending.forget(begin + hour)))
        assert await reader.read(_counted) == []
        await writer.close()
        await reader.close()
        database.close()

    asyncio.run(run())


def _counted(connection: Connection) -> list[tuple[str, int]]:
    rows = connection.execute(select(SPENDING.c.who, SPENDING.c.until))
    return [(row.who, row.until) for row in rows]
