"""What is worth telling of a match of Columbiz."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from dovecote.core.figures import Figure, PlayedEntry, most
from dovecote.core.game import Seat
from dovecote.games.columbiz.events import Captured, Event, Scored, SetAside, Thrown
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import State

_Entry: TypeAlias = PlayedEntry[Columbiz, State, Event]


def figures(moments: Sequence[_Entry]) -> list[Figure]:
    """Captured pawns, the longest line, the luckiest first throw, and pawns set aside."""
    captured, aside = Counter[Seat](), Counter[Seat]()
    lines, throws = list[Figure](), list[Figure]()
    for moment in moments:
        for event in moment.events:
            if isinstance(event, Captured):
                captured[event.seat] += len(event.squares)
            elif isinstance(event, SetAside):
                aside[event.seat] += event.pawns
            elif isinstance(event, Scored):
                size = max(term.size for term in event.terms)
                lines.append(Figure("longest-line", event.seat, size, at=moment.at))
            elif isinstance(event, Thrown) and event.throw == 1:
                ((face, alike),) = Counter(event.fell).most_common(1)
                throws.append(Figure("luck", event.seat, alike, face, moment.at))
    return [
        *most("captures", captured),
        *_greatest(lines),
        *_greatest(throws),
        *most("set-aside", aside),
    ]


def _greatest(found: list[Figure]) -> list[Figure]:
    return [max(found, key=lambda figure: figure.count)] if found else []
