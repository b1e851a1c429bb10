"""Columba's mind: what it sees at once, and what looking ahead finds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from dovecote.bots.columba import MIND
from dovecote.bots.columba.evaluation import WEIGHTS, chance, evaluate, final
from dovecote.bots.columba.features import FEATURES, amounts_of, features_of
from dovecote.bots.columba.places import best_places
from dovecote.bots.columba.plans import Care, after, plans
from dovecote.bots.columba.reasons import differences, outcome_of
from dovecote.bots.columba.shapes import cut
from dovecote.bots.columba.value import chances, promise
from dovecote.bots.mind import rounded
from dovecote.bots.search import Budget
from dovecote.core.bag import Bag
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.options import read
from dovecote.games.columba.actions import END, NONE, TAKE, Action, Build, Falcon, Lay
from dovecote.games.columba.land import Land, built, covered, first_card
from dovecote.games.columba.rules import COLUMBA
from dovecote.games.columba.scoring import result
from dovecote.games.columba.state import Choosing, Optional, Options, Placing, Player, State, Step
from dovecote.locales import LANGUAGES, Words
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable

ME, YOU = Seat(0), Seat(1)
FEW = Budget(12)


def position(
    land: Land, step: Step, me: Player, pile: tuple[str, ...] = (), seats: int = 2
) -> State:
    """A position of seat 0's turn; the others have nothing left."""
    others = (Player(small=0, large=0),) * (seats - 1)
    return State(
        options=Options(seats=seats),
        players=(me, *others),
        land=land,
        pile=Bag.of(pile),
        starting=Bag(),
        supply=(15, 15, 15, 15),
        falcons=12,
        drawn=30 - len(pile),
        discarded=(),
        laid=(),
        seat=ME,
        step=step,
    )


def row() -> Land:
    """Eight fields in a row, green above: six green together, then one alone at the right."""
    land = first_card("ggws")
    land = covered(land, "ggsw", (2, 0))
    return covered(land, "ggbs", (4, 0))


def homer(state: State, seed: int = 1) -> Action:
    offers = [*COLUMBA.legal(state, ME)]
    view = COLUMBA.view(state, ME)
    ratings = MIND.rate(COLUMBA, ME, view, offers, Random(seed))
    return offers[max(range(len(offers)), key=ratings.__getitem__)]


def racer(state: State, budget: Budget = FEW, seed: int = 1) -> Action:
    offers = [*COLUMBA.legal(state, ME)]
    tried = MIND.think(COLUMBA, ME, COLUMBA.view(state, ME), offers, budget, Random(seed))
    assert all(one.action in offers for one in tried)
    assert len({one.action for one in tried}) == len(tried)
    assert all(0 <= one.mean <= 1 for one in tried)
    action: Action = tried[0].action
    return action


def played(seed: str, moves: int, **options: str) -> AnyTable:
    """A table after some moves that looked best at once."""
    table: AnyTable = Table(COLUMBA, read(Options, options), Seeded(seed))
    rng = Random(seed)
    for _ in range(moves):
        if not isinstance(pending := table.pending, Choice):
            break
        (seat,) = pending.seats
        offers = table.legal(seat)
        ratings = MIND.rate(COLUMBA, seat, table.view(seat), offers, rng)
        table.act(seat, str(offers[max(range(len(offers)), key=ratings.__getitem__)]))
    return table


def mover(table: AnyTable) -> Seat:
    """Whose decision it is."""
    assert isinstance(table.pending, Choice)
    (seat,) = table.pending.seats
    return seat


def test_a_falcon_takes_most_beside_the_dovecote_at_the_end_of_a_line() -> None:
    width, line = 16, 0b111111 << 32
    assert cut(line, 1 << 32, width) == (5, 1 << 33)  # the dovecote alone is left
    assert cut(line, 1 << 34, width)[0] == 3


@pytest.mark.parametrize("choose", [homer, racer])
def test_in_the_last_turn_the_large_dovecote_comes_on_the_largest_group(choose: Any) -> None:
    action = choose(position(row(), Optional(), Player(small=1, large=1)))
    assert isinstance(action, Build)
    assert action.size == "large"
    assert action.field[1] == 0


@pytest.mark.parametrize("choose", [homer, racer])
def test_in_the_last_turn_a_falcon_strikes_where_it_takes_most(choose: Any) -> None:
    land = built(row(), YOU, "large", (0, 0))
    action = choose(position(land, Optional(), Player(small=0, large=0, adults=1)))
    assert action == Falcon((1, 0))


