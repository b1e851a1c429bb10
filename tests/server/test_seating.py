"""Who sits where, as pure functions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dovecote.bots import UnknownBotError
from dovecote.core.errors import UnreadableError
from dovecote.core.game import Seat
from dovecote.tables import seating
from dovecote.tables.agreement import SeatCountError, Wish
from dovecote.tables.errors import (
    BotPlaysError,
    NotHostError,
    NotYoursError,
    SeatError,
    StatusError,
    TakenError,
)
from dovecote.tables.rows import TableRow


def _table(*sitters: str) -> TableRow:
    wish = Wish("columbiz", {"seats": str(len(sitters))}, sitters)
    return TableRow(
        id="t",
        agreement=wish.agreement(),
        version=1,
        ruleset="r",
        status="open",
        host="ada",
        secret="s",
        next="",
        revision=1,
        node="n",
        created=0,
        changed=0,
        seats=seating.seated(wish.sitters(), "ada", "Ada", "my-words"),
    )


def _running(*people: str) -> TableRow:
    row = _table("me", *["open"] * (len(people) - 1))
    for seat, person in enumerate(people[1:], 1):
        row = seating.sit(row, seat, person, person.title(), "")
    return replace(row, status="running")


def test_a_wish_without_seats_is_one_for_me_and_the_others_open() -> None:
    assert Wish("columbiz", {"seats": "3"}).sitters() == ("me", "open", "open")


def test_a_wish_that_names_its_seats_need_not_count_them() -> None:
    assert Wish("piccioni", {}, ("me", "open")).agreement().options["seats"] == "2"


def test_a_rematch_keeps_the_names_of_those_at_one_screen() -> None:
    row = seating.sit(_table("me", "open"), 1, "ada", "Bruno", "")
    assert [seat.name for seat in seating.rotated(row, lambda: "w")] == ["Bruno", "Ada"]


def test_a_wish_names_as_many_seats_as_the_options_have() -> None:
    with pytest.raises(SeatCountError):
        Wish("columbiz", {"seats": "3"}, ("me", "open")).sitters()


def test_a_wish_for_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBotError):
        Wish("columbiz", {"seats": "2"}, ("me", "deep-thought")).sitters()


def test_the_host_sits_with_their_words_and_bots_have_their_own() -> None:
    row = _table("homer", "me", "open")
    assert [s.bot for s in row.seats] == ["homer", "", ""]
    assert row.seats[1].words == "my-words"
    assert row.seats[0].words
    assert not row.is_full


def test_sitting_down_adds_words_to_the_luck() -> None:
    row = seating.sit(_table("me", "open"), 1, "ben", "Ben", "ben-words")
    assert row.seats[1].words == "ben-words"
    assert row.is_full
    assert row.held_by("ben") == (Seat(1),)


def test_words_that_cannot_stand_in_a_record_are_refused() -> None:
    with pytest.raises(UnreadableError):
        seating.sit(_table("me", "open"), 1, "ben", "Ben", "two words\n")


def test_a_taken_seat_is_taken() -> None:
    with pytest.raises(TakenError):
        seating.sit(_table("me", "open"), 0, "ben", "Ben", "")
    with pytest.raises(TakenError):
        seating.sit(_table("me", "homer"), 1, "ben", "Ben", "")


def test_there_is_no_seat_beyond_the_last() -> None:
    with pytest.raises(SeatError):
        seating.sit(_table("me", "open"), 2, "ben", "Ben", "")


def test_only_the_host_invites_bots_and_never_into_anothers_seat() -> None:
    row = seating.sit(_table("me", "open", "open"), 1, "ben", "Ben", "")
    with pytest.raises(NotHostError):
        seating.invite_bot(row, 2, "ben", "homer")
    with pytest.raises(TakenError):
        seating.invite_bot(row, 1, "ada", "homer")
    assert seating.invite_bot(row, 2, "ada", "homer").is_full


def test_one_stands_up_for_oneself_and_the_host_sends_anyone_away() -> None:
    row = seating.sit(_table("me", "open", "homer"), 1, "ben", "Ben", "")
    for seat in (0, 2):
        with pytest.raises(NotYoursError):
            seating.stand(row, seat, "ben")
    assert not seating.stand(row, 1, "ada").seats[1].is_taken
    assert not seating.stand(row, 1, "ben").seats[1].is_taken
    assert not seating.stand(row, 2, "ada").seats[2].is_taken


def test_nobody_sits_down_or_stands_up_once_it_runs() -> None:
    row = _running("ada", "ben")
    with pytest.raises(StatusError):
        seating.stand(row, 1, "ben")
    with pytest.raises(StatusError):
        seating.sit(row, 1, "eve", "Eve", "")


def test_a_leaver_keeps_their_seat_and_can_come_back() -> None:
    row = seating.hand_over(_running("ada", "ben"), Seat(1), "homer")
    assert row.held_by("ben") == (Seat(1),)
    assert row.seats[1].bot == "homer"
    assert seating.take_back(row, Seat(1)).seats[1].bot == ""


def test_who_has_resigned_does_not_come_back() -> None:
    row = seating.give_up(_running("ada", "ben", "cleo"), Seat(1), "homer")
    assert row.status == "running"
    with pytest.raises(StatusError):
        seating.take_back(row, Seat(1))


def test_a_bot_plays_on_only_where_somebody_else_does() -> None:
    """Without one the match is over, which the room sees by itself."""
    row = seating.give_up(_running("ada", "ben", "cleo"), Seat(1), "homer")
    assert (row.seats[1].bot, row.seats[1].resigned) == ("homer", True)
    for last in (
        seating.give_up(row, Seat(2), "homer").seats[2],
        seating.give_up(_running("ada", "ben"), Seat(1), "homer").seats[1],
    ):
        assert (last.bot, last.resigned) == ("", True)


def test_no_bot_plays_on_when_nobody_but_bots_is_left() -> None:
    row = replace(_table("me", "homer", "homer"), status="running")
    given = seating.give_up(row, Seat(0), "homer").seats[0]
    assert (given.bot, given.resigned) == ("", True)


def test_everyone_else_must_agree_that_a_seat_is_replaced() -> None:
    row = _running("ada", "ben", "cleo")
    row = seating.vote(row, Seat(2), Seat(0))
    assert not seating.is_agreed(row, Seat(2))
    row = seating.vote(row, Seat(2), Seat(1))
    assert seating.is_agreed(row, Seat(2))
    row = seating.hand_over(row, Seat(2), "homer")
    assert not row.votes
    with pytest.raises(BotPlaysError):
        seating.vote(row, Seat(2), Seat(0))


def test_bots_are_not_asked_whether_somebody_is_replaced() -> None:
    row = seating.sit(_table("me", "open", "homer"), 1, "ben", "Ben", "")
    row = seating.vote(replace(row, status="running"), Seat(1), Seat(0))
    assert seating.is_agreed(row, Seat(1))


def test_in_a_rematch_everyone_moves_on_by_one_with_new_words() -> None:
    row = seating.hand_over(_running("ada", "ben", "cleo"), Seat(1), "homer")
    seats = seating.rotated(row, iter(["x", "y", "z"]).__next__)
    assert [s.person for s in seats] == ["cleo", "ada", "ben"]
    assert [s.bot for s in seats] == ["", "", ""]
    assert [s.words for s in seats] == ["x", "y", "z"]
    assert [s.seat for s in seats] == [0, 1, 2]
