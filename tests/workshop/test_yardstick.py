"""The yardstick searches honestly, if plainly."""

from __future__ import annotations

from random import Random

import pytest
from workshop.yardstick import Yardstick, contender

from dovecote.bots import BOTS, UnknownBotError, bot_named
from dovecote.bots.search import Budget
from dovecote.core.game import Choice, Over
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.arena import Contest, hold, meetings


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_with_an_offer_and_the_same_with_the_same_seed(game: str) -> None:
    table: AnyTable = Table(GAMES[game], read(GAMES[game].options_type, {}), Seeded(1))
    pending = table.pending
    assert isinstance(pending, Choice)
    (seat, *_) = pending.seats
    asked = (table.game, seat, table.view(seat), table.legal(seat))
    first, second = (Yardstick(Budget(20)).choose(*asked, Random(4)) for _ in range(2))
    assert first == second
    assert first in list(asked[3])


def test_looking_ahead_at_random_beats_not_looking() -> None:
    """The rest of a match of Columbiz, played well by the yardstick against random play."""
    wins = 0.0
    for number in range(6):
        table: AnyTable = Table(
            GAMES["columbiz"], read(GAMES["columbiz"].options_type, {}), Seeded(number)
        )
        rng, mine = Random(number), number % 2
        bots = [BOTS["random"], BOTS["random"]]
        bots[mine] = Yardstick(Budget(30))
        while isinstance(pending := table.pending, Choice):
            (seat,) = pending.seats
            offers = table.legal(seat)
            table.act(seat, str(bots[seat].choose(table.game, seat, table.view(seat), offers, rng)))
        assert isinstance(pending, Over)
        wins += pending.ranks[mine] == 1
    assert wins >= 5


def test_it_has_a_racers_time() -> None:
    yardstick = contender("yardstick", "columbiz", 0.1)
    assert isinstance(yardstick, Yardstick)
    assert yardstick.budget.seconds > 0
    assert contender("racer", "columbiz", 0.1) == bot_named("racer", 0.1)
    with pytest.raises(UnknownBotError, match="eagle"):
        contender("eagle", "columbiz", 0.1)


def test_it_can_enter_the_arena() -> None:
    contest = Contest("columbiz", GAMES["columbiz"].options_type(seats=2), seed=1, budget=0.001)
    results = hold(contest, meetings(("random", "yardstick"), 2, 2), enter=contender)
    assert {*results[0].meeting.seating} == {"random", "yardstick"}
    assert all(sorted(result.ranks) in ([1, 1], [1, 2]) for result in results)
