"""A server that cannot serve says why in one sentence; a file has one server."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from dovecote.server.storage.database import Database
from dovecote.server.storage.file import DatabaseError
from tests.kit import plain
from tests.kit.effort import PATIENCE
from tests.kit.serving import serving


def refused_to_serve(*arguments: str) -> str:
    """What a server says that does not start, and why."""
    command = [sys.executable, "-m", "dovecote", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("dovecote: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_several_processes_need_a_database_for_several(tmp_path: Path) -> None:
    told = refused_to_serve("--workers", "2", "--db", f"sqlite:///{tmp_path / 'tables.db'}")
    assert "PostgreSQL" in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("db", ["nonsense", "postgresql://me:secret@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_is_said_so(db: str) -> None:
    assert "secret" not in refused_to_serve("--db", db)


IMPOSSIBLE = (
    *("", "://", "mysql://me@here/tables", "sqlite://", "sqlite:///", "sqlite+x:///y", "sqlite:/x"),
    *("sqlite:////proc", "sqlite:////proc/none/tables.db", "sqlite:////dev/null/tables.db"),
    *("postgresql://[::", "postgresql://me:secret@127.0.0.1:99999999/x", "postgresql://x:y:z/"),
)


@pytest.mark.parametrize("db", IMPOSSIBLE)
def test_so_are_stranger_ones(db: str) -> None:
    with pytest.raises(DatabaseError) as said, closing(Database(db)) as database:
        database.migrate()
    assert "secret" not in str(said.value)
    assert "\n" not in str(said.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("no database\n" * 1000)
    refused_to_serve("--db", f"sqlite:///{tmp_path / 'tables.db'}")


def test_a_file_has_one_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    (tmp_path / "same.db").symlink_to(file)
    with serving(tmp_path, f"sqlite:///{file}") as server:
        assert "tables.db" in refused_to_serve("--db", f"sqlite:///{tmp_path / 'same.db'}")
        assert plain.get(f"{server.url}/ready").status_code == 200
        with closing(sqlite3.connect(file)) as reader:  # whoever only reads it is not in the way
            assert reader.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        server.kill()
        server.start()  # what held the file died with its process