@pytest.mark.parametrize("choose", [homer, racer])
def test_in_the_last_turn_no_tile_that_counts_is_kept(choose: Any) -> None:
    land = built(row(), ME, "small", (2, 0))
    state = position(land, Optional(), Player(small=0, large=0, board=(2, 0, 0, 0)))
    for _ in range(2):
        action = choose(state)
        assert isinstance(action, Lay)
        state = after(COLUMBA, state, (action,))
    assert evaluate(state, ME) == 8 + 0.5  # six fields and two tiles, and so the match


@pytest.mark.parametrize("choose", [homer, racer])
def test_a_new_objective_is_taken_early_and_refused_when_no_time_is_left(choose: Any) -> None:
    me = Player(small=0, large=0, board=(1, 1, 1, 1))
    land = built(row(), ME, "small", (2, 0))
    early = ("gwsb", "gwbs", "gswb", "ggws", "ggwb", "gwwb", "wsbb", "gssw") * 3
    assert choose(position(land, Choosing("gwsb"), me, early)) == TAKE
    assert choose(position(land, Choosing("gwsb"), me, ("gggg",))) == NONE


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_last_card_is_put_where_it_brings_most(seed: str) -> None:
    state = played(seed, 30).state
    last = position(state.land, Placing("ggws"), Player(small=0, large=0))
    best = max(evaluate(after(COLUMBA, last, (p,)), ME) for p in COLUMBA.legal(last, ME))
    assert evaluate(after(COLUMBA, last, (racer(last, Budget(60)),)), ME) == best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_evaluation_is_the_result(seats: int) -> None:
    table = played("end", 10**6, seats=str(seats))
    over = table.pending
    assert isinstance(over, Over)
    for seat in table.seats:
        others = [
            s for s, rank in zip(over.scores, over.ranks, strict=True) if s != over.scores[seat]
        ]
        margin = over.scores[seat] - max(others, default=over.scores[seat])
        assert abs(final(table.state, seat) - margin) <= 0.5
        assert (final(table.state, seat) >= 0) == (over.ranks[seat] == 1)
    assert result(table.state) == over


def test_partners_have_the_same_features() -> None:
    state = played("team", 40, seats="4").state
    assert features_of(state, Seat(0)) == pytest.approx(features_of(state, Seat(2)))
    assert features_of(state, Seat(1)) == pytest.approx([-m for m in features_of(state, Seat(0))])


def test_every_amount_has_the_name_of_a_feature() -> None:
    for amounts in amounts_of(played("names", 40).state):
        assert (*amounts,) == FEATURES


def test_what_is_rated_best_and_planned_is_legal() -> None:
    table = played("legal", 25)
    for _ in range(20):
        state = table.state
        seat = mover(table)
        if isinstance(state.step, Placing):
            assert {*best_places(state, 9, WEIGHTS)} <= {*COLUMBA.legal(state, seat)}
        for plan in plans(COLUMBA, state, Care(6, 3, beam=2, samples=1), Random(1)):
            there = state
            for action in plan.actions:
                assert COLUMBA.refuse(there, seat, action) is None
                there = after(COLUMBA, there, (action,))
        table.act(seat, str(table.legal(seat)[0]))


def test_with_simulations_and_a_seed_it_is_deterministic() -> None:
    table = played("same", 31)
    seat = mover(table)
    view, offers = table.view(seat), table.legal(seat)
    first = MIND.think(COLUMBA, seat, view, offers, FEW, Random(5))
    assert first == MIND.think(COLUMBA, seat, view, offers, FEW, Random(5))
    assert sum(one.visits for one in first) <= FEW.simulations


def test_nothing_but_the_view_matters() -> None:
    table = played("view", 33)
    seat = mover(table)
    view = table.view(seat)
    other = COLUMBA.imagine(view, Random(9))
    offers = [*COLUMBA.legal(other, seat)]
    assert offers == [*table.legal(seat)]
    again = MIND.think(COLUMBA, seat, COLUMBA.view(other, seat), offers, FEW, Random(2))
    assert MIND.think(COLUMBA, seat, view, offers, FEW, Random(2)) == again


@pytest.mark.parametrize("seats", [2, 4])
def test_the_junior_game_is_played_to_its_end(seats: int) -> None:
    table: AnyTable = Table(COLUMBA, Options(seats=seats, variant="junior"), Seeded(3))
    rng = Random(3)
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        offers = table.legal(seat)
        tried = MIND.think(COLUMBA, seat, table.view(seat), offers, Budget(4), rng)
        table.act(seat, str(tried[0].action))
    assert isinstance(pending, Over)


