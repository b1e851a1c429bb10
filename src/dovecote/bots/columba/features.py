"""What an evaluation looks at in a position of Columba, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub
from typing import NamedTuple, TypeAlias

from dovecote.bots.columba.captures import reaches
from dovecote.bots.columba.shapes import shape, sizes
from dovecote.core.game import Seat
from dovecote.games.columba.cards import COMMON
from dovecote.games.columba.choices import land_of
from dovecote.games.columba.components import KINDS, POINTS, TILES_PAID, UNFINISHED
from dovecote.games.columba.frame import Fields
from dovecote.games.columba.land import Land
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Drawing, Placing, State

_CARDS = 29.0  # in the pile at the beginning
_DRAWN = 1.4  # cards a turn, new objectives included: 29 last for about 21 turns
_SURE = 3.0  # cards left: with so many a turn still comes, whatever chains others make
_ROOM = 6  # more open fields around an estate than this are of no use
_SOON = 3.0  # turns: with so many left, what needs a turn is worth half


class Features(NamedTuple):
    """A number for each feature: how much of it a seat has, or what it weighs."""

    points: float  # of the estates as they are
    unfinished: float  # what an objective will cost, as far as there is no time to complete it
    captured: float  # tiles on the objective
    tiles: float  # domestic pigeons on the board
    young: float  # a young falcon
    adult: float  # an adult falcon
    hunt: float  # what a falcon could take from the others in the next turn
    fragile: float  # what a falcon could take from the seat
    small: float  # small dovecotes left
    large: float  # large dovecotes left
    site: float  # the largest free group that the seat may build on
    room: float  # bare table around the seat's estates
    links: float  # free pigeons that may join the seat's estates
    objective: float  # turns left to complete an objective
    reach: float  # the part of what an objective lacks that one card could capture
    growth: float  # points a turn that cards may add to the estates


FEATURES = Features._fields
Amounts: TypeAlias = dict[str, float]  # what one seat has of each feature, by its name
_NOTHING: Amounts = dict.fromkeys(FEATURES, 0.0)


def features_of(state: State, seat: Seat) -> Features:
    """The features of a seat's side, less what the others have on average."""
    return beside(amounts_of(state), seat)


def beside(every: Sequence[Amounts], seat: Seat) -> Features:
    """What a seat's side has, less what the others have on average."""
    seats = len(every)
    if seats == 2:
        return Features._make(map(sub, every[seat].values(), every[1 - seat].values()))
    mine, following, *others = [every[(seat + n) % seats].values() for n in range(seats)]
    if seats == 3:
        three = zip(mine, following, *others, strict=True)
        return Features._make([a - (b + c) / 2 for a, b, c in three])
    partner, last = others  # 10.1: partners sit diagonally
    four = zip(mine, partner, following, last, strict=True)
    return Features._make([a + b - c - d for a, b, c, d in four])


