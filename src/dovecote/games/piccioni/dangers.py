"""What could make a match with some cards endless, or a move mean something else."""

from __future__ import annotations

from collections.abc import Iterator

from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import ACTIONS
from dovecote.games.piccioni.entries import KINDS
from dovecote.games.piccioni.errors import CardsError, wrong
from dovecote.games.piccioni.verbs import Draw

_FREE = ACTIONS - 12 - 30 - 1  # cards that cards without a move may draw together
_WORDS_OF_MOVES = frozenset(("on", "in", "to", "with", "from", "area", "seat", "pigeon", "here"))
_WORDS_OF_MOVES |= {"arriving"}  # where a move or an effect would mean something else


def dangers(cards: Cards) -> Iterator[CardsError]:
    """Ids that are words of the notation; and cards that cost no move and draw others, which may
    bring one another on and on in one turn. That ends if each brings less than one more, however
    few cards are in the deck: at least those that are neither dirt nor in hands."""
    yield from _reserved(cards)
    free = [card for card in cards.action if not card.moves]
    drawn = {card.id: sum(e.cards for e in card.play if isinstance(e, Draw)) for card in free}
    together = sum(card.count * drawn[card.id] for card in free)
    if together > _FREE:
        for number, card in enumerate(cards.action):
            if drawn.get(card.id):
                fault = wrong(card.id, "moves", "free", str(together), str(_FREE))
                yield fault.at("action", number, "moves")


def _reserved(cards: Cards) -> Iterator[CardsError]:
    for kind in KINDS:
        for number, card in enumerate(getattr(cards, kind)):
            if card.id in _WORDS_OF_MOVES:
                fault = wrong(card.id, "id", "reserved", card.id, "")
                yield fault.at(kind, number, "id")
