"""What a seat is asked next if everybody lets things pass: as it comes, or not at all."""

from __future__ import annotations

import msgspec
import pytest

from dovecote.core.errors import UnreadableError
from dovecote.core.game import AnyGame, Choice, Seat
from dovecote.games.columba import COLUMBA
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.piccioni import PICCIONI
from dovecote.play import Scripted, Seeded, Table
from dovecote.play.next_asked import next_asked, sight, sight_of
from dovecote.play.replay import AnyTable
from dovecote.play.seats import Orders, read_order

CRUMBS = "play breadcrumbs on stupid in area 1 to area 2"
ADA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


def in_a_window(held: str = "car") -> AnyTable:
    """Ada has played a card; Ben, who holds three of one kind, and Cleo are asked."""
    hands = ("breadcrumbs", "guano", "guano", *(held,) * 3, *("guano",) * 6)
    luck = Scripted(("seat 0", *("stupid",) * 8, *hands, "car"))
    table = Table(PICCIONI, PICCIONI.options_type(seats=4), luck)
    table.act(ADA, CRUMBS)
    assert table.pending == Choice((BEN, CLEO))
    return table


def test_it_comes_as_it_was_foreseen() -> None:
    table = in_a_window()
    found = next_asked(PICCIONI, ADA, table.view(ADA))
    assert found is not None
    table.act(BEN, "pass")
    table.act(CLEO, "pass")
    assert tuple(map(str, found.offers)) == table.offers(ADA)
    assert found.view == table.view(ADA)
    assert sight(msgspec.json.encode(found.view)) == sight_of(table, ADA)


def test_what_others_hold_makes_no_difference() -> None:
    """Asking tells nothing: whether Ben could react is not in it."""
    could, cannot = in_a_window("balcony"), in_a_window("car")
    assert could.view(ADA) == cannot.view(ADA)
    told = [next_asked(PICCIONI, ADA, table.view(ADA)) for table in (could, cannot)]
    first, second = ((one.view, *map(str, one.offers)) for one in told if one)
    assert first == second


def test_who_reacts_makes_it_another_table() -> None:
    table = in_a_window("balcony")
    found = next_asked(PICCIONI, ADA, table.view(ADA))
    assert found is not None
    table.act(BEN, "react balcony")
    table.act(CLEO, "pass")
    while table.decline(seat := table.pending.seats[0]):  # type: ignore[union-attr]
        table.act(seat, "pass")
    assert sight(msgspec.json.encode(found.view)) != sight_of(table, ADA)


def test_nothing_is_known_of_what_comes_after_somebodys_own_turn() -> None:
    """Ben waits for Ada to move: that she does as she likes is no window that passes."""
    table = in_a_window()
    table.act(BEN, "pass")
    table.act(CLEO, "pass")
    assert next_asked(PICCIONI, BEN, table.view(BEN)) is None


@pytest.mark.parametrize("game", [COLUMBA, COLUMBIZ], ids=lambda game: game.name)
def test_where_every_turn_begins_with_luck_nothing_can_be_chosen(game: AnyGame) -> None:
    table: AnyTable = Table(game, game.options_type(seats=2), Seeded(1))
    assert table.turn is not None
    other = Seat(1 - table.turn)
    assert next_asked(table.game, other, table.view(other)) is None


def test_an_order_ends_a_turn_in_which_nothing_is_left() -> None:
    table, orders = in_a_window(), Orders()
    orders.give(PICCIONI, ADA, "end")
    orders.give(PICCIONI, BEN, "end")
    assert orders.answer(table, BEN) is None  # a window is no turn
    table.act(BEN, "pass")
    table.act(CLEO, "pass")
    assert orders.answer(table, ADA) is None  # one move is left
    table.act(ADA, "play guano on area 3")
    assert table.decline(Seat(3)) == "pass"
    table.act(Seat(3), "pass")
    assert table.offers(ADA) == ("end",)
    assert orders.answer(table, ADA) == "end"
    assert orders.answer(table, BEN) is None


def test_ending_can_be_ordered_in_every_game_and_only_so() -> None:
    assert str(read_order(COLUMBA, "end")) == "end"
    for text in ("end until my turn", "ends", "stand"):
        with pytest.raises(UnreadableError):
            read_order(COLUMBIZ, text)
