"""How matches ended that are compared with others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, func, insert, select

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import EVENTS, RESULTS, TABLES
from dovecote.tables.agreement import Event
from dovecote.tables.results import SeatResult

_DEAL = "deal"


class DealStanding(msgspec.Struct, frozen=True):
    """How everyone who has finished a deal did: their leads, each with how often it occurs."""

    leads: tuple[tuple[int, int], ...]
    mine: SeatResult | None
    model: int | None  # the lead of the bot that everyone is compared with


def add(table: str, event: Event, found: Sequence[SeatResult], now: int) -> Change:
    """The results of a table; of a deal only those of whoever has had none of it before."""
    return partial(_add, table=table, event=event, found=found, now=now)


def _add(
    connection: Connection, table: str, event: Event, found: Sequence[SeatResult], now: int
) -> bool:
    if event.kind == _DEAL:
        found = [one for one in found if _is_first(connection, event, one)]
    about = {"table_id": table, **msgspec.structs.asdict(event), "moment": now}
    if found:
        connection.execute(insert(RESULTS), [about | msgspec.structs.asdict(one) for one in found])
    return True


def _is_first(connection: Connection, event: Event, one: SeatResult) -> bool:
    """Whether it is a person's, or the model's, and their only one."""
    if one.person or one.bot == event.part:
        whose = (RESULTS.c.person == one.person, RESULTS.c.bot == one.bot)
        before = select(RESULTS.c.seat).where(RESULTS.c.kind == _DEAL, RESULTS.c.of == event.of)
        return connection.execute(before.where(*whose)).first() is None
    return False


def standing(connection: Connection, deal: str, person: str) -> DealStanding:
    """How a deal was played here; whoever has not finished it learns only how many have."""
    of_deal = (RESULTS.c.kind == _DEAL, RESULTS.c.of == deal)
    people = (*of_deal, RESULTS.c.person != "", RESULTS.c.counts)
    counted = select(RESULTS.c.lead, func.count()).where(*people).group_by(RESULTS.c.lead)
    leads = tuple((row[0], row[1]) for row in connection.execute(counted.order_by(RESULTS.c.lead)))
    own = select(RESULTS).where(*of_deal, RESULTS.c.person == person)
    mine = connection.execute(own).first() if person else None
    model = select(RESULTS.c.lead).where(*of_deal, RESULTS.c.person == "")
    if mine is None:
        return DealStanding(leads, None, None)
    result = SeatResult(
        mine.seat, mine.person, mine.bot, mine.place, mine.score, mine.lead, mine.counts
    )
    return DealStanding(leads, result, connection.execute(model).scalar())


def has_model(connection: Connection, deal: str) -> bool:
    """Whether the bot that everyone is compared with has played a deal here."""
    chosen = select(RESULTS.c.seat).where(
        RESULTS.c.kind == _DEAL, RESULTS.c.of == deal, RESULTS.c.person == ""
    )
    return connection.execute(chosen).first() is not None


def table_of_deal(connection: Connection, deal: str, person: str) -> tuple[str, str] | None:
    """The table at which somebody plays a deal, and its status."""
    mine = (EVENTS.c.kind == _DEAL, EVENTS.c.of == deal, EVENTS.c.person == person)
    chosen = select(TABLES.c.id, TABLES.c.status).join(EVENTS, EVENTS.c.table_id == TABLES.c.id)
    row = connection.execute(chosen.where(*mine).order_by(TABLES.c.created)).first()
    return (row.id, row.status) if row else None
