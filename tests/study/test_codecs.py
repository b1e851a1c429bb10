"""Actions as numbers and views as arrays: lossless, stable, and nothing but what a seat sees."""

from __future__ import annotations

import pickle
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from dovecote.core.errors import UnreadableError
from dovecote.core.game import Choice, Seat
from dovecote.games import GAMES
from dovecote.games.columba import COLUMBA
from dovecote.games.columba.actions import Build, Offers
from dovecote.games.columba.state import Options as ColumbaOptions
from dovecote.games.columbiz.actions import END, FORFEIT, STAND, Put, Reroll
from dovecote.games.columbiz.board import Square
from dovecote.games.columbiz.state import Keeping
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.actions import Play, Trophy
from dovecote.games.piccioni.components import CARDS
from dovecote.study.codecs import CODECS, Array, ChoiceError, codec_of, sight_of, sight_of_view
from dovecote.study.numbered import NumberedMatch
from dovecote.testing.contract import all_options
from dovecote.testing.walk import some, walk
from tests.kit.effort import tries
from tests.kit.stretched import DIRECTIONS, stretch
from tests.study.told import EVERY, sights, some_options, told


@pytest.mark.parametrize(("game", "codec"), EVERY)
def test_every_offer_has_exactly_one_number_and_reads_back(game: str, codec: str) -> None:
    rng = Random(game + codec)
    for _ in range(tries(2, 100)):
        for made, _, sight in sights(game, codec, rng):
            numbers = list(told(made, sight))
            assert len(set(numbers)) == len(numbers) == len(sight.offers)
            assert {made.read(sight, said) for said in numbers} == {*sight.offers}
            assert {made.write(sight, offer) for offer in sight.offers} == {*numbers}
            assert made.cut(sight) == 0
            assert all(0 <= n < made.size for said in numbers for n in said)


@pytest.mark.parametrize(("game", "codec"), EVERY)
def test_arrays_and_masks_are_the_same_in_every_world_that_looks_the_same(
    game: str, codec: str
) -> None:
    """The law of secrecy, on what learners are given: seats that are asked, and all others."""
    rng = Random(f"worlds {game} {codec}")
    for _ in range(tries(6, 100)):
        options = some_options(game, rng)
        made = codec_of(game, options.seats, codec)
        match = walk(made.game, options, rng, 20_000)
        for state in some(rng, match.states, 12):
            for seat in match.seats:
                here = sight_of(made, state, seat)
                view = made.game.view(state, seat)
                for _ in range(3):
                    there = sight_of(made, made.game.imagine(view, rng), seat)
                    assert np.array_equal(made.observe(here), made.observe(there))
                    assert np.array_equal(made.mask(here), made.mask(there))
                from_view = sight_of_view(made, seat, view, here.offers)
                assert np.array_equal(made.observe(here), made.observe(from_view))


@pytest.mark.parametrize(("game", "codec"), EVERY)
def test_an_array_has_its_layout_and_room_for_everything(game: str, codec: str) -> None:
    rng = Random(f"layout {game} {codec}")
    for made, _, sight in sights(game, codec, rng):
        array = made.observe(sight)
        assert array.dtype == np.float32
        assert array.shape == (made.layout.size,)
        assert array.min() >= 0
        assert array.max() <= 30
        parts = made.layout.split(array)
        assert sum(part.size for part in parts.values()) == array.size
        assert parts["turn"].sum() == 1
        array[:] = 7  # it is the caller's own
        made.mask(sight)[:] = 7
        assert made.observe(sight).max() <= 30
        assert made.mask(sight).max() == 1


@pytest.mark.parametrize(("game", "codec"), EVERY)
def test_every_reading_of_the_rules_has_an_array_of_its_own(game: str, codec: str) -> None:
    """Or a learner could not know by which rules it plays."""
    every = all_options(GAMES[game])
    shown = set()
    for options in every:
        made = codec_of(game, options.seats, codec)
        array = made.observe(sight_of(made, made.game.setup(options), Seat(0)))
        shown.add((options.seats, made.layout.split(array)["options"].tobytes()))
    assert len(shown) == len(every)


@pytest.mark.parametrize(("game", "codec"), EVERY)
def test_everyone_is_seat_0_in_their_own_array(game: str, codec: str) -> None:
    """Seats are counted from the viewer: whoever is asked first is 0 in their own array."""
    turns: dict[int, Array] = {}
    for seed in range(40):
        match = NumberedMatch(game, GAMES[game].options_type(seats=2), seed, codec)
        turns[match.seat] = match.codec.layout.split(match.observe(match.seat))["turn"]
        other = match.codec.layout.split(match.observe(Seat(1 - match.seat)))["turn"]
        assert other.tolist() == [0, 1]
    assert {seat: turn.tolist() for seat, turn in turns.items()} == {0: [1, 0], 1: [1, 0]}


def test_columbiz_numbers_are_those_of_the_document() -> None:
    codec = codec_of("columbiz", 2)
    assert codec.size == 294
    states = [s for _, s, _ in sights("columbiz", "columbiz", Random(1))]
    state = next(s for s in states if isinstance(s.step, Keeping) and len({*s.step.dice}) < 8)
    hand = state.step.dice
    sight = sight_of(codec, state, state.seat)
    assert codec.write(sight, STAND) == (0,)
    assert codec.write(sight, Reroll(hand)) == (0b11111111,)
    assert codec.write(sight, Reroll(hand[:1])) == (0b1,)
    assert codec.write(sight, Reroll(hand[-1:])) == (1 << hand.index(hand[-1]),)
    assert codec.write(sight, Put(Square(1, 1))) == (256,)
    assert codec.write(sight, Put(Square(6, 6))) == (291,)
    assert codec.write(sight, END) == (292,)
    assert codec.write(sight, FORFEIT) == (293,)
    with pytest.raises(UnreadableError):
        codec.write(sight, Reroll(tuple(f for f in range(1, 7) if f not in hand) or (1,) * 8))


