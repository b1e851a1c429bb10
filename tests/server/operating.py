"""A server that somebody operates: tables in every state, and copies of its database."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from dovecote.server.operate.backup import back_up, restore
from dovecote.server.storage.access import opened
from tests.kit import plain
from tests.kit.client import Person, hear, people, play_on, say
from tests.kit.serving import Server

HIDDEN = 40  # entries of a match of Piccioni after which some are hidden from onlookers


class Operated(NamedTuple):
    """The server, and the tables it keeps, by what they are at."""

    server: Server
    db: str
    over: str
    running: str
    open: str
    unbegun: str  # closed before anybody else came
    broken: str  # closed in the middle of its match
    cookies: tuple[dict[str, str], dict[str, str]]  # of the two people

    @property
    def all(self) -> set[str]:
        return {self.over, self.running, self.open, self.unbegun, self.broken}

    def record(self, table: str, seat: str = "") -> str:
        """The record as the server gives it to a stranger."""
        answer = plain.get(f"{self.server.url}/api/tables/{table}/record?seat={seat}")
        assert answer.status_code == 200, answer.text
        return answer.text


def operate(server: Server, db: str) -> Operated:
    """Two people leave tables behind."""

    async def run() -> Operated:
        async with people(server.url, 2) as (ada, ben):
            over = await ada.open("columbiz", ["me", "random"])
            async with ada.line(over) as line:
                await play_on(line, Random(1), lambda told: None)
            running = await ada.open("piccioni", ["me", "open"])
            await ben.sit(running, 1, "coo")
            await asyncio.gather(*(_play_a_while(who, running) for who in (ada, ben)))
            waiting = await ada.open("columba", ["me", "open"])
            unbegun = await ada.open("columbiz", ["me", "open"])
            broken = await ada.open("columbiz", ["me", "me"])
            for table in (unbegun, broken):
                answer = await ada.http.post(f"/api/tables/{table}/close")
                assert answer.status_code == 200, answer.text
            cookies = (dict(ada.http.cookies), dict(ben.http.cookies))
            return Operated(server, db, over, running, waiting, unbegun, broken, cookies)

    return asyncio.run(run())


async def _play_a_while(who: Person, table: str) -> None:
    """Until there is something to hide; the last word is said by whoever moves then."""
    rng = Random(3)
    async with who.line(table) as line:
        while (told := await hear(line, "position"))["at"] < HIDDEN:
            if told["seat"] in told["waiting"] and "offers" in told:
                offer = rng.choice(told["offers"])
                await say(line, seat=told["seat"], at=told["at"], do=offer["do"])
        await say(line, say="See you tomorrow", ref="bye")
        await hear(line, "done")


def copied(db: str, target: str, folder: Path) -> str:
    """Another database that keeps the same."""
    file = folder / f"{secrets.token_hex(4)}.gz"
    with opened(db) as database:
        back_up(database, file)
    restore(target, file)
    return target


@contextmanager
def writing(db: str) -> Iterator[Connection]:
    """A hand in the database."""
    with opened(db) as database, database.write() as connection:
        yield connection


def ask(db: str, question: str, **facts: Any) -> list[tuple[Any, ...]]:
    """What a database keeps."""
    with opened(db) as database, database.read() as connection:
        return [tuple(row) for row in connection.execute(text(question), facts)]


def change(db: str, statement: str, **facts: Any) -> int:
    """Change something behind everyone's back; the number of rows."""
    with writing(db) as connection:
        return connection.execute(text(statement), facts).rowcount


def nowhere(house: Server, text: str) -> None:
    """In no column of no table."""
    with sqlite3.connect(Path(house.db.removeprefix("sqlite:///"))) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (name,) in names.fetchall():
            for row in connection.execute(f'SELECT * FROM "{name}"'):
                assert text not in str(row), name
