"""What a move would bring, told as far as every world agrees that a seat can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import msgspec

from dovecote.core.game import A, Act, E, Game, O, S, V


class Outlook(msgspec.Struct, Generic[E, V], frozen=True):
    """The events the move would bring, and what its seat would see then, if that is certain."""

    events: tuple[E, ...]
    view: V | None = None


def foresee(game: Game[O, S, A, E, V], act: Act[A], world: S) -> Outlook[E, V]:
    """What the one who acts would see in one world."""
    after = game.apply(world, act)
    seen = (game.witness(event, act.seat) for event in after.events)
    told = tuple(event for event in seen if event is not None)
    return Outlook(told, game.view(after.state, act.seat))


def common(outlooks: Sequence[Outlook[E, V]]) -> Outlook[E, V]:
    """The beginning that all tales share; the view only if it is the same in each world."""
    shared = list[E]()
    for events in zip(*(outlook.events for outlook in outlooks), strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    view = outlooks[0].view
    is_certain = all(outlook.view == view for outlook in outlooks)
    return Outlook(tuple(shared), view if is_certain else None)
