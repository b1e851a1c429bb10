"""A judgement of Columbiz: how a seat stands when a turn has ended, in points at the end.

It sees points and captures, who may outnumber whom in the turns to come and how likely that
is, the lines that one or two more pawns would make, and the pawns that are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from dovecote.bots import weights
from dovecote.bots.columbiz.chances import takes
from dovecote.bots.columbiz.lines import Line, lines_of
from dovecote.core.game import Seat
from dovecote.games.columbiz.board import SIDE, SQUARES
from dovecote.games.columbiz.components import PAWNS_A_TURN, capture_points
from dovecote.games.columbiz.scoring import score
from dovecote.games.columbiz.state import Ended, Player, State, Throwing

TERMS = (
    "points",  # mine, less the best other's
    "danger",  # points that the others may make by capturing my pawns
    "prey",  # points that I may make by capturing theirs
    "lines",  # points that one pawn more of mine would make in lines
    "hopes",  # what two pawns more would make beyond that
    "theirs",  # points that one pawn more of theirs would make
    "fears",  # what two pawns more of theirs would make beyond that
    "held",  # columns in which I have more pawns, less those in which others have
    "pawns",  # on the board, less the others' mean
    "reserve",  # pawns left, less the others' mean
)
NEAR = frozenset({"points", "danger", "prey", "lines"})  # what shows at once

Weights: TypeAlias = tuple[float, ...]
Judge: TypeAlias = Callable[[State], float]

_ALL = (1 << len(SQUARES)) - 1
_COLUMN = (1 << SIDE) - 1
_MOST = 64  # more pawns than there are to capture
_STAKES = tuple(  # what n pawns more are worth to whoever has captured so many already
    tuple(capture_points(have + n) - capture_points(have) for n in range(SIDE + 1))
    for have in range(_MOST)
)


@cache
def all_weights() -> Weights:
    """The weights of all terms."""
    known = weights.read("columbiz")
    return tuple(known[term] for term in TERMS)


@cache
def weights_at_once() -> Weights:
    """The weights of what shows at once; nothing else counts."""
    return tuple(
        weight if term in NEAR else 0.0 for term, weight in zip(TERMS, all_weights(), strict=True)
    )


def judge_for(game: Any, seat: Seat, weights_: Weights) -> Judge:
    """How a seat stands when the turn of whoever is to move is over, in points at the end."""

    def judge(state: State) -> float:
        amounts = measure(game, state, seat)
        return sum([w * a for w, a in zip(weights_, amounts, strict=True)])

    return judge


def measure(game: Any, state: State, seat: Seat) -> list[float]:
    """How much of each term a seat has, as if the turn of whoever is to move ended now."""
    players = state.players
    mine = players[seat]
    others = [(s, player) for s, player in enumerate(players) if s != seat]
    points = float(score(mine) - max([score(player) for _, player in others]))
    turns = turns_to_come(state)
    if not any(turns):
        return [points, *[0.0] * (len(TERMS) - 1)]
    free = _ALL
    for player in players:
        free &= ~player.pawns
    lines = lines_of(game.data["rows"], state.options)
    near, far = _promised(lines, mine.pawns, free) if turns[seat] else (0.0, 0.0)
    danger = prey = theirs = fears = held = pawns = reserve = 0.0
    for s, other in others:
        risk, chance, more = _clash(mine, other, free)
        if turns[s]:
            one, two = _promised(lines, other.pawns, free)
            danger += risk
            theirs += one
            fears += two
        prey += chance if turns[seat] else 0.0
        held += more
        pawns += other.pawns.bit_count()
        reserve += other.reserve
    n = len(others)
    return [
        points,
        danger,
        prey,
        near,
        far,
        theirs / n,
        fears / n,
        held / n,
        mine.pawns.bit_count() - pawns / n,
        mine.reserve - reserve / n,
    ]


def turns_to_come(state: State) -> list[bool]:
    """Who is sure of another turn, when the turn of whoever is to move is over."""
    players = state.players
    if isinstance(state.step, Ended):
        return [False] * len(players)
    if all(player.reserve for player in players):
        return [True] * len(players)
    first = state.first or 0
    done = (state.seat - first) % len(players)
    if isinstance(state.step, Throwing) and state.step.throw == 1:
        done -= 1  # this turn is still to come
    return [(seat - first) % len(players) > done for seat in range(len(players))]


def _clash(mine: Player, other: Player, free: int) -> tuple[float, float, int]:
    """What the other may make of my pawns, and I of his; and in how many columns I have more."""
    ours, theirs = mine.pawns, other.pawns
    his, my = _STAKES[sum(other.captured)], _STAKES[sum(mine.captured)]
    his_pawns, my_pawns = min(other.reserve, PAWNS_A_TURN), min(mine.reserve, PAWNS_A_TURN)
    risk = chance = 0.0
    held = 0
    while ours or theirs:
        own, foe, open_ = ours & _COLUMN, theirs & _COLUMN, free & _COLUMN
        strength, threat = own.bit_count(), foe.bit_count()
        if own:
            risk += takes(foe, own, open_, his_pawns) * his[strength]
        if foe:
            chance += takes(own, foe, open_, my_pawns) * my[threat]
        held += (strength > threat) - (strength < threat)
        ours >>= SIDE
        theirs >>= SIDE
        free >>= SIDE
    return risk, chance, held


def _promised(lines: Sequence[Line], pawns: int, free: int) -> tuple[float, float]:
    """Points to expect from one pawn more, and from two."""
    near = far = 0.0
    for line in lines:
        mask = line.mask
        if pawns & mask:
            key = (pawns & mask, free & mask)
            one, two = line.known.get(key) or line.promise(*key)
            near += one
            far += two
    return near, far
