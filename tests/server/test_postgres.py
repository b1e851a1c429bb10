"""The PostgreSQL of the tests keeps what was committed, however it ends."""

from __future__ import annotations

from collections.abc import Callable

import psycopg
import pytest

from tests.kit.postgres import Postgres


def _crash(postgres: Postgres) -> None:
    postgres.kill()
    postgres.start()


@pytest.mark.parametrize("interrupt", [Postgres.restart, _crash])
def test_what_was_committed_is_there_afterwards(
    postgres: Postgres, interrupt: Callable[[Postgres], None]
) -> None:
    url = postgres.create_database(f"kept by {interrupt.__name__}".replace(" ", "_"))
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE pigeon (name text)")
        connection.execute("INSERT INTO pigeon VALUES ('Ada')")
    idle = psycopg.connect(url)
    idle.execute("INSERT INTO pigeon VALUES ('never committed')")
    interrupt(postgres)
    with pytest.raises(psycopg.OperationalError):
        idle.execute("SELECT 1")
    idle.close()
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT name FROM pigeon").fetchall() == [("Ada",)]
        assert connection.execute("SHOW fsync").fetchall() == [("on",)]


def test_a_stopped_server_answers_nobody_and_starts_again(postgres: Postgres) -> None:
    url = postgres.url
    postgres.stop()
    postgres.stop()
    try:
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(url)
    finally:
        postgres.start()
    assert postgres.url == url
    psycopg.connect(url).close()
