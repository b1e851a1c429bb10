"""How a match ended for each seat, for whoever compares matches."""

from __future__ import annotations

import msgspec

from dovecote.core.entries import GaveUp, Noted
from dovecote.core.errors import DovecoteError
from dovecote.core.game import Over, Seat
from dovecote.play.giving_up import Side, sides_of
from dovecote.play.replay import AnyTable
from dovecote.tables.games import game_of
from dovecote.tables.matches import check_chain, taken_up
from dovecote.tables.rows import Match, TableRow

_BOT = "bot "


class SeatResult(msgspec.Struct, frozen=True):
    """What somebody has brought home; `place` is by the rules, printed tie-breaks included."""

    seat: Seat
    person: str  # empty: a bot's
    bot: str
    place: int
    score: int
    lead: int  # before the best of the others, or behind them
    counts: bool  # whether whoever it is named after has played to the end


def results_of(row: TableRow, table: AnyTable, over: Over) -> tuple[SeatResult, ...]:
    """The results of a match that is over, seat by seat."""
    helped = _helped(table)
    sides = sides_of(table.game, len(row.seats))
    return tuple(
        SeatResult(
            seat=sitter.seat,
            person=sitter.person,
            bot="" if sitter.person else sitter.bot,
            place=over.ranks[sitter.seat],
            score=over.scores[sitter.seat],
            lead=_lead(over, next(side for side in sides if sitter.seat in side), sitter.seat),
            counts=not sitter.person or sitter.seat not in helped,
        )
        for sitter in row.seats
    )


def stored_results(found: Match) -> tuple[SeatResult, ...] | None:
    """The results of a match from its entries alone; None if it is damaged, or of rules that are
    not today's: those might place people otherwise."""
    row = found.row
    try:
        if row.version != game_of(row).version:
            return None
        check_chain(found)
        table = taken_up(found)
    except DovecoteError:
        return None
    return results_of(row, table, table.pending) if isinstance(table.pending, Over) else None


def _lead(over: Over, allies: Side, seat: Seat) -> int:
    others = [score for other, score in enumerate(over.scores) if other not in allies]
    return over.scores[seat] - max(others)


def _helped(table: AnyTable) -> set[Seat]:
    """The seats that a bot has played for somebody, or that somebody gave up."""
    return {
        entry.seat
        for entry in table.entries(0)
        if isinstance(entry, GaveUp) or (isinstance(entry, Noted) and entry.text.startswith(_BOT))
    }
