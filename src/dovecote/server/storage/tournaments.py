"""Tournaments: who has entered, who was paired with whom, and how that ended."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from dovecote.clubs.pairing import Round
from dovecote.clubs.search import Pair
from dovecote.clubs.standings import PlayedBoard
from dovecote.clubs.tournament import BOT, Plan, played_of
from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import BLOCKED, ENTRANTS, PAIRINGS, PEOPLE, RESULTS, TOURNAMENTS
from dovecote.server.storage.tables import add_table
from dovecote.tables.agreement import Agreement, read_stored
from dovecote.tables.rows import TableRow

SHOWN = 100
_plan = msgspec.json.Decoder(Plan)
_Sat: TypeAlias = tuple[int, str]  # an entrant (-1: a bot) and their table
Stage: TypeAlias = Literal["open", "running", "over"]


class Tournament(msgspec.Struct, frozen=True):
    """A tournament without its rounds."""

    id: str
    title: str
    plan: Plan
    terms: Agreement
    secret: str
    status: Stage
    round: int
    host: str
    created: int
    due: int

    @property
    def seats(self) -> int:
        return int(self.terms.options["seats"])


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who has entered; -1: they have not withdrawn."""

    number: int
    person: str
    name: str
    withdrawn: int


BoardResults: TypeAlias = dict[str, dict[int, tuple[int, int, int]]]  # place, score, lead


class RoundTables(msgspec.Struct, frozen=True):
    """A round with the tables of its boards."""

    round: Round
    tables: tuple[str, ...]


def tournaments(connection: Connection) -> list[Tournament]:
    """The newest, first."""
    chosen = select(TOURNAMENTS).order_by(TOURNAMENTS.c.created.desc()).limit(SHOWN)
    return list(map(_tournament, connection.execute(chosen)))


def tournament(connection: Connection, name: str) -> Tournament | None:
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)).first()
    return _tournament(row) if row else None


def due(connection: Connection, now: int) -> list[str]:
    """Those whose round must be over by now."""
    late = (
        TOURNAMENTS.c.status == "running",
        TOURNAMENTS.c.due > 0,
        TOURNAMENTS.c.due <= now,
    )
    return list(connection.execute(select(TOURNAMENTS.c.id).where(*late)).scalars())


def entries(connection: Connection, name: str) -> list[EntrantRow]:
    """Who has entered, in the order in which they did."""
    chosen = select(ENTRANTS, PEOPLE.c.name).outerjoin(PEOPLE, PEOPLE.c.id == ENTRANTS.c.person)
    rows = connection.execute(chosen.where(ENTRANTS.c.tournament == name).order_by("number"))
    return [EntrantRow(r.number, r.person, r.name or "", r.withdrawn) for r in rows]


def kept_apart(connection: Connection, name: str) -> set[Pair]:
    """Entrants of whom one has blocked the other; which of them is nobody's business."""
    one, other = ENTRANTS.alias("one"), ENTRANTS.alias("other")
    chosen = (
        select(one.c.number, other.c.number)
        .join_from(one, BLOCKED, BLOCKED.c.person == one.c.person)
        .join(other, (other.c.tournament == name) & (other.c.person == BLOCKED.c.blocked))
        .where(one.c.tournament == name)
    )
    return {frozenset((row[0], row[1])) for row in connection.execute(chosen)}


def rounds(connection: Connection, name: str) -> list[RoundTables]:
    """The rounds so far."""
    order = (PAIRINGS.c.round, PAIRINGS.c.board, PAIRINGS.c.seat)
    chosen = select(*order[:2], PAIRINGS.c.entrant, PAIRINGS.c.table_id)
    rows = connection.execute(chosen.where(PAIRINGS.c.tournament == name).order_by(*order)).all()
    found: dict[int, dict[int, list[_Sat]]] = defaultdict(lambda: defaultdict(list))
    for number, board, entrant, table in rows:
        found[number][board].append((entrant, table))
    return [_boards(boards) for _, boards in sorted(found.items())]


def result_count(connection: Connection, name: str) -> int:
    """How many results there are: as many as before, the same as before."""
    of = (RESULTS.c.kind == "tournament", RESULTS.c.of == name)
    return int(connection.scalar(select(func.count()).select_from(RESULTS).where(*of)) or 0)


def results(connection: Connection, name: str) -> BoardResults:
    """By table and seat: place, score and lead."""
    told = (RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.place, RESULTS.c.score, RESULTS.c.lead)
    of = (RESULTS.c.kind == "tournament", RESULTS.c.of == name)
    found: dict[str, dict[int, tuple[int, int, int]]] = defaultdict(dict)
    for table, seat, place, score, lead in connection.execute(select(*told).where(*of)).all():
        found[table][seat] = (place, score, lead)
    return found


