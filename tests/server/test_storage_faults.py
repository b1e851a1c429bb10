"""A file that is moved away, full, or damaged: said at once, and nothing silently missing."""

from __future__ import annotations

import asyncio
import os
import resource
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from dovecote.server.storage.database import Database
from tests.kit import plain
from tests.kit.client import people
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server, serving
from tests.kit.terminal import Terminal
from tests.server.operating import ask, change
from tests.server.seated import Seated, asked_first, at_table

_PAGE = 4096


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server and its file, to be mistreated."""
    file = tmp_path / "tables.db"
    with serving(tmp_path, f"sqlite:///{file}") as server:
        yield server, file


def test_a_file_that_is_moved_away_is_noticed_before_anything_is_acknowledged(
    alone: tuple[Server, Path],
) -> None:
    server, file = alone
    away = file.with_suffix(".away")
    _interrupted(server, "moved", lambda: os.rename(file, away), lambda: os.rename(away, file))
    assert not away.exists()


def test_another_file_in_the_place_of_the_log_is_noticed(alone: tuple[Server, Path]) -> None:
    server, file = alone
    log, away = Path(f"{file}-wal"), Path(f"{file}-away")
    _interrupted(server, "moved", lambda: os.rename(log, away), lambda: os.rename(away, log))


@pytest.mark.skipif(sys.platform != "linux", reason="needs the limits of another process")
def test_a_disk_that_takes_nothing_is_said(alone: tuple[Server, Path]) -> None:
    server, file = alone

    def limit(size: int) -> None:
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))

    def fill() -> None:
        limit(Path(f"{file}-wal").stat().st_size)

    _interrupted(server, "disk", fill, lambda: limit(resource.RLIM_INFINITY))


def _interrupted(
    server: Server, reason: str, end: Callable[[], None], begin: Callable[[], None]
) -> None:
    """A move while nothing can be stored, and the same one when it can again."""

    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        asked, _ = asked_first(ada, ben)
        move = {"seat": asked.seat, "at": asked.now["at"], "do": asked.now["offers"][0]["do"]}
        end()
        told = plain.get(f"{server.url}/ready")
        assert told.json().get("params") == {"reason": reason}, told.text
        assert told.status_code == 503
        told_of_move = await asked.ask(**move, key="once")
        assert (told_of_move["is"], told_of_move["code"]) == ("refused", "unavailable")
        begin()
        async with asyncio.timeout(PATIENCE):
            while (again := await asked.ask(**move, key="once"))["is"] == "refused":
                assert again["code"] == "unavailable", again
        server.wait()
        server.kill()
        server.start()
        async with asked.person.line(table, since=0) as line:
            other = Seated(asked.person, line, asked.seat)
            assert (await other.look())["at"] >= again["at"]
            assert (await other.ask(**move, key="once"))["at"] == again["at"]  # it is known

    at_table(server, scene)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the files that a process has open")
def test_whoever_writes_all_the_time_leaves_no_rows_in_other_files(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    with database.write() as usual:
        usual.execute(text("CREATE TABLE things (id TEXT PRIMARY KEY, of TEXT NOT NULL)"))
        for _ in range(10):
            _add_many(usual)
        assert _add_many(usual) == 1  # what the rows were, should the statement fail
    writer = database.connect_to_write()
    with writer.begin():
        assert _add_many(writer) == 0
    writer.close()
    database.close()


def _add_many(connection: Connection) -> int:
    """Rows all over an index, in one statement; the files without a name that are open then."""
    rows = [(secrets.token_hex(8), "something") for _ in range(400)]
    values = tuple(value for row in rows for value in row)
    marks = ", ".join(["(?, ?)"] * len(rows))
    connection.exec_driver_sql(f"INSERT INTO things VALUES {marks}", values)
    open_files = Path("/proc/self/fd").iterdir()
    return sum("etilqs" in os.readlink(file) for file in open_files if file.is_symlink())


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    old = os.umask(0o022)
    try:
        with sqlite3.connect(file):
            pass  # as an older version made it
        file.chmod(0o644)
        with serving(tmp_path, f"sqlite:///{file}"):
            _check_modes(file)
        new = tmp_path / "new.db"
        with serving(tmp_path, f"sqlite:///{new}"):
            _check_modes(new)
    finally:
        os.umask(old)


def _check_modes(file: Path) -> None:
    for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        assert part.stat().st_mode & 0o777 == 0o600, part


def _play(server: Server, moves: int) -> str:
    """A table at which some moves were made and acknowledged."""
    tables: list[str] = []

    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        tables.append(table)
        for _ in range(moves):
            asked, other = asked_first(ada, ben)
            told = await asked.move()
            assert told["is"] == "done", told
            for seated in (asked, other):
                while seated.now["at"] < told["at"]:
                    await seated.look()

    at_table(server, scene)
    return tables[0]


def _status(server: Server, table: str) -> Any:
    told = plain.get(f"{server.url}/api/tables/{table}")
    return told.json()["table"]["status"] if told.status_code == 200 else told.status_code


def test_a_log_that_is_damaged_in_the_middle_loses_nothing_in_silence(
    alone: tuple[Server, Path],
) -> None:
    server, file = alone
    whole = _play(server, 2)
    before = Path(f"{file}-wal").stat().st_size
    cut = _play(server, 4)
    gone = _play(server, 1)
    server.kill()
    _damage(file, before)
    server.start()
    log = server.log.read_text()
    missing = [line for line in log.splitlines() if "missing now" in line]
    assert {table for table in (whole, cut, gone) for line in missing if table in line} == {
        cut,
        gone,
    }
    assert _status(server, whole) == "running"
    assert _status(server, cut) in ("stranded", 404)
    assert _status(server, gone) == 404
    assert list(file.parent.glob("tables.db.ledger.*"))  # what it knew is kept
    server.stop()
    server.start()
    assert server.log.read_text().count("missing now") == len(missing)  # told once


def _damage(file: Path, begin: int) -> None:
    """Write into the log in the middle of what came later."""
    log = Path(f"{file}-wal")
    data = bytearray(log.read_bytes())
    middle = begin + (len(data) - begin) // 2
    data[middle : middle + 64] = os.urandom(64)
    log.write_bytes(data)
    Path(f"{file}-shm").unlink(missing_ok=True)


def test_a_garbage_page_is_said_and_the_server_still_answers(
    alone: tuple[Server, Path], dovecote: Terminal
) -> None:
    server, file = alone
    for _ in range(3):
        _play(server, 3)
    server.stop()
    with sqlite3.connect(file) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_seats_1'"
        ).fetchone()
    connection.close()
    with file.open("r+b") as data:
        data.seek((root - 1) * _PAGE)
        data.write(os.urandom(_PAGE))
    ran = dovecote("tables", "check", "--db", f"sqlite:///{file}")
    assert ran.code in (1, 2)
    assert "damaged" in ran.out + ran.err or "malformed" in ran.out + ran.err
    server.start_anyhow()
    end = time.monotonic() + PATIENCE
    while (told := plain.get(f"{server.url}/ready")).status_code == 200:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert told.json()["params"] == {"reason": "damaged"}
    assert "the database is damaged" in server.log.read_text()
    assert plain.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE blocks SET moment = moment + 1 WHERE table_id = :t AND first = :n",
        "UPDATE blocks SET seat = 1 - seat WHERE table_id = :t AND first = :n",
    ],
)
def test_an_entry_that_is_not_as_it_was_stored_is_named_and_its_table_set_aside(
    operated_alone: tuple[Server, str, str], dovecote: Terminal, damage: str
) -> None:
    """The rules could follow it, and nobody would notice."""
    server, db, table = operated_alone
    (entry,) = ask(db, "SELECT max(first) FROM blocks WHERE table_id = :t", t=table)[0]
    assert change(db, damage, t=table, n=entry) == 1
    ran = dovecote("tables", "check", "--db", db)
    assert ran.code == 1
    assert f"Table {table}: from entry {entry} on it is not as it was stored." in ran.out
    with serving(server.log.parent, db) as again:
        assert _status(again, table) == "stranded"
        report = next(line for line in again.log.read_text().splitlines() if "set aside" in line)
        assert table in report
        assert f"from entry {entry} on" in report


@pytest.fixture
def operated_alone(alone: tuple[Server, Path]) -> tuple[Server, str, str]:
    """A stopped server, its database, and a table at which somebody has moved."""
    server, file = alone
    table = _play(server, 2)
    server.stop()
    return server, f"sqlite:///{file}", table


def test_a_restored_database_is_not_compared_with_the_ledger_of_another(
    alone: tuple[Server, Path], dovecote: Terminal, tmp_path: Path
) -> None:
    """Whoever restores a backup goes back in time, and means it."""
    server, file = alone
    table = _play(server, 1)
    backup = tmp_path / "backup.gz"
    db = f"sqlite:///{file}"
    assert dovecote("tables", "backup", "--db", db, str(backup)).code == 0
    _play(server, 1)
    server.stop()
    file.unlink()
    assert dovecote("tables", "restore", "--db", db, str(backup)).code == 0
    server.start()
    assert "missing now" not in server.log.read_text()
    assert _status(server, table) == "running"


def test_people_at_a_table_go_on_after_a_restart_as_if_nothing_had_been(
    alone: tuple[Server, Path],
) -> None:
    server, _ = alone
    table = _play(server, 2)
    server.kill()
    server.start()

    async def run() -> None:
        async with people(server.url, 1) as (ada,), ada.line(table) as line:
            assert (await Seated(ada, line, None).look())["waiting"]

    asyncio.run(run())
    assert "missing now" not in server.log.read_text()
