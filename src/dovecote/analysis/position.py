"""One position of any record, finished or not: who stands how, and what the champion would do."""

from __future__ import annotations

import msgspec

from dovecote.analysis.advice import calibrated
from dovecote.analysis.judge import chances_known
from dovecote.analysis.match import Care, budget_of, judged_at, luck_at, wise
from dovecote.analysis.report import Decision
from dovecote.bots.advice import Advice, suggest
from dovecote.core.entries import Did, Entry
from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable


class JudgedPosition(msgspec.Struct, frozen=True):
    """What a seat could say of a position when it was to choose there."""

    at: int  # entries before it
    seat: Seat
    level: str
    budget: float
    seed: int
    chances: tuple[float, ...]  # of every seat, by what this one knows
    moves: list[Advice]
    choice: Decision | None = None  # what the record says it chose, judged


def judge_position(
    table: AnyTable, seat: Seat, asked: Care, followed: Entry | None = None
) -> JudgedPosition:
    """A position from what a seat knows; `followed` is the next entry of its record."""
    judge, mind = wise(table.game)
    view, offers = table.view(seat), list(table.legal(seat))
    luck, budget = luck_at(table.at + 1, asked), budget_of(mind, asked)
    moves = suggest(table.game, seat, view, offers, budget, luck)
    choice = None
    if isinstance(followed, Did) and followed.seat == seat:
        choice = judged_at(table, seat, followed.text, asked)
    return JudgedPosition(
        table.at,
        seat,
        asked.level,
        asked.budget,
        asked.seed,
        tuple(round(one, 4) for one in chances_known(table.game, judge, view)),
        calibrated(table.game, seat, view, moves),
        choice,
    )
