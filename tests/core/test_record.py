from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dovecote.core.entries import Did, GaveUp, Happened, Noted, Undid
from dovecote.core.errors import RecordError
from dovecote.core.game import Seat
from dovecote.core.record import Record, entry_lines, is_sealed, read, write

HEADER = "game: columbiz\nversion: 1\nruleset: 00ff\nseats: 2\noptions: ties=shared\n"

seats = st.integers(0, 5).map(Seat)
moves = st.from_regex(r"[a-z]+( [a-z0-9/,-]+){0,3}", fullmatch=True)
entries = st.one_of(
    st.builds(Happened, moves),
    st.builds(Did, seats, moves),
    st.builds(Undid, seats, st.integers(1, 999)),
    st.builds(GaveUp, seats, st.sampled_from(["", "homer", "champion"])),
    st.builds(Noted, seats, st.sampled_from(["resign", "timeout", "back", "bot homer"])),
)
words = st.from_regex(r"[a-z0-9]{1,12}", fullmatch=True)
lines = st.one_of(st.just(""), st.from_regex(r"[#>0-9a-z!* =:\[\]\"]{0,12}[a-z]", fullmatch=True))
records = st.builds(
    Record,
    game=words,
    version=st.integers(0, 99),
    ruleset=words,
    seats=st.integers(1, 6),
    options=st.dictionaries(words, words, max_size=3),
    colours=st.lists(words, max_size=4).map(tuple),
    entries=st.lists(entries, max_size=12).map(tuple),
    commit=st.one_of(st.just(""), words),
    binding=st.one_of(st.just(""), words),
    entropy=st.lists(words, max_size=6).map(tuple),
    secret=st.one_of(st.just(""), words),
    content=st.one_of(
        st.just(""), st.lists(lines, min_size=1).map(lambda own: "\n".join(own) + "\n")
    ),
)


@given(records)
def test_a_record_reads_as_it_was_written(record: Record) -> None:
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


@given(records, st.data())
def test_one_changed_character_is_refused(record: Record, data: st.DataObject) -> None:
    text = write(record)
    place = data.draw(st.integers(0, len(text) - 2))
    other = data.draw(st.sampled_from("0123456789abcdefxyz:*! ").filter(lambda c: c != text[place]))
    with pytest.raises(RecordError):
        read(_insist_on_seal(text[:place] + other + text[place + 1 :]))


def _insist_on_seal(text: str) -> str:
    """A changed `check:` is no seal any more: `verify` refuses that, here it is refused too."""
    if not is_sealed(text):
        raise RecordError(line=0, text="", expected="check")
    return text


def test_comments_and_empty_lines_are_no_entries() -> None:
    text = f"# a story\n{HEADER}\n* 4\n# then\n0 stand\n"
    assert read(text).entries == (Happened("4"), Did(Seat(0), "stand"))
    assert entry_lines(text) == [8, 10]


@pytest.mark.parametrize(
    ("body", "line", "said"),
    [
        ("0  stand\n", 6, "0  stand"),
        ("stand\n", 6, "stand"),
        ("*4\n", 6, "*4"),
        ("* \n", 6, "* "),
        ("01 stand\n", 6, "01 stand"),
        ("-1 stand\n", 6, "-1 stand"),
        ("! 0 undo 0\n", 6, "! 0 undo 0"),
        ("! 0 dance\n", 6, "! 0 dance"),
        ("* 4\nseats: 2\n", 7, "seats: 2"),
        ("* 4\ncommit: ab\n", 7, "commit: ab"),
        ("game: columba\n", 6, "game: columba"),
        ("check: 00\n", 6, "check: 00"),
        ("expect offers 0: end\n", 6, "expect offers 0: end"),
    ],
)
def test_a_line_that_cannot_stand_is_named(body: str, line: int, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(HEADER + body)
    assert (caught.value.params["line"], caught.value.params["text"]) == (line, said)


@pytest.mark.parametrize("key", ["game", "version", "ruleset", "seats"])
def test_a_missing_header_line_is_named(key: str) -> None:
    lines = [line for line in HEADER.splitlines() if not line.startswith(key)]
    with pytest.raises(RecordError, match=f"expected {key}: …"):
        read("\n".join(lines))


@pytest.mark.parametrize("wrong", ["seats: two", "version: 1.5", "options: ties"])
def test_a_header_line_that_reads_badly_is_refused(wrong: str) -> None:
    key = wrong.split(":")[0]
    lines = [wrong if line.startswith(key) else line for line in HEADER.splitlines()]
    with pytest.raises(RecordError):
        read("\n".join(lines))


def test_changed_line_endings_do_no_harm() -> None:
    text = write(read(HEADER + "* 4\n0 stand\n"))
    assert read(text.replace("\n", "\r\n")) == read(text)
    assert entry_lines(text.replace("\n", "\r\n")) == [6, 7]


@pytest.mark.parametrize("odd", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\r"])
def test_only_a_line_feed_ends_a_line(odd: str) -> None:
    assert len(read(HEADER + f"0 stand{odd}1 stand\n").entries) == 1


def test_nothing_stands_behind_the_check() -> None:
    text = write(read(HEADER))
    with pytest.raises(RecordError):
        read(text + "0 stand\n")
