"""Piccioni's mind: what it must see, and what it must not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from dovecote.bots.mind import rounded
from dovecote.bots.piccioni import MIND
from dovecote.bots.piccioni.evaluation import chance
from dovecote.bots.piccioni.features import FEATURES, Features, features_of, in_hand, on_table
from dovecote.bots.piccioni.reasons import spared
from dovecote.bots.search import Budget
from dovecote.core.bag import Bag
from dovecote.core.game import Act, Choice, Fate, Luck, Seat
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.actions import DRAW, PASS, Action, Discard, Play, React, Trophy
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.scoring import points, terms
from dovecote.games.piccioni.setup import boxes
from dovecote.games.piccioni.state import Ended, Moving, Options, State

ME, OTHER = Seat(0), Seat(1)
Kinds: TypeAlias = tuple[str, ...]
Chooses: TypeAlias = Callable[..., Action]


def position(
    hand: Kinds = (),
    other: Kinds = (),
    zones: Mapping[int, Kinds] | None = None,
    dirt: tuple[Kinds, Kinds] = ((), ()),
    trophies: tuple[Kinds, Kinds] = ((), ()),
    moves: int = 2,
    last_round: int = 0,
) -> State:
    """A table of two at seat 0's turn; in a last round no pigeon is left to reveal."""
    options = Options(seats=2)
    pigeons, actions = map(Counter, boxes(PICCIONI.cards, options))
    lying = zones or {}
    pigeons -= Counter(p for zone in lying.values() for p in zone)
    pigeons -= Counter(t for made in trophies for t in made)
    actions -= Counter([*hand, *other, *dirt[0], *dirt[1]])
    flock = Bag.of(pigeons.elements())
    return replace(
        PICCIONI.setup(options),
        seat=ME,
        zones=tuple(tuple(sorted(lying.get(zone, ()))) for zone in range(PLACES + 2)),
        dirt=dirt,
        trophies=trophies,
        hands=(tuple(sorted(hand)), tuple(sorted(other))),
        flock=Bag[str]() if last_round else flock,
        removed=flock if last_round else Bag[str](),
        deck=Bag.of(actions.elements()),
        moves=moves,
        last_round=last_round,
        agenda=(Moving(),),
    )


def best(state: State, seat: Seat = ME) -> Action:
    """What a homer does."""
    offers = PICCIONI.legal(state, seat)
    ratings = MIND.rate(PICCIONI, seat, PICCIONI.view(state, seat), offers, Random(1))
    return offers[list(ratings).index(max(ratings))]


def thought(state: State, seat: Seat = ME, seed: int = 1, simulations: int = 300) -> Action:
    """What a racer does."""
    view, offers = PICCIONI.view(state, seat), PICCIONI.legal(state, seat)
    return MIND.think(PICCIONI, seat, view, offers, Budget(simulations), Random(seed))[0].action


def announced(state: State, play: Play) -> State:
    """The other player has announced a card: a window is open."""
    state = replace(state, seat=OTHER)
    return PICCIONI.apply(state, Act(OTHER, play)).state


@pytest.mark.parametrize("choose", [best, thought])
def test_a_last_move_makes_a_trophy(choose: Chooses) -> None:
    state = position(("guano", "lots"), zones={4: ("fat",)}, moves=1, last_round=1)
    assert choose(state) == Trophy("fat", ("guano", "lots"))


@pytest.mark.parametrize("choose", [best, thought])
def test_guano_goes_to_somebody_else(choose: Chooses) -> None:
    state = position(("guano",), moves=1, last_round=1)
    assert choose(state) == Play("guano", (), "area 1")


def test_cards_are_drawn_by_an_empty_hand() -> None:
    assert best(position()) == DRAW


@pytest.mark.parametrize("choose", [best, thought])
def test_guano_is_sent_back(choose: Chooses) -> None:
    state = announced(position(("umbrella",), ("lots",), last_round=1), Play("lots", (), "area 0"))
    assert choose(state, ME) == React("umbrella")


