"""A match that branches off another: its record says where, and nothing goes behind that."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.core.errors import RecordError, UndoError
from dovecote.core.game import Choice, Over
from dovecote.core.options import read as read_options
from dovecote.core.record import Branch, read, seal_of, write
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.luck import Continued
from dovecote.play.replay import AnyTable, replay, verify
from dovecote.tables.bringing import EndedError, branched_off
from dovecote.tables.matches import follow


def _played(table: AnyTable, rng: Random) -> AnyTable:
    while isinstance(table.pending, Choice):
        for seat in table.pending.seats:
            table.act(seat, rng.choice(table.offers(seat)))
    return table


def _match(game: str) -> str:
    rules = GAMES[game]
    options = read_options(rules.options_type, {"seats": "2"})
    table: AnyTable = Table(rules, options, Seeded(game))
    return write(_played(table, Random(game)).record)


def _branch(game: str, text: str, at: int) -> AnyTable:
    found = branched_off(GAMES[game], text, at)
    rules = GAMES[game]
    luck = Continued(found.record.entries, ["ada", "ben"])
    options = read_options(rules.options_type, found.options)
    table: AnyTable = Table(rules, options, luck, found.colours, found.branched)
    follow(table, list(map(str, found.record.entries)))
    return table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_goes_another_way_and_its_record_says_from_where(game: str) -> None:
    text = _match(game)
    whole = read(text).entries
    at = len(whole) // 2
    table = _branch(game, text, at)
    begun = table.at
    assert begun >= at
    assert table.entries() == whole[:begun]
    assert isinstance(table.pending, Choice)  # luck that was asked has answered as it did then
    branched = write(_played(table, Random("other")).record)
    record = read(branched)
    assert record.branched == Branch(begun, seal_of(text))
    assert (record.brought, record.entries[:begun]) == (begun, whole[:begun])
    assert isinstance(verify(GAMES[game], branched).pending, Over)
    assert replay(GAMES[game], branched).record.branched == record.branched


def test_nothing_is_taken_back_behind_the_branch() -> None:
    rules = GAMES["columbiz"]
    table: AnyTable = Table(rules, read_options(rules.options_type, {"seats": "2"}), Seeded(4))
    assert isinstance(table.pending, Choice)
    seat = table.pending.seats[0]
    table.act(seat, "stand")
    stood = table.at
    assert table.last_act(seat) == stood
    end = write(_played(table, Random(1)).record)
    branch = _branch("columbiz", end, stood)
    assert branch.last_act(seat) is None
    with pytest.raises(UndoError) as caught:
        branch.undo(seat)
    assert caught.value.params["reason"] == "branched"
    branch.act(seat, branch.offers(seat)[0])
    mine = branch.at
    if branch.last_act(seat) == mine:  # what was done since then may be taken back as ever
        branch.undo(seat)
        with pytest.raises(UndoError):
            branch.undo(seat)


def test_what_was_taken_back_before_stays_so() -> None:
    rules = GAMES["columbiz"]
    table: AnyTable = Table(rules, read_options(rules.options_type, {"seats": "2"}), Seeded(4))
    assert isinstance(table.pending, Choice)
    seat = table.pending.seats[0]
    table.act(seat, "stand")
    table.undo(seat)
    undone = table.at
    end = write(_played(table, Random(1)).record)
    branch = _branch("columbiz", end, undone)
    assert [str(entry) for entry in branch.entries()][-1].endswith(f"undo {undone - 1}")


def test_there_is_nothing_to_play_on_after_the_end() -> None:
    text = _match("columbiz")
    for at in (len(read(text).entries), len(read(text).entries) + 1):
        with pytest.raises(EndedError):
            branched_off(GAMES["columbiz"], text, at)


@pytest.mark.parametrize(
    "line",
    [
        "branched: 3",
        "branched: 0 of " + "a" * 64,
        "branched: 9999 of " + "a" * 64,
        "branched: 3 of abc",
    ],
)
def test_a_line_that_says_nothing_is_refused(line: str) -> None:
    lines = _match("columbiz").splitlines()[:-1]
    place = next(n for n, one in enumerate(lines) if one.startswith("options"))
    with pytest.raises(RecordError):
        read("\n".join([*lines[: place + 1], line, *lines[place + 1 :]]) + "\n")
