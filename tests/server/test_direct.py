"""What SQLite gets as it is, and what goes SQLAlchemy's way, are one transaction."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from dovecote.server.storage.database import Database
from dovecote.server.storage.direct import run
from dovecote.server.storage.schema import KEYS

_ADD = "INSERT INTO keys (name, value) VALUES (?, ?)"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    database.migrate()
    yield database
    database.close()


@pytest.fixture
def line(database: Database) -> Iterator[Connection]:
    """Of one who writes all the time."""
    with database.connect_to_write() as connection:
        yield connection


def test_both_ways_are_stored_together(database: Database, line: Connection) -> None:
    with database.writing(line):
        run(line, _ADD, ("a", "directly"))
        line.execute(insert(KEYS), [{"name": "b", "value": "the usual way"}])
        assert not _names(database), "nobody else sees what is not stored yet"
    assert _names(database) == {"a", "b"}
    with database.writing(line):
        run(line, _ADD, ("c", "directly"))
    assert _names(database) == {"a", "b", "c"}


@pytest.mark.parametrize("is_mixed", [False, True])
def test_neither_is_stored_if_one_fails(
    database: Database, line: Connection, is_mixed: bool
) -> None:
    def fail() -> None:
        with database.writing(line):
            run(line, _ADD, ("a", "first"))
            if is_mixed:
                line.execute(insert(KEYS), [{"name": "b", "value": ""}])
            run(line, _ADD, ("a", "again"))

    with pytest.raises(IntegrityError):
        fail()
    assert not _names(database)
    with database.writing(line):
        run(line, _ADD, ("a", "once more, on the same line"))
    assert _names(database) == {"a"}


def test_a_step_back_takes_back_what_was_run_directly(database: Database, line: Connection) -> None:
    with database.writing(line):
        run(line, _ADD, ("a", "kept"))
        step = line.begin_nested()
        run(line, _ADD, ("b", "not kept"))
        step.rollback()
    assert _names(database) == {"a"}


def test_a_file_that_is_somebody_elses_is_as_sqlalchemy_says_it(database: Database) -> None:
    first, second = database.connect_to_write(), database.connect_to_write()
    run(second, "PRAGMA busy_timeout = 0")

    def write(line: Connection) -> None:
        with database.writing(line):
            run(line, _ADD, ("a", ""))

    with first, second:
        with database.writing(first), pytest.raises(OperationalError, match="locked"):
            write(second)
        write(second)
    assert _names(database) == {"a"}


def _names(database: Database) -> set[str]:
    with database.read() as connection:
        return set(connection.execute(select(KEYS.c.name)).scalars())
