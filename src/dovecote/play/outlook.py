"""What a move would bring, told as far as every world agrees that a seat can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic

import msgspec

from dovecote.core.game import A, Act, E, Game, O, S, V

_WORLDS = 8


class Outlook(msgspec.Struct, Generic[E, V], frozen=True):
    """The events the move would bring, and what its seat would see then, if that is certain."""

    events: tuple[E, ...]
    view: V | None = None


def outlook(game: Game[O, S, A, E, V], act: Act[A], view: V) -> Outlook[E, V]:
    """What an act would bring, worked out in worlds imagined from the view of who acts."""
    return common([foresee(game, act, world) for world in imagined(game, view)])


def imagined(game: Game[O, S, A, E, V], view: V) -> list[S]:
    """Some worlds in which a seat could be."""
    worlds = list[S]()
    for seed in range(_WORLDS):
        world = game.imagine(view, Random(seed))
        if world not in worlds:  # where nothing is hidden, there is one
            worlds.append(world)
    return worlds


def foresee(game: Game[O, S, A, E, V], act: Act[A], world: S) -> Outlook[E, V]:
    """What the one who acts would see in one world."""
    after = game.apply(world, act)
    seen = (game.witness(event, act.seat) for event in after.events)
    events = tuple(event for event in seen if event is not None)
    return Outlook(events, game.view(after.state, act.seat))


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
