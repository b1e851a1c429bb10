"""Points for estates, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dovecote.core.game import Over, Seat, ranks
from dovecote.games.columba.components import POINTS, UNFINISHED
from dovecote.games.columba.events import Event, Term, TieBroken
from dovecote.games.columba.frame import Frame
from dovecote.games.columba.land import Estate, Land
from dovecote.games.columba.sides import sides
from dovecote.games.columba.state import State


def terms(state: State, seat: Seat) -> tuple[Term, ...]:
    """A player's points, estate by estate (9.3, 9.5)."""
    found = _of_estates(state.land, seat) if state.land else ()
    if state.players[seat].objective is not None:
        return (*found, Term("unfinished", 0, UNFINISHED))
    return found


@lru_cache(1024)
def _of_estates(land: Land, seat: Seat) -> tuple[Term, ...]:
    frame = land.frame
    return tuple([_term(estate, frame) for estate in land.estates if estate.owner == seat])


@lru_cache(4096)
def _term(estate: Estate, frame: Frame) -> Term:
    """An estate's points; most estates are the same from one land to the next."""
    fields = estate.fields.bit_count()
    home = frame.field(estate.home.bit_length() - 1)
    return Term(estate.size, fields, fields * POINTS[estate.size], home)


def result(state: State) -> Over:
    """Scores and ranks; a side's total is each partner's, the largest estate breaks a tie."""
    seats = len(state.players)
    standings = [_standing(state, side) for side in sides(seats)]
    of_sides = ranks(standings)
    totals = (standings[seat % len(standings)][0] for seat in range(seats))
    return Over(tuple(of_sides[s % len(of_sides)] for s in range(seats)), tuple(totals))


def tie(state: State) -> tuple[Event, ...]:
    """What decided between sides that lead with equal totals (9.6, 10.5), if any do."""
    seats = len(state.players)
    standings = [_standing(state, side) for side in sides(seats)]
    best = max(total for total, _ in standings)
    leaders = [largest for total, largest in standings if total == best]
    if len(leaders) < 2:
        return ()
    largest = tuple(standings[seat % len(standings)][1] for seat in range(seats))
    return (TieBroken(largest, is_shared=leaders.count(max(leaders)) > 1),)


def _standing(state: State, side: Sequence[int]) -> tuple[int, int]:
    """A side's total, and the fields of its largest estate."""
    every = [term for seat in side for term in terms(state, Seat(seat))]
    return sum(term.points for term in every), max((term.fields for term in every), default=0)
