"""What is worth telling of a match of Piccioni."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from dovecote.core.figures import Figure, PlayedEntry, most
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.events import Cleaned, Drew, Event, Played, Reacted
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import State, area_of
from dovecote.games.piccioni.verbs import Share, Trophy

_Entry: TypeAlias = PlayedEntry[Piccioni, State, Event]


def figures(moments: Sequence[_Entry]) -> list[Figure]:
    """Trophies, the most crowded Area, luck, cards played, reactions, and guano cleaned away."""
    played, reacted, cleaned = Counter[Seat](), Counter[Seat](), Counter[Seat]()
    crowds = list[Figure]()
    for moment in moments:
        crowds += most("crowd", _pigeons(moment.state))
        for event in moment.events:
            if isinstance(event, Played):
                played[event.seat] += 1
            elif isinstance(event, Reacted):
                reacted[event.seat] += 1
            elif isinstance(event, Cleaned):
                cleaned[event.seat] += len(event.what)
    return [
        *most("trophies", _trophies(moments[-1].state)),
        *([max(crowds, key=lambda figure: figure.count)] if crowds else []),
        *_luckiest(moments),
        *most("reactions", reacted),
        *most("cleaned", cleaned),
        *most("played", played),
    ]


def _luckiest(moments: Sequence[_Entry]) -> list[Figure]:
    """Who drew most cards that make Trophies, beside what such draws bring on the average."""
    makers = _makers(moments[-1].game.cards)
    made, drawn = Counter[Seat](), Counter[Seat]()
    luck: dict[Seat, float] = {}
    for before, after in pairwise(moments):
        for seat in (event.seat for event in after.events if isinstance(event, Drew)):
            card = _new_in(before.state.hands[seat], after.state.hands[seat])
            deck = [*before.state.deck]
            drawn[seat] += 1
            made[seat] += card in makers
            average = sum(each in makers for each in deck) / len(deck)
            luck[seat] = luck.get(seat, 0.0) + (card in makers) - average
    best = max(sorted(luck), key=luck.__getitem__, default=None)
    if best is None or luck[best] <= 0:
        return []
    return [Figure("luck", best, made[best], drawn[best])]


def _makers(cards: Cards) -> frozenset[str]:
    """The action cards that make Trophies in one's turn."""
    return frozenset(
        name
        for name, card in cards.actions.items()
        if any(isinstance(effect, Trophy | Share) for effect in card.play)
    )


def _new_in(before: Kinds, after: Kinds) -> str:
    """The card that has come to a hand; onlookers saw its back only."""
    (card,) = Counter(after) - Counter(before)
    return card


def _trophies(state: State) -> Counter[Seat]:
    held = enumerate(zip(state.trophies, state.unseen, strict=True))
    return Counter({Seat(seat): len(made) + len(unseen) for seat, (made, unseen) in held})


def _pigeons(state: State) -> Counter[Seat]:
    return Counter(
        {Seat(seat): len(state.zones[area_of(Seat(seat))]) for seat in range(state.seats)}
    )
