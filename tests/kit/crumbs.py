"""Crumbs: a toy with a die, deals, hidden hands and sealed answers, to prove the kit on.

On a turn a die says how big a crumb one may eat; everyone else may shoo the eater away, in
secret and at once. The parts that `test_faults.py` breaks are methods of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.core.chance import Draw, Roll
from dovecote.core.errors import Refusal, UnreadableError
from dovecote.core.game import (
    Act,
    After,
    Choice,
    Fate,
    Luck,
    Move,
    Over,
    Pending,
    Seat,
    ranks,
    seats_of,
)
from dovecote.core.options import Options as CoreOptions

SHOO = "shoo"
DECK = Bag.of(["1"] * 5 + ["2"] * 5 + ["3"] * 4 + [SHOO] * 4)
HAND_LIMIT = 4
ROUNDS = 4


class Options(CoreOptions, frozen=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3


class Action(msgspec.Struct, frozen=True):
    word: str  # eat, forage, shoo, pass
    crumb: str = ""

    def __str__(self) -> str:
        return f"{self.word} {self.crumb}".strip()


class Deal(msgspec.Struct, frozen=True, tag=True):
    seat: Seat


class Appetite(msgspec.Struct, frozen=True, tag=True):
    pass


class Meal(msgspec.Struct, frozen=True, tag=True):
    appetite: int


class Reaction(msgspec.Struct, frozen=True, tag=True):
    card: str
    answers: tuple[tuple[Seat, Action], ...] = ()


Step: TypeAlias = Deal | Appetite | Meal | Reaction


class State(msgspec.Struct, frozen=True):
    deck: Bag[str]
    discard: Bag[str]
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    active: Seat
    rounds_left: int
    drawn: int
    agenda: tuple[Step, ...]  # the last one is next


class Event(msgspec.Struct, frozen=True):
    what: str
    seat: Seat
    card: str | None = None


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discard: Bag[str]
    scores: tuple[int, ...]
    active: Seat
    rounds_left: int
    drawn: int
    agenda: tuple[Step, ...]
    answered: tuple[Seat, ...]
    my_answer: Action | None
    note: str = ""


class Crumbs:
    name = "crumbs"
    version = 1
    options_type = Options
    action_type: object = Action
    data: Mapping[str, str] = {}
    colours: Mapping[int, Sequence[str]] = {}
    sides: Mapping[int, Sequence[Sequence[int]]] = {}
    refusals: Mapping[str, str] = {"turn": "1", "hand": "2"}
    standing: Sequence[str] = ("pass", "shoo")
    ending = ""
    hides = True
    packing = None
    content = ""

    def setup(self, options: Options) -> State:
        deals = tuple(Deal(seat) for seat in seats_of(options) for _ in range(2))
        return State(
            deck=DECK,
            discard=Bag(),
            hands=((),) * options.seats,
            scores=(0,) * options.seats,
            active=Seat(0),
            rounds_left=ROUNDS,
            drawn=0,
            agenda=(Appetite(), *reversed(deals)),
        )

    def pending(self, state: State) -> Pending:
        if not state.agenda:
            return self.result(state)
        match state.agenda[-1]:
            case Deal():
                return Luck(f"draw {state.drawn + 1}", Draw(self.pile(state)))
            case Appetite():
                return Luck(f"round {state.rounds_left} seat {state.active}", Roll(1, faces=3))
            case Meal():
                return Choice((state.active,))
            case Reaction(answers=answers):
                heard = {seat for seat, _ in answers}
                return Choice(tuple(s for s in self.asked(state) if s not in heard))

    def result(self, state: State) -> Over:
        return Over(ranks(self.scores(state)), self.scores(state))

    def turn(self, state: State) -> Seat | None:
        return state.active

    def decline(self, state: State, seat: Seat) -> Action | None:
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Reaction) or seat in dict(step.answers):
            return None
        return Action("pass") if seat in self.asked(state) else None

    def uses(self, action: Action) -> str:
        return action.crumb

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        pending = self.pending(state)
        if not isinstance(pending, Choice) or seat not in pending.seats:
            return ()
        step, hand = state.agenda[-1], state.hands[seat]
        if isinstance(step, Meal):
            crumbs = sorted({c for c in hand if c != SHOO and int(c) <= step.appetite})
            may_forage = len(hand) < HAND_LIMIT and self.pile(state)
            return (*(Action("eat", c) for c in crumbs), *self.otherwise(bool(may_forage)))
        return self.reactions(state, hand)

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        legal = self.legal(state, seat)
        if action in legal:
            return None
        return Refusal("hand", "2") if legal else Refusal("turn", "1")

    def apply(self, state: State, move: Move[Action]) -> After[State, Event]:
        step = state.agenda[-1]
        state = replace(state, agenda=state.agenda[:-1])
        match step, move:
            case Deal(seat), Fate(card):
                return self.deal(state, seat, card)
            case Appetite(), Fate(outcome):
                return After(_then(state, Meal(outcome[0])), (Event("rolled", state.active),))
            case Meal(), Act(seat, Action("eat", card)):
                state = _lose(state, seat, card)
                return After(_then(state, Reaction(card)), (Event("offered", seat, card),))
            case Meal(), Act(seat, Action("forage")):
                return After(_then(self.next_turn(state), Deal(seat)), ())
            case Meal(), Act():
                return After(self.next_turn(state), ())
            case Reaction(card, answers), Act(seat, answer):
                answers = (*answers, (seat, answer))
                if len(answers) < len(self.asked(state)):
                    after = _then(state, Reaction(card, answers))
                    return After(after, self.sealed(seat, answer))
                return self.resolve(state, card, dict(answers))
            case _:
                raise AssertionError(f"{move} does not answer {step}")

    def view(self, state: State, seat: Seat | None) -> View:
        answers: dict[Seat, Action] = {}
        agenda = state.agenda
        if agenda and isinstance(agenda[-1], Reaction):
            answers = dict(agenda[-1].answers)
            agenda = (*agenda[:-1], Reaction(agenda[-1].card))
        return View(
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            deck_size=self.deck_size(state),
            discard=state.discard,
            scores=self.scores(state),
            active=state.active,
            rounds_left=state.rounds_left,
            drawn=state.drawn,
            agenda=agenda,
            answered=tuple(answers),
            my_answer=None if seat is None else answers.get(seat),
        )

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        if event.what == "dealt" and event.seat != seat:
            return replace(event, card=None)
        return event

    def shows(self, state: State, move: Move[Action], seat: Seat | None) -> bool:
        match state.agenda[-1], move:
            case Deal(to), Fate():
                return to == seat
            case Reaction(), Act(answering):
                return answering == seat
        return True

    def imagine(self, view: View, rng: Random) -> State:
        step = view.agenda[-1] if view.agenda else None
        on_offer = [step.card] if isinstance(step, Reaction) else []
        unseen = Counter(DECK) - Counter(view.hand) - Counter(view.discard) - Counter(on_offer)
        pool = list(unseen.elements())
        rng.shuffle(pool)
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            mine = seat == view.seat
            hands.append(view.hand if mine else tuple(sorted(pool[:size])))
            pool = pool if mine else pool[size:]
        agenda = view.agenda
        if isinstance(step, Reaction):
            sealed = tuple(
                (s, (view.my_answer if s == view.seat else None) or self.guess(hands[s], rng))
                for s in view.answered
            )
            agenda = (*agenda[:-1], Reaction(step.card, sealed))
        return State(
            deck=Bag.of(pool),
            discard=view.discard,
            hands=tuple(hands),
            scores=view.scores,
            active=view.active,
            rounds_left=view.rounds_left,
            drawn=view.drawn,
            agenda=agenda,
        )

    def guess(self, hand: tuple[str, ...], rng: Random) -> Action:
        """A sealed answer as it might be."""
        return Action(rng.choice(("shoo", "pass"))) if SHOO in hand else Action("pass")

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        word, _, crumb = text.partition(" ")
        if word not in ("eat", "forage", "shoo", "pass"):
            raise UnreadableError(text=text, expected="eat 1 | forage | shoo | pass")
        return Action(word, crumb)

    # What the faults break

    def pile(self, state: State) -> Bag[str]:
        return state.deck if len(state.deck) else state.discard

    def asked(self, state: State) -> tuple[Seat, ...]:
        return _others(state)

    def otherwise(self, may_forage: bool) -> tuple[Action, ...]:
        return (Action("forage"),) if may_forage else (Action("pass"),)

    def reactions(self, state: State, hand: tuple[str, ...]) -> tuple[Action, ...]:
        return (Action("shoo"), Action("pass")) if SHOO in hand else (Action("pass"),)

    def sealed(self, seat: Seat, answer: Action) -> tuple[Event, ...]:
        return ()

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def deck_size(self, state: State) -> int:
        return len(state.deck)

    def deal(self, state: State, seat: Seat, card: str) -> After[State, Event]:
        if not len(state.deck):
            state = replace(state, deck=state.discard, discard=Bag())
        hand = tuple(sorted((*state.hands[seat], card)))
        state = replace(state, deck=state.deck.take(card), drawn=state.drawn + 1)
        hands = with_(state.hands, seat, hand)
        return After(replace(state, hands=hands), (Event("dealt", seat, card),))

    def resolve(self, state: State, card: str, answers: dict[Seat, Action]) -> After[State, Event]:
        state = replace(state, discard=state.discard.put([card]))
        for seat in _others(state):
            if answers.get(seat) == Action("shoo"):
                return After(self.next_turn(self.shooed(state, seat)), (Event("shooed", seat),))
        fed = self.feed(state, int(card))
        return After(self.next_turn(fed), (Event("eaten", state.active, card),))

    def shooed(self, state: State, seat: Seat) -> State:
        state = _lose(state, seat, SHOO)
        return replace(state, discard=state.discard.put([SHOO]))

    def feed(self, state: State, points: int) -> State:
        total = state.scores[state.active] + points
        return replace(state, scores=with_(state.scores, state.active, total))

    def next_turn(self, state: State) -> State:
        after = Seat((state.active + 1) % len(state.hands))
        rounds_left = state.rounds_left - (after == 0)
        state = replace(state, active=after, rounds_left=rounds_left)
        return _then(state, Appetite()) if rounds_left else state


def pieces(state: State) -> Counter[Hashable]:
    """Every card, wherever it is."""
    on_offer = [step.card for step in state.agenda if isinstance(step, Reaction)]
    in_hands = [card for hand in state.hands for card in hand]
    return Counter([*state.deck, *state.discard, *on_offer, *in_hands])


def secrets(state: State, seat: Seat | None) -> dict[str, Hashable]:
    """The other hands."""
    return {"hands": tuple(hand for s, hand in enumerate(state.hands) if s != seat)}


def candidates(state: State) -> list[Action]:
    return [*(Action("eat", c) for c in "1239"), *map(Action, ("forage", "shoo", "pass"))]


def _others(state: State) -> tuple[Seat, ...]:
    """Every seat but the active one, clockwise from its left."""
    n = len(state.hands)
    return tuple(Seat((state.active + i) % n) for i in range(1, n))


def _then(state: State, *steps: Step) -> State:
    return replace(state, agenda=(*state.agenda, *reversed(steps)))


def _lose(state: State, seat: Seat, card: str) -> State:
    hand = list(state.hands[seat])
    hand.remove(card)
    return replace(state, hands=with_(state.hands, seat, tuple(hand)))


def with_(things: tuple[Any, ...], i: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:i], thing, *things[i + 1 :])
