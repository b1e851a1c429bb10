"""A backup is one moment of everything, and comes back whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from dovecote.games import GAMES
from dovecote.play.replay import verify
from dovecote.server.operate.backup import everything
from dovecote.server.storage.access import opened
from dovecote.server.storage.schema import SHAPE
from tests.kit.client import Person, people, play_on
from tests.kit.effort import PATIENCE, tries
from tests.kit.postgres import Postgres
from tests.kit.serving import serving
from tests.kit.terminal import Terminal
from tests.server.operating import Operated, ask, change

Lines = list[dict[str, Any]]


def lines_of(file: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def pack(file: Path, lines: Lines) -> None:
    file.write_bytes(gzip.compress("".join(f"{json.dumps(line)}\n" for line in lines).encode()))


@pytest.fixture
def saved(dovecote: Terminal, operated: Operated, tmp_path: Path) -> Path:
    file = tmp_path / "backup.gz"
    ran = dovecote("tables", "backup", str(file), "--db", operated.db)
    assert (ran.code, ran.err) == (0, "")
    assert "Keep it to yourself" in ran.out
    return file


def test_it_goes_from_one_database_to_the_other_and_back(
    dovecote: Terminal, operated: Operated, saved: Path, postgres: Postgres, tmp_path: Path
) -> None:
    there = postgres.create_database("restored")
    ran = dovecote("tables", "restore", str(saved), "--db", there, "--json")
    assert json.loads(ran.out) == {"rows": len(lines_of(saved)) - 2}
    second, third = tmp_path / "second.gz", tmp_path / "third.gz"
    assert dovecote("tables", "backup", str(second), "--db", there).code == 0
    back = f"sqlite:///{tmp_path / 'new folder' / 'back.db'}"
    assert dovecote("tables", "restore", str(second), "--db", back).code == 0
    assert dovecote("tables", "backup", str(third), "--db", back).code == 0
    assert lines_of(saved) == lines_of(second) == lines_of(third)
    assert lines_of(saved)[0] == {"is": "backup", "format": 1, "shape": SHAPE}
    kinds = {line["table"] for line in lines_of(saved)[1:-1]}
    assert kinds == {
        *("people", "tokens", "devices", "tables", "seats", "questions", "blocks", "chat"),
        "played",
    }
    _play_on(operated, there, tmp_path)


def _play_on(operated: Operated, db: str, folder: Path) -> None:
    """The same people with the same cookies finish their match on the restored database."""

    async def run(url: str) -> None:
        guests = [Person(url) for _ in operated.cookies]
        for guest, cookies in zip(guests, operated.cookies, strict=True):
            guest.http.cookies.update(cookies)

        async def play(guest: Person) -> None:
            async with guest.line(operated.running) as line:
                assert (await play_on(line, Random(1), lambda told: None))["over"]

        await asyncio.gather(*map(play, guests))
        record = await guests[0].http.get(f"/api/tables/{operated.running}/record")
        verify(GAMES["piccioni"], record.text)
        for guest in guests:
            await guest.close()

    with serving(folder, db) as server:
        asyncio.run(run(server.url))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_while_people_play_it_is_one_moment(
    dovecote: Terminal, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    """Bots play meanwhile; every match in every copy can go on."""
    db = f"sqlite:///{tmp_path / 'busy.db'}"
    if kind == "postgresql":
        db = request.getfixturevalue("postgres").create_database("busy")
    pace = ("bot=0.2", "quickest=0.1", "slowest=0.2")
    with serving(tmp_path, db, pace=pace) as server, ExitStack() as played:
        played.enter_context(_bots_play(server.url))
        moments: set[int] = set()
        while len(moments) < tries(2, 6):
            file, copy = tmp_path / "busy.gz", f"sqlite:///{tmp_path / f'{len(moments)}.db'}"
            ran = dovecote("tables", "backup", str(file), "--db", db)
            assert (ran.code, ran.err) == (0, "")
            if len(lines_of(file)) not in moments:
                moments.add(len(lines_of(file)))
                assert dovecote("tables", "restore", str(file), "--db", copy).code == 0
                assert dovecote("tables", "check", "--db", copy).code == 0
                _check_gapless(copy)
            running = dovecote("tables", "list", "--status", "running", "--db", db, "--json").out
            if not json.loads(running):  # every match is over
                played.enter_context(_bots_play(server.url))


def test_what_comes_while_it_is_written_is_not_in_it(operated: Operated, kept: str) -> None:
    with opened(kept) as database:
        rows = everything(database)
        first = next(rows)
        change(kept, "UPDATE tables SET status = 'closed'")
        change(kept, "INSERT INTO chat VALUES (:t, 99, '', 0, 'late', 1)", t=operated.running)
        seen = [first, *rows]
    assert {row.row["status"] for row in seen if row.table == "tables"} > {"running"}
    assert "late" not in [row.row["text"] for row in seen if row.table == "chat"]


@contextmanager
def _bots_play(url: str) -> Iterator[None]:
    """Bots among themselves at several tables, and somebody who watches, or they would stop."""
    begun, is_over = threading.Event(), threading.Event()

    async def watch(line: ClientConnection) -> None:
        while not is_over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(line.recv(), 0.1)

    async def run() -> None:
        async with people(url, 1) as (ada,), AsyncExitStack() as stack:
            tables = [await ada.open("piccioni", ["random"] * 3) for _ in range(6)]
            lines = [await stack.enter_async_context(ada.line(table)) for table in tables]
            begun.set()
            await asyncio.gather(*map(watch, lines))

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    try:
        assert begun.wait(PATIENCE)
        yield
    finally:
        is_over.set()
        thread.join()


def _check_gapless(db: str) -> None:
    stored = ask(db, "SELECT table_id, first, lines FROM blocks ORDER BY table_id, first")
    following: dict[str, int] = {}
    for table, first, lines in stored:
        assert first == following.get(table, 1)
        following[table] = first + len(lines.splitlines())


def test_only_its_owner_can_read_it_and_nothing_else_is_left(saved: Path) -> None:
    assert saved.stat().st_mode & 0o777 == 0o600
    assert list(saved.parent.iterdir()) == [saved]


def test_a_failed_backup_leaves_the_one_before(dovecote: Terminal, saved: Path, kept: str) -> None:
    before = saved.read_bytes()
    others = sorted(saved.parent.iterdir())
    change(kept, "DROP TABLE votes")
    ran = dovecote("tables", "backup", str(saved), "--db", kept)
    assert (ran.code, ran.out) == (2, "")
    assert "The database cannot be used" in ran.err
    assert saved.read_bytes() == before
    assert sorted(saved.parent.iterdir()) == others


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("{}/no/such/folder/x.gz", "does not exist"),
        ("{}", "cannot be opened"),
        ("~no-such-user/x.gz", "cannot be opened"),
    ],
)
def test_a_file_that_cannot_be_written(
    dovecote: Terminal, operated: Operated, where: str, said: str, tmp_path: Path
) -> None:
    ran = dovecote("tables", "backup", where.format(tmp_path), "--db", operated.db)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err or "is a folder" in ran.err
    assert not list(tmp_path.iterdir())


def without(lines: Lines, table: str) -> Lines:
    return [line for line in lines if line.get("table") != table]


def counted(lines: Lines) -> Lines:
    return [*lines[:-1], {"is": "end", "rows": len(lines) - 2}]


DAMAGES: dict[str, Callable[[Lines], Lines]] = {
    "nothing": lambda lines: [],
    "no head": lambda lines: lines[1:],
    "no end": lambda lines: lines[:-1],
    "a row is missing": lambda lines: [*lines[:3], *lines[4:]],
    "something behind the end": lambda lines: [*lines, lines[1]],
    "two ends": lambda lines: [*lines, lines[-1]],
    "an unknown table": lambda lines: counted(
        [*lines[:1], {**lines[1], "table": "cats"}, *lines[1:]]
    ),
    "a column too few": lambda lines: [*lines[:1], {**lines[1], "row": {}}, *lines[2:]],
    "a number for a text": lambda lines: [
        lines[0],
        {**lines[1], "row": {**lines[1]["row"], "name": 5}},
        *lines[2:],
    ],
    "a row of nobody's": lambda lines: counted(without(lines, "tables")),
    "a row twice": lambda lines: counted([*lines[:2], *lines[1:]]),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_is_refused_whole(
    dovecote: Terminal, saved: Path, damage: str, tmp_path: Path, postgres: Postgres
) -> None:
    pack(saved, DAMAGES[damage](lines_of(saved)))
    name = re.sub("[^a-z]", "_", damage)
    for db in (f"sqlite:///{tmp_path / 'new.db'}", postgres.create_database(f"damaged_{name}")):
        ran = dovecote("tables", "restore", str(saved), "--db", db)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"dovecote: {saved} is not a backup of Dovecote’s, or it is damaged.\n"
        listed = dovecote("tables", "list", "--db", db, "--json")
        assert listed.code == 2 or json.loads(listed.out) == []


@pytest.mark.parametrize("cut", [1, 9, 100, 1000])
def test_a_part_of_a_backup_is_none(
    dovecote: Terminal, saved: Path, cut: int, tmp_path: Path
) -> None:
    saved.write_bytes(saved.read_bytes()[:-cut])
    db = tmp_path / "new.db"
    ran = dovecote("tables", "restore", str(saved), "--db", f"sqlite:///{db}")
    assert (ran.code, ran.out) == (2, "")
    assert "or it is damaged" in ran.err
    assert not db.exists()


def test_a_backup_of_another_version_is_told(
    dovecote: Terminal, saved: Path, tmp_path: Path
) -> None:
    lines = lines_of(saved)
    for head in ({"format": 1, "shape": "9999"}, {"format": 2, "shape": SHAPE}):
        pack(saved, [{"is": "backup", **head}, *lines[1:]])
        ran = dovecote("tables", "restore", str(saved), "--db", f"sqlite:///{tmp_path / 'x.db'}")
        assert (ran.code, ran.out) == (2, "")
        assert "this Dovecote knows" in ran.err


def test_a_backup_from_before_words_were_bound_is_restored(
    dovecote: Terminal, saved: Path, tmp_path: Path
) -> None:
    lines = lines_of(saved)
    for line in lines:
        if line.get("table") == "tables":
            del line["row"]["binding"]
    pack(saved, [{"is": "backup", "format": 1, "shape": "0001"}, *lines[1:]])
    db = f"sqlite:///{tmp_path / 'new.db'}"
    assert dovecote("tables", "restore", str(saved), "--db", db).code == 0
    assert {row[0] for row in ask(db, "SELECT binding FROM tables")} == {""}
    assert dovecote("tables", "check", "--db", db).code == 0
    pack(saved, [{"is": "backup", "format": 1, "shape": SHAPE}, *lines[1:]])
    ran = dovecote("tables", "restore", str(saved), "--db", f"sqlite:///{tmp_path / 'x.db'}")
    assert "or it is damaged" in ran.err


def test_a_backup_is_never_mixed_with_what_is_there(
    dovecote: Terminal, saved: Path, kept: str
) -> None:
    before = ask(kept, "SELECT * FROM tables ORDER BY id")
    ran = dovecote("tables", "restore", str(saved), "--db", kept)
    assert (ran.code, ran.out) == (2, "")
    assert "a backup needs an empty database" in ran.err
    assert ask(kept, "SELECT * FROM tables ORDER BY id") == before


def test_missing_files_are_told(dovecote: Terminal, tmp_path: Path) -> None:
    for file, said in ((tmp_path / "x.gz", "does not exist"), (tmp_path, "is a folder")):
        ran = dovecote("tables", "restore", str(file), "--db", f"sqlite:///{tmp_path / 'x.db'}")
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
    assert not (tmp_path / "x.db").exists()
