"""What features come from: the columns, lines and points that make them, for reasons only.

The parts of a feature add up to it (`features.features_of`).
"""

from __future__ import annotations

from collections import defaultdict
from typing import TypeAlias

from msgspec.structs import replace

from dovecote.bots.columbiz.features import features_of, turns_to_come
from dovecote.bots.columbiz.lines import BoardLine, lines_of
from dovecote.core.game import Seat
from dovecote.games.columbiz.board import COLUMNS, squares_in
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.scoring import score
from dovecote.games.columbiz.state import State

Parts: TypeAlias = dict[tuple[str, str], float]  # by feature, and by what it comes from
_Found: TypeAlias = defaultdict[tuple[str, str], float]
_IN_COLUMNS = ("danger", "prey", "held", "pawns")
_ALL = sum(COLUMNS)


def parts_of(game: Columbiz, state: State, seat: Seat) -> Parts:
    """The parts of a seat's features that come from one place."""
    found: _Found = defaultdict(float)
    _points(found, state, seat)
    if any(turns_to_come(state)):
        _columns(found, game, state, seat)
        _lines(found, game, state, seat)
    return dict(found)


def _points(found: _Found, state: State, seat: Seat) -> None:
    mine = state.players[seat]
    leader = max((p for s, p in enumerate(state.players) if s != seat), key=score)
    lines = mine.line_points - leader.line_points
    found["points", "lines"] = lines
    found["points", "captures"] = score(mine) - score(leader) - lines


def _columns(found: _Found, game: Columbiz, state: State, seat: Seat) -> None:
    """Each column as if it were all there is: no feature but those of lines looks farther."""
    for number, column in enumerate(COLUMNS, 1):
        alone = features_of(game, _only(state, column), seat)
        for name in _IN_COLUMNS:
            found[name, f"column {number}"] = getattr(alone, name)


def _only(state: State, column: int) -> State:
    """The table with the pawns of one column."""
    players = (replace(player, pawns=player.pawns & column) for player in state.players)
    return replace(state, players=tuple(players))


def _lines(found: _Found, game: Columbiz, state: State, seat: Seat) -> None:
    """What each line promises: as many points from one pawn more, and from two."""
    players, turns = state.players, turns_to_come(state)
    free = _ALL
    for player in players:
        free &= ~player.pawns
    for s, player in enumerate(players):
        one, two = ("lines", "hopes") if s == seat else ("theirs", "fears")
        share = 1.0 if s == seat else 1.0 / (len(players) - 1)
        for line in lines_of(game, state.options) if turns[s] else ():
            if player.pawns & line.mask:
                near, far = line.promise(player.pawns, free)
                place = _place(line)
                found[one, place] += share * near
                found[two, place] += share * far


def _place(line: BoardLine) -> str:
    """Where a line runs; rows go by the number that all their squares have (1.3)."""
    squares = squares_in(line.mask)
    columns, numbers = ({getattr(one, by) for one in squares} for by in ("column", "number"))
    if len(columns) == 1:
        return f"column {squares[0].column}"
    return f"row {squares[0].number}" if len(numbers) == 1 else "diagonal"
