"""The migrations lead to the shape that the code expects, in both databases."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from dovecote.server.database import Database, DatabaseError
from dovecote.server.schema import METADATA
from tests.server.postgres import Postgres


def _check(url: str) -> None:
    database = Database(url)
    try:
        database.migrate()
        database.migrate()  # nothing is left to do
        with database.read() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    finally:
        database.close()


def test_sqlite(tmp_path: Path) -> None:
    _check(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")


def test_postgresql(postgres: Postgres) -> None:
    _check(postgres.create_database("migrated"))


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://here/there", "sqlite://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(DatabaseError):
        Database(url)


def test_sqlite_is_durable_and_lets_others_read(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    with database.read() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    database.close()
