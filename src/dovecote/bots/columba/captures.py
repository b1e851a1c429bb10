"""How many pigeons each player could capture with one card, whatever the card."""

from __future__ import annotations

from functools import lru_cache

from dovecote.core.game import Seat
from dovecote.games.columba.cards import counts
from dovecote.games.columba.frame import Fields, Frame
from dovecote.games.columba.land import Land
from dovecote.games.columba.placements import forbidden, under, under_more_than
from dovecote.games.columba.state import Kinds, State

_KEPT = 1 << 14
_LANDS = 1 << 11  # a land is large, and soon left behind


def reaches(state: State, land: Land, turns: list[int]) -> list[float]:
    """The part of what each objective lacks that one card could capture: 1 completes it."""
    return [
        _reach(land, player.objective, player.captured, Seat(seat), len(turns))
        if player.objective and left > 0
        else 0.0
        for seat, (player, left) in enumerate(zip(state.players, turns, strict=True))
    ]


@lru_cache(maxsize=_LANDS)
def _reach(land: Land, objective: str, captured: Kinds, seat: Seat, seats: int) -> float:
    frame = land.frame
    barred = under(frame, forbidden(land, seat, seats))
    need = 4
    for fields, wanted, done in zip(land.shown, counts(objective), captured, strict=True):
        need -= done
        barred |= _over(frame, fields, wanted - done)
    occupied = land.cards | land.tiles
    for count in range(need, 0, -1):
        if _over(frame, occupied, count - 1) & ~barred:
            return count / need
    return 0.0


@lru_cache(maxsize=_KEPT)
def _over(frame: Frame, fields: Fields, limit: int) -> Fields:
    """Positions over more than `limit` of the fields; players and options share answers."""
    return under_more_than(frame, fields, limit)
