from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dovecote.core.bag import Bag
from dovecote.core.chance import Draw, Roll
from dovecote.core.errors import UnreadableError


def test_eight_dice_have_1287_outcomes_with_multinomial_weights() -> None:
    outcomes = dict(Roll(8).outcomes())
    assert len(outcomes) == 1287
    assert sum(outcomes.values()) == 6**8
    assert outcomes[(1,) * 8] == 1
    assert outcomes[(1, 1, 2, 2, 3, 3, 4, 4)] == 2520  # 8! / 2!⁴


@pytest.mark.parametrize("chance", [Roll(1), Roll(3), Roll(5), Roll(2, faces=3)])
def test_the_ways_of_a_roll_fall_as_often_as_their_weights_say(chance: Roll) -> None:
    fell = Counter(chance.pick(way) for way in range(chance.ways))
    assert fell == dict(chance.outcomes())


def test_the_ways_of_a_draw_are_the_copies_in_the_bag() -> None:
    chance = Draw(Bag.of(["net", "lady", "net"]))
    assert Counter(map(chance.pick, range(chance.ways))) == {"net": 2, "lady": 1}
    assert dict(chance.outcomes()) == {"net": 2, "lady": 1}


def test_samples_are_allowed_and_all_outcomes_come() -> None:
    for chance in (Roll(2), Draw(Bag.of("aab"))):
        rng = Random(1)
        fell = {chance.sample(rng) for _ in range(2000)}
        assert all(chance.allows(outcome) for outcome in fell)
        assert fell == {outcome for outcome, _ in chance.outcomes()}


@pytest.mark.parametrize(
    "outcome",
    [(1, 2), (1, 2, 7), (0, 1, 2), (2, 1, 3), [1, 2, 3], "123", (True, 1, 2), (1.0, 2, 3)],
)
def test_a_roll_allows_only_sorted_faces_of_its_dice(outcome: object) -> None:
    assert not Roll(3).allows(outcome)


def test_outcomes_read_back_from_their_text() -> None:
    roll, draw = Roll(4), Draw(Bag.of(["seat 0", "seat 1"]))
    assert roll.read(roll.write((1, 3, 3, 6))) == (1, 3, 3, 6)
    assert draw.read(draw.write("seat 1")) == "seat 1"


@pytest.mark.parametrize("text", ["", "123", "12345", "4321", "1 234", "1237", "12३4", "+123"])
def test_a_text_that_is_no_throw_is_refused_by_name(text: str) -> None:
    with pytest.raises(UnreadableError, match="cannot be read; expected 4 × 1…6, ↑"):
        Roll(4).read(text)


def test_a_draw_refuses_what_is_not_in_the_bag_and_names_what_is() -> None:
    with pytest.raises(UnreadableError, match=r"'cat' cannot be read; expected lady \| net"):
        Draw(Bag.of(["net", "lady"])).read("cat")
    with pytest.raises(IndexError):
        Draw(Bag.of(["net"])).pick(1)


def test_a_bag_forgets_its_history() -> None:
    bag = Bag.of("abca")
    assert bag.take("a").put("a") == bag
    assert len(bag) == 4
    assert sorted(bag) == ["a", "a", "b", "c"]
    assert "d" not in bag
    with pytest.raises(KeyError):
        bag.take("d")
