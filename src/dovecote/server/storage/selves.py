"""All that is kept about one person: told to them, and forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, delete, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.muting import shut_by
from dovecote.server.storage.schema import (
    AHEADS,
    ANALYSES,
    AWAYS,
    CHANNELS,
    CHAT,
    ENTRANTS,
    EVENTS,
    KEPT_SETS,
    LIKINGS,
    ORDERS,
    PAGES,
    PASSKEYS,
    PEOPLE,
    PLAYED,
    PRESENCE,
    RATED,
    RATINGS,
    RESULTS,
    SEATS,
    SETS,
    TABLES,
    TOKENS,
    TOURNAMENTS,
)
from dovecote.server.storage.tournaments import withdraw

SOMEBODY = "somebody"  # who a person was that is forgotten
_COMPARED = ("league", "tournament")
_KINDS = ("deal", *_COMPARED)  # as their index has it


def everything_of(connection: Connection, person: str) -> dict[str, Any]:
    """Everything, but for what would let somebody else be them."""
    tables = _tables(connection, person)
    said = (CHAT.c.table_id.in_(tables), CHAT.c.person == person)
    joined = select(RATINGS.c.league).where(RATINGS.c.person == person)
    leagues = list(connection.execute(joined).scalars())
    return {
        "person": _rows(connection, PEOPLE, PEOPLE.c.id == person),
        "devices": _rows(connection, TOKENS, TOKENS.c.person == person, hide=("hash",)),
        "passkeys": _rows(connection, PASSKEYS, PASSKEYS.c.person == person),
        "tables": _rows(
            connection, TABLES, TABLES.c.id.in_(tables), hide=("secret", "host", "node")
        ),
        "seats": _rows(connection, SEATS, SEATS.c.person == person),
        "orders": _rows(connection, ORDERS, _held(ORDERS, person)),
        "ahead": _rows(connection, AHEADS, _held(AHEADS, person), hide=("sight",)),
        "chat": _rows(connection, CHAT, *said),
        "sets": _rows(connection, SETS, SETS.c.author == person),
        "kept_sets": _rows(connection, KEPT_SETS, KEPT_SETS.c.person == person),
        "shut_out": [{"name": one.name, "how": one.how} for one in shut_by(connection, person)],
        "away": _rows(connection, AWAYS, AWAYS.c.person == person),
        "notices": _rows(connection, CHANNELS, CHANNELS.c.person == person, hide=("code",)),
        "likings": _rows(connection, LIKINGS, LIKINGS.c.person == person),
        "page": _rows(connection, PAGES, PAGES.c.person == person),
        "played": _rows(connection, PLAYED, PLAYED.c.person == person),
        "results": _rows(
            connection, RESULTS, RESULTS.c.kind.in_(_KINDS), RESULTS.c.person == person
        ),
        "ratings": _rows(connection, RATINGS, RATINGS.c.person == person),
        "rated": _rows(connection, RATED, RATED.c.league.in_(leagues), RATED.c.person == person),
        "tournaments": _rows(connection, ENTRANTS, ENTRANTS.c.person == person),
    }


def forget(person: str) -> Change:
    """Nothing of them is left but moves; whoever looks for a name finds “somebody”."""

    def change(connection: Connection) -> bool:
        tables = _tables(connection, person)
        said = (CHAT.c.table_id.in_(tables), CHAT.c.person == person)
        connection.execute(delete(CHAT).where(*said))
        here = (PRESENCE.c.table_id.in_(tables), PRESENCE.c.person == person)
        connection.execute(delete(PRESENCE).where(*here))
        seats = (SEATS.c.person == person, SEATS.c.bot != "", SEATS.c.resigned.is_(False))
        connection.execute(update(SEATS).where(*seats).values(person="", name=""))
        left = {"person": "", "name": SOMEBODY}
        connection.execute(update(SEATS).where(SEATS.c.person == person).values(left))
        changed = {"revision": TABLES.c.revision + 1}
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(changed))
        connection.execute(update(TABLES).where(TABLES.c.host == person).values(host=""))
        connection.execute(update(SETS).where(SETS.c.author == person).values(author=""))
        _forget_results(connection, person, tables)
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
        return True

    return change


def _forget_results(connection: Connection, person: str, tables: list[str]) -> None:
    """What others are compared with stays, without them; a deal of theirs is nobody else's."""
    for (name,) in connection.execute(
        select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person)
    ).all():
        withdraw(name, person)(connection)
    connection.execute(update(ENTRANTS).where(ENTRANTS.c.person == person).values(person=""))
    hosted = TOURNAMENTS.c.host == person
    connection.execute(update(TOURNAMENTS).where(hosted).values(host=""))
    mine = (RESULTS.c.kind == "deal", RESULTS.c.person == person)
    connection.execute(delete(RESULTS).where(*mine))
    other = (RESULTS.c.kind.in_(_COMPARED), RESULTS.c.person == person)
    connection.execute(update(RESULTS).where(*other).values(person=""))
    deals = (EVENTS.c.table_id.in_(tables), EVENTS.c.person == person)
    connection.execute(update(EVENTS).where(*deals).values(person=""))
    asked = ANALYSES.c.person == person
    connection.execute(update(ANALYSES).where(asked).values(person=""))


def _tables(connection: Connection, person: str) -> list[str]:
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    hosted = select(TABLES.c.id).where(TABLES.c.host == person)
    return sorted({*connection.execute(seated).scalars(), *connection.execute(hosted).scalars()})


def _held(table: Table, person: str) -> Any:
    """What belongs to seats of theirs."""
    seats = (SEATS.c.table_id == table.c.table_id, SEATS.c.seat == table.c.seat)
    theirs = select(SEATS.c.seat).where(*seats, SEATS.c.person == person)
    return table.c.table_id.in_(_tables_of(person)) & theirs.exists()


def _tables_of(person: str) -> Any:
    return select(SEATS.c.table_id).where(SEATS.c.person == person)


def _rows(
    connection: Connection, table: Table, *conditions: Any, hide: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    shown = [column for column in table.columns if column.name not in hide]
    found = connection.execute(select(*shown).where(*conditions))
    return [dict(row._mapping) for row in found]