@pytest.mark.parametrize("choose", [best, thought])
def test_what_does_good_is_not_cancelled(choose: Chooses) -> None:
    """A pigeon is taken out of one's Area when it only counts against one."""
    state = position(("balcony",), ("rifle",), {4: ("fat", "lame")}, last_round=1, moves=1)
    state = announced(state, Play("rifle", ("fat",), "area 0"))
    assert React("balcony") in PICCIONI.legal(state, ME)
    assert choose(state, ME) == PASS


def test_a_last_move_that_wins_is_found() -> None:
    """Three pigeons flee to the other Area: 0 to 2 becomes 3 to -1 in all."""
    state = position(
        ("guano", "scarecrow"),
        zones={4: ("fat", "lame", "stupid")},
        trophies=(("fat", "fat"), ("lame", "lame")),
        moves=1,
        last_round=1,
    )
    view, offers = PICCIONI.view(state, ME), PICCIONI.legal(state, ME)
    first, *others = MIND.think(PICCIONI, ME, view, offers, Budget(300), Random(1))
    assert first.action == Play("scarecrow")
    assert first.mean == 1.0
    assert all(one.mean < 1.0 for one in others)


def test_thinking_names_each_offer_once_and_no_other() -> None:
    state = position(("guano", "net", "rifle"), ("lots",), {0: ("fat",), 4: ("lame",)})
    view, offers = PICCIONI.view(state, ME), list(PICCIONI.legal(state, ME))
    tried = [t.action for t in MIND.think(PICCIONI, ME, view, offers, Budget(60), Random(1))]
    assert len(set(tried)) == len(tried) > 1
    assert set(tried) <= set(offers)
    assert [t.action for t in MIND.think(PICCIONI, ME, view, [DRAW], Budget(9), Random(1))] == [
        DRAW
    ]


def test_the_same_view_and_seed_make_the_same_move_in_any_world() -> None:
    rng = Random(5)
    for seed, state in enumerate(_decisions(rng, 12)):
        seat = _asked(state)
        other = PICCIONI.imagine(PICCIONI.view(state, seat), rng)
        assert thought(state, seat, seed, 40) == thought(other, seat, seed, 40)


def _features(state: State, seat: Seat) -> Features:
    return features_of(PICCIONI.cards, state, len(state.flock), seat)


def test_features_tell_the_number_of_the_others_cards_only() -> None:
    mine = position(("net",), ("rifle", "car"), {4: ("fat",)})
    alike = replace(mine, hands=(("net",), ("guano", "lots")))
    assert _features(mine, ME) == _features(alike, ME)
    assert _features(mine, OTHER) != _features(alike, OTHER)


def test_what_one_has_more_the_other_has_less() -> None:
    state = position(("net",), (), {4: ("fat", "lame")}, (("guano",), ()), (("fat",), ()))
    mine, theirs = (_features(state, seat)._asdict() for seat in (ME, OTHER))
    for name in on_table(state, len(state.flock), ME):
        assert mine[name] == pytest.approx(-theirs[name])


def test_every_amount_has_the_name_of_a_feature() -> None:
    state = position(("net",))
    seen = on_table(state, len(state.flock), ME)
    known = in_hand(PICCIONI.cards, state, len(state.flock), ME)
    assert (*seen, *known, "company") == FEATURES


def test_a_position_is_worth_the_chance_to_win() -> None:
    even, ahead = position(last_round=2), position(last_round=2, trophies=(("fat",) * 3, ()))
    assert 0.0 < chance(PICCIONI, even, ME) < chance(PICCIONI, ahead, ME) < 1.0
    over = replace(ahead, agenda=(Ended(),))
    assert [chance(PICCIONI, over, seat) for seat in (ME, OTHER)] == [1.0, 0.0]
    shared = replace(even, agenda=(Ended(),))
    assert chance(PICCIONI, shared, ME) == 0.5


