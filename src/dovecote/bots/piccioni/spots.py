"""On which card an offer is to be seen, for those who do not think of everything."""

from __future__ import annotations

from collections.abc import Sequence

from dovecote.bots.mind import Spot
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action, Clean, Play, React, Trophy
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.state import owner_of


def spots(cards: Cards, seat: Seat, offers: Sequence[Action]) -> list[Spot | None]:
    """The card, and for what; what is done to others, or in their turns, is remote."""
    return [_spot(cards, seat, offer) for offer in offers]


def _spot(cards: Cards, seat: Seat, offer: Action) -> Spot | None:
    match offer:
        case Play(card):
            is_theirs = any(_is_theirs(cards, seat, zone) for zone in (offer.zone, offer.to))
            return Spot((card, is_theirs), is_theirs)
        case React(card):
            return Spot(card, True)
        case Trophy(what) | Clean(what):
            return Spot((type(offer), what), False)
        case _:
            return None


def _is_theirs(cards: Cards, seat: Seat, zone: str) -> bool:
    return bool(zone) and owner_of(cards.index[zone]) not in (None, seat)