def amounts_of(state: State) -> list[Amounts]:
    """What every seat has, whatever the others have."""
    land, seats = land_of(state), len(state.players)
    is_to_come = has_turn_to_come(state)
    following = state.seat if is_to_come else (state.seat + 1) % seats
    cards = COMMON - state.drawn + (type(state.step) is Placing and is_to_come)
    hope = cards / _CARDS
    turns = [(cards - (s - following) % seats + seats - 1) // seats for s in range(seats)]
    amounts = [_NOTHING.copy() for _ in range(seats)]
    _boards(state, turns, _sure(cards, following, seats), hope, amounts)
    free = ~land.owned
    cuts = _estates(land, free, turns, hope, amounts)
    _hunts(state, turns, cuts, amounts)
    _sites(state, free, turns, following, amounts)
    for mine, reach in zip(amounts, reaches(state, land, turns), strict=True):
        mine["reach"] = reach
    return amounts


def has_turn_to_come(state: State) -> bool:
    """Whether the seat to move has its whole turn before it."""
    step = state.step
    return type(step) is Drawing or (type(step) is Placing and not step.is_former)


def _sure(cards: int, following: int, seats: int) -> list[float]:
    """How sure it is that each seat has another turn; others may draw objectives before it."""
    rest = [(cards - _DRAWN * ((seat - following) % seats)) / _SURE for seat in range(seats)]
    sure = [min(1.0, max(0.0, part)) for part in rest]
    sure[following] = min(1.0, cards)
    return sure


def _boards(
    state: State, turns: list[int], sure: list[float], hope: float, amounts: list[Amounts]
) -> None:
    """Objectives and what lies on the boards; it counts as far as another turn is sure."""
    for player, left, chance, mine in zip(state.players, turns, sure, amounts, strict=True):
        soon = left / (left + _SOON)
        if player.objective is not None:
            done = sum(player.captured)
            mine["unfinished"] = -UNFINISHED * (4 - done) / (4 - done + left)
            mine["captured"] = done * soon
            mine["objective"] = left
        if left > 0:
            mine["tiles"] = chance * sum(player.board)
            mine["young"] = soon if player.eyases else 0.0
            mine["adult"] = chance if player.adults else 0.0
            mine["small"] = player.small * hope
            mine["large"] = player.large * hope


def _estates(
    land: Land, free: Fields, turns: list[int], hope: float, amounts: list[Amounts]
) -> list[int]:
    """Estates: what they count, what may join them. The worst cut of each owner is returned."""
    width, bare, shown = land.frame.width, ~(land.cards | land.tiles), land.shown
    cuts = [0] * len(turns)
    points, rooms, links = [0.0] * len(turns), [0.0] * len(turns), [0.0] * len(turns)
    best = [[0, 0, 0, 0] for _ in turns]  # points for each kind of pigeon a card may add
    for estate in land.estates:
        owner, kind, each = estate.owner, estate.kind, POINTS[estate.size]
        count, lost, border, near = shape(estate.fields, estate.home, width)
        points[owner] += count * each
        if each > best[owner][kind]:
            best[owner][kind] = each
        if lost * each > cuts[owner]:
            cuts[owner] = lost * each
        room = (border & bare).bit_count()
        rooms[owner] += each * hope * (room if room < _ROOM else _ROOM)
        links[owner] += each * (near & shown[kind] & free).bit_count()
    for seat, mine in enumerate(amounts):
        mine["points"], mine["room"] = points[seat], rooms[seat]
        mine["links"] = links[seat] if turns[seat] > 0 else 0.0
        mine["growth"] = turns[seat] * sum(best[seat])
    return cuts


def _hunts(state: State, turns: list[int], cuts: list[int], amounts: list[Amounts]) -> None:
    """Falcons that may hunt in the next turn, and what they would find."""
    seats = len(turns)
    for seat, player in enumerate(state.players):
        left, mine = turns[seat], amounts[seat]
        mine["fragile"] = cuts[seat] * left / (left + _SOON)
        if left > 0 and (player.adults or (player.eyases and sum(player.board) >= TILES_PAID)):
            mine["hunt"] = max(cuts[s] for s in range(seats) if _are_rivals(seats, seat, s))


def _are_rivals(seats: int, one: int, other: int) -> bool:
    return not are_allies(seats, Seat(one), Seat(other))


def _sites(
    state: State, free: Fields, turns: list[int], following: int, amounts: list[Amounts]
) -> None:
    """The largest free groups with a card, each for the next who may build there."""
    land = land_of(state)
    width = land.frame.width
    counts: list[int] = []
    for kind in range(len(KINDS)):
        counts += sizes(land.grounded(kind) & free, width)
    counts.sort()
    seats = len(turns)
    for step in range(seats):
        seat = (following + step) % seats
        player = state.players[seat]
        if counts and turns[seat] > 0 and player.small + player.large:
            amounts[seat]["site"] = counts.pop() * (2 if player.large else 1)
