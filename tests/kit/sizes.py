"""How long positions are on the wire: whole matches, compact or stretched, in both forms."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from dovecote.core.game import Choice, Seat
from dovecote.games import GAMES
from dovecote.games.columba import COLUMBA
from dovecote.games.columba.state import Options as ColumbaOptions
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.tables.agreement import Agreement
from dovecote.tables.rows import SeatRow, TableRow
from dovecote.tables.state import RoomState
from dovecote.wire.positions import Positions
from tests.kit.stretched import stretch

MOST_SEATS = {"columba": 4, "columbiz": 4, "piccioni": 6}
LIMITS = {"columba": 12_000, "columbiz": 4_000, "piccioni": 12_000}  # bytes of a position, packed


class Size(NamedTuple):
    """The bytes of one position, for the seat that is asked."""

    plain: int
    packed: int


def matches(game: str, seats: int, count: int) -> Iterator[Size]:
    """Every question of some random matches."""
    rules = GAMES[game]
    for seed in range(count):
        rng, table = Random(seed), Table(rules, rules.options_type(seats=seats), Seeded(str(seed)))
        while isinstance(pending := table.pending, Choice):
            yield size_of(table, pending.seats[0])
            table.act(pending.seats[0], rng.choice(table.offers(pending.seats[0])))


def stretched(seats: int, direction: str) -> Iterator[Size]:
    """Every question of a match of Columba in which the land becomes one long line."""
    options = ColumbaOptions(seats=seats)
    table = Table(COLUMBA, options, Seeded("1"))
    for state in stretch(options, direction, Random(1)):
        table.become(state)
        if isinstance(pending := table.pending, Choice):
            yield size_of(table, pending.seats[0])


def size_of(table: AnyTable, seat: Seat) -> Size:
    """The position that somebody is sent who is asked now, with the events of the last entry."""
    agreed = Agreement(game=table.game.name, options={"seats": str(len(table.seats))})
    state = RoomState(_row(agreed, len(table.seats)), "")
    state.table = table
    told = Positions(state, table, max(0, table.at - 1), 0)
    return Size(*(len(told.of(seat, is_packed=form)) for form in (False, True)))


def _row(agreed: Agreement, seats: int) -> TableRow:
    return TableRow(
        id="",
        agreement=agreed,
        version=1,
        ruleset="",
        status="running",
        host="",
        secret="",
        next="",
        revision=0,
        node="",
        created=0,
        changed=0,
        seats=tuple(SeatRow(Seat(seat), "somebody") for seat in range(seats)),
    )