def played(boards: Sequence[RoundTables], found: BoardResults) -> list[PlayedBoard]:
    """Everything that has been played out."""
    done: list[PlayedBoard] = []
    for number, each in enumerate(boards, 1):
        for board, table in zip(each.round.boards, each.tables, strict=True):
            seats = found.get(table, {})
            places = {seat: place for seat, (place, _, _) in seats.items()}
            leads = {seat: lead for seat, (_, _, lead) in seats.items()}
            done += played_of(number, board, places, leads)
    return done


def add(made: Tournament) -> Change:
    """A new tournament."""

    def change(connection: Connection) -> bool:
        facts = msgspec.structs.asdict(made)
        texts = {name: msgspec.json.encode(facts[name]).decode() for name in ("plan", "terms")}
        connection.execute(insert(TOURNAMENTS).values(facts | texts | {"game": made.terms.game}))
        return True

    return change


def enter(name: str, person: str) -> Change:
    """Somebody enters before the first round; who has entered already stays as they are."""

    def change(connection: Connection) -> bool:
        mine = (ENTRANTS.c.tournament == name, ENTRANTS.c.person == person)
        if not _is_open(connection, name):
            return False
        if connection.execute(select(ENTRANTS.c.number).where(*mine)).first() is None:
            last = select(func.max(ENTRANTS.c.number)).where(ENTRANTS.c.tournament == name)
            number = 1 + (connection.execute(last).scalar() or 0)
            values = {"tournament": name, "number": number, "person": person, "withdrawn": -1}
            connection.execute(insert(ENTRANTS).values(values))
        return True

    return change


def withdraw(name: str, person: str) -> Change:
    """Somebody withdraws: before the first round altogether, later from the rounds to come."""

    def change(connection: Connection) -> bool:
        mine = (ENTRANTS.c.tournament == name, ENTRANTS.c.person == person)
        if _is_open(connection, name):
            return bool(connection.execute(delete(ENTRANTS).where(*mine)).rowcount)
        row = select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == name)
        number = connection.execute(row).scalar() or 0
        gone = update(ENTRANTS).where(*mine, ENTRANTS.c.withdrawn < 0).values(withdrawn=number)
        return bool(connection.execute(gone).rowcount)

    return change


def begin_round(before: Tournament, paired: Round, rows: Sequence[TableRow], until: int) -> Change:
    """The next round with all its tables, unless another server was quicker."""

    def change(connection: Connection) -> bool:
        same = (TOURNAMENTS.c.id == before.id, TOURNAMENTS.c.round == before.round)
        number = before.round + 1
        values = {"round": number, "status": "running", "due": until}
        if not connection.execute(update(TOURNAMENTS).where(*same).values(values)).rowcount:
            return False
        pairs = []
        for board, (entrants, row) in enumerate(zip(paired.boards, rows, strict=True), 1):
            add_table(connection, row)
            for seat, one in enumerate(entrants):
                pairs.append((board, seat, -1 if one >= BOT else one, row.id))
        pairs += [(0, seat, one, "") for seat, one in enumerate(paired.byes)]
        names = ("board", "seat", "entrant", "table_id")
        of = {"tournament": before.id, "round": number}
        connection.execute(
            insert(PAIRINGS), [of | dict(zip(names, pair, strict=True)) for pair in pairs]
        )
        return True

    return change


def end(name: str) -> Change:
    """All rounds are over."""

    def change(connection: Connection) -> bool:
        values = {"status": "over", "due": 0}
        connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == name).values(values))
        return True

    return change


def _is_open(connection: Connection, name: str) -> bool:
    row = select(TOURNAMENTS.c.status).where(TOURNAMENTS.c.id == name).with_for_update()
    return connection.execute(row).scalar() == "open"


def _boards(boards: dict[int, list[_Sat]]) -> RoundTables:
    """Bots get numbers again, in the order of their seats."""
    bots = BOT
    made, tables = [], []
    for board in sorted(number for number in boards if number):
        seats = []
        for entrant, _ in boards[board]:
            seats.append(bots if entrant < 0 else entrant)
            bots += entrant < 0
        made.append(tuple(seats))
        tables.append(boards[board][0][1])
    byes = tuple(entrant for entrant, _ in boards.get(0, []))
    return RoundTables(Round(tuple(made), byes), tuple(tables))


def _tournament(row: Row[Any]) -> Tournament:
    return Tournament(
        id=row.id,
        title=row.title,
        plan=_plan.decode(row.plan),
        terms=read_stored(row.terms),
        secret=row.secret,
        status=row.status,
        round=row.round,
        host=row.host,
        created=row.created,
        due=row.due,
    )
