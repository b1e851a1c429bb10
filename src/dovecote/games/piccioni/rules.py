"""Piccioni as it is played: what is asked for, and what the answers do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.core.chance import Draw
from dovecote.core.errors import Refusal, SetError
from dovecote.core.game import Act, After, Choice, Fate, Luck, Move, Over, Pending, Seat, seats_of
from dovecote.core.latest import Latest
from dovecote.core.toml import write_toml
from dovecote.games.piccioni import actions, imagine, refusals, turn, view
from dovecote.games.piccioni.actions import END, PASS, Action, Play, React
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import ACTIONS, CARDS, HIDDEN, MOST_SEATS, PIGEONS, PLACES
from dovecote.games.piccioni.dangers import dangers
from dovecote.games.piccioni.events import Drew, Event
from dovecote.games.piccioni.offers import moves, offers
from dovecote.games.piccioni.packing import PiccioniPacking
from dovecote.games.piccioni.reading import faults, read_cards
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
    """The game; `cards` is the text of a data file like `data/cards.toml`."""

    name = "piccioni"
    version = 2
    options_type = Options
    action_type: object = Action
    refusals: Mapping[str, str] = refusals.CLAUSES
    colours: Mapping[int, Sequence[str]] = {}
    sides: Mapping[int, Sequence[Sequence[int]]] = {}
    ending = str(END)
    hides = True
    card_keys: ClassVar[tuple[str, ...]] = ("place", "pigeon", "action")
    trials: ClassVar[int] = 4

    def __init__(self, cards: str = CARDS) -> None:
        self.cards: Cards = read_cards(cards)
        self._set_up = lru_cache(64)(partial(set_up, self.cards))
        self.data: Mapping[str, str] = self.cards.data
        self.content = "" if cards is CARDS else write_toml(self.cards.sheet)
        self._look = Latest(partial(view.look, self.cards))  # the same for every seat
        self.packing = PiccioniPacking(self.view)
        reactions = (React(card.id) for card in self.cards.action if card.reaction)
        self.standing: Sequence[str] = tuple(map(str, (PASS, *reactions)))

    @property
    def box_size(self) -> int:
        return PLACES + PIGEONS + ACTIONS

    @property
    def repeated(self) -> list[tuple[str, int]]:
        return []  # counts are part of the file

    @staticmethod
    def faults(data: Mapping[str, Any]) -> Iterator[SetError]:
        return faults(data)

    @property
    def sheet(self) -> dict[str, Any]:
        return self.cards.sheet

    @property
    def dangers(self) -> Iterator[SetError]:
        return dangers(self.cards)

    @property
    def playable(self) -> tuple[str, ...]:
        return tuple(action.id for action in self.cards.action)

    @property
    def counts(self) -> dict[str, int]:
        actions = self.cards.action
        return {
            "place": len(self.cards.place),
            "pigeon": sum(pigeon.count for pigeon in self.cards.pigeon),
            "action": sum(action.count for action in actions),
            "reactions": sum(action.count for action in actions if action.reaction),
            "calls": sum(action.count * action.call for action in actions),
        }

    def setup(self, options: Options) -> State:
        return self._set_up(options)

    def pending(self, state: State) -> Pending:
        step = state.agenda[-1]
        kind = type(step)  # see docs/performance.md: a failed isinstance is slow
        if kind is Moving:
            return _CHOICES[state.seat]
        if kind is Drawing:
            return Luck(f"action {state.drawn + 1}", Draw(state.deck))
        if kind in _PIGEONS:
            return Luck(f"pigeon {state.revealed + 1}", Draw(state.flock))
        if type(step) is Window:
            return Choice(owing(step))
        if type(step) is Excess:
            return _CHOICES[step.seat]
        if type(step) is Sharing:
            return _CHOICES[step.sharers[0]]
        if kind is Beginning:
            return Luck("begin", Draw(Bag.of(f"seat {s}" for s in seats_of(state.options))))
        if kind is Removing:
            return Luck(f"remove {len(state.removed) + 1}", Draw(state.flock))
        return result(state) if kind is Ended else _CHOICES[state.seat]

    def result(self, state: State) -> Over:
        return result(state)

    def turn(self, state: State) -> Seat | None:
        return None if type(state.agenda[-1]) is Beginning else state.seat

    def decline(self, state: State, seat: Seat) -> Action | None:
        step = state.agenda[-1]
        return PASS if type(step) is Window and seat in owing(step) else None

    def uses(self, action: Action) -> str:
        return action.card if isinstance(action, Play | React) else ""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if type(state.agenda[-1]) is Moving:
            return moves(self.cards, state) if seat == state.seat else ()
        pending = self.pending(state)
        if type(pending) is not Choice or seat not in pending.seats:
            return ()
        return offers(self.cards, state, seat)

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return refusals.refuse(self.cards, state, seat, action)

    def apply(self, state: State, move: Move[Action]) -> After[State, Event]:
        if type(move) is Fate:
            return turn.apply_luck(self.cards, state, move.outcome)
        assert type(move) is Act
        return turn.act(self.cards, state, move.seat, move.action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.see(self.cards, state, seat, self._look(state))

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        if type(event) is Drew and event.seat != seat:
            return replace(event, card=HIDDEN)
        return event

    def shows(self, state: State, move: Move[Action], seat: Seat | None) -> bool:
        step = state.agenda[-1]  # by `type(…) is`: it is asked for every viewer of every entry
        if type(move) is Act:
            return type(step) is not Window or move.seat == seat
        if type(step) is Drawing:
            return step.seat == seat
        return type(step) is not Returning and type(step) is not Removing

    def imagine(self, view_: View, rng: Random) -> State:
        return imagine.imagine(self.cards, view_, rng)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        return actions.parse(text, self.cards.place_ids)


PICCIONI = Piccioni()
