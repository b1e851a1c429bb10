"""Contests of bots: who meets whom, on which deals, and what is made of it."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from dovecote.games.columbiz.state import Options
from dovecote.study.arena import Contest, Meeting, MeetingResult, hold, meetings
from dovecote.study.seatings import groups, seatings
from dovecote.study.standings import interval, standings


@pytest.mark.parametrize(("bots", "seats"), [*product(["ab", "abc", "abcd"], [2, 3, 4, 6])])
def test_each_bot_sits_on_each_seat_equally_often(bots: str, seats: int) -> None:
    for group in groups([*bots], seats):
        sat = Counter((bot, seat) for one in seatings(group, seats) for seat, bot in enumerate(one))
        assert len({*sat.values()}) == 1
        assert len(sat) == len(group) * seats


def test_every_two_bots_meet_where_there_are_two_seats() -> None:
    planned = meetings(("a", "b", "c"), 2, 3)
    assert Counter(frozenset(m.seating) for m in planned) == {
        frozenset("ab"): 4,  # three, in whole deals of two
        frozenset("ac"): 4,
        frozenset("bc"): 4,
    }


def test_partners_are_the_same_bot() -> None:
    planned = meetings(("a", "b"), 4, 4, sides=2)
    assert [m.seating for m in planned] == [("a", "b", "a", "b"), ("b", "a", "b", "a")] * 2


def test_the_same_contest_gives_the_same_results_however_many_work() -> None:
    contest, planned = Contest("columbiz", Options(), 3), meetings(("random", "homer"), 2, 4)
    one, two = (hold(contest, planned, workers) for workers in (1, 2))
    assert [(r.ranks, r.scores) for r in one] == [(r.ranks, r.scores) for r in two]


def test_a_bot_has_the_same_luck_on_a_seat_whoever_else_plays() -> None:
    """Equal bots under two names: each deal ends the same way whichever sits where."""
    contest = Contest("columbiz", Options(), 3)
    a, b = (hold(contest, [Meeting(0, 7, seating)]) for seating in [("random",) * 2] * 2)
    assert a[0].scores == b[0].scores


def result(seating: tuple[str, ...], ranks: tuple[int, ...], deal: int) -> MeetingResult:
    times = {bot: [0.1] for bot in seating}
    return MeetingResult(Meeting(0, deal, seating), ranks, ranks, times, times)


def test_wins_are_shares_and_a_shared_win_counts_in_parts() -> None:
    results = [
        result(("a", "b"), (1, 2), 0),
        result(("b", "a"), (1, 1), 0),
        result(("a", "b"), (1, 2), 1),
        result(("b", "a"), (2, 1), 1),
    ]
    found = standings(results)
    (a, b) = found["bots"]
    assert (a["wins"]["value"], b["wins"]["value"]) == (0.875, 0.125)
    assert found["ahead"]["a"]["b"]["value"] == 0.875
    assert a["rating"] > b["rating"]


def test_luck_is_the_part_of_deals_that_a_seat_won_whoever_sat_there() -> None:
    same_seat = [result(("a", "b"), (1, 2), 0), result(("b", "a"), (1, 2), 0)]
    same_bot = [result(("a", "b"), (1, 2), 1), result(("b", "a"), (2, 1), 1)]
    assert standings([*same_seat, *same_bot])["luck"] == 0.5


def test_an_interval_is_honest_at_the_edge_and_narrows_with_more_deals() -> None:
    few, many = interval([1.0] * 10), interval([1.0] * 1000)
    assert few.low < 0.75 < many.low < 1.0
    assert few.high == many.high == 1.0
    assert interval([0.0, 1.0] * 50).value == 0.5
    assert interval([0.5] * 100).low < 0.5  # deals that agree are still no more than deals
