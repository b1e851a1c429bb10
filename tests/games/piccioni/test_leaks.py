"""What would betray a hidden card is caught: leaks planted in Piccioni, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from dovecote.core.errors import Refusal
from dovecote.core.game import Act, After, Choice, Fate, Move, Pending, Seat
from dovecote.games.piccioni import Piccioni
from dovecote.games.piccioni.actions import Action, React
from dovecote.games.piccioni.events import Discarded, Event
from dovecote.games.piccioni.state import State, Window
from dovecote.games.piccioni.view import View
from dovecote.games.piccioni.windows import answers
from dovecote.testing import BrokenLawError, check_game
from tests.games.piccioni.contract import candidates, pieces, secrets
from tests.games.piccioni.lean import lean
from tests.kit.effort import tries

# Played for what it may find, not for lines: coverage would only slow it down.


class AsksOnlyHolders(Piccioni):
    """Only those who hold a reaction are asked."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Choice) and isinstance(state.agenda[-1], Window):
            able = [s for s in pending.seats if len(answers(self.cards, state, s)) > 1]
            return Choice(tuple(able)) if able else pending
        return pending


class TellsOfReactions(Piccioni):
    """An event tells that somebody has answered with a card."""

    def apply(self, state: State, move: Move[Action]) -> After[State, Event]:
        after = super().apply(state, move)
        if isinstance(move, Act) and isinstance(move.action, React):
            return After(after.state, (*after.events, Discarded(move.seat, "net")))
        return after


class ShowsSealedAnswers(Piccioni):
    """The window in the view still holds the answers."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), agenda=state.agenda)


class ShowsTheFirstCardOfAHand(Piccioni):
    """The size of a hand is counted by a card in it."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        first = [len(hand[0]) if hand else 0 for hand in state.hands]
        areas = [
            replace(a, hand_size=a.hand_size + n) for a, n in zip(view.areas, first, strict=True)
        ]
        return replace(view, areas=tuple(areas))


class ShowsReturnsTrophies(Piccioni):
    """Their owner sees them."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        areas = [
            replace(area, unseen=unseen)
            for area, unseen in zip(view.areas, state.unseen, strict=True)
        ]
        return replace(view, areas=tuple(areas))


class ShowsDrawnCards(Piccioni):
    """Everyone sees what is drawn."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return event


class ShowsDrawnCardsInTheRecord(Piccioni):
    """Everyone reads the luck lines, hidden or not."""

    def shows(self, state: State, move: Move[Action], seat: Seat | None) -> bool:
        return isinstance(move, Fate) or super().shows(state, move, seat)


class ShowsAnswersInTheRecord(Piccioni):
    """Everyone reads the answers in a window as they come."""

    def shows(self, state: State, move: Move[Action], seat: Seat | None) -> bool:
        return isinstance(move, Act) or super().shows(state, move, seat)


class RefusesByOtherHands(Piccioni):
    """Why a move is refused depends on what the others hold."""

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        if refusal is None:
            return None
        others = sum("net" in hand for s, hand in enumerate(state.hands) if s != seat)
        return replace(refusal, params={**refusal.params, "nets": others})


class OffersByTheDeck(Piccioni):
    """The order of the offers depends on the piles."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        legal = super().legal(state, seat)
        return legal if len(state.deck.counts) % 2 else tuple(reversed(legal))


class ImaginesTheTruth(Piccioni):
    """Imagination always deals the same hands."""

    def imagine(self, view_: View, rng: Random) -> State:
        return super().imagine(view_, Random(1))


LEAKS = {
    AsksOnlyHolders: {"secrecy", "legality"},  # whoever is left out is offered nothing
    TellsOfReactions: {"events"},
    ShowsSealedAnswers: {"secrecy", "events"},
    ShowsTheFirstCardOfAHand: {"secrecy", "packing"},  # whichever looks first
    ShowsReturnsTrophies: {"variety"},
    ShowsDrawnCards: {"events"},
    ShowsDrawnCardsInTheRecord: {"events"},
    ShowsAnswersInTheRecord: {"events"},
    RefusesByOtherHands: {"secrecy"},
    OffersByTheDeck: {"secrecy"},
    ImaginesTheTruth: {"variety"},
}


@pytest.mark.parametrize(
    "leaky", list(LEAKS)[: tries(4, len(LEAKS))], ids=lambda leak: leak.__name__
)
def test_a_planted_leak_is_caught(leaky: type[Piccioni]) -> None:
    with pytest.raises(BrokenLawError) as caught:
        check_game(
            leaky(),
            pieces=pieces,
            candidates=candidates,
            secrets=secrets,
            lean=lean,
            examples=tries(6, 40),
        )
    assert caught.value.law in LEAKS[leaky], caught.value
