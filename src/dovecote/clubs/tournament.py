"""A tournament as a whole: the next round from those before, and where everyone stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dovecote.clubs.pairing import Round, paired, round_robin
from dovecote.clubs.search import Entrant, Pair
from dovecote.clubs.standings import (
    PlayedBoard,
    StandingsLine,
    compared,
    duplicate,
    points_of,
    standings,
)

BOT = 1_000_000  # from this number on entrants are bots that fill a table


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a tournament is paired, and when its rounds are over."""

    kind: Literal["robin", "swiss", "duplicate"] = "robin"
    rounds: Annotated[int, Meta(ge=0, le=50)] = 0  # 0: until everyone can have met everyone
    days: Annotated[int, Meta(ge=0, le=60)] = 0  # for a round; 0: until the host goes on
    filler: Annotated[str, Meta(max_length=40)] = ""  # the bot that fills a table; none: byes


def rounds_of(plan: Plan, entrants: Sequence[Entrant], seats: int) -> int:
    """How many rounds there are."""
    return plan.rounds or round_robin(entrants, seats)


def next_round(
    plan: Plan,
    entrants: Sequence[Entrant],
    seats: int,
    rounds: Sequence[Round],
    lines: Sequence[StandingsLine],
    apart: Collection[Pair] = (),
) -> Round:
    """Who plays whom next, those who are to keep `apart` only if there is no other way. With a
    filler nobody has a bye: bots take the seats that are left."""
    bots = range(BOT, BOT + -len(entrants) % seats) if plan.filler else ()
    points = {line.entrant: line.points for line in lines} if plan.kind == "swiss" else {}
    return paired([*entrants, *bots], seats, rounds, points, apart)


def byes_of(rounds: Sequence[Round]) -> Counter[Entrant]:
    return Counter(one for each in rounds for one in each.byes)


def lines_of(
    plan: Plan, entrants: Sequence[Entrant], played: Sequence[PlayedBoard], rounds: Sequence[Round]
) -> list[StandingsLine]:
    """Where everyone stands, bots left out."""
    reckon = duplicate if plan.kind == "duplicate" else standings
    return reckon(entrants, _people(played), byes_of(rounds))


def worth_of(plan: Plan, played: Sequence[PlayedBoard]) -> dict[tuple[str, Entrant], float]:
    """What every result counts, by its deal and whose it is. Nobody is compared with bots."""
    is_same = plan.kind == "duplicate"
    counted = _people(played) if is_same else played
    worth = compared(counted) if is_same else map(points_of, counted)
    return {(one.deal, one.entrant): each for one, each in zip(counted, worth, strict=True)}


def _people(played: Sequence[PlayedBoard]) -> list[PlayedBoard]:
    return [one for one in played if one.entrant < BOT]


def played_of(
    number: int, board: Sequence[Entrant], places: Mapping[int, int], leads: Mapping[int, int]
) -> list[PlayedBoard]:
    """How everyone at a table did, seat by seat. In a round, a seat has the same luck at every
    table of a duplicate tournament, so that it is a deal of its own."""
    level = Counter(places.values())
    return [
        PlayedBoard(
            entrant=entrant,
            deal=deal_of(number, seat),
            place=places[seat],
            seats=len(board),
            level=level[places[seat]],
            lead=leads[seat],
            rivals=tuple(one for one in board if one != entrant and one < BOT),
        )
        for seat, entrant in enumerate(board)
        if seat in places
    ]


@cache  # of few rounds and seats, and asked for every result
def deal_of(number: int, seat: int) -> str:
    """What a seat is asked in a round."""
    return f"{number}/{seat}"


def luck_of(secret: str, number: int) -> str:
    """What the luck of all tables of a round follows from, where it is the same."""
    return sha256(f"duplicate {secret} {number}".encode()).hexdigest()
