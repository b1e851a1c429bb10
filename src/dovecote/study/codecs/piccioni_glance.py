"""What of Piccioni an array tells: all of a seat's view that is no more than what it follows from.

It is built up field by field from what the seat may know, as views are, and costs a quarter of
one: no names, no points, no aims. The law of secrecy is tried on what is made of it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

import msgspec

from dovecote.core.game import Seat
from dovecote.games.piccioni import windows
from dovecote.games.piccioni.actions import Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import HAND_LIMIT, PLACES
from dovecote.games.piccioni.state import (
    Assigning,
    Excess,
    Moving,
    Options,
    Reacting,
    State,
    Step,
)
from dovecote.games.piccioni.state import Window as OpenWindow

STEPS: dict[type[Any], int] = {step: number for number, step in enumerate(get_args(Step))}
_MOVING = STEPS[Moving]


class Window(NamedTuple):
    """What is about to happen, and who has answered."""

    reaction: str = ""  # the card that is shown
    arriving: Kinds = ()
    assigned: str = ""
    answered: tuple[Seat, ...] = ()


class Glance(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it, as far as it is told in numbers."""

    options: Options
    seat: Seat  # the current player
    places: tuple[Kinds, ...]  # the pigeons of each Place
    pigeons: tuple[Kinds, ...]  # and of each Area
    areas: tuple[tuple[Kinds, Kinds, int, int], ...]  # dirt, Trophies, those unseen, cards in hand
    hand: Kinds
    discard: Kinds
    flock: int
    deck: int
    removed: int
    revealed: int
    drawn: int
    excess: int
    moves: int
    calls: int
    last_round: int
    owed: int  # steps
    step: int  # the next of them, by its number in `STEPS`
    announced: Play | None
    window: Window | None  # None in a plain move


def glance(cards: Cards, state: State, seat: Seat) -> Glance:
    """What a seat may know."""
    agenda, zones, hands = state.agenda, state.zones, state.hands
    step = agenda[-1]
    is_plain = len(agenda) == 1 and type(step) is Moving
    return Glance(
        state.options,
        state.seat,
        zones[:PLACES],
        zones[PLACES:],
        tuple(
            [
                (dirt, made, len(unseen), len(hand))
                for dirt, made, unseen, hand in zip(
                    state.dirt, state.trophies, state.unseen, hands, strict=True
                )
            ]
        ),
        hands[seat],
        state.discard.things,
        len(state.flock.things),
        len(state.deck.things),
        len(state.removed.things),
        state.revealed,
        state.drawn,
        len(hands[seat]) - HAND_LIMIT if type(step) is Excess and step.seat == seat else 0,
        state.moves,
        state.calls,
        state.last_round,
        len(agenda),
        _MOVING if is_plain else STEPS[type(step)],
        state.announced,
        None if is_plain else _window(cards, state),
    )


def _window(cards: Cards, state: State) -> Window:
    step, agenda = state.agenda[-1], state.agenda
    shown = [one.aims.card for one in agenda if type(one) is Reacting]
    is_open = type(step) is OpenWindow
    return Window(
        shown[-1] if shown else "",
        windows.facts(cards, state, agenda[-2]).arriving if is_open else (),
        step.pigeon if type(step) is Assigning else "",
        tuple([seat for seat, _ in step.answers]) if type(step) is OpenWindow else (),
    )
