"""What hints promise is what an analysis would say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice
from pathlib import Path
from random import Random

import pytest

from dovecote.analysis.advice import advise
from dovecote.analysis.judge import KNOWN, chances_known, judge_of
from dovecote.analysis.match import Care, judged_at
from dovecote.bots.advice import Advice
from dovecote.bots.mind import main_reason
from dovecote.core.entries import Did
from dovecote.core.game import Choice, Seat
from dovecote.core.record import read
from dovecote.games import GAMES
from dovecote.play import Scripted
from dovecote.play.replay import AnyTable, begin, replay, take
from tests.kit.effort import tries

RECORDS = Path(__file__).parents[1] / "records"
BRIEF = 0.01  # of the champion's budget
CLOSE = 0.03


def _choices(game: str) -> Iterator[tuple[AnyTable, Seat, str]]:
    """Moments of several records in which somebody chose among many offers."""
    for file in sorted(RECORDS.glob(f"{game}-v*-0*.txt"))[: tries(3, 20)]:
        text, luck = file.read_text("utf-8"), Scripted()
        table = begin(GAMES[game], text, luck)
        entries = read(text).entries
        wanted = {len(entries) * part // 5 for part in range(5)}
        for number, entry in enumerate(entries):
            wants = any(number >= each for each in wanted)
            if wants and isinstance(entry, Did) and len(table.legal(entry.seat)) > 2:
                wanted = {each for each in wanted if each > number}
                yield table, entry.seat, entry.text
            take(table, luck, entry)


def _advice(table: AnyTable, seat: Seat, share: float = BRIEF) -> list[Advice]:
    offers = list(table.legal(seat))
    return advise(table.game, seat, table.view(seat), offers, Random(1), share)


@cache
def _found(game: str) -> list[tuple[list[Advice], float, float]]:
    """Advice, what an analysis says there of the seat's chance, and what an onlooker would."""
    judge = judge_of(game)
    assert judge
    found = []
    for table, seat, text in islice(_choices(game), tries(8, 1000)):
        decision = judged_at(table, seat, text, Care(budget=BRIEF))
        assert decision
        onlooker = chances_known(table.game, judge, table.view(None))[seat]
        found.append((_advice(table, seat), decision.chance, onlooker))
    assert len(found) > 5
    return found


@pytest.mark.parametrize("game", KNOWN)
def test_a_hint_and_an_analysis_agree_on_how_a_seat_stands(game: str) -> None:
    for (best, *_), chance, _ in _found(game):
        assert best.standing == pytest.approx(chance, abs=CLOSE)


def test_where_nothing_is_hidden_a_hint_agrees_with_the_curve() -> None:
    for (best, *_), _, onlooker in _found("columbiz"):
        assert best.standing == pytest.approx(onlooker, abs=CLOSE)


def test_however_much_is_searched_an_opening_is_not_won() -> None:
    """The more plans are tried, the more the best of them seems to promise."""
    table = replay(GAMES["columbiz"], (RECORDS / "columbiz-v1-00-2.txt").read_text("utf-8"), 3)
    assert isinstance(table.pending, Choice)
    (seat,) = table.pending.seats
    said = [_advice(table, seat, share)[0].standing for share in (0.02, 0.1)]
    assert said[0] == pytest.approx(said[1], abs=CLOSE)
    assert said[1] < 0.7


@pytest.mark.parametrize("game", KNOWN)
def test_no_two_suggestions_are_as_good_for_the_same(game: str) -> None:
    for moves, *_ in _found(game):
        for one, other in combinations(moves, 2):
            ours, theirs = main_reason(one.reasons), main_reason(other.reasons)
            is_same = (ours and ours.term) == (theirs and theirs.term)
            assert not is_same or one.standing != other.standing


@pytest.mark.parametrize("game", KNOWN)
def test_what_a_move_is_good_for_is_said_before_what_it_costs(game: str) -> None:
    costly = 0
    for one in [one for moves, *_ in _found(game) for one in moves]:
        good = [reason for reason in one.reasons if reason.points > 0]
        assert not good or one.reasons[0].points > 0
        costly += bool(good) and len(good) < len(one.reasons)
    assert costly
