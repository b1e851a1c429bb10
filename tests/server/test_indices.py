"""What people ask for all the time is found by an index, however many tables there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event

from dovecote.server.storage import (
    channels,
    friends,
    notices,
    pages,
    passkeys,
    played,
    questions,
    shutting,
)
from dovecote.server.storage.database import Database
from dovecote.server.storage.mine import mine
from dovecote.server.storage.tables import listed
from tests.kit.filling import filled


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    url = f"sqlite:///{tmp_path_factory.mktemp('indices') / 'tables.db'}"
    filled(url, 30)
    found = Database(url)
    with found.write() as connection:  # somebody of whom there is more than seats
        connection.exec_driver_sql("INSERT INTO people (id, name, created) VALUES ('ada', 'A', 1)")
    yield found
    found.close()


@contextmanager
def overheard(database: Database) -> Iterator[list[tuple[str, Any]]]:
    """The statements that are run meanwhile, with what is filled in."""
    heard: list[tuple[str, Any]] = []

    def hear(_: Any, __: Any, statement: str, values: Any, ___: Any, ____: Any) -> None:
        heard.append((statement, values))

    event.listen(database.engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(database.engine, "before_cursor_execute", hear)


@pytest.mark.parametrize(
    "ask",
    [
        lambda c, person: mine(c, person),
        lambda c, person: questions.running_tables(c, person),
        lambda c, person: questions.away_of(c, person),
        lambda c, person: channels.channels_of(c, person),
        lambda c, person: notices.due_notices(c, 2**60, "", 200),
        lambda c, person: listed(c),
        lambda c, person: friends.friends_of(c, person),
        lambda c, person: passkeys.passkeys_of(c, person),
        lambda c, person: pages.own_page(c, "ada"),
        lambda c, person: pages.page_at(c, "nowhere", person),
        lambda c, person: pages._have_played(c, person, person),
        lambda c, person: pages.ratings_of(c, person),
        lambda c, person: pages.addresses(c, [person], person, ("everyone",)),
        lambda c, person: played.tallies(c, person),
        lambda c, person: played.rivals(c, person),
        lambda c, person: played.matches(c, person, 2**50),
        lambda c, person: shutting.shut_by(c, person),
        lambda c, person: shutting.keepers(c, person),
    ],
)
def test_nothing_is_looked_through(
    database: Database, ask: Callable[[Connection, str], Any]
) -> None:
    with database.read() as connection:
        person = str(connection.exec_driver_sql("SELECT max(person) FROM seats").scalar())
        with overheard(database) as heard:
            ask(connection, person)
        assert heard
        for statement, values in heard:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            steps = [str(row[-1]) for row in plan]
            assert not [s for s in steps if s.startswith("SCAN") and "USING" not in s], steps


def test_moves_queue_by_index_too(database: Database) -> None:
    with database.read() as connection:
        table = str(connection.exec_driver_sql("SELECT min(id) FROM tables").scalar())
    with database.write() as connection, overheard(database) as heard:
        notices.queue(connection, [notices.Queued("turn", table, 1, (0, 1), 1)])
    with database.read() as connection:
        for statement, values in heard:
            if statement.lstrip().startswith(("DELETE", "INSERT")):
                given = values[0] if isinstance(values, list) else values
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given).all()
                steps = [str(row[-1]) for row in plan]
                assert not [s for s in steps if s.startswith("SCAN") and "USING" not in s], steps


def test_the_list_finds_what_was_played(database: Database) -> None:
    """So that the plans above are of questions that find something."""
    with database.read() as connection:
        person = str(connection.exec_driver_sql("SELECT max(person) FROM seats").scalar())
        assert mine(connection, person).rows
