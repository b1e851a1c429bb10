"""Some levels overlook whole places, those at the edge first, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.bots import bot_named
from dovecote.bots.columba.lookahead import think as think_of_columba
from dovecote.bots.columba.spots import spots as spots_of_columba
from dovecote.bots.columbiz.spots import spots as spots_of_columbiz
from dovecote.bots.levels import noticed
from dovecote.bots.mind import Spot
from dovecote.bots.minds import mind_of
from dovecote.bots.piccioni.spots import spots as spots_of_piccioni
from dovecote.bots.search import Budget
from dovecote.core.game import Choice, Seat
from dovecote.games import GAMES
from dovecote.games.columba.actions import END, Place
from dovecote.games.columbiz.actions import STAND, Put, Reroll
from dovecote.games.columbiz.actions import Action as ColumbizAction
from dovecote.games.columbiz.board import Square
from dovecote.games.piccioni.actions import DRAW, PASS, Play, React
from dovecote.games.piccioni.actions import Action as PiccioniAction
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable


def test_whoever_overlooks_a_place_overlooks_all_that_can_be_done_there() -> None:
    offers = [f"{place}{n}" for place in "abcdef" for n in range(3)]
    spots = [Spot(offer[0], False) for offer in offers]
    for seed in range(30):
        seen = noticed(offers, spots, 0.9, Random(seed))
        assert seen == [offer for offer in offers if offer[0] in {one[0] for one in seen}]


def test_what_is_remote_is_overlooked_twice_as_often_and_the_obvious_never() -> None:
    spots = [Spot("near", False), Spot("far", True), None]
    found = [noticed(["near", "far", "end"], spots, 0.6, Random(seed)) for seed in range(1000)]
    missed = {name: sum(name not in seen for seen in found) for name in ("near", "far", "end")}
    assert 250 < missed["near"] < 350  # 3 in 10
    assert 550 < missed["far"] < 650  # 6 in 10
    assert missed["end"] == 0


@pytest.mark.parametrize("game", ["columba", "piccioni"])
def test_a_carrier_does_nothing_that_it_overlooks(game: str) -> None:
    mind, carrier, overlooked = mind_of(game), bot_named("carrier"), 0
    assert mind is not None
    table: AnyTable = Table(GAMES[game], GAMES[game].options_type(seats=2), Seeded(4))
    while isinstance(pending := table.pending, Choice) and table.at < 150:
        seat = pending.seats[0]
        view, offers = table.view(seat), list(table.legal(seat))
        spots = mind.spots(table.game, seat, view, offers)
        seen = noticed(offers, spots, mind.oversight["carrier"], Random(table.at))
        action = carrier.choose(table.game, seat, view, offers, Random(table.at))
        if len(offers) > 1:
            assert action in (seen or offers)
            overlooked += len(offers) - len(seen)
        table.act(seat, str(action))
    assert overlooked


def test_whoever_overlooks_all_that_columba_plans_takes_one_of_the_other_places() -> None:
    table: AnyTable = Table(GAMES["columba"], GAMES["columba"].options_type(seats=2), Seeded(1))
    offers = [offer for offer in table.legal(Seat(0)) if isinstance(offer, Place)]
    budget = Budget(1, turns=0)
    planned = think_of_columba(table.game, table.state, offers, budget, Random(1))  # type: ignore[arg-type]
    rest = [offer for offer in offers if offer not in {one.action for one in planned}]
    assert rest
    found = think_of_columba(table.game, table.state, rest, budget, Random(1))  # type: ignore[arg-type]
    assert found[0].action in rest


def test_columns_are_the_places_of_columbiz_and_the_outer_two_are_remote() -> None:
    table: AnyTable = Table(GAMES["columbiz"], GAMES["columbiz"].options_type(seats=2), Seeded(1))
    view = table.view(Seat(0))
    ones, rest = (tuple(d for d in view.step.dice if (d == 1) is kept) for kept in (True, False))
    assert ones
    assert rest
    offers: list[ColumbizAction] = [STAND, Put(Square(1, 2)), Put(Square(3, 2)), Reroll(rest)]
    found = spots_of_columbiz(view, offers)
    assert found == [None, Spot(1, True), Spot(3, False), Spot(1, True)]  # only ones are kept


def test_parts_of_the_land_are_the_places_of_columba_and_those_far_out_are_remote() -> None:
    table: AnyTable = Table(GAMES["columba"], GAMES["columba"].options_type(seats=2), Seeded(1))
    view = table.view(Seat(0))  # one card, on the fields from 0 to 1 each way (3.1)
    near, far = Place("gwsb", (2, 0), 0), Place("gwsb", (0, 7), 0)
    here, there, end = spots_of_columba(view, [near, far, END])
    assert here is not None
    assert there is not None
    assert (here.is_remote, there.is_remote, end) == (False, True, None)
    assert here.place != there.place


def test_cards_are_the_places_of_piccioni_and_what_is_done_to_others_is_remote() -> None:
    piccioni = GAMES["piccioni"]
    cards = piccioni.cards  # type: ignore[attr-defined]
    own, other = (next(z for z, n in cards.index.items() if n == 4 + seat) for seat in (0, 1))
    card = next(iter(cards.actions))
    offers: list[PiccioniAction] = [
        DRAW,
        PASS,
        Play(card, zone=own),
        Play(card, zone=other),
        React(card),
    ]
    found = spots_of_piccioni(cards, Seat(0), offers)
    assert found[:2] == [None, None]
    assert [spot.is_remote for spot in found[2:] if spot] == [False, True, True]
