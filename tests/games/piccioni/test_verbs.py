"""Every verb is one value with all its parts, and says the same to the rules and to the page."""

from __future__ import annotations

import pkgutil
import re
import tomllib
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.core.game import Act, Seat, seats_of
from dovecote.games.piccioni import PICCIONI, Piccioni, phrases, verbs
from dovecote.games.piccioni.actions import Action, Clean, Play, React
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import CARDS
from dovecote.games.piccioni.errors import CardsError
from dovecote.games.piccioni.state import Excess, Landing, Moving, Options, State, Window
from dovecote.games.piccioni.verbs.verb import Aiming, InReaction, InTurn, Reactable, Verb
from dovecote.games.piccioni.vocabulary import Effect
from dovecote.games.piccioni.zones import with_
from dovecote.testing.walk import walk
from tests.games.piccioni.lean import lean
from tests.games.piccioni.written import written
from tests.kit.effort import tries

CARDS_PAGE = Path(__file__).parents[3] / "docs" / "piccioni-cards.md"
PARTS = [Verb, InTurn, InReaction, Aiming, Reactable]


def test_every_verb_that_is_written_is_listed() -> None:
    found = pkgutil.iter_modules(verbs.__path__, f"{verbs.__name__}.")
    modules = [import_module(module.name) for module in found]
    values = [v for module in modules for v in vars(module).values() if type(v) is Verb]
    assert {verb.effect for verb in values} == set(Effect.__subclasses__()) == set(verbs.VERBS)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_a_verb_cannot_be_made_with_a_part_forgotten(part: Any) -> None:
    for forgotten in part._fields:
        given = {field: None for field in part._fields if field != forgotten}
        with pytest.raises(TypeError, match=forgotten):
            part(**given)


def test_every_verb_is_explained_to_who_writes_cards() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \|", CARDS_PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(map(verbs.tag, verbs.VERBS))


def test_every_verb_is_put_into_a_phrase() -> None:
    """That none of these is left out there, the types hold."""
    assert set(get_args(phrases.Verb)) == set(verbs.VERBS)


def test_sets_written_at_random_use_every_verb_of_a_turn() -> None:
    sets = [tomllib.loads(written(Random(seed))) for seed in range(10)]
    played = {do["do"] for made in sets for action in made["action"] for do in action["play"]}
    assert played == set(map(verbs.tag, verbs.IN_TURN))


def test_offers_name_exactly_what_is_asked_for() -> None:
    rng, played = Random("asks"), 0
    while played < tries(2, 8):
        try:
            game = Piccioni(written(rng))
        except CardsError:
            continue
        played += 1
        match = walk(game, Options(seats=3), rng, 5000, lean)
        for state in match.states[::20]:
            for seat in match.seats:
                for action in game.legal(state, seat):
                    _check_form(game.cards, action)


def _check_form(cards: Cards, action: object) -> None:
    if isinstance(action, Play):
        asks = cards.asks[action.card]
        assert bool(action.what) == bool(asks.what)
        assert len(action.what) <= asks.most
        assert (bool(action.zone), bool(action.to)) == (asks.zone, asks.to)
        assert (action.partner >= 0) == asks.partner
    elif isinstance(action, React):
        assert bool(action.what) == (action.card in cards.netting)


def test_a_card_that_would_only_draw_may_be_played_where_there_is_nothing_to_take() -> None:
    """What is not aimed does as much as it can, if a card would move at all (5.7)."""
    takes = 'play = [{ do = "trophy", from = "street" }, { do = "scare", from = "street" }]'
    every = 'play = [{ do = "trophy", from = "street", count = "all" }, { do = "draw", cards = 1 }]'
    assert takes in CARDS
    game = Piccioni(CARDS.replace(takes, every))
    empty = replace(game.setup(Options(seats=2)), agenda=(Moving(),), hands=(("car",), ()))
    assert Play("car") in game.legal(empty, Seat(0))
    nothing = replace(empty, deck=Bag(), discard=Bag())
    assert Play("car") not in game.legal(nothing, Seat(0))


def states(seed: str) -> list[State]:
    """All states of some matches."""
    walks = [walk(PICCIONI, Options(), Random(f"{seed} {n}"), 5000, lean) for n in range(4)]
    return [state for each in walks for state in each.states]


def test_the_view_says_how_many_cards_are_too_many() -> None:
    seen = set()
    for state in states("excess"):
        for seat in seats_of(state.options):
            due = state.agenda[-1] == Excess(seat)
            excess = PICCIONI.view(state, seat).excess
            assert excess == (len(state.hands[seat]) - 5 if due else 0)  # 4.1
            seen.add(excess)
        assert PICCIONI.view(state, None).excess == 0
    assert {0, 1, 2} <= seen


def test_the_view_says_what_is_named_with_the_cards_of_ones_own_hand_only() -> None:
    for state in states("hand")[::7]:
        assert PICCIONI.view(state, None).aims == ()
        for seat in seats_of(state.options):
            aims = PICCIONI.view(state, seat).aims
            assert {aim.card for aim in aims} == set(state.hands[seat])
            sources = {aim.card: aim.play.source for aim in aims}
            assert sources.get("car", "street") == "street"
            assert sources.get("net", f"area {seat}") == f"area {seat}"


def test_the_view_says_which_pigeons_a_window_is_about() -> None:
    landed = 0
    for state in states("window"):
        arriving = PICCIONI.view(state, None).arriving
        if not isinstance(state.agenda[-1], Window):
            assert arriving == ()
        elif isinstance(subject := state.agenda[-2], Landing):
            assert arriving == subject.pigeons
            landed += 1
    assert landed


def test_a_card_paid_looks_other_than_the_same_card_played_again() -> None:
    begun = next(s for s in states("paid") if isinstance(s.agenda[-1], Moving) and s.moves == 2)
    me = begun.seat
    hands = with_(begun.hands, me, ("umbrella", "umbrella"))
    dirt = with_(begun.dirt, me, ("guano", "guano"))
    once = _do(replace(begun, hands=hands, dirt=dirt), Play("umbrella"))
    again, paid = _do(once, Play("umbrella")), _do(once, Clean("guano", ("umbrella",)))
    other = Seat((me + 1) % len(hands))
    assert PICCIONI.view(again, other) != PICCIONI.view(paid, other)


def _do(state: State, action: Action) -> State:
    assert PICCIONI.refuse(state, state.seat, action) is None
    return PICCIONI.apply(state, Act(state.seat, action)).state


def test_the_view_says_what_cleaning_costs() -> None:
    paid = {"guano": 1, "lots": 2}  # 3.5, 3.6
    for state in states("prices")[::7]:
        assert PICCIONI.view(state, None).prices == ()
        for seat in seats_of(state.options):
            prices = tuple(paid[card] for card in state.dirt[seat])
            assert PICCIONI.view(state, seat).prices == prices
