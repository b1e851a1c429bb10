"""Points for estates, and who wins."""

from __future__ import annotations

from dovecote.core.game import Over, Seat, ranks
from dovecote.games.columba.components import POINTS, UNFINISHED
from dovecote.games.columba.events import Term
from dovecote.games.columba.sides import sides
from dovecote.games.columba.state import State


def terms(state: State, seat: Seat) -> tuple[Term, ...]:
    """A player's points, estate by estate (9.3, 9.5)."""
    found = []
    if state.land is not None:
        for estate in state.land.estates:
            if estate.owner == seat:
                fields = estate.fields.bit_count()
                (home,) = state.land.frame.fields(estate.home)
                found.append(Term(estate.size, fields, fields * POINTS[estate.size], home))
    if state.players[seat].objective is not None:
        found.append(Term("unfinished", 0, UNFINISHED))
    return tuple(found)


def result(state: State) -> Over:
    """Scores and ranks; a side's total is each partner's, the largest estate breaks a tie."""
    seats = len(state.players)
    every = [terms(state, Seat(seat)) for seat in range(seats)]
    totals = [0] * seats
    standings = [(0, 0)] * seats
    for side in sides(seats):
        total = sum(term.points for seat in side for term in every[seat])
        largest = max((term.fields for seat in side for term in every[seat]), default=0)
        for seat in side:
            totals[seat] = total
            standings[seat] = (total, largest)
    return Over(_side_ranks(seats, standings), tuple(totals))


def _side_ranks(seats: int, standings: list[tuple[int, int]]) -> tuple[int, ...]:
    """1 + the number of sides that did better, for each seat."""
    of_sides = ranks([standings[side[0]] for side in sides(seats)])
    return tuple(of_sides[seat % len(of_sides)] for seat in range(seats))
