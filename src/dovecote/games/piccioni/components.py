"""What is in the box, and the numbers of the rules."""

from __future__ import annotations

from importlib.resources import files

PLACES = 4  # of the zones these come first, then the Areas in seat order
PIGEONS = 38
ACTIONS = 55
MOST_SEATS = 6

GUANO = "guano"
LOTS = "lots"
DIRT = (GUANO, LOTS)  # action cards that stay in Areas (4.2)
HIDDEN = "?"  # a card of which only the back is seen

START_HAND = 3
HAND_LIMIT = 5
MOVES = 2
DRAWN = 3  # cards in one move
PRICES = {GUANO: 1, LOTS: 2}  # cards paid to clean one of these (3.5, 3.6)
TROPHY_PRICE = 2  # cards paid to turn a pigeon into a Trophy (3.7)

REMOVED = {2: 16, 3: 16, 4: 12, 5: 6, 6: 0}  # edition 2025-balcony: pigeons out of the game
TROPHY_POINTS = {GUANO: 2, LOTS: 2}  # any other Trophy: one
POINTS = {GUANO: -1, LOTS: -2, "pigeon": -1}  # for what lies open in an Area

CARDS = files(__package__).joinpath("data", "cards.toml").read_text("utf-8")
