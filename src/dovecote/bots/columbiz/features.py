"""What an evaluation looks at when a turn of Columbiz has ended, each with its name.

It sees points and captures, who may outnumber whom in the turns to come and how likely that
is, the lines that one or two more pawns would make, and the pawns that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dovecote.bots.columbiz.chances import takes
from dovecote.bots.columbiz.lines import BoardLine, lines_of
from dovecote.core.game import Seat
from dovecote.games.columbiz.board import SIDE, SQUARES
from dovecote.games.columbiz.components import PAWNS_A_TURN, capture_points
from dovecote.games.columbiz.placing import opposing
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.scoring import score
from dovecote.games.columbiz.state import Ended, Player, State, Throwing

_ALL = (1 << len(SQUARES)) - 1
_COLUMN = (1 << SIDE) - 1
_MOST = 64  # more pawns than there are to capture
_STAKES = tuple(  # what n pawns more are worth to whoever has captured so many already
    tuple(capture_points(have + n) - capture_points(have) for n in range(SIDE + 1))
    for have in range(_MOST)
)


class Features(NamedTuple):
    """A number for each feature: how much of it a seat has, or what it weighs."""

    points: float  # the seat's, less the best other's
    danger: float = 0.0  # points that the others may make by capturing the seat's pawns
    prey: float = 0.0  # points that the seat may make by capturing theirs
    lines: float = 0.0  # points that one pawn more of the seat would make in lines
    hopes: float = 0.0  # what two pawns more would make beyond that
    theirs: float = 0.0  # points that one pawn more of theirs would make
    fears: float = 0.0  # what two pawns more of theirs would make beyond that
    held: float = 0.0  # columns in which the seat has more pawns, less those in which others have
    pawns: float = 0.0  # on the board, less the others' mean
    reserve: float = 0.0  # pawns left, less the others' mean


FEATURES = Features._fields


def features_of(game: Columbiz, state: State, seat: Seat) -> Features:
    """The features of a seat, as if the turn of whoever is to move ended now."""
    players = state.players
    mine = players[seat]
    others = [(s, player) for s, player in enumerate(players) if s != seat]
    points = float(score(mine) - max([score(player) for _, player in others]))
    turns = turns_to_come(state)
    if not any(turns):
        return Features(points)
    free = _ALL
    for player in players:
        free &= ~player.pawns
    board = lines_of(game, state.options)
    lines, hopes = _promised(board, mine.pawns, free) if turns[seat] else (0.0, 0.0)
    danger = prey = theirs = fears = held = pawns = reserve = 0.0
    for s, other in others:
        against_me = opposing(state.options, players, seat, s)
        against_them = opposing(state.options, players, s, seat)
        risk, chance, more = _clash(mine, other, free, against_me, against_them)
        if turns[s]:
            one, two = _promised(board, other.pawns, free)
            danger += risk
            theirs += one
            fears += two
        prey += chance if turns[seat] else 0.0
        held += more
        pawns += other.pawns.bit_count()
        reserve += other.reserve
    n = len(others)
    theirs, fears, held = theirs / n, fears / n, held / n
    pawns, reserve = mine.pawns.bit_count() - pawns / n, mine.reserve - reserve / n
    return Features(points, danger, prey, lines, hopes, theirs, fears, held, pawns, reserve)


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


def _clash(
    mine: Player, other: Player, free: int, against_me: int, against_them: int
) -> tuple[float, float, int]:
    """What the other may make of my pawns, and I of theirs; and in how many columns I have more.

    The pawns that count against me and against the other are a matter of the rules (5.3).
    """
    ours, theirs = mine.pawns, other.pawns
    their_stakes, my_stakes = _STAKES[sum(other.captured)], _STAKES[sum(mine.captured)]
    their_pawns, my_pawns = min(other.reserve, PAWNS_A_TURN), min(mine.reserve, PAWNS_A_TURN)
    risk = chance = 0.0
    held = 0
    while ours or theirs:
        own, foe, open_ = ours & _COLUMN, theirs & _COLUMN, free & _COLUMN
        strength, threat = own.bit_count(), foe.bit_count()
        if own:
            risk += takes(foe, against_them & _COLUMN, open_, their_pawns) * their_stakes[strength]
        if foe:
            chance += takes(own, against_me & _COLUMN, open_, my_pawns) * my_stakes[threat]
        held += (strength > threat) - (strength < threat)
        ours >>= SIDE
        theirs >>= SIDE
        free >>= SIDE
        against_me >>= SIDE
        against_them >>= SIDE
    return risk, chance, held


def _promised(lines: Sequence[BoardLine], pawns: int, free: int) -> tuple[float, float]:
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