def test_piccioni_numbers_come_from_the_card_file_and_are_told_from_ones_own_seat() -> None:
    codec = codec_of("piccioni", 3)
    sized = {seats: codec_of("piccioni", seats).size for seats in range(2, 7)}
    assert list(sized.values()) == sorted(sized.values())
    assert len({*sized.values()}) == 5
    state = PICCIONI.setup(PICCIONI.options_type(seats=3))
    own = [
        codec.write(sight_of(codec, state, Seat(seat)), Play("rifle", ("fat",), f"area {seat}"))
        for seat in range(3)
    ]
    assert own[0] == own[1] == own[2]
    paid = Trophy("fat", ("car", "net"))
    assert len({codec.write(sight_of(codec, state, Seat(s)), paid) for s in range(3)}) == 1
    with pytest.raises(UnreadableError):
        codec.write(sight_of(codec, state, Seat(0)), Play("rifle", ("fat",), "area 5"))


def test_piccioni_with_other_cards_has_other_numbers_and_loses_none() -> None:
    cards = CARDS.replace('to = "any zone", most = 2', 'to = "any zone", most = 1')
    assert cards != CARDS
    codec = codec_of("piccioni", 2, "", cards)
    assert codec.size < codec_of("piccioni", 2).size
    for moment in walk(codec.game, codec.game.options_type(seats=2), Random(2), 20_000).moments:
        if isinstance(moment.pending, Choice):
            sight = sight_of(codec, moment.state, moment.pending.seats[0])
            assert codec.mask(sight).sum() == len(sight.offers)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_stretched_line_is_cut_by_the_window_and_not_by_the_list(direction: str) -> None:
    window, fields = codec_of("columba", 2), codec_of("columba", 2, "columba-fields")
    cut = 0
    states = stretch(ColumbaOptions(seats=2), direction, Random(direction))
    asked = [(state, COLUMBA.pending(state)) for state in states]
    for state, pending in [each for each in asked if isinstance(each[1], Choice)][:: tries(3, 1)]:
        assert isinstance(pending, Choice)
        seat = pending.seats[0]
        sight = sight_of(window, state, seat)
        inside = {window.read(sight, said) for said in told(window, sight)}
        without = [offer for offer in sight.offers if window.write(sight, offer) == ()]
        assert inside
        assert inside.isdisjoint(without)
        assert inside | {*without} == {*sight.offers}
        assert window.cut(sight) == len(without)
        assert {*without} == {offer for offer in sight.offers if _is_outside(state, offer)}
        cut += len(without)
        listed = sight_of(fields, state, seat)
        assert {fields.read(listed, said) for said in told(fields, listed)} == {*sight.offers}
        assert fields.cut(listed) == 0
        assert fields.observe(listed).shape == (fields.layout.size,)
    assert cut > 0


def test_a_window_without_an_offer_moves_to_the_first_one() -> None:
    """A line so long that all one may do lies at its end."""
    codec = codec_of("columba", 2)
    states = stretch(ColumbaOptions(seats=2), "right", Random(4))
    state = states[-2] if COLUMBA.pending(states[-1]) is None else states[-3]
    land = state.land
    assert land is not None
    far = max(x for x, _ in land.frame.fields(land.cards))
    sight = sight_of(codec, state, state.seat)
    only = type(sight)(sight.seat, sight.shown, (Build("small", (far, 0)),))
    (number,) = (int(n) for n in codec.mask(_offers(only)).nonzero()[0])
    assert codec.read(_offers(only), (number,)) == Build("small", (far, 0))
    assert codec.cut(_offers(only)) == 0


def _offers(sight: Any) -> Any:
    """The same with the one offer as the rules make them."""
    (build,) = sight.offers
    frame = sight.shown.land.frame
    part = (partial(Build, build.size), frame.bit(build.field))
    return type(sight)(sight.seat, sight.shown, Offers(frame, [part], ()))


def _is_outside(state: Any, offer: Any) -> bool:
    """Whether an offer lies outside of forty by forty fields around the middle of the land."""
    if not hasattr(offer, "field"):
        return False
    fields = [spot.field for spot in COLUMBA.view(state, None).land]
    for axis in (0, 1):
        places = [field[axis] for field in fields]
        middle = (min(places) + max(places)) // 2
        if not -20 <= offer.field[axis] - middle < 20:
            return True
    return False


@pytest.mark.parametrize(("game", "codec"), EVERY)
def test_a_codec_is_had_again_instead_of_copied(game: str, codec: str) -> None:
    made = codec_of(game, 2, codec)
    assert pickle.loads(pickle.dumps(made)) is made
    assert made.version >= 1


def test_an_unknown_codec_is_refused_in_a_sentence() -> None:
    with pytest.raises(ChoiceError, match="codec: 'planes' is not one of columbiz"):
        codec_of("columbiz", 2, "planes")
    assert [*CODECS] == ["columba", "columbiz", "piccioni"]
