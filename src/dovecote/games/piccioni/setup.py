"""The table before the first turn, in each of the three published states of the rules."""

from __future__ import annotations

from dovecote.core.bag import Bag
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PLACES, REMOVED, START_HAND
from dovecote.games.piccioni.state import (
    Beginning,
    Drawing,
    Laying,
    Moving,
    Options,
    Removing,
    State,
    Step,
)


def boxes(cards: Cards, options: Options) -> tuple[Kinds, Kinds]:
    """The pigeon cards and the action cards of a match (2.1, 2.5)."""
    pigeons = []
    for pigeon in cards.pigeon:
        count = pigeon.count
        if options.edition == "2025-flock" and pigeon.flock:
            count = pigeon.flock[options.seats - 2]
        pigeons += [pigeon.id] * count
    actions = [action.id for action in cards.action for _ in range(action.count)]
    return tuple(pigeons), tuple(actions)


def set_up(cards: Cards, options: Options) -> State:
    """Everything in its deck; the agenda lays, deals and begins."""
    pigeons, actions = boxes(cards, options)
    nothing: tuple[Kinds, ...] = ((),) * options.seats
    return State(
        options=options,
        seat=Seat(0),
        zones=((),) * PLACES + nothing,
        dirt=nothing,
        trophies=nothing,
        unseen=nothing,
        hands=nothing,
        flock=Bag.of(pigeons),
        deck=Bag.of(actions),
        discard=Bag(),
        removed=Bag(),
        revealed=0,
        drawn=0,
        moves=options.first_moves,
        calls=0,
        last_round=0,
        agenda=tuple(reversed(_beginning(options))),
    )


def _beginning(options: Options) -> list[Step]:
    """Who begins, pigeons removed, one pigeon on every zone, three cards each (2.2 to 2.6)."""
    is_balcony = options.edition == "2025-balcony"
    steps: list[Step] = [Beginning()]
    if is_balcony and REMOVED[options.seats]:
        steps.append(Removing(REMOVED[options.seats]))
    zones = PLACES if is_balcony else PLACES + options.seats
    steps += [Laying(zone) for zone in range(zones)]
    steps += [Drawing(Seat(seat), START_HAND) for seat in range(options.seats)]
    return [*steps, Moving()]
