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
    leagues,
    muting,
    notices,
    pages,
    passkeys,
    played,
    questions,
    results,
    tournaments,
    unplayed,
)
from dovecote.server.storage.database import Database
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.mine import mine
from dovecote.server.storage.people import Person, add_person, holder
from dovecote.server.storage.schema import METADATA
from dovecote.server.storage.tables import listed
from tests.kit.filling import filled
from tests.kit.postgres import Postgres


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


Ask = Callable[[Connection, str], Any]
ASKED: dict[str, Ask] = {
    "my games": lambda c, person: mine(c, person),
    "my tables that run": lambda c, person: questions.running_tables(c, person),
    "am I away": lambda c, person: questions.away_of(c, person),
    "ways to me": lambda c, person: channels.channels_of(c, person),
    "who I am": lambda c, person: holder(c, "hash", "session"),
    "friends": lambda c, person: friends.friends_of(c, person),
    "notices": lambda c, person: notices.due_notices(c, 2**60, "", 200),
    "lobby": lambda c, person: listed(c),
    "members": lambda c, person: leagues.members(c, "league"),
    "am I one": lambda c, person: leagues.is_member(c, "league", person),
    "standings": lambda c, person: leagues.standings(c, "league", person),
    "history": lambda c, person: leagues.history(c, "league", person),
    "deal": lambda c, person: results.standing(c, "deal", person),
    "my deal": lambda c, person: results.table_of_deal(c, "deal", person),
    "tournament": lambda c, person: tournaments.tournament(c, "cup"),
    "entrants": lambda c, person: tournaments.entries(c, "cup"),
    "rounds": lambda c, person: tournaments.rounds(c, "cup"),
    "results": lambda c, person: tournaments.results(c, "cup"),
    "result count": lambda c, person: tournaments.result_count(c, "cup"),
    "who keeps apart": lambda c, person: tournaments.kept_apart(c, "cup"),
    "what is left to count": lambda c, person: unplayed.some(c, "", 100),
    "my passkeys": lambda c, person: passkeys.passkeys_of(c, person),
    "my page": lambda c, person: pages.own_page(c, "ada"),
    "a page": lambda c, person: pages.page_at(c, "nowhere", person),
    "have we played": lambda c, person: pages._have_played(c, person, person),
    "ratings": lambda c, person: pages.ratings_of(c, person),
    "addresses": lambda c, person: pages.addresses(c, [person], person, ("everyone",)),
    "tallies": lambda c, person: played.tallies(c, person),
    "rivals": lambda c, person: played.rivals(c, person),
    "my matches": lambda c, person: played.matches(c, person, 2**50),
    "whom I shut out": lambda c, person: muting.shut_by(c, person),
    "who shuts me out": lambda c, person: muting.keepers(c, person),
    "match": lambda c, person: read_match(c, "table", 0, "node"),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_nothing_is_looked_through(database: Database, ask: Ask) -> None:
    with database.read() as connection:
        person = str(connection.exec_driver_sql("SELECT max(person) FROM seats").scalar())
        with overheard(database) as heard:
            ask(connection, person)
        assert heard
        for statement, values in heard:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            steps = [str(row[-1]) for row in plan]
            assert not [s for s in steps if _is_scan(s)], steps


def _is_scan(step: str) -> bool:
    """Whether a table is read whole; a list of no values is none."""
    words = step.split()
    return words[0] == "SCAN" and words[1] in METADATA.tables and "USING" not in words


def test_nothing_is_looked_through_in_postgresql(postgres: Postgres) -> None:
    """Small tables are read whole because that is quicker; told not to, it must find an index."""
    database = Database(postgres.create_database("indices"))
    database.migrate()
    try:
        with database.write() as connection:
            add_person(Person("ada", "Ada"), "hash", 0)(connection)
        with database.read() as connection:
            connection.exec_driver_sql("SET enable_seqscan = off")
            for name, ask in ASKED.items():
                with overheard(database) as heard:
                    ask(connection, "ada")
                for statement, values in heard:
                    plan = connection.exec_driver_sql(f"EXPLAIN {statement}", values).all()
                    steps = [str(row[0]) for row in plan]
                    assert not [s for s in steps if "Seq Scan" in s], (name, steps)
    finally:
        database.close()


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
                assert not [s for s in steps if _is_scan(s)], steps


def test_the_list_finds_what_was_played(database: Database) -> None:
    """So that the plans above are of questions that find something."""
    with database.read() as connection:
        person = str(connection.exec_driver_sql("SELECT max(person) FROM seats").scalar())
        assert mine(connection, person).rows
