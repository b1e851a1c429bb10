"""Seeded luck repeats itself, verifiable luck can be proved, and neither is biased."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from dovecote.core.bag import Bag
from dovecote.core.chance import Draw, Roll
from dovecote.core.errors import LuckError, ProofError, UnreadableError
from dovecote.core.game import Choice
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.state import Options
from dovecote.play import Scripted, Seeded, Table, Verifiable
from dovecote.play.luck import Mac, commitment, fair


def test_the_same_seed_and_cause_give_the_same_luck_in_any_order() -> None:
    causes = [f"draw {n}" for n in range(50)]
    forwards = [Seeded(7).answer(cause, Roll(8)) for cause in causes]
    luck = Seeded(7)
    backwards = [luck.answer(cause, Roll(8)) for cause in reversed(causes)]
    assert forwards == backwards[::-1]
    assert forwards != [Seeded(8).answer(cause, Roll(8)) for cause in causes]
    assert len(set(forwards)) > 40


def test_seeded_luck_is_the_same_on_every_python() -> None:
    """Worked out by hand from the definition: HMAC-SHA256, rejection, remainder."""

    key = hashlib.sha256(b"seed 1").digest()
    block = hmac.new(key, b"begin 0 1 #0", hashlib.sha256).digest()
    number = int.from_bytes(block[:2], "big")
    assert number < 65536 // 6 * 6
    assert Seeded(1).answer("begin 0 1", Roll(1)) == (number % 6 + 1,)


@pytest.mark.parametrize("ways", [1, 2, 3, 5, 6, 7, 100, 6**8])
def test_fair_numbers_stay_below_their_bound(ways: int) -> None:
    numbers = [fair(Mac(b"key"), f"cause {n}", ways) for n in range(300)]
    assert all(0 <= number < ways for number in numbers)


def test_fair_numbers_favour_none() -> None:
    """χ² of 60,000 throws of a die; 20.5 is passed once in a thousand."""
    seen = Counter(fair(Mac(b"key"), f"cause {n}", 6) for n in range(60_000))
    expected = 10_000
    assert sum((seen[face] - expected) ** 2 / expected for face in range(6)) < 20.5


def test_a_number_that_would_favour_low_remainders_is_drawn_again() -> None:
    """200 of 65,536 leaves a rest of 136 numbers, which must never count."""
    key = b"key"
    again = 0
    for n in range(3000):
        block = hmac.digest(key, f"cause {n} #0".encode(), "sha256")
        first = int.from_bytes(block[:2], "big")
        if first >= 65536 // 200 * 200:
            again += 1
            second = hmac.digest(key, f"cause {n} #1".encode(), "sha256")
            assert fair(Mac(key), f"cause {n}", 200) == int.from_bytes(second[:2], "big") % 200
    assert again > 0


def test_verifiable_luck_depends_on_secret_and_on_every_seat() -> None:
    throws = {
        tuple(luck.answer(f"throw {n}", Roll(8)) for n in range(5))
        for luck in (
            Verifiable(["ada", "ben"], "secret"),
            Verifiable(["ada", "bea"], "secret"),
            Verifiable(["ida", "ben"], "secret"),
            Verifiable(["ada", "ben"], "secrets"),
        )
    }
    assert len(throws) == 4
    assert Verifiable(["ada", "ben"], "secret").answer("x", Roll(8)) == Verifiable(
        ["ada", "ben"], "secret"
    ).answer("x", Roll(8))


def test_the_commitment_is_shown_at_once_and_the_secret_only_at_the_end() -> None:
    luck = Verifiable(["ada", "ben"])
    table = Table(COLUMBIZ, Options(seats=2), luck)
    assert table.record.commit == commitment(luck.secret)
    assert commitment("abc") == hashlib.sha256(b"commit abc").hexdigest()  # as documented
    assert luck.secret != Verifiable(["ada", "ben"]).secret
    while isinstance(pending := table.pending, Choice):
        assert table.record.secret == ""
        (seat,) = pending.seats
        table.act(seat, table.offers(seat)[0])
    assert table.record.secret == luck.secret


@pytest.mark.parametrize("words", ["", "two words", "line\nbreak", "\u2028", "é", "x" * 65])
def test_words_of_a_seat_that_would_not_fit_a_record_are_refused(words: str) -> None:
    with pytest.raises(UnreadableError):
        Verifiable(["ada", words])


def test_every_seat_adds_words_of_its_own() -> None:
    with pytest.raises(ProofError, match="entropy"):
        Table(COLUMBIZ, Options(seats=3), Verifiable(["ada", "ben"]))


def test_scripted_luck_is_read_and_checked() -> None:
    luck = Scripted(["seat 1"])
    assert luck.answer("begin", Draw(Bag.of(["seat 0", "seat 1"]))) == "seat 1"
    assert luck.answer("begin", Roll(1)) is None
    luck.add("9")
    with pytest.raises(LuckError, match="begin: luck cannot give '9'"):
        luck.answer("begin", Roll(1))


class Cheating:
    """Luck that gives what nobody could throw."""

    def answer(self, cause: str, chance: object) -> tuple[int, ...]:
        return (9,)


def test_luck_outside_the_question_is_refused_at_the_table() -> None:
    with pytest.raises(LuckError, match="begin 0 1: luck cannot give '9'"):
        Table(COLUMBIZ, Options(seats=2), Cheating())
