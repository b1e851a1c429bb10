"""Undo is free back to the last luck, the last thing revealed, or another seat's act."""

from __future__ import annotations

import pytest

from dovecote.core.entries import Undid
from dovecote.core.errors import UndoError
from dovecote.core.game import Choice, Over, Seat
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.state import Options
from dovecote.games.piccioni import PICCIONI
from dovecote.play import Scripted, Seeded, Table
from dovecote.play.replay import AnyTable
from tests.kit.crumbs import Crumbs
from tests.kit.crumbs import Options as CrumbsOptions

ZERO, ONE = Seat(0), Seat(1)


def placing() -> AnyTable:
    """Seat 1 about to capture a pawn of seat 0."""
    table: AnyTable = Table(COLUMBIZ, Options(seats=2), Scripted(["6", "1", *["11111111"] * 3]))
    for seat, text in [(0, "stand"), (0, "put 1/1"), (0, "end"), (1, "stand"), (1, "put 1/2")]:
        table.act(Seat(seat), text)
    return table


def test_undo_restores_everything_captures_and_scores_and_reserves() -> None:
    table = placing()
    before, views = table.state, [table.view(seat) for seat in (None, ZERO, ONE)]
    table.act(ONE, "put 1/3")
    assert table.state.players[1].captured == (1, 0)
    table.undo(ONE)
    assert table.state == before
    assert [table.view(seat) for seat in (None, ZERO, ONE)] == views


def test_undo_is_an_entry_and_numbers_never_run_back() -> None:
    table = placing()
    at = table.at
    table.act(ONE, "put 1/3")
    table.undo(ONE)
    assert table.at == at + 2
    assert table.record.entries[-1] == Undid(ONE, at + 1)


def test_what_was_taken_back_is_not_told_again() -> None:
    table = placing()
    at = table.at
    table.act(ONE, "put 1/3")
    assert [type(e).__name__ for e in table.events(None, at)] == ["Placed", "Captured"]
    table.undo(ONE)
    assert table.events(None, at) == ()


def test_several_steps_can_be_taken_back_one_by_one_or_at_once() -> None:
    table = placing()
    start = next(n for n, e in enumerate(table.record.entries, 1) if str(e) == "1 stand")
    table.undo(ONE)
    table.undo(ONE)
    assert "stand" in table.offers(ONE)
    table.act(ONE, "stand")
    table.act(ONE, "put 1/2")
    table.undo(ONE, to=table.at - 1)
    assert "stand" in table.offers(ONE)
    assert start < table.at


def test_nothing_is_taken_back_beyond_a_throw() -> None:
    table = placing()
    table.undo(ONE)
    table.undo(ONE)
    with pytest.raises(UndoError, match="seat 1 may not undo: luck"):
        table.undo(ONE)
    with pytest.raises(UndoError, match="luck"):
        table.undo(ONE, to=1)


def test_nobody_takes_back_what_another_seat_did() -> None:
    table = placing()
    with pytest.raises(UndoError, match="seat 0 may not undo: other"):
        table.undo(ZERO)


def test_a_seat_is_told_which_of_its_acts_it_could_take_back() -> None:
    table = placing()
    assert (table.last_act(ZERO), table.last_act(ONE)) == (None, table.at)
    table.undo(ONE)
    assert table.last_act(ONE) == table.at - 2  # the act before the one taken back
    table.undo(ONE)
    assert table.last_act(ONE) is None


def test_a_finished_match_stays_finished() -> None:
    table: AnyTable = Table(COLUMBIZ, Options(seats=4), Seeded(4))
    while isinstance(pending := table.pending, Choice):
        offers = table.offers(pending.seats[0])
        table.act(pending.seats[0], offers[0])
    assert isinstance(table.pending, Over)
    assert [table.last_act(seat) for seat in table.seats] == [None] * 4
    with pytest.raises(UndoError, match="over"):
        table.undo(table.state.seat)


def test_a_hidden_card_that_was_shown_cannot_be_taken_back() -> None:
    for seed in range(20):
        table = Table(Crumbs(), CrumbsOptions(seats=3), Seeded(seed))
        if "eat" in table.offers(ZERO)[0]:
            table.act(ZERO, table.offers(ZERO)[0])
            with pytest.raises(UndoError, match="revealed"):
                table.undo(ZERO)
            return
    raise AssertionError("nobody could eat")


@pytest.mark.parametrize("answer", ["shoo", "pass"])
def test_a_sealed_answer_can_be_taken_back_while_the_window_is_open(answer: str) -> None:
    for seed in range(200):
        table = Table(Crumbs(), CrumbsOptions(seats=3), Seeded(seed))
        while isinstance(pending := table.pending, Choice) and len(pending.seats) < 2:
            table.act(pending.seats[0], table.offers(pending.seats[0])[0])
        if not isinstance(pending, Choice) or answer not in table.offers(pending.seats[0]):
            continue
        before = table.state
        table.act(pending.seats[0], answer)
        table.undo(pending.seats[0])
        assert table.state == before
        return
    raise AssertionError("no window opened")


def test_the_last_sealed_answer_stays_though_nobody_reacted() -> None:
    """Whoever has seen that the others passed may not answer anew."""
    hands = (*("breadcrumbs", "guano", "guano"), *("car",) * 3, *("guano",) * 6)
    luck = ("seat 0", *("stupid",) * 8, *hands)
    table: AnyTable = Table(PICCIONI, PICCIONI.options_type(seats=4), Scripted(luck))
    table.act(ZERO, "play breadcrumbs on stupid in area 1 to area 2")
    table.act(Seat(1), "pass")
    table.undo(Seat(1))  # while the window is open, nothing has been seen
    table.act(Seat(1), "pass")
    table.act(Seat(2), "pass")
    assert table.last_act(Seat(2)) is None
    with pytest.raises(UndoError, match="revealed"):
        table.undo(Seat(2))
    with pytest.raises(UndoError, match="revealed"):  # that is certain, so a record knows it too
        table.undo_recorded(Seat(2), table.at)
