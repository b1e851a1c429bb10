"""How a seat stands in Columba: terms that are measured, and weights that were fitted."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from dovecote.bots import weights
from dovecote.bots.columba.captures import reaches
from dovecote.bots.columba.sight import shape, sizes
from dovecote.core.game import Seat
from dovecote.games.columba.cards import COMMON
from dovecote.games.columba.components import POINTS, TILES_PAID, UNFINISHED
from dovecote.games.columba.land import Land
from dovecote.games.columba.sides import are_allies, sides
from dovecote.games.columba.state import Drawing, Placing, State

TERMS = (
    "points",
    "unfinished",
    "captured",
    "tiles",
    "young",
    "adult",
    "hunt",
    "fragile",
    "small",
    "large",
    "site",
    "room",
    "links",
    "objective",
    "reach",
    "growth",
)
_CARDS = 29.0  # in the pile at the beginning
_DRAWN = 1.4  # cards a turn, new objectives included: 29 last for about 21 turns
_SURE = 3.0  # cards left: with so many a turn still comes, whatever chains others make
_ROOM = 6  # more open fields around an estate than this are of no use
_SOON = 3.0  # turns: with so many left, what needs a turn is worth half
WEIGHTS = [weights.read("columba")[term] for term in TERMS]  # a study may try others
_FAR = {"hunt", "fragile"}  # what falcons may make of it
AT_ONCE = [
    0.0 if term in _FAR else weight for term, weight in zip(TERMS, WEIGHTS, strict=True)
]  # what lies there; whoever looks no further counts nothing else

Amounts = list[float]


def value(state: State, seat: Seat, by: Sequence[float] = WEIGHTS) -> float:
    """How a seat stands when the turn ends here, in points."""
    if not state.pile.counts and not _in_hand(state):
        return final(state, seat)
    return float(sum(map(mul, by, measure(state, seat))))


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The amounts of a seat's side, and what the others have on average taken off."""
    seats = len(state.players)
    amounts = amounts_of(state)
    return against(amounts, seat, seats)


def against(amounts: list[Amounts], seat: Seat, seats: int) -> list[float]:
    """One seat's side against the mean of the others."""
    if seats == 2:
        return [a - b for a, b in zip(amounts[seat], amounts[1 - seat], strict=True)]
    if seats == 4:
        ours = zip(amounts[seat], amounts[(seat + 2) % 4], strict=True)
        theirs = zip(amounts[(seat + 1) % 4], amounts[(seat + 3) % 4], strict=True)
        return [a + b - c - d for (a, b), (c, d) in zip(ours, theirs, strict=True)]
    one, two = amounts[(seat + 1) % 3], amounts[(seat + 2) % 3]
    return [a - (b + c) / 2 for a, b, c in zip(amounts[seat], one, two, strict=True)]


def final(state: State, seat: Seat) -> float:
    """The margin at the end; the largest estate breaks a tie."""
    seats = len(state.players)
    points, largest = [0.0] * seats, [0] * seats
    for estate in _land(state).estates:
        count = estate.fields.bit_count()
        points[estate.owner] += count * POINTS[estate.size]
        largest[estate.owner] = max(largest[estate.owner], count)
    for number, player in enumerate(state.players):
        if player.objective is not None:
            points[number] += UNFINISHED
    totals = [
        (sum(points[s] for s in side), max(largest[s] for s in side)) for side in sides(seats)
    ]
    mine = totals.pop(seat % len(totals))
    best = max(totals)
    return mine[0] - best[0] + ((mine > best) - (mine < best)) / 2


