"""The words that come from the data of Piccioni: its cards, places and scores."""

from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.components import DIRT

_CARDS = (*PICCIONI.cards.pigeons, *PICCIONI.cards.actions)

NAMES = {
    *(f"{what}-{card}" for what in ("card", "text") for card in _CARDS),
    *(f"reaction-{card.id}" for card in PICCIONI.cards.action if card.reaction),
    *(f"zone-{place.id}" for place in PICCIONI.cards.place),
    *("back-pigeon", "back-guano", "term-trophies", "term-pigeons"),
    *(f"{term}-{dirt}" for term in ("term", "term-trophy") for dirt in DIRT),
    *("event-tie-shared", "event-drew-seen", "event-trophy-pooled"),
}
