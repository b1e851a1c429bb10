"""What is in the box."""

from __future__ import annotations

from importlib.resources import files

KINDS = "gwsb"  # green, white, sand, blue ground
COLOURS = ("red", "yellow", "green", "purple")  # of the players; usual allies: CB-78

TILES = 15  # of each kind
FALCONS = 12
SMALL = {2: 3, 3: 2, 4: 1}  # small dovecotes for each player, by number of players
LARGE = 1
POINTS = {"small": 1, "large": 2}  # for each field of an estate
UNFINISHED = -4  # for an objective that is not completed
TILES_PAID = 2  # for a young falcon, and again to raise it

CARDS = files(__package__).joinpath("data", "cards.toml").read_text("utf-8")
