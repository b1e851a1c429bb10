"""The words that come from the data of Piccioni: its cards, places and scores."""

import re
from pathlib import Path

from dovecote.games.piccioni import PICCIONI, phrases
from dovecote.games.piccioni.components import DIRT

_PHRASES = Path(phrases.__file__).read_text("utf-8")
_CARDS = (*PICCIONI.cards.pigeons, *PICCIONI.cards.actions)

NAMES = {
    *(f"{what}-{card}" for what in ("card", "text") for card in _CARDS),
    *(f"reaction-{card.id}" for card in PICCIONI.cards.action if card.reaction),
    *(f"zone-{place.id}" for place in PICCIONI.cards.place),
    *("back-pigeon", "back-guano", "term-trophies", "term-pigeons"),
    *(f"{term}-{dirt}" for term in ("term", "term-trophy") for dirt in DIRT),
    *(
        f"{what}-{card}"
        for what in ("played", "aim", "no-effect")
        for card in PICCIONI.cards.actions
    ),
    *("event-tie-shared", "event-drew-seen", "event-trophy-pooled"),
    *(f"says-{key}" for key in re.findall(r'Phrase\(\s*"([a-z-]+)"', _PHRASES)),
    *("says-and", "says-from", "says-away", "says-both", "says-free"),  # by a variable
}
