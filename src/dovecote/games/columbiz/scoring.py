"""Points: lines as they are made, captures at the end."""

from __future__ import annotations

from dovecote.core.game import Over, ranks
from dovecote.games.columbiz.board import Board
from dovecote.games.columbiz.components import LINE_POINTS, capture_points
from dovecote.games.columbiz.events import Term
from dovecote.games.columbiz.state import Options, Player


def line_terms(board: Board, pawns: int, index: int, options: Options) -> tuple[Term, ...]:
    """The lines that the pawn just put on square `index` makes among `pawns` (6.1, 6.2)."""
    terms: tuple[Term, ...] = ()
    for name, mask, runs in board.lines[index]:
        run = runs.get(pawns & mask)
        if run is None:
            continue
        before, after = run
        length = before + 1 + after
        points = LINE_POINTS[length]
        if options.line_scoring == "difference":  # 6.4: what the parts were worth counts no more
            points -= LINE_POINTS[before] + LINE_POINTS[after]
        terms += (Term(name, length, points),)
    return terms


def pad_terms(player: Player) -> tuple[Term, Term]:
    """A player's column of the pad: lines above, captures below (8.1 to 8.3)."""
    captured = sum(player.captured)
    return (
        Term("lines", player.line_points, player.line_points),
        Term("captures", captured, capture_points(captured)),
    )


def score(player: Player) -> int:
    """The points of a column of the pad, added up."""
    return sum(term.points for term in pad_terms(player))


def result(options: Options, players: tuple[Player, ...]) -> Over:
    """Scores, and ranks with the agreed tie-break (8.4)."""
    scores = tuple(map(score, players))
    if options.ties == "captured":
        return Over(ranks([(score(p), sum(p.captured)) for p in players]), scores)
    return Over(ranks(scores), scores)
