"""What is in the box, and the numbers printed on it."""

from __future__ import annotations

from importlib.resources import files

COLOURS = ("violet", "blue", "grey", "black")  # usually in seat order
PAWNS = {2: 18, 3: 13, 4: 10}  # for each player, by number of players

DICE = 8
THROWS = 3
PAWNS_A_TURN = 4
PAWNS_SET_ASIDE = 3

LINE_POINTS = (0, 0, 0, 1, 2, 3, 4)  # by length


def capture_points(captured: int) -> int:
    """What the captured pawns are worth: 1, 2, 4, 6, 9 … as printed, and on past 12 (CZ-24)."""
    return (captured + 1) ** 2 // 4


BOARD = files(__package__).joinpath("data", "board.toml").read_text("utf-8")