def test_reasons_name_what_a_dovecote_brings() -> None:
    state = position(row(), Optional(), Player(small=1, large=0), ("gwsb",) * 20)
    found = MIND.reasons(COLUMBA, ME, COLUMBA.view(state, ME), Build("small", (2, 0)), Random(1))
    by_term = {reason.term: reason.points for reason in found}
    assert by_term["points"] > 0
    assert [*map(abs, by_term.values())] == sorted(map(abs, by_term.values()), reverse=True)
    assert not MIND.reasons(COLUMBA, ME, COLUMBA.view(state, ME), END, Random(1))


def test_points_of_ones_own_dovecote_are_ones_own() -> None:
    state = position(row(), Optional(), Player(small=1, large=0), ("gwsb",) * 20)
    found = MIND.reasons(COLUMBA, ME, COLUMBA.view(state, ME), Build("small", (2, 0)), Random(1))
    assert next(rounded(one).side for one in found if one.term == "points") == "mine"


@pytest.mark.parametrize(("seat", "of"), [(ME, "completed"), (YOU, "")])
def test_a_completed_objective_is_named(seat: Seat, of: str) -> None:
    """Four captured tiles come onto the board (5.1), and a new objective is drawn."""
    before = with_objective(seat, Player(small=0, large=0, objective="gwsb", captured=(1, 1, 1, 0)))
    after = with_objective(seat, Player(small=0, large=0, objective="ggws", board=(1, 1, 1, 1)))
    gained = differences(outcome_of(after, before), outcome_of(before, before))
    told = {one.term: rounded(one).of for one in gained}
    assert told["tiles"] == of
    spoiled = differences(outcome_of(before, before), outcome_of(after, before))
    denied = {one.term: rounded(one).of for one in spoiled}["tiles"]
    assert denied == ("denied" if seat == YOU else "")


def test_an_objective_that_both_moves_complete_is_no_reason() -> None:
    before = with_objective(ME, Player(small=0, large=0, objective="gwsb"))
    after = with_objective(ME, Player(small=0, large=0, objective="ggws", board=(1, 1, 1, 1)))
    more = with_objective(ME, Player(small=0, large=0, objective="ggws", board=(2, 1, 1, 1)))
    gained = differences(outcome_of(more, before), outcome_of(after, before))
    assert {one.term: rounded(one).of for one in gained}["tiles"] == ""


def with_objective(seat: Seat, player: Player) -> State:
    state = position(row(), Optional(), Player(small=0, large=0), ("gwsb",) * 20)
    players = tuple(player if s == seat else one for s, one in enumerate(state.players))
    return replace(state, players=players)


def test_reasons_weigh_an_objective_against_none() -> None:
    land = built(row(), ME, "small", (2, 0))
    state = position(land, Choosing("gwsb"), Player(small=0, large=0), ("gwsb",) * 20)
    view = COLUMBA.view(state, ME)
    take = {r.term: r.points for r in MIND.reasons(COLUMBA, ME, view, TAKE, Random(1))}
    none = {r.term: r.points for r in MIND.reasons(COLUMBA, ME, view, NONE, Random(1))}
    assert take["objective"] > 0 > take["unfinished"]
    assert none["objective"] < 0 < none["unfinished"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_words(language: str) -> None:
    words = Words(language)
    for way in ("good", "bad"):
        assert all(words(f"columba-reason-{feature}", way=way) for feature in MIND.features)


@pytest.mark.parametrize("pile", [(), ("ggws",) * 3])
def test_a_promise_lies_between_what_was_learned_and_what_is_reckoned_by_hand(
    pile: tuple[str, ...],
) -> None:
    """Where cards are left, and where the match ends here."""
    ahead = position(built(row(), ME, "small", (2, 0)), Optional(), Player(small=0, large=0), pile)
    for seat in (ME, YOU):
        low, high = sorted((chances(COLUMBA, ahead)[seat], chance(evaluate(ahead, seat))))
        assert low < promise(COLUMBA, ahead, seat) < high


def test_who_looks_at_two_turns_tries_more_plans_than_who_looks_at_one() -> None:
    tables = (played("plans", moves) for moves in range(12, 24))
    table = next(table for table in tables if type(table.state.step) is Placing)
    seat, rng = table.state.seat, Random(1)
    offers = [*COLUMBA.legal(table.state, seat)]
    one, two = (
        MIND.think(COLUMBA, seat, table.view(seat), offers, Budget(90, turns=turns), rng)
        for turns in (1, 2)
    )
    assert len(one) <= 8 < len(two) <= 12
