"""What is worth telling of a match of Piccioni."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dovecote.core.figures import Figure, Moment, most
from dovecote.core.game import Seat
from dovecote.games.piccioni.events import Cleaned, Played, Reacted
from dovecote.games.piccioni.state import State, area_of


def figures(moments: Sequence[Moment]) -> list[Figure]:
    """Trophies, the most crowded Area, cards played, reactions, and guano cleaned away."""
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
        *most("reactions", reacted),
        *most("cleaned", cleaned),
        *most("played", played),
    ]


def _trophies(state: State) -> Counter[Seat]:
    held = enumerate(zip(state.trophies, state.unseen, strict=True))
    return Counter({Seat(seat): len(made) + len(unseen) for seat, (made, unseen) in held})


def _pigeons(state: State) -> Counter[Seat]:
    return Counter(
        {Seat(seat): len(state.zones[area_of(Seat(seat))]) for seat in range(state.seats)}
    )