def amounts_of(state: State) -> list[Amounts]:
    """How much of each term every seat has."""
    seats = len(state.players)
    in_hand = _in_hand(state)
    following = state.seat if in_hand else (state.seat + 1) % seats
    cards = COMMON - state.drawn + (type(state.step) is Placing and in_hand)
    hope = cards / _CARDS
    turns = [(cards - (s - following) % seats + seats - 1) // seats for s in range(seats)]
    amounts = [[0.0] * len(TERMS) for _ in range(seats)]
    _boards(state, turns, _sure(cards, following, seats), hope, amounts)
    if state.land is not None:
        cuts = _estates(state.land, turns, hope, amounts)
        _hunts(state, turns, cuts, amounts)
        _sites(state, state.land, turns, following, amounts)
        for mine, reach in zip(amounts, reaches(state, state.land, turns), strict=True):
            mine[14] = reach
    return amounts


def _sure(cards: int, following: int, seats: int) -> list[float]:
    """How sure it is that each seat has another turn; others may draw objectives before it."""
    rest = [(cards - _DRAWN * ((seat - following) % seats)) / _SURE for seat in range(seats)]
    sure = [min(1.0, max(0.0, part)) for part in rest]
    sure[following] = min(1.0, cards)
    return sure


def _in_hand(state: State) -> bool:
    """Whether the seat to move has its whole turn before it."""
    step = state.step
    return type(step) is Drawing or (type(step) is Placing and not step.is_former)


def _land(state: State) -> Land:
    assert state.land is not None
    return state.land


def _boards(
    state: State, turns: list[int], sure: list[float], hope: float, amounts: list[Amounts]
) -> None:
    """Objectives and what lies on the boards; it counts as far as another turn is sure."""
    for player, left, chance, mine in zip(state.players, turns, sure, amounts, strict=True):
        soon = left / (left + _SOON)
        if player.objective is not None:
            done = sum(player.captured)
            mine[1] = -UNFINISHED * (4 - done) / (4 - done + left)
            mine[2] = done * soon
            mine[13] = float(left)
        if left > 0:
            mine[3] = chance * sum(player.board)
            mine[4] = soon if player.eyases else 0.0
            mine[5] = chance if player.adults else 0.0
            mine[8] = player.small * hope
            mine[9] = player.large * hope


def _estates(land: Land, turns: list[int], hope: float, amounts: list[Amounts]) -> list[int]:
    """Estates: what they count, what may join them. The worst cut of each owner is told."""
    width, bare = land.frame.width, ~(land.cards | land.tiles)
    cuts = [0] * len(turns)
    free = ~land.owned
    best = [[0, 0, 0, 0] for _ in turns]  # points for each kind of pigeon a card may add
    for estate in land.estates:
        owner, each = estate.owner, POINTS[estate.size]
        mine = amounts[owner]
        count, lost, border, near = shape(estate.fields, estate.home, width)
        mine[0] += count * each
        if each > best[owner][estate.kind]:
            best[owner][estate.kind] = each
        if lost * each > cuts[owner]:
            cuts[owner] = lost * each
        room = (border & bare).bit_count()
        mine[11] += each * hope * (room if room < _ROOM else _ROOM)
        if turns[owner] > 0:
            mine[12] += each * (near & land.shown[estate.kind] & free).bit_count()
    for mine, left, kinds in zip(amounts, turns, best, strict=True):
        mine[15] = float(left * sum(kinds))
    return cuts


def _hunts(state: State, turns: list[int], cuts: list[int], amounts: list[Amounts]) -> None:
    """Falcons that may hunt in the next turn, and what they would find."""
    seats = len(turns)
    for seat, player in enumerate(state.players):
        left, mine = turns[seat], amounts[seat]
        mine[7] = cuts[seat] * left / (left + _SOON)
        if left > 0 and (player.adults or (player.eyases and sum(player.board) >= TILES_PAID)):
            mine[6] = float(max(cuts[s] for s in range(seats) if _are_rivals(seats, seat, s)))


def _are_rivals(seats: int, one: int, other: int) -> bool:
    return not are_allies(seats, Seat(one), Seat(other))


def _sites(
    state: State, land: Land, turns: list[int], following: int, amounts: list[Amounts]
) -> None:
    """The largest free groups, each for the next who may build there."""
    width, free = land.frame.width, ~land.owned
    counts: list[int] = []
    for shown in land.shown:
        counts += sizes(shown & free, width)
    counts.sort()
    seats = len(turns)
    for step in range(seats):
        seat = (following + step) % seats
        player = state.players[seat]
        if counts and turns[seat] > 0 and player.small + player.large:
            amounts[seat][10] = float(counts.pop() * (2 if player.large else 1))
