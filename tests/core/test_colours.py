"""Colours belong to the seats of a table; no rule knows them."""

from __future__ import annotations

import pytest

from dovecote.core.colours import seat_colours
from dovecote.core.errors import ColoursError
from dovecote.core.record import read, write
from dovecote.games.columba import COLUMBA
from dovecote.games.columba.state import Options
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.piccioni import PICCIONI
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable, replay


def test_the_usual_allies_of_columba_are_red_with_green_and_yellow_with_purple() -> None:
    """CB-78; seats 0 and 2, and 1 and 3, are allies."""
    red, yellow, green, purple = seat_colours(COLUMBA, 4)
    assert ({red, green}, {yellow, purple}) == ({"red", "green"}, {"yellow", "purple"})


@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, "violet blue"), (3, "violet blue grey"), (4, "violet blue grey black")],
)
def test_the_pawns_of_columbiz_are_enough_for_these_colours_only(seats: int, colours: str) -> None:
    """CZ-1."""
    assert seat_colours(COLUMBIZ, seats) == tuple(colours.split())
    swapped = tuple(reversed(colours.split()))
    assert seat_colours(COLUMBIZ, seats, swapped) == swapped
    with pytest.raises(ColoursError):
        seat_colours(COLUMBIZ, seats, ("red", *swapped[1:]))


def test_two_may_not_have_grey_pawns_of_which_there_are_thirteen() -> None:
    with pytest.raises(ColoursError):
        seat_colours(COLUMBIZ, 2, ("violet", "grey"))


def test_a_game_without_colours_has_none_to_choose() -> None:
    assert seat_colours(PICCIONI, 3) == ()
    with pytest.raises(ColoursError):
        seat_colours(PICCIONI, 2, ("red", "green"))


@pytest.mark.parametrize("chosen", [["red"], ["red", "red"], ["red", "blue"], ["red"] * 3])
def test_every_seat_has_one_colour_of_its_own(chosen: list[str]) -> None:
    with pytest.raises(ColoursError) as caught:
        seat_colours(COLUMBA, 2, chosen)
    assert caught.value.params["expected"] == "red | yellow | green | purple"


def test_a_record_tells_colours_that_are_not_the_usual_ones() -> None:
    plain: AnyTable = Table(COLUMBA, Options(seats=2), Seeded(1))
    usual: AnyTable = Table(COLUMBA, Options(seats=2), Seeded(1), ["red", "yellow"])
    chosen: AnyTable = Table(COLUMBA, Options(seats=2), Seeded(1), ["purple", "red"])
    assert write(usual.record) == write(plain.record)
    assert "colours" not in write(plain.record)
    text = write(chosen.record)
    assert "\ncolours: purple red\n" in text
    assert read(text).colours == ("purple", "red")
    again = replay(COLUMBA, text)
    assert again.colours == ("purple", "red")
    assert (again.state, again.view(None)) == (plain.state, plain.view(None))
