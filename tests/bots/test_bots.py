"""Bots choose among offers, know views only, and every level is stronger than the one below."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from dovecote.bots import BOTS, Bot, UnknownBotError, bot_named
from dovecote.bots.advice import advise, different
from dovecote.bots.levels import Glancer, scaled
from dovecote.bots.mind import Reason
from dovecote.bots.minds import KNOWN, mind_of
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Choice, Seat
from dovecote.core.options import read
from dovecote.faces import face_of
from dovecote.faces.ideas import idea
from dovecote.games import GAMES
from dovecote.locales import LANGUAGES, Words
from dovecote.play import Scripted, Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.arena import Contest, hold, meetings
from dovecote.study.standings import standings
from tests.kit.crumbs import Crumbs
from tests.kit.crumbs import Options as CrumbsOptions
from tests.kit.effort import tries

# The last follows from the others.
_LEVELS = [
    ("fledgling", "random", 0.5),
    ("yearling", "fledgling", 0.5),
    ("homer", "fledgling", 0.65),
    ("homer", "random", 0.8),
]
LEVELS_PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
_BRIEF = 0.01  # of the budgets: enough to see what a bot does, not how well


@pytest.fixture(autouse=True)
def without_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations only: time is a budget of its own, and a busy machine spends it."""

    def part(budget: Budget, share: float) -> Budget:
        return replace(scaled(budget, share), seconds=inf)

    monkeypatch.setattr("dovecote.bots.levels.scaled", part)


def test_the_minds_of_the_house_are_found() -> None:
    assert {"columba", "columbiz", "piccioni"} <= {*KNOWN}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_every_game_to_its_end(game: str, bot: str) -> None:
    for _ in positions(game, 2, bot_named(bot, _BRIEF)):
        pass


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    _LEVELS[: tries(3, 4)],
)
@pytest.mark.parametrize("game", KNOWN)
def test_a_level_beats_the_one_below(game: str, stronger: str, weaker: str, least: float) -> None:
    """A few matches only, so the bars are low; the ladder in docs/bots.md is measured."""
    contest = Contest(game, GAMES[game].options_type(seats=2), seed=2)
    found = standings(hold(contest, meetings((stronger, weaker), 2, tries(12, 40))))
    assert found["bots"][0]["wins"]["value"] >= least


def test_every_level_that_takes_what_looks_best_has_a_contest() -> None:
    glancing = {name for name, bot in BOTS.items() if isinstance(bot, Glancer)}
    assert {stronger for stronger, *_ in _LEVELS} == glancing


@pytest.mark.parametrize("game", KNOWN)
def test_a_mind_knows_how_much_each_level_overlooks_or_looks_ahead(game: str) -> None:
    """One that it forgets would overlook nothing."""
    mind = mind_of(game)
    assert mind is not None
    assert {*mind.oversight, *mind.budgets} == BOTS.keys() - {"random", "homer"}


def test_the_readme_lists_every_level_but_the_one_that_plays_at_random() -> None:
    readme = (LEVELS_PAGE.parents[1] / "README.md").read_text("utf-8")
    assert f"the levels are {', '.join(bot for bot in BOTS if bot != 'random')} |" in readme


def test_every_level_is_in_the_document() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \|", LEVELS_PAGE.read_text("utf-8"), re.MULTILINE)
    assert rows == list(BOTS)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", KNOWN)
def test_a_bot_knows_no_more_than_its_seat(game: str, bot: str) -> None:
    """In any other world that looks the same it does the same, with the same seed."""
    rng, player, compared = Random(1), bot_named(bot, _BRIEF), 0
    for table, seat, action in positions(game, 2, player):
        if rng.random() < 0.1:
            game_, view = table.game, table.view(seat)
            world = game_.imagine(view, rng)
            offers = game_.legal(world, seat)
            other = player.choose(game_, seat, game_.view(world, seat), offers, _seed(table, seat))
            assert str(other) == str(action)
            compared += 1
    assert compared


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", KNOWN)
def test_with_simulations_and_a_seed_a_bot_is_deterministic(game: str, bot: str) -> None:
    one, two = (
        [str(a) for *_, a in islice(positions(game, 3, bot_named(bot, _BRIEF)), tries(30, 1000))]
        for _ in range(2)
    )
    assert one == two


@pytest.mark.parametrize("game", KNOWN)
def test_advice_names_offers_and_its_reasons_have_words(game: str) -> None:
    mind = mind_of(game)
    assert mind
    catalogues = [Words(language) for language in LANGUAGES]
    met = set()
    for number, (table, seat, _) in enumerate(positions(game, 2, bot_named("homer"))):
        if number % 7 == 3:
            offers = list(table.legal(seat))
            found = advise(table.game, seat, table.view(seat), offers, Random(1), share=_BRIEF)
            moves = [one.do for one in found]
            assert len({*moves}) == len(moves) >= min(1, len(offers))
            assert {*moves} <= {str(offer) for offer in offers}
            assert all(0 <= one.standing <= 1 for one in found)
            standing = [one.standing for one in found]
            assert standing == sorted(standing, reverse=True)
            met |= {reason.term for one in found for reason in one.reasons}
    assert met
    assert met <= {*mind.features}
    for words in catalogues:
        face = face_of(GAMES[game], words)
        assert all(idea(face, [Reason(term, 1.0, 1.0)]) for term in met)
        for term in mind.features:
            better, worse = (words(f"{game}-reason-{term}", way=way) for way in ("good", "bad"))
            assert better
            assert worse


def test_moves_that_do_the_same_are_advised_once() -> None:
    luck = Scripted(["seat 0", "gwsb", "gbsw", "gwsb", "gwbs"])
    table: AnyTable = Table(GAMES["columba"], read(GAMES["columba"].options_type, {}), luck)
    # two places beside the first card, which do the same, and one on top that captures (4.3)
    beside, other, above = "at 2,0 turn 0", "at 0,2 turn 0", "at 1,0 turn 0"
    acts = [table.allowed(Seat(0), f"place gwbs {where}") for where in (beside, other, above)]
    tried = [Tried(act.action, 1, 0.5) for act in acts]
    mind = mind_of("columba")
    assert mind
    found = different(table.game, Seat(0), table.view(Seat(0)), tried, mind.places)
    assert [one.action for one in found] == [acts[0].action, acts[2].action]


def test_without_a_mind_every_level_still_plays() -> None:
    for bot in BOTS.values():
        table: AnyTable = Table(Crumbs(), CrumbsOptions(seats=3), Seeded(1))
        for _ in played(table, bot):
            pass
    assert not advise(Crumbs(), Seat(0), None, [], Random(1))


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBotError, match="there is no bot 'eagle'; there are random, fled"):
        bot_named("eagle")


def positions(game: str, seats: int, bot: Bot) -> Iterator[tuple[AnyTable, Seat, Any]]:
    """Every decision of a match in which one bot plays all seats."""
    options = read(GAMES[game].options_type, {"seats": str(seats)})
    return played(Table(GAMES[game], options, Seeded(3)), bot)


def played(table: AnyTable, bot: Bot) -> Iterator[tuple[AnyTable, Seat, Any]]:
    while isinstance(pending := table.pending, Choice):
        for seat in pending.seats:
            view, offers = table.view(seat), table.legal(seat)
            action = bot.choose(table.game, seat, view, offers, _seed(table, seat))
            yield table, seat, action
            table.act(seat, str(action))


def _seed(table: AnyTable, seat: Seat) -> Random:
    return Random(f"{table.at}/{seat}")
