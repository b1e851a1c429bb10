"""Standing orders answer for a seat, and nobody can tell."""

from __future__ import annotations

import pytest

from dovecote.core.entries import Did
from dovecote.core.errors import UnreadableError
from dovecote.core.game import AnyGame, Seat
from dovecote.core.record import write
from dovecote.games.columba import COLUMBA
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.state import Options
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable
from dovecote.play.seats import Order, Orders, read_order
from dovecote.play.table import Table

ME, YOU = Seat(0), Seat(1)
LUCK = ("seat 0", *("stupid",) * 6, "guano", "guano", "rifle", "umbrella", "net", "car")


def table() -> AnyTable:
    """Seat 0 plays Guano on the Area of seat 1, who holds an Umbrella."""
    match: AnyTable = Table(PICCIONI, Options(seats=2), Scripted(LUCK))
    match.act(ME, "play guano on area 1")
    return match


def orders(*texts: str) -> Orders:
    given = Orders()
    for text in texts:
        given.give(PICCIONI, YOU, text)
    return given


@pytest.mark.parametrize("text", ["pass", "pass until my turn", "react umbrella"])
def test_an_order_reads_as_it_is_written(text: str) -> None:
    assert str(read_order(PICCIONI, text)) == text


@pytest.mark.parametrize(
    "text", ["", "draw", "pass always", "react", "react rifle", "react net on fat", "PASS"]
)
def test_other_orders_are_refused(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_order(PICCIONI, text)


@pytest.mark.parametrize("game", [COLUMBA, COLUMBIZ])
def test_a_game_without_windows_takes_no_orders(game: AnyGame) -> None:
    with pytest.raises(UnreadableError):
        read_order(game, "pass")


def test_without_an_order_the_seat_is_asked() -> None:
    assert Orders().answer(table(), YOU) is None


def test_pass_passes_and_a_reaction_comes_first() -> None:
    assert orders("pass").answer(table(), YOU) == "pass"
    assert orders("pass", "react umbrella").answer(table(), YOU) == "react umbrella"
    assert orders("react net").answer(table(), YOU) is None  # it does not apply


def test_an_order_makes_no_move_and_answers_for_nobody_who_is_not_asked() -> None:
    match = table()
    assert orders("pass").answer(match, ME) is None
    match.act(YOU, "pass")
    given = Orders()
    given.give(PICCIONI, ME, "pass")
    assert given.answer(match, ME) is None


def test_until_my_turn_ends_when_my_turn_comes() -> None:
    given = orders("pass until my turn", "react umbrella")
    given.watch(ME)  # it is somebody else's turn
    assert given.answer(table(), YOU) == "react umbrella"
    given.watch(YOU)
    assert given.of(YOU) == (Order("react umbrella"),)


def test_until_my_turn_given_in_my_turn_lasts_until_the_next() -> None:
    given = orders("pass until my turn")
    given.watch(YOU)
    given.watch(YOU)
    assert given.answer(table(), YOU) == "pass"
    given.watch(ME)
    assert given.answer(table(), YOU) == "pass"
    given.watch(YOU)
    assert given.of(YOU) == ()


def test_a_reaction_with_an_aim_takes_the_first() -> None:
    luck = ("seat 0", *("stupid",) * 6, "breadcrumbs", "guano", "rifle", "umbrella", "net", "car")
    match: AnyTable = Table(PICCIONI, Options(seats=2), Scripted(luck))
    match.act(ME, "play breadcrumbs on stupid in street to area 1")
    assert orders("react net").answer(match, YOU) == "react net on stupid"


def test_orders_can_be_withdrawn() -> None:
    given = orders("pass")
    given.withdraw(YOU)
    assert given.of(YOU) == ()
    assert given.answer(table(), YOU) is None


def test_an_ordered_answer_is_an_ordinary_one_in_record_and_events() -> None:
    by_order, by_hand = table(), table()
    answer = orders("pass").answer(by_order, YOU)
    assert answer is not None
    by_order.act(YOU, answer)
    by_hand.act(YOU, "pass")
    assert by_order.record.entries[-1] == Did(YOU, "pass")
    assert write(by_order.record) == write(by_hand.record)
    for viewer in (None, ME, YOU):
        assert by_order.view(viewer) == by_hand.view(viewer)
        assert by_order.events(viewer) == by_hand.events(viewer)
