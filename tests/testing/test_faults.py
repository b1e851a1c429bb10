"""The kit is only worth its name if it catches what others shipped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.core.errors import Refusal
from dovecote.core.game import After, Choice, Over, Pending, Seat
from dovecote.games.columbiz import COLUMBIZ
from dovecote.testing import BrokenLawError, check_game, laws
from dovecote.testing.contract import check_coverage
from dovecote.testing.walk import walk
from tests.kit.crumbs import (
    DECK,
    SHOO,
    Action,
    Crumbs,
    Event,
    Meal,
    Options,
    Reaction,
    State,
    View,
    candidates,
    pieces,
    secrets,
    with_,
)
from tests.kit.effort import tries


class LosesACard(Crumbs):
    """A shoo is spent and never laid on the discard."""

    def shooed(self, state: State, seat: Seat) -> State:
        after = super().shooed(state, seat)
        return replace(after, discard=after.discard.take(SHOO))


class ForgetsToEmptyTheDiscard(Crumbs):
    """A reshuffled discard stays where it was, too."""

    def deal(self, state: State, seat: Seat, card: str) -> After[State, Event]:
        after = super().deal(state, seat, card)
        return After(replace(after.state, discard=state.discard), after.events)


class LuckOutsideTheBag(Crumbs):
    """Draws from the whole deck, though half of it is in hands."""

    def pile(self, state: State) -> Bag[str]:
        return DECK

    def deal(self, state: State, seat: Seat, card: str) -> After[State, Event]:
        if card in state.deck:
            return super().deal(state, seat, card)
        hands = with_(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
        return After(replace(state, hands=hands, drawn=state.drawn + 1), ())


class LeaksInTheView(Crumbs):
    """The size of the deck betrays who holds a shoo."""

    def deck_size(self, state: State) -> int:
        return len(state.deck) + 100 * sum(SHOO in hand for hand in state.hands)


class ShowsSealedAnswers(Crumbs):
    """An answer can be seen before all are in."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, agenda=state.agenda)


class LeaksInAnEvent(Crumbs):
    """Everyone is told which card was dealt."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return event


class ShowsEveryMove(LeaksInAnEvent):
    """Whatever is dealt or answered can be read at once."""

    def shows(self, state: State, move: Any, seat: Seat | None) -> bool:
        return True


class ShowsAHandInAnEvent(Crumbs):
    """Whoever eats lays open all they hold, though nobody can see it on the table."""

    def apply(self, state: State, move: Any) -> After[State, Event]:
        after = super().apply(state, move)
        if not isinstance(state.agenda[-1], Meal):
            return after
        hand = ",".join(state.hands[state.active])
        return After(after.state, (*after.events, Event("showed", state.active, hand)))


class TellsOfSealedAnswers(Crumbs):
    """A shoo makes a sound before the window closes."""

    def sealed(self, seat: Seat, answer: Action) -> tuple[Event, ...]:
        return (Event("rustle", seat),) if answer.word == "shoo" else ()


class AsksOnlyHolders(Crumbs):
    """Being asked at all shows what somebody holds."""

    def asked(self, state: State) -> tuple[Seat, ...]:
        others = super().asked(state)
        return tuple(s for s in others if SHOO in state.hands[s]) or others[-1:]


class OffersPeek(Crumbs):
    """What one seat may do depends on another's hand."""

    def reactions(self, state: State, hand: tuple[str, ...]) -> tuple[Action, ...]:
        if SHOO in state.hands[state.active]:
            return (Action("pass"),)
        return super().reactions(state, hand)


class RefusalsPeek(Crumbs):
    """A refusal tells what another seat holds."""

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        others = [hand for s, hand in enumerate(state.hands) if s != seat]
        held = sum(SHOO in hand for hand in others)
        return refusal and replace(refusal, params={"held": held})


class DecliningPeeks(Crumbs):
    """Whether one may decline depends on another's hand."""

    def decline(self, state: State, seat: Seat) -> Action | None:
        declining = super().decline(state, seat)
        return None if SHOO in state.hands[state.active] else declining


