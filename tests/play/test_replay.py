"""A record leads to the same match again, or is refused by the line that is wrong."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from dovecote.core.entries import Did, Noted, Undid
from dovecote.core.errors import (
    ColoursError,
    DovecoteError,
    EntryError,
    HeaderError,
    LuckError,
    NoLuckError,
    NotAllowedError,
    OptionsError,
    ProofError,
    RulesetError,
    UndoError,
    UnknownGameError,
    UnreadableError,
    VersionError,
)
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.record import read, write
from dovecote.core.ruleset import ruleset
from dovecote.games.columbiz import COLUMBIZ, Columbiz
from dovecote.games.columbiz.state import Options, State
from dovecote.games.columbiz.view import View
from dovecote.games.piccioni import PICCIONI
from dovecote.play import Scripted, Seeded, Table, Verifiable
from dovecote.play.luck import LuckSource
from dovecote.play.replay import AnyTable, is_proved, replay, verify
from dovecote.play.resume import resume

HEADER = (
    f"game: columbiz\nversion: 1\nruleset: {ruleset(COLUMBIZ)}\nseats: 2\noptions: ties=shared\n"
)


def finished(luck: LuckSource) -> AnyTable:
    table: AnyTable = Table(COLUMBIZ, Options(seats=2), luck)
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        offers = table.offers(seat)
        table.act(seat, offers[table.at * 7 % len(offers)])
        if table.at % 10 == 0:
            table.note(Noted(seat, "back"))
    return table


PROVED = write(finished(Verifiable(["ada", "ben"], "a secret")).record)
SEEDED = write(finished(Seeded(3)).record)


def test_a_record_replays_to_the_same_state_whole_or_in_part() -> None:
    table = finished(Seeded(3))
    assert replay(COLUMBIZ, SEEDED).state == table.state
    assert replay(COLUMBIZ, SEEDED).events(None) == table.events(None)
    for at in (0, 1, 5, 40):
        part = replay(COLUMBIZ, SEEDED, at)
        assert part.at == at
        assert part.record.entries == table.record.entries[:at]


def test_an_undo_is_replayed_too() -> None:
    text = HEADER + "* 6\n* 1\n* 11111111\n0 stand\n0 put 1/1\n! 0 undo 4\n0 stand\n0 put 1/2\n"
    table = replay(COLUMBIZ, text)
    assert table.at == 8
    assert [type(e).__name__ for e in table.events(None, 3)] == ["Stood", "Placed"]


class Forgetful(Columbiz):
    """A later Columbiz that imagines the laid table, whatever it is shown."""

    def imagine(self, view: View, rng: Random) -> State:
        return self.setup(Options(seats=2))


def test_what_was_allowed_when_it_happened_is_not_judged_again() -> None:
    """In Columbiz nothing is hidden, so the undo was right; only its judge has changed since."""
    text = HEADER + "* 6\n* 1\n* 11111111\n0 stand\n0 put 1/1\n"
    table = replay(Forgetful(), text + "! 0 undo 5\n! 0 undo 4\n0 stand\n")
    assert table.offers(Seat(0)) == replay(COLUMBIZ, text, 4).offers(Seat(0))
    with pytest.raises(UndoError, match="revealed"):  # whoever asks now is judged now
        table.undo(Seat(0))


def test_a_match_that_is_resumed_is_not_judged_again() -> None:
    lines = ["* 6", "* 1", "* 11111111", "0 stand", "0 put 1/1", "! 0 undo 4"]
    table: AnyTable = Table(Forgetful(), Options(seats=2), Scripted(["6", "1", "11111111"]))
    assert list(resume(table, lines)) == [1, 2, 3, 4, 5, 6]
    assert "stand" in table.offers(Seat(0))


@pytest.mark.parametrize(
    ("undo", "reason"),
    [
        ("! 1 undo 5", "other"),  # whose acts
        ("! 0 undo 3", "luck"),  # nothing before luck
        ("! 0 undo 6", "luck"),  # nothing that has not happened
    ],
)
def test_a_record_takes_back_ones_own_acts_since_the_last_luck(undo: str, reason: str) -> None:
    text = HEADER + "* 6\n* 1\n* 11111111\n0 stand\n0 put 1/1\n"
    with pytest.raises(EntryError) as caught:
        replay(COLUMBIZ, f"{text}{undo}\n")
    assert isinstance(caught.value.__cause__, UndoError)
    assert caught.value.__cause__.params["reason"] == reason


def test_a_record_goes_not_beyond_its_end() -> None:
    over = read(SEEDED)
    last = next(e for e in reversed(over.entries) if isinstance(e, Did))
    number = len(over.entries) - over.entries[::-1].index(last)
    late = replace(over, entries=(*over.entries, Undid(last.seat, number)))
    with pytest.raises(EntryError) as caught:
        replay(COLUMBIZ, write(late))
    assert isinstance(caught.value.__cause__, UndoError)
    assert caught.value.__cause__.params["reason"] == "over"


def test_a_finished_record_is_verified_with_its_luck() -> None:
    assert isinstance(verify(COLUMBIZ, PROVED).pending, Over)
    assert is_proved(PROVED)
    assert isinstance(verify(COLUMBIZ, SEEDED).pending, Over)
    assert not is_proved(SEEDED)


def test_one_changed_character_anywhere_is_refused() -> None:
    for place in range(0, len(PROVED) - 1, 17):
        other = "7" if PROVED[place] != "7" else "8"
        with pytest.raises(DovecoteError):
            verify(COLUMBIZ, PROVED[:place] + other + PROVED[place + 1 :])


def resealed(text: str, old: str, new: str) -> str:
    """A forger changes something and writes a fitting check line."""
    body = text.replace(old, new, 1).rsplit("check: ", 1)[0]
    return write(read(body))


def test_a_forged_throw_does_not_follow_from_the_promise() -> None:
    line = next(ln for ln in PROVED.splitlines() if ln.startswith("* ") and len(ln) == 10)
    forged = resealed(PROVED, line, "* 11111111" if line != "* 11111111" else "* 22222222")
    with pytest.raises(EntryError) as caught:
        verify(COLUMBIZ, forged)
    assert isinstance(caught.value.__cause__, LuckError)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("secret: a secret", "secret: another", "commit"),
        ("secret: a secret\n", "", "secret"),
        ("entropy 1: ben\n", "", "entropy"),
    ],
)
def test_a_forged_proof_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(ProofError, match=reason):
        verify(COLUMBIZ, resealed(PROVED, old, new))


def test_other_words_of_a_seat_would_have_given_other_luck() -> None:
    with pytest.raises(ProofError, match="binding"):
        verify(COLUMBIZ, resealed(PROVED, "entropy 1: ben", "entropy 1: bea"))
    old = resealed(PROVED, f"binding: {read(PROVED).binding}\n", "")  # before words were bound
    with pytest.raises(EntryError):
        verify(COLUMBIZ, resealed(old, "entropy 1: ben", "entropy 1: bea"))


def test_a_record_without_its_check_or_its_end_is_not_verified() -> None:
    with pytest.raises(ProofError, match="unsealed"):
        verify(COLUMBIZ, PROVED.rsplit("check: ", 1)[0])
    body = SEEDED.rsplit("check: ", 1)[0].splitlines()
    cut = write(read("\n".join(body[:40])))
    with pytest.raises(ProofError, match="unfinished"):
        verify(COLUMBIZ, cut)


def closed(until: int, luck: LuckSource) -> AnyTable:
    """A match that was given up after an entry, before its end."""
    table = finished(luck)
    part = replay(COLUMBIZ, write(table.record), until)
    part.note(Noted(Seat(0), "resign"))
    return part


def published(table: AnyTable, secret: str) -> str:
    proof = finished(Verifiable(["ada", "ben"], secret)).record
    return write(replace(proof, entries=table.entries(), secret=secret))


def test_a_match_that_was_closed_is_proved_as_far_as_it_goes() -> None:
    part = closed(60, Verifiable(["ada", "ben"], "a secret"))
    table = verify(COLUMBIZ, published(part, "a secret"))
    assert isinstance(table.pending, Choice)
    assert table.at == 61
    with pytest.raises(EntryError) as caught:
        verify(COLUMBIZ, published(part, "another"))  # it promises other luck
    assert isinstance(caught.value.__cause__, LuckError)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("secret: a secret\n", "", "unfinished"),
        ("secret: a secret", "secret: another", "commit"),
        ("entropy 1: ben\n", "", "entropy"),
    ],
)
def test_a_closed_match_is_proved_by_its_secret_only(old: str, new: str, reason: str) -> None:
    text = published(closed(60, Verifiable(["ada", "ben"], "a secret")), "a secret")
    with pytest.raises(ProofError, match=reason):
        verify(COLUMBIZ, resealed(text, old, new))


def test_a_record_cut_off_before_luck_has_answered_is_not_one_of_a_closed_match() -> None:
    lines = PROVED.splitlines()
    luck = next(n for n, line in enumerate(lines) if n > 30 and line.startswith("* "))
    cut = write(read("\n".join([*lines[:luck], "secret: a secret"])))
    with pytest.raises(ProofError, match="unfinished"):
        verify(COLUMBIZ, cut)


@pytest.mark.parametrize("more", ["# I won\n", "\n"])
def test_a_sealed_record_holds_what_a_table_writes_and_nothing_else(more: str) -> None:
    for text in (SEEDED + more, resealed_as_is(more + SEEDED)):
        with pytest.raises(ProofError, match="unusual"):
            verify(COLUMBIZ, text)


def resealed_as_is(text: str) -> str:
    body = text.rsplit("check: ", 1)[0]
    return f"{body}check: {sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize(
    ("body", "line", "cause"),
    [
        ("* 6\n* 1\n* 11111111\n0 dance\n", 9, UnreadableError),
        ("* 6\n* 1\n* 11111111\n0 put 1/1\n", 9, NotAllowedError),
        ("* 6\n* 1\n# a comment\n* 11111112\n* 1\n", 10, NoLuckError),
        ("* 6\n* 7\n", 7, LuckError),
        ("* 6\n* 1\n* 11111111\n! 0 undo 3\n", 9, UndoError),
    ],
)
def test_an_entry_the_rules_refuse_is_named_by_line(
    body: str, line: int, cause: type[DovecoteError]
) -> None:
    with pytest.raises(EntryError) as caught:
        replay(COLUMBIZ, HEADER + body)
    assert caught.value.params["line"] == line
    assert isinstance(caught.value.__cause__, cause)


def test_a_record_of_other_rules_is_refused() -> None:
    other = Columbiz("columns = " + str([list(range(6, 0, -1))] * 6))
    with pytest.raises(HeaderError) as caught:
        replay(other, SEEDED)
    assert isinstance(caught.value.__cause__, RulesetError)
    assert caught.value.params["line"] == 3
    assert caught.value.__cause__.params == {
        "game": "columbiz",
        "theirs": ruleset(COLUMBIZ),
        "ours": ruleset(other),
    }


def test_a_record_of_another_version_is_refused_by_its_version_whatever_its_data() -> None:
    text = SEEDED.replace("version: 1", "version: 2").rsplit("check", 1)[0]
    for old in (text, text.replace(ruleset(COLUMBIZ), "00ff")):
        with pytest.raises(HeaderError) as caught:
            replay(COLUMBIZ, old)
        assert caught.value.params["line"] == 2
        assert isinstance(caught.value.__cause__, VersionError)
        assert caught.value.__cause__.params == {"game": "columbiz", "theirs": 2, "ours": 1}


def test_a_record_of_another_game_is_refused_by_its_game() -> None:
    with pytest.raises(HeaderError) as caught:
        replay(PICCIONI, SEEDED)
    assert caught.value.params["line"] == 1
    assert isinstance(caught.value.__cause__, UnknownGameError)


class Windy(Options, frozen=True):
    """Columbiz with one more option and one more value, some day."""

    wind: bool = False
    ties: Literal["shared", "captured", "dice"] = "shared"  # type: ignore[assignment]  # one more


class LaterColumbiz(Columbiz):
    options_type = Windy


def test_one_more_option_or_value_leaves_old_records_as_they_are() -> None:
    table = verify(LaterColumbiz(), PROVED)
    assert table.options == Windy(seats=2)  # an option the record does not name has its default
    assert table.state.players == finished(Verifiable(["ada", "ben"], "a secret")).state.players


def test_an_option_or_a_value_that_is_not_known_is_refused_by_name_and_line() -> None:
    later = write(Table(LaterColumbiz(), Windy(seats=2, wind=True), Seeded(1)).record)
    for unknown in ("wind=true", "ties=dice"):
        text = HEADER.replace("ties=shared", unknown)
        with pytest.raises(HeaderError) as caught:
            replay(COLUMBIZ, text)
        assert caught.value.params == {"line": 5, "text": f"options: {unknown}"}
        assert isinstance(caught.value.__cause__, OptionsError)
    with pytest.raises(HeaderError, match="options: wind=true"):
        replay(COLUMBIZ, later)


def test_impossible_options_in_a_record_are_refused() -> None:
    for old, new, line in (("seats: 2", "seats: 7", 4), ("ties=shared", "ties=never", 5)):
        with pytest.raises(HeaderError) as caught:
            replay(COLUMBIZ, HEADER.replace(old, new))
        assert caught.value.params["line"] == line
        assert isinstance(caught.value.__cause__, OptionsError)


def test_impossible_colours_in_a_record_are_refused_by_their_line() -> None:
    with pytest.raises(HeaderError) as caught:
        replay(COLUMBIZ, HEADER + "colours: violet pink\n")
    assert caught.value.params == {"line": 6, "text": "colours: violet pink"}
    assert isinstance(caught.value.__cause__, ColoursError)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(EntryError):
        replay(COLUMBIZ, HEADER + f"! {Seat(9)} resign\n")
