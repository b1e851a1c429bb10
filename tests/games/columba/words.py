"""The words that come from the data of Columba."""

from dovecote.games.columba.components import COLOURS, KINDS

NAMES = {
    *COLOURS,
    *(f"kind-{letter}" for letter in KINDS),
    *(f"term-{term}" for term in ("small", "large", "unfinished")),
    "event-tie-shared",
}
