"""Piccioni as it is played: what is asked for, and what the answers do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.core.chance import Draw
from dovecote.core.errors import Refusal
from dovecote.core.game import Act, After, Choice, Fate, Luck, Move, Pending, Seat, seats_of
from dovecote.games.piccioni import actions, imagine, refusals, turn, view
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import ACTIONS, CARDS, HIDDEN, MOST_SEATS, PIGEONS, PLACES
from dovecote.games.piccioni.events import Drew, Event
from dovecote.games.piccioni.offers import offers
from dovecote.games.piccioni.reading import read_cards
from dovecote.games.piccioni.scoring import result
from dovecote.games.piccioni.setup import set_up
from dovecote.games.piccioni.state import (
    Beginning,
    Drawing,
    Ended,
    Excess,
    Laying,
    Moving,
    Options,
    Removing,
    Returning,
    Revealing,
    Sharing,
    State,
    Window,
)
from dovecote.games.piccioni.view import View
from dovecote.games.piccioni.windows import owing

_PIGEONS = frozenset((Laying, Revealing, Returning))  # steps that draw from the pigeon deck
_CHOICES = tuple(Choice((Seat(seat),)) for seat in range(MOST_SEATS))


class Piccioni:
    """The game; `cards` is the text of a data file like `cards/house.toml`."""

    name = "piccioni"
    version = 1
    options_type = Options
    refusals: Mapping[str, str] = refusals.CLAUSES
    card_keys: ClassVar[tuple[str, ...]] = ("place", "pigeon", "action")

    def __init__(self, cards: str = CARDS) -> None:
        self.cards: Cards = read_cards(cards)
        self.data: Mapping[str, str] = self.cards.data

    @property
    def box_size(self) -> int:
        return PLACES + PIGEONS + ACTIONS

    @property
    def repeated(self) -> list[tuple[str, int]]:
        return []  # counts are part of the file

    def setup(self, options: Options) -> State:
        return set_up(self.cards, options)

    def pending(self, state: State) -> Pending:
        step = state.agenda[-1]
        kind = type(step)  # see docs/performance.md: a failed isinstance is slow
        if kind is Moving:
            return _CHOICES[state.seat]
        if kind is Drawing:
            return Luck(f"action {state.drawn + 1}", Draw(state.deck))
        if kind in _PIGEONS:
            return Luck(f"pigeon {state.revealed + 1}", Draw(state.flock))
        if isinstance(step, Window):
            return Choice(owing(step))
        if isinstance(step, Excess):
            return _CHOICES[step.seat]
        if isinstance(step, Sharing):
            return _CHOICES[step.sharers[0]]
        if kind is Beginning:
            return Luck("begin", Draw(Bag.of(f"seat {s}" for s in seats_of(state.options))))
        if kind is Removing:
            return Luck(f"remove {len(state.removed) + 1}", Draw(state.flock))
        return result(state) if kind is Ended else _CHOICES[state.seat]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if type(state.agenda[-1]) is Moving:
            return offers(self.cards, state, seat) if seat == state.seat else ()
        pending = self.pending(state)
        if type(pending) is not Choice or seat not in pending.seats:
            return ()
        return offers(self.cards, state, seat)

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return refusals.refuse(self.cards, state, seat, action)

    def apply(self, state: State, move: Move[Action]) -> After[State, Event]:
        if type(move) is Fate:
            return turn.fall(self.cards, state, move.outcome)
        assert type(move) is Act
        return turn.act(self.cards, state, move.seat, move.action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.see(self.cards, state, seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, Drew) and event.seat != seat:
            return replace(event, card=HIDDEN)
        return event

    def shows(self, state: State, move: Move[Action], seat: Seat | None) -> bool:
        match state.agenda[-1], move:
            case Drawing(drawer), Fate():
                return drawer == seat
            case ((Returning() | Removing()), Fate()):
                return False
            case Window(), Act(answering):
                return answering == seat
        return True

    def imagine(self, view_: View, rng: Random) -> State:
        return imagine.imagine(self.cards, view_, rng)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        return actions.parse(text, self.cards.place_ids)


PICCIONI = Piccioni()
