"""The numbers of the box: the board as a data table, the capture table, the pawns."""

from __future__ import annotations

import pytest

from dovecote.games.columbiz import Columbiz
from dovecote.games.columbiz.board import Board, Square, board_of
from dovecote.games.columbiz.components import BOARD, PAWNS, capture_points
from dovecote.games.columbiz.numbering import BoardError, read_numbering
from dovecote.testing import run_scenario
from dovecote.testing.scenario import read_scenarios

PRINTED = [1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42]  # 1 to 12 captured
CONTINUED = [49, 56, 64, 72, 81, 90, 100, 110, 121, 132, 144, 156, 169, 182, 196, 210, 225, 240]


@pytest.mark.parametrize(("captured", "points"), list(enumerate([0, *PRINTED, *CONTINUED])))
def test_captured_pawns_are_worth_what_is_printed_and_go_on_so(captured: int, points: int) -> None:
    assert capture_points(captured) == points


def test_the_box_holds_59_pawns() -> None:
    assert [PAWNS[seats] for seats in (2, 3, 4)] == [18, 13, 10]
    assert 18 + 18 + 13 + 10 == 59


ALTERNATING = "columns = " + str([list(range(1, 7)), list(range(6, 0, -1))] * 3)


def read_board(text: str) -> Board:
    return board_of(read_numbering(text).columns)


def test_another_numbering_moves_the_rows() -> None:
    board = read_board(ALTERNATING)
    plain = read_board(BOARD)
    assert [plain.rows[i] for i in (0, 6, 12)] == [0, 0, 0]  # 1/1, 2/1, 3/1
    assert [board.rows[i] for i in (0, 6, 12)] == [0, 5, 0]


@pytest.mark.parametrize(
    ("numbering", "squares", "scores"),
    [
        (BOARD, ["1/1", "2/1", "3/1"], True),
        (ALTERNATING, ["1/1", "2/1", "3/1"], False),
        (ALTERNATING, ["1/3", "2/4", "3/3"], True),  # the third row: 3, 4, 3
        (BOARD, ["1/3", "2/4", "3/3"], False),
    ],
)
def test_lines_follow_the_numbering(numbering: str, squares: list[str], scores: bool) -> None:
    story = ["scenario: three pawns, one a turn", "* 6", "* 1"]
    for turn, square in enumerate(squares, 1):
        column, number = square.split("/")
        dice = column * int(number) + "6" * (8 - int(number))
        story += [f"* {dice}", "0 stand", f"0 put {square}"]
        if turn < len(squares):
            story += ["0 end", "* 66666666", "1 stand", f"1 put 6/{turn}", "1 end"]
    story.append("expect event: Scored" if scores else "expect no event: Scored")
    (scenario,) = read_scenarios("\n".join(story))
    run_scenario(Columbiz(numbering), scenario)


@pytest.mark.parametrize(
    "columns",
    [
        [[1, 2, 3, 4, 5, 6]] * 5,
        [[1, 2, 3, 4, 5, 5]] * 6,
        [[1, 2, 3, 4, 5]] * 6,
        [[0, 1, 2, 3, 4, 5]] * 6,
    ],
)
def test_a_board_that_is_no_board_is_refused(columns: list[list[int]]) -> None:
    with pytest.raises(BoardError, match=r"expected 6|expected .1, 2, 3, 4, 5, 6."):
        read_board(f"columns = {columns}")


def test_a_square_is_written_column_and_number() -> None:
    assert str(Square(5, 3)) == "5/3"