class DeclinesByNoOffer(Crumbs):
    """Lets a window pass by an action that nobody may take in it."""

    def decline(self, state: State, seat: Seat) -> Action | None:
        return Action("forage") if super().decline(state, seat) else None


class TurnPeeks(Crumbs):
    """Whose turn it is said to be depends on a hand."""

    def turn(self, state: State) -> Seat | None:
        return next((Seat(s) for s, hand in enumerate(state.hands) if SHOO in hand), None)


class ImaginesOneWorld(Crumbs):
    """Bots would know the hands they only guess."""

    def imagine(self, view: View, rng: Random) -> State:
        return super().imagine(view, Random(0))


class ChangesOldStates(Crumbs):
    """A state that a list inside makes mutable."""

    def setup(self, options: Any) -> State:
        return replace(super().setup(options), scores=[0] * options.seats)

    def feed(self, state: State, points: int) -> State:
        state.scores[state.active] += points  # type: ignore[index]
        return state


class DependsOnLuckOfItsOwn(Crumbs):
    """Rolls a die inside the rules."""

    def feed(self, state: State, points: int) -> State:
        return super().feed(state, points + int(Random().random() * 1000))


class LegalAndRefuseDisagree(Crumbs):
    """Refuses to eat a 3 that is offered."""

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("hand", "2") if action.crumb == "3" else super().refuse(state, seat, action)


class RefusesForNoKnownReason(Crumbs):
    """Uses a code that is not in its list."""

    refusals: Mapping[str, str] = {"turn": "1"}


class DeadEnd(Crumbs):
    """With a full hand and nothing to eat there is no way on."""

    def otherwise(self, may_forage: bool) -> tuple[Action, ...]:
        return (Action("forage"),) if may_forage else ()


class NobodyIsAsked(Crumbs):
    """A choice that no seat owes."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        return Choice(()) if state.agenda and isinstance(state.agenda[-1], Meal) else pending


class NeverEnds(Crumbs):
    """Rounds are never counted down."""

    def next_turn(self, state: State) -> State:
        return super().next_turn(replace(state, rounds_left=9))


class AsksForTheSameLuckTwice(Crumbs):
    """Draws are not counted, so their causes repeat."""

    def deal(self, state: State, seat: Seat, card: str) -> After[State, Event]:
        after = super().deal(state, seat, card)
        return After(replace(after.state, drawn=0), after.events)


class DrawsFromNothing(Crumbs):
    """Luck is asked for a card where there is none left."""

    def pile(self, state: State) -> Bag[str]:
        return state.deck if state.drawn < 7 else Bag()

    def otherwise(self, may_forage: bool) -> tuple[Action, ...]:
        return (Action("forage"),)


class ReadsAnotherMove(Crumbs):
    """The notation of an offer reads back as another action."""

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        action = super().parse(state, seat, text)
        return Action("eat", "1") if action.crumb == "2" else action


class OffersTheSameTwice(Crumbs):
    """Two offers have one text."""

    def otherwise(self, may_forage: bool) -> tuple[Action, ...]:
        return (*super().otherwise(may_forage), *super().otherwise(may_forage))


class CannotBeCopied(Crumbs):
    """An event of a kind that no other process knows."""

    def sealed(self, seat: Seat, answer: Action) -> tuple[Event, ...]:
        class Whisper(Event, frozen=True):
            pass

        return (Whisper("whisper", seat),)


class UndoForgetsAScore(Crumbs):
    """Points for answering are kept beside the state, where undo cannot reach them."""

    def setup(self, options: Any) -> State:
        self.answered: set[tuple[int, int, int]] = set()
        return super().setup(options)

    def apply(self, state: State, move: Any) -> After[State, Event]:
        if isinstance(state.agenda[-1], Reaction):
            self.answered.add((state.rounds_left, state.active, move.seat))
        return super().apply(state, move)

    def view(self, state: State, seat: Seat | None) -> View:
        points = f"{len(self.answered)} points for answers"
        return replace(super().view(state, seat), note=points)


class StandsOtherwise(Crumbs):
    """Whoever gives up would find other points than those of the end."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        if isinstance(pending, Over):
            return Over(pending.ranks, tuple(score + 1 for score in pending.scores))
        return pending


