"""The words that come from the data of Columbiz."""

from dovecote.games.columbiz.board import DIRECTIONS
from dovecote.games.columbiz.components import COLOURS

NAMES = {
    *COLOURS,
    *(f"term-{term}" for term in (*DIRECTIONS, "lines", "captures")),
    *("reserve", "captured", "set-aside", "lines", "captures", "total"),  # the pad
}
