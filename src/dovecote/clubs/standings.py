"""Who is where in a tournament.

The place at a table counts first, as the rules of the game give it with the printed tie-breaks;
then, among those with as many points, what the opponents brought home, the leads, and how often
somebody won. Whoever is still level shares the place.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from dovecote.clubs.search import Entrant

BYE = 0.5  # of a win


class PlayedBoard(NamedTuple):
    """How somebody did at a table."""

    entrant: Entrant
    deal: str  # what others had the same luck in; empty: nobody
    place: int
    seats: int
    level: int  # how many had this place
    lead: int
    rivals: tuple[Entrant, ...]  # who sat there too, without bots


class StandingsLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the standings."""

    place: int
    entrant: Entrant
    points: float
    rivals: float  # the points of those they met
    lead: float  # on average
    wins: int
    played: int


def points_of(played: PlayedBoard) -> float:
    """From 1 for a win to 0 for the last place; whoever shares a place shares its points."""
    places = range(played.place, played.place + played.level)
    return sum(played.seats - place for place in places) / played.level / (played.seats - 1)


def standings(
    entrants: Sequence[Entrant], played: Sequence[PlayedBoard], byes: Mapping[Entrant, int]
) -> list[StandingsLine]:
    """Everyone, the best first."""
    return _standings(entrants, played, list(map(points_of, played)), byes)


def duplicate(
    entrants: Sequence[Entrant], played: Sequence[PlayedBoard], byes: Mapping[Entrant, int]
) -> list[StandingsLine]:
    """The same where several tables had the same luck: what counts is how somebody did beside
    those who sat in the same seat of the same deal, as in bridge."""
    return _standings(entrants, played, compared(played), byes)


def compared(played: Sequence[PlayedBoard]) -> list[float]:
    """For each, the part of the others in the same deal that they did better than; level is a half.
    Whoever had a deal alone has half of it."""
    deals: dict[str, list[int]] = defaultdict(list)
    for one in played:
        deals[one.deal].append(one.lead)
    for leads in deals.values():
        leads.sort()
    return [_part(one.lead, deals[one.deal]) for one in played]


def _part(lead: int, leads: Sequence[int]) -> float:
    """Of the others among `leads`, which are sorted and have mine among them."""
    if len(leads) == 1:
        return 0.5
    worse, level = bisect_left(leads, lead), bisect_right(leads, lead)
    return round((worse + 0.5 * (level - worse - 1)) / (len(leads) - 1), 6)


def _standings(
    entrants: Sequence[Entrant],
    played: Sequence[PlayedBoard],
    worth: Sequence[float],
    byes: Mapping[Entrant, int],
) -> list[StandingsLine]:
    points: dict[Entrant, float] = {one: BYE * byes.get(one, 0) for one in entrants}
    rows: dict[Entrant, list[PlayedBoard]] = defaultdict(list)
    for one, gained in zip(played, worth, strict=True):
        points[one.entrant] = points.get(one.entrant, 0.0) + gained
        rows[one.entrant].append(one)
    lines = [_line(one, rows[one], points) for one in entrants]
    return _placed(sorted(lines, key=lambda line: (*_key(line), line.entrant)))


def _line(
    entrant: Entrant, rows: Sequence[PlayedBoard], points: Mapping[Entrant, float]
) -> StandingsLine:
    met = [rival for one in rows for rival in one.rivals]
    return StandingsLine(
        place=0,
        entrant=entrant,
        points=round(points[entrant], 6),
        rivals=round(sum(points.get(rival, 0.0) for rival in met), 6),
        lead=round(sum(one.lead for one in rows) / len(rows), 6) if rows else 0.0,
        wins=sum(one.place == 1 for one in rows),
        played=len(rows),
    )


def _key(line: StandingsLine) -> tuple[float, ...]:
    return (-line.points, -line.rivals, -line.lead, -line.wins)


def _placed(lines: Sequence[StandingsLine]) -> list[StandingsLine]:
    first: dict[tuple[float, ...], int] = {}
    return [
        msgspec.structs.replace(line, place=first.setdefault(_key(line), number))
        for number, line in enumerate(lines, 1)
    ]
