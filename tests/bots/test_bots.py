"""Bots choose among offers, know views only, and the greedy one is worth playing."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.bots import BOTS, UnknownBotError, bot_named
from dovecote.bots.greedy import JUDGEMENTS
from dovecote.core.game import Choice
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.simulation import Task, simulate
from tests.testing.crumbs import Crumbs
from tests.testing.crumbs import Options as CrumbsOptions


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_every_game_to_its_end(game: str, bot: str) -> None:
    options = read(GAMES[game].options_type, {})
    result = simulate(Task(game, options, (bot,) * options.seats, seed=5, save=None), games=3)
    assert result["games"] == 3


@pytest.mark.parametrize("game", JUDGEMENTS)
def test_greedy_beats_random_by_far(game: str) -> None:
    options = GAMES[game].options_type(seats=2)
    wins = 0
    for seat in (0, 1):
        bots = ("greedy", "random") if seat == 0 else ("random", "greedy")
        wins += simulate(Task(game, options, bots, seed=2, save=None), games=20)["wins"][seat]
    assert wins >= 34  # of 40; measured at 99 %


def test_without_a_judgement_the_greedy_bot_still_plays() -> None:
    table: AnyTable = Table(Crumbs(), CrumbsOptions(seats=3), Seeded(1))
    rng = Random(1)
    while isinstance(pending := table.pending, Choice):
        for seat in pending.seats:
            offers = table.legal(seat)
            action = BOTS["greedy"].choose(table.game, seat, table.view(seat), offers, rng)
            table.act(seat, str(action))


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBotError, match="there is no bot 'eagle'; there are random, greedy"):
        bot_named("eagle")
