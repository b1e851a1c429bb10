"""What giving up brings: a rule of tables, the same for every game, since rulebooks are silent.

Whoever gives up is placed behind everyone who does not. A bot plays on from the seat as long as
somebody is left to play, and somebody to play against; else the match ends at once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from dovecote.core.entries import GaveUp
from dovecote.core.errors import GiveUpError
from dovecote.core.game import AnyGame, Luck, Over, Pending, Seat

Side: TypeAlias = Sequence[int]


def sides_of(game: AnyGame, seats: int) -> Sequence[Side]:
    """Who wins and loses together."""
    return game.sides.get(seats) or [(seat,) for seat in range(seats)]


def goes_on(sides: Sequence[Side], people: Collection[int], gone: Collection[int]) -> bool:
    """Whether somebody still plays against somebody: `people` are the seats of people, those who
    have left for a while too, and `gone` the seats that were given up. A side whose people have
    all given up is out; one of bots only is not."""
    left = [side for side in sides if _stays(side, people, gone)]
    playing = [seat for side in left for seat in side if seat in people and seat not in gone]
    return len(left) > 1 and bool(playing)


def check(sides: Sequence[Side], pending: Pending, gone: Sequence[GaveUp], new: GaveUp) -> None:
    """Whether a seat may give up now, and in this way."""
    before = {given.seat for given in gone}
    if isinstance(pending, Over | Luck):
        raise GiveUpError(seat=new.seat, reason="over" if isinstance(pending, Over) else "luck")
    if not any(new.seat in side for side in sides):
        raise GiveUpError(seat=new.seat, reason="seat")
    if new.seat in before:
        raise GiveUpError(seat=new.seat, reason="gone")
    left = [side for side in sides if not {*side} <= {*before, new.seat}]
    if new.bot and len(left) < 2:
        raise GiveUpError(seat=new.seat, reason="alone")


def placed(sides: Sequence[Side], over: Over, gone: Sequence[GaveUp]) -> Over:
    """The places as the rules give them to those who stayed, then those who gave up, the last to
    do so first; allies share theirs. Points are what they are."""
    out = _out(sides, gone)
    stayed = [side for side in sides if side not in out]
    rank: dict[int, int] = {}
    for side in stayed:
        better = sum(over.ranks[other[0]] < over.ranks[side[0]] for other in stayed)
        rank |= dict.fromkeys(side, 1 + better)
    for place, side in enumerate(reversed(out), 1 + len(stayed)):
        rank |= dict.fromkeys(side, place)
    last = gone[-1]
    ended_by = None if last.bot else last.seat
    return Over(tuple(rank[seat] for seat in sorted(rank)), over.scores, ended_by)


def _stays(side: Side, people: Collection[int], gone: Collection[int]) -> bool:
    mine = [seat for seat in side if seat in people]
    return not mine or any(seat not in gone for seat in mine)


def _out(sides: Sequence[Side], gone: Sequence[GaveUp]) -> list[Side]:
    """The sides that have given up, in that order: with all their seats, or with the seat that
    ended the match, which had nobody but bots beside it."""
    out, seats = list[Side](), set[Seat]()
    for given in gone:
        seats.add(given.seat)
        (side,) = (side for side in sides if given.seat in side)
        if not given.bot or {*side} <= seats:
            out.append(side)
    return out
