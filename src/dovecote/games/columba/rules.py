"""Columba as it is played: what is asked for, and what the answers do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from dovecote.core.bag import Bag
from dovecote.core.chance import Draw
from dovecote.core.errors import Refusal, SetError
from dovecote.core.game import Act, After, Choice, Fate, Luck, Move, Over, Pending, Seat, seats_of
from dovecote.core.labels import said
from dovecote.core.latest import Latest
from dovecote.core.toml import write_toml
from dovecote.games.columba import actions, refusals, turn, view
from dovecote.games.columba.actions import END, NONE, TAKE, Action, Offers, Place
from dovecote.games.columba.cards import Deck, faults, read_deck
from dovecote.games.columba.choices import land_of
from dovecote.games.columba.clauses import CLAUSES
from dovecote.games.columba.components import CARDS, COLOURS, FALCONS, KINDS, LARGE, SMALL, TILES
from dovecote.games.columba.events import Event
from dovecote.games.columba.offers import breeding, option_parts, placing
from dovecote.games.columba.packing import ColumbaPacking
from dovecote.games.columba.scoring import result
from dovecote.games.columba.sides import TEAMS
from dovecote.games.columba.state import (
    Aiming,
    Beginning,
    Choosing,
    Dealing,
    Drawing,
    Opening,
    Optional,
    Options,
    Placing,
    Player,
    State,
)
from dovecote.games.columba.view import View

_CHOICES = tuple(Choice((Seat(seat),)) for seat in range(max(SMALL)))


class Columba:
    """The game; `cards` is the text of a data file like `data/cards.toml`."""

    name = "columba"
    version = 2
    options_type = Options
    action_type: object = Action
    refusals: Mapping[str, str] = CLAUSES
    colours: Mapping[int, Sequence[str]] = dict.fromkeys(SMALL, COLOURS)
    sides: Mapping[int, Sequence[Sequence[int]]] = TEAMS
    standing: Sequence[str] = ()
    ending = str(END)
    hides = False
    card_keys: ClassVar[tuple[str, ...]] = ("common", "starting")
    trials: ClassVar[int] = 0

    def __init__(self, cards: str = CARDS) -> None:
        self._deck: Deck = read_deck(cards)
        self._common, self._starting = Bag.of(self._deck.common), Bag.of(self._deck.starting)
        self._see = Latest(view.see)  # the same for every seat
        self._imagine = Latest(view.imagine)  # the same whatever the luck
        self.packing = ColumbaPacking()
        self.data: Mapping[str, str] = {
            "common": " ".join(sorted(self._deck.common)),
            "starting": " ".join(sorted(self._deck.starting)),
        }
        self.content = "" if cards is CARDS else write_toml(self.sheet)

    @staticmethod
    def faults(data: Mapping[str, Any]) -> Iterator[SetError]:
        return faults(data)

    @property
    def sheet(self) -> dict[str, Any]:
        return said(self._deck)

    @property
    def box_size(self) -> int:
        return len(self._deck.common) + len(self._deck.starting)

    @property
    def repeated(self) -> list[tuple[str, int]]:
        return [(card, n) for card, n in Counter(self._deck.common).items() if n > 1]

    @property
    def dangers(self) -> Iterator[SetError]:
        return iter(())  # every turn uses something up

    @property
    def playable(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self._deck.common))

    @property
    def counts(self) -> dict[str, int]:
        cards = {"common": len(self._deck.common), "starting": len(self._deck.starting)}
        return cards | {kind: "".join(self._deck.common).count(kind) for kind in KINDS}

    def setup(self, options: Options) -> State:
        junior = options.variant == "junior"
        player = Player(small=SMALL[options.seats], large=LARGE)
        return State(
            options=options,
            players=(player,) * options.seats,
            land=None,
            pile=self._common,
            starting=Bag() if junior else self._starting,
            supply=(0, 0, 0, 0) if junior else (TILES, TILES, TILES, TILES),
            falcons=0 if junior else FALCONS,
            drawn=0,
            discarded=(),
            laid=(),
            seat=Seat(0),
            step=Beginning(),
        )

    def pending(self, state: State) -> Pending:
        step = state.step
        kind = type(step)  # see docs/performance.md: a failed isinstance is slow
        if kind is Placing or kind is Optional or kind is Choosing:
            return _CHOICES[state.seat]
        if kind is Drawing or kind is Opening or kind is Aiming:
            return Luck(f"draw {state.drawn + 1}", Draw(state.pile))
        if isinstance(step, Dealing):
            return Luck(f"start {step.to}", Draw(state.starting))
        if isinstance(step, Beginning):
            seats = (f"seat {seat}" for seat in seats_of(state.options))
            return Luck("begin", Draw(Bag.of(seats)))
        return result(state)

    def result(self, state: State) -> Over:
        return result(state)

    def turn(self, state: State) -> Seat | None:
        return None if type(state.step) is Beginning else state.seat

    def decline(self, state: State, seat: Seat) -> Action | None:
        return None

    def uses(self, action: Action) -> str:
        return action.card if isinstance(action, Place) else ""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        step = state.step
        if seat != state.seat:
            return ()
        if type(step) is Placing:
            return placing(state, step)
        if type(step) is Optional:
            ending = () if land_of(state).strays else (END,)
            return Offers(land_of(state).frame, option_parts(state), (*breeding(state), *ending))
        return (TAKE, NONE, *breeding(state)) if type(step) is Choosing else ()

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return refusals.refuse(state, seat, action)

    def apply(self, state: State, move: Move[Action]) -> After[State, Event]:
        if type(move) is Fate:
            return turn.apply_luck(state, move.outcome)
        assert type(move) is Act
        return turn.act(state, move.action)

    def view(self, state: State, seat: Seat | None) -> View:
        return self._see(state)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def shows(self, state: State, move: Move[Action], seat: Seat | None) -> bool:
        return True

    def imagine(self, view_: View, rng: Random) -> State:
        return self._imagine(view_)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        return actions.parse(text)


COLUMBA = Columba()
