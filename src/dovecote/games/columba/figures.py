"""What is worth telling of a match of Columba."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from dovecote.core.figures import Figure, PlayedEntry, most
from dovecote.core.game import Seat
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.events import Captured, Drawn, Event, Hunted
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.state import State

_Entry: TypeAlias = PlayedEntry[Columba, State, Event]


def figures(moments: Sequence[_Entry]) -> list[Figure]:
    """The largest estate, captured pigeons, falcons, and whose draws were what they needed."""
    captured, hunted = Counter[Seat](), Counter[Seat]()
    wanted, drawn = Counter[Seat](), Counter[Seat]()
    for moment in moments:
        for event in moment.events:
            if isinstance(event, Captured):
                captured[event.seat] += len(event.pigeons)
            elif isinstance(event, Hunted):
                hunted[event.seat] += 1
            elif isinstance(event, Drawn):
                wanted[event.seat] += _wanted(moment.state, event)
                drawn[event.seat] += len(event.card)
    luck = [
        Figure(each.name, each.seat, each.count, drawn[each.seat]) for each in most("luck", wanted)
    ]
    return [
        *_largest(moments[-1].state),
        *most("captures", captured),
        *luck,
        *most("falcons", hunted),
    ]


def _largest(state: State) -> list[Figure]:
    estates = state.land.estates if state.land else ()
    largest = max(estates, key=lambda estate: estate.fields.bit_count(), default=None)
    if largest is None:
        return []
    return [Figure("largest-estate", largest.owner, largest.fields.bit_count())]


def _wanted(state: State, event: Drawn) -> int:
    """How many pigeons of a card the objective of its drawer still lacked."""
    lacking = state.players[event.seat].lacking
    return sum(min(event.card.count(kind), lack) for kind, lack in zip(KINDS, lacking, strict=True))