def test_points_as_they_stand_are_the_sum_of_their_terms() -> None:
    state = position(
        zones={4: ("fat", "lame"), 5: ("stupid",)},
        dirt=(("guano", "lots"), ()),
        trophies=(("fat", "guano"), ("lots",)),
    )
    for seat in (ME, OTHER):
        assert points(state, seat) == sum(term.points for term in terms(state, seat))
    assert points(state, OTHER) != 0


def test_a_trophy_that_is_paid_for_says_so() -> None:
    state = position(("guano", "lots", "net"), zones={4: ("fat",)})
    view = PICCIONI.view(state, ME)
    offer = Trophy("fat", ("guano", "lots"))
    found = MIND.reasons(PICCIONI, ME, view, offer, Random(1))
    by_term = {reason.term: reason.points for reason in found}
    assert by_term["trophies"] > 0 > by_term["cards"]
    assert set(by_term) <= set(FEATURES)
    sizes = [abs(p) for p in by_term.values()]
    assert sizes == sorted(sizes, reverse=True)
    assert min(sizes) >= 0.05


@pytest.mark.parametrize(
    ("better", "worse", "term", "of"),
    [
        (Discard("balcony"), Discard("surge"), "trophy_cards", "card surge"),
        (Discard("guano"), Discard("umbrella"), "reactions", "card umbrella"),
        (Discard("guano"), Discard("lots"), "cards", "card lots"),
        (Discard("net"), Discard("rifle"), "cards", "card rifle"),  # both make Trophies
        (
            Trophy("fat", ("guano", "lots")),
            Trophy("fat", ("guano", "net")),
            "trophy_cards",
            "card net",
        ),
    ],
)
def test_what_is_paid_for_the_same_tells_which_card_is_kept(
    better: Action, worse: Action, term: str, of: str
) -> None:
    kept = spared(PICCIONI, better, worse)
    assert kept
    assert (kept.term, kept.of) == (term, of)


def test_nothing_is_spared_by_doing_something_else() -> None:
    paid = ("guano", "lots")
    assert spared(PICCIONI, Trophy("fat", paid), Trophy("lame", ("net", "lots"))) is None
    assert spared(PICCIONI, Discard("guano"), DRAW) is None


def test_a_trophy_is_ones_own() -> None:
    state = position(("guano", "lots", "net"), zones={4: ("fat",)})
    offer = Trophy("fat", ("guano", "lots"))
    found = MIND.reasons(PICCIONI, ME, PICCIONI.view(state, ME), offer, Random(1))
    told = {one.term: one for one in map(rounded, found)}
    assert (told["trophies"].side, told["trophies"].amount) == ("mine", 1)


def test_a_card_that_is_paid_is_named() -> None:
    state = position(("guano", "lots", "net"), zones={4: ("fat",)})
    offer = Trophy("fat", ("guano", "net"))
    found = MIND.reasons(PICCIONI, ME, PICCIONI.view(state, ME), offer, Random(1))
    lost = next(one for one in found if one.term == "trophy_cards")
    assert lost.points < 0
    assert set(lost.parts) == {"card net"}


def _asked(state: State) -> Seat:
    pending = PICCIONI.pending(state)
    assert isinstance(pending, Choice)
    return pending.seats[0]


def _decisions(rng: Random, number: int) -> list[State]:
    """Some of the decisions of a match between bots that take any offer."""
    found: list[State] = []
    state = PICCIONI.setup(Options(seats=3))
    while len(found) < number:
        pending = PICCIONI.pending(state)
        if isinstance(pending, Luck):
            state = PICCIONI.apply(state, Fate(pending.chance.sample(rng))).state
            continue
        assert isinstance(pending, Choice)
        seat = pending.seats[0]
        offers = [*PICCIONI.legal(state, seat)]
        if len(offers) > 1 and rng.random() < 0.2:
            found.append(state)
        state = PICCIONI.apply(state, Act(seat, rng.choice(offers))).state
    return found
