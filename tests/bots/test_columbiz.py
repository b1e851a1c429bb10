"""The mind of Columbiz: what it sees, and that it finds what is plainly best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from dovecote.bots import weights
from dovecote.bots.columbiz import MIND
from dovecote.bots.columbiz.chances import AFFORD, afford_both, takes
from dovecote.bots.columbiz.columns import evaluate_hands
from dovecote.bots.columbiz.evaluation import WEIGHTS, evaluation_for
from dovecote.bots.columbiz.features import FEATURES, Features, features_of, turns_to_come
from dovecote.bots.columbiz.lines import lines_of
from dovecote.bots.columbiz.parts import parts_of
from dovecote.bots.columbiz.throws import hands
from dovecote.bots.mind import rounded
from dovecote.bots.search import Budget
from dovecote.core.chance import Dice
from dovecote.core.game import Choice, Seat
from dovecote.core.options import read
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.actions import END, STAND, Action, Put, Reroll, parse
from dovecote.games.columbiz.board import BITS, Square, index_of
from dovecote.games.columbiz.state import Keeping, Options, Placing, Player, State, Step
from dovecote.locales import LANGUAGES, Words
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable

ME, RIVAL = Seat(0), Seat(1)
LITTLE = Budget(300)


def mask(squares: str) -> int:
    """Squares as in notation: "1/1 2/3"."""
    return sum(BITS[index_of(Square(int(s[0]), int(s[2])))] for s in squares.split())


def table(step: Step, mine: str = "", theirs: str = "", reserve: int = 10) -> State:
    players = (
        Player(mask(mine), reserve, (0, 0)),
        Player(mask(theirs), reserve, (0, 0)),
    )
    return State(Options(), players, first=ME, seat=ME, round=3, step=step)


def features(state: State, seat: Seat = ME) -> Features:
    return features_of(COLUMBIZ, state, seat)


def rated(state: State) -> dict[str, float]:
    offers = COLUMBIZ.legal(state, state.seat)
    view = COLUMBIZ.view(state, state.seat)
    ratings = MIND.rate(COLUMBIZ, state.seat, view, offers, Random(1))
    return {str(offer): rating for offer, rating in zip(offers, ratings, strict=True)}


def thought(state: State, budget: Budget = LITTLE, seed: int = 1) -> list[str]:
    offers = COLUMBIZ.legal(state, state.seat)
    view = COLUMBIZ.view(state, state.seat)
    tried = MIND.think(COLUMBIZ, state.seat, view, offers, budget, Random(seed))
    assert len({one.action for one in tried}) == len(tried)
    assert all(one.action in offers and 0 <= one.mean <= 1 for one in tried)
    return [str(one.action) for one in tried]


def test_chasing_one_face_is_as_likely_as_the_rulings_say() -> None:
    printed = (0.987, 0.914, 0.728, 0.456, 0.208, 0.064, 0.012, 0.001)
    assert AFFORD[1:] == pytest.approx(printed, abs=6e-4)


def test_two_faces_are_harder_to_have_than_one() -> None:
    assert afford_both(2, 3) == afford_both(3, 2) < AFFORD[3]
    assert afford_both(1, 1) > afford_both(1, 2) > afford_both(2, 2)
    assert afford_both(4, 5) == 0


def test_to_outnumber_somebody_takes_the_cheapest_squares_that_are_free() -> None:
    first, second = 0b000001, 0b000010
    rest = 0b111100
    assert takes(second, first, rest, 4) == AFFORD[3]  # one more, on square 3
    assert takes(0, first, rest | second, 4) == AFFORD[2 + 3]
    assert takes(0, first, rest | second, 1) == 0  # it takes two pawns
    assert takes(0, first | second, rest, 4) == 0  # 3 + 4 + 5 dice
    assert takes(first, 0, rest, 4) == 0  # nobody is there


def test_a_pawn_on_a_dear_square_is_in_more_danger_than_on_a_cheap_one() -> None:
    """Whoever wants to outnumber it then has the cheap squares."""
    cheap, dear = table(Placing(()), "3/1"), table(Placing(()), "3/6")
    assert features(dear).danger > features(cheap).danger > 0
    assert features(dear, RIVAL).prey == features(dear).danger


def test_nobody_is_in_danger_when_nobody_moves_any_more() -> None:
    state = replace(table(Placing(()), "3/6", "2/2", reserve=0), seat=RIVAL)
    assert turns_to_come(state) == [False, False]
    assert features(state).danger == features(state).lines == 0


def test_in_the_last_round_only_those_who_are_still_to_move_threaten() -> None:
    state = table(Placing(()), "3/6", "2/2 1/1", reserve=5)
    mine, theirs = state.players
    state = replace(state, players=(replace(mine, reserve=0), theirs))
    assert turns_to_come(state) == [False, True]
    assert features(state).danger > 0 == features(state).prey


def test_a_line_promises_what_one_more_pawn_would_score() -> None:
    state = table(Placing(()), "1/1 2/1")
    assert features(state).lines == pytest.approx(AFFORD[1])  # 3/1 makes three
    assert features(state, RIVAL).theirs == features(state).lines
    blocked = table(Placing(()), "1/1 2/1", "3/1")
    assert features(blocked).lines == 0


def test_every_row_column_and_diagonal_of_three_or_more_is_a_line() -> None:
    lines = lines_of(COLUMBIZ, Options())
    assert len(lines) == 6 + 6 + 2 * 7


def test_a_capture_is_seen() -> None:
    """With the last pawn of the turn: it makes a point, and one danger less."""
    state = table(Placing((1, 1, 4, 4), placed=3), mine="1/1", theirs="1/4")
    ratings = rated(state)
    assert max(ratings, key=lambda offer: ratings[offer]) == "put 1/2"
    assert thought(state)[0] == "put 1/2"


def test_a_line_is_finished_rather_than_left() -> None:
    state = table(Placing((3, 6, 6, 6), placed=3), mine="1/1 2/1", theirs="6/1 6/2")
    ratings = rated(state)
    assert ratings["put 3/1"] > ratings["end"]
    assert thought(state)[0] == "put 3/1"


@pytest.fixture
def one_square_left() -> State:
    """Everything is taken but square 3 of column 5, which would make a line of mine longer."""
    mine = "5/1 5/2 5/4 1/1 2/2 3/3 4/4 6/6 1/5 2/6 3/1 4/2"
    taken = mask(mine) | mask("5/3")
    every = " ".join(f"{c}/{n}" for c in range(1, 7) for n in range(1, 7))
    theirs = " ".join(s for s in every.split() if not mask(s) & taken)
    return table(Keeping(1, (1, 1, 2, 3, 4, 5, 5, 6)), mine, theirs, reserve=8)


def test_dice_for_the_only_square_are_kept(one_square_left: State) -> None:
    ratings = rated(one_square_left)
    best = "reroll 1 1 2 3 4 6"
    assert ratings[best] == pytest.approx(max(ratings.values()))
    assert ratings[best] > ratings["reroll 1 1 2 3 4 5 6"] > ratings["reroll 5 5"]
    assert thought(one_square_left)[0] == best


def test_who_has_what_they_need_throws_no_more(one_square_left: State) -> None:
    state = replace(one_square_left, step=Keeping(1, (1, 1, 2, 3, 5, 5, 5, 6)))
    ratings = rated(state)
    assert ratings["stand"] == pytest.approx(max(ratings.values()))


def test_the_worth_of_a_hand_counts_a_forfeit(one_square_left: State) -> None:
    worths = evaluate_hands(COLUMBIZ, one_square_left, evaluation_for(COLUMBIZ, ME))
    known = hands()

    def worth(dice: Dice) -> float:
        return worths[known.number[dice] - known.first_whole]

    assert worth((1, 1, 2, 3, 4, 4, 5, 6)) == worth((1,) * 8) < worth((1, 2, 3, 4, 5, 5, 5, 6))


def keeping() -> State:
    return table(Keeping(1, (1, 1, 2, 3, 3, 5, 6, 6)), "1/1 2/1 3/3", "4/1 4/2 6/2")


def test_the_same_seed_and_budget_find_the_same() -> None:
    for state in (keeping(), replace(keeping(), step=Placing((1, 1, 2, 3, 3, 5, 6, 6)))):
        assert thought(state) == thought(state)


def test_a_world_that_looks_alike_is_answered_alike() -> None:
    state = keeping()
    alike = COLUMBIZ.imagine(COLUMBIZ.view(state, ME), Random(9))
    assert thought(alike) == thought(state)


def test_more_to_spend_tries_more() -> None:
    def visits(simulations: int) -> int:
        offers = COLUMBIZ.legal(keeping(), ME)
        view = COLUMBIZ.view(keeping(), ME)
        tried = MIND.think(COLUMBIZ, ME, view, offers, Budget(simulations), Random(1))
        return sum(one.visits for one in tried)

    assert visits(2_000) > visits(100)


def reasons(state: State, action: Action) -> Sequence[tuple[str, float]]:
    view = COLUMBIZ.view(state, ME)
    return [(one.term, one.points) for one in MIND.reasons(COLUMBIZ, ME, view, action, Random(1))]


def test_a_capture_is_explained_by_points() -> None:
    state = table(Placing((1, 1, 4, 4)), mine="1/1", theirs="1/4")
    found = dict(reasons(state, parse("put 1/2")))
    assert found["points"] == pytest.approx(WEIGHTS.points)
    assert list(map(abs, found.values())) == sorted(map(abs, found.values()), reverse=True)


@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "put", "term", "of"),
    [
        ("1/1", "1/4", (1, 1, 4, 4), "put 1/2", "points", "captures"),  # 5.1
        ("1/1 2/1", "", (3, 4), "put 3/1", "points", "lines"),  # 6.1
        ("", "4/1", (4, 4), "put 4/2", "held", "column 4"),
        ("", "1/1 2/1", (3, 5), "put 3/1", "theirs", "row 1"),
        ("", "3/1 3/2", (3, 3, 3), "put 3/3", "theirs", "column 3"),
        ("2/2", "", (3, 3), "put 3/2", "lines", "row 2"),
    ],
)
def test_a_reason_names_the_place_or_the_points_it_comes_from(
    mine: str, theirs: str, dice: Dice, put: str, term: str, of: str
) -> None:
    state = table(Placing(dice), mine, theirs)
    found = MIND.reasons(COLUMBIZ, ME, COLUMBIZ.view(state, ME), parse(put), Random(1))
    told = {one.term: one for one in map(rounded, found)}
    assert told[term].points > 0
    assert told[term].of == of


@pytest.mark.parametrize("seats", [2, 3])
def test_the_parts_of_a_feature_add_up_to_it(seats: int) -> None:
    match: AnyTable = Table(COLUMBIZ, read(Options, {"seats": str(seats)}), Seeded(seats))
    rng = Random(1)
    while isinstance(pending := match.pending, Choice):
        (seat,) = pending.seats
        if rng.random() < 0.1:
            state = COLUMBIZ.imagine(match.view(seat), rng)
            whole, parts = features_of(COLUMBIZ, state, seat), parts_of(COLUMBIZ, state, seat)
            for name in {feature for feature, _ in parts}:
                found = [amount for (feature, _), amount in parts.items() if feature == name]
                assert sum(found) == pytest.approx(getattr(whole, name))
        match.act(seat, str(rng.choice(match.legal(seat))))


def test_keeping_dice_is_explained_by_what_they_are_kept_for(one_square_left: State) -> None:
    found = dict(reasons(one_square_left, Reroll((1, 1, 2, 3, 4, 6))))
    assert found["points"] > 0


def test_ending_a_turn_changes_nothing() -> None:
    state = table(Placing((4,), placed=1), "1/1", "2/2")
    assert reasons(state, END) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_a_weight_and_words(language: str) -> None:
    assert set(weights.read("columbiz")) == set(FEATURES) == set(MIND.features)
    words = Words(language)
    for way in ("good", "bad"):
        assert all(words(f"columbiz-reason-{feature}", way=way) for feature in FEATURES)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("line_scoring", ["full", "difference"])
def test_larger_tables_are_played_to_their_end(seats: int, line_scoring: str) -> None:
    options = read(Options, {"seats": str(seats), "line_scoring": line_scoring})
    match: AnyTable = Table(COLUMBIZ, options, Seeded(seats))
    rng = Random(1)
    while isinstance(pending := match.pending, Choice):
        (seat,) = pending.seats
        offers, view = match.legal(seat), match.view(seat)
        if seat % 2:
            ratings = MIND.rate(COLUMBIZ, seat, view, offers, rng)
            action = offers[ratings.index(max(ratings))]
        else:
            action = MIND.think(COLUMBIZ, seat, view, offers, Budget(60), rng)[0].action
        match.act(seat, str(action))


def test_one_offer_is_taken_at_once() -> None:
    state = table(Placing((2,)), "1/1", "2/1")
    offers = COLUMBIZ.legal(state, ME)
    assert [str(offer) for offer in offers] == ["forfeit"]
    assert thought(state) == ["forfeit"]


def test_standing_is_an_offer_like_any_other() -> None:
    assert str(STAND) in rated(keeping())
    assert str(Put(Square(1, 2))) not in rated(keeping())