FAULTS: Sequence[tuple[type[Crumbs], str]] = [
    (StandsOtherwise, "end"),
    (LosesACard, "pieces"),
    (ForgetsToEmptyTheDiscard, "pieces"),
    (LuckOutsideTheBag, "pieces"),
    (LeaksInTheView, "secrecy"),
    (ShowsSealedAnswers, "secrecy"),
    (LeaksInAnEvent, "events"),
    (ShowsEveryMove, "events"),
    (ShowsAHandInAnEvent, "events"),
    (TellsOfSealedAnswers, "events"),
    (AsksOnlyHolders, "secrecy"),
    (OffersPeek, "secrecy"),
    (RefusalsPeek, "secrecy"),
    (DecliningPeeks, "secrecy"),
    (DeclinesByNoOffer, "legality"),
    (TurnPeeks, "secrecy"),
    (ImaginesOneWorld, "variety"),
    (ChangesOldStates, "values"),
    (DependsOnLuckOfItsOwn, "values"),
    (LegalAndRefuseDisagree, "legality"),
    (RefusesForNoKnownReason, "legality"),
    (DeadEnd, "dead end"),
    (NobodyIsAsked, "dead end"),
    (NeverEnds, "end"),
    (AsksForTheSameLuckTwice, "causes"),
    (DrawsFromNothing, "luck"),
    (ReadsAnotherMove, "legality"),
    (OffersTheSameTwice, "legality"),
    (CannotBeCopied, "values"),
    (UndoForgetsAScore, "undo"),
]


def check(game: Crumbs, examples: int) -> None:
    check_game(
        game,
        pieces=pieces,
        candidates=candidates,
        secrets=secrets,
        examples=examples,
        longest=500,
    )


def test_the_toy_keeps_every_law() -> None:
    check(Crumbs(), examples=tries(20, 150))


@pytest.mark.parametrize(("fault", "law"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_planted_fault_is_caught_by_name(fault: type[Crumbs], law: str) -> None:
    with pytest.raises(BrokenLawError) as caught:
        check(fault(), examples=tries(40, 150))
    assert caught.value.law == law


def test_a_game_that_hides_something_must_declare_it() -> None:
    with pytest.raises(BrokenLawError, match="though nothing is hidden"):
        check_game(Crumbs(), pieces=pieces, examples=5)


def test_a_game_that_keeps_secrets_only_in_its_state_must_declare_them_too() -> None:
    with pytest.raises(BrokenLawError, match="variety: hides something undeclared"):
        check_game(ShowsEveryMove(), pieces=pieces, examples=5)


class DeniesIt(Crumbs):
    hides = False


def test_a_game_says_rightly_whether_it_hides_anything() -> None:
    with pytest.raises(BrokenLawError, match="variety: `hides` says otherwise"):
        check(DeniesIt(), examples=5)


def test_a_record_that_leads_elsewhere_is_caught() -> None:
    match = walk(Crumbs(), Options(seats=2), Random(1), 500)
    laws.replays(match)
    with pytest.raises(BrokenLawError, match="replay: the table ends in another state"):
        laws.replays(match._replace(last=match.moments[0].state))


def test_a_name_that_no_scenario_covers_or_that_means_nothing_is_caught() -> None:
    check_coverage({"4.1", "over"}, {"4.1", "over"})
    with pytest.raises(BrokenLawError, match=r"coverage: no scenario names 4\.2"):
        check_coverage({"4.1"}, {"4.1", "4.2"})
    with pytest.raises(BrokenLawError, match="coverage: there is no CZ-99"):
        check_coverage({"4.1", "CZ-99"}, {"4.1"})


def test_a_table_that_takes_nothing_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dovecote.play.table.reveals", lambda *asked: True)
    match = walk(COLUMBIZ, COLUMBIZ.options_type(seats=2), Random(1), 500)
    with pytest.raises(BrokenLawError, match=r"undo: .* cannot be taken back: revealed"):
        laws.undo(match, Random(1), hides=False)
