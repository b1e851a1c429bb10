"""What a square costs is told while dice are kept, and is what it takes."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.columbiz.board import SQUARES, Square, index_of
from dovecote.games.columbiz.dice import reach
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Keeping, Options, Placing

COLUMBIZ = Columbiz()
DICE = (1, 1, 2, 4, 4, 4, 6, 6)


def test_a_square_costs_its_number_of_dice_with_the_face_of_its_column() -> None:
    state = replace(COLUMBIZ.setup(Options(seats=2)), step=Keeping(throw=1, dice=DICE))
    prices = COLUMBIZ.view(state, Seat(0)).prices
    assert prices[index_of(Square(3, 4))] == (3, 3, 3, 3)
    assert prices[index_of(Square(6, 1))] == (6,)
    for square, price in zip(SQUARES, prices, strict=True):
        assert reach(price) >> index_of(square) & 1, square  # exactly these dice pay for it
        assert not reach(price[1:]) >> index_of(square) & 1, square  # and no fewer


def test_prices_are_told_only_while_dice_are_kept() -> None:
    state = replace(COLUMBIZ.setup(Options(seats=2)), step=Placing(dice=DICE, placed=0))
    assert COLUMBIZ.view(state, Seat(0)).prices == ()
