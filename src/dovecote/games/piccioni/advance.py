"""What happens by itself, until luck or somebody is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from dovecote.core.game import After, Seat
from dovecote.games.piccioni import reveal, scoring, trophies, windows
from dovecote.games.piccioni.agenda import instead
from dovecote.games.piccioni.cards import Action as ActionCard
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import HAND_LIMIT, MOVES
from dovecote.games.piccioni.events import (
    Called,
    Event,
    Events,
    LastRound,
    Reshuffled,
    TurnEnded,
)
from dovecote.games.piccioni.state import (
    Arriving,
    Drawing,
    Ended,
    Excess,
    Following,
    Landing,
    Moving,
    Passing,
    Playing,
    Reacting,
    Returning,
    Revealing,
    Sharing,
    State,
    Window,
)
from dovecote.games.piccioni.verbs import IN_REACTION, IN_TURN, ON_ARRIVAL
from dovecote.games.piccioni.vocabulary import Effect
from dovecote.games.piccioni.zones import followers


def advance(cards: Cards, state: State, events: Events) -> After[State, Event]:
    """Whatever happens by itself, until luck or somebody is asked."""
    while (step := _STEPS.get(type(state.agenda[-1]))) is not None:
        done = step(cards, state, state.agenda[-1])
        if done is None:
            break
        state, more = done
        events += more
    return After(state, events)


def renewed(state: State) -> tuple[State, Events]:
    """The discard becomes the deck if that has no card left (4.3)."""
    if state.deck.things or not state.discard.things:
        return state, ()
    state = replace(state, deck=state.discard, discard=state.deck)
    return state, (Reshuffled(len(state.deck)),)


_NEXT_TURN = (Moving(),)

# What happens by itself. None: the step waits for luck or for somebody.

Advanced = tuple[State, Events] | None


def _drawing(cards: Cards, state: State, step: Drawing) -> Advanced:
    """A card is wanted; if there is none in the deck and the discard, the draw stops (4.3)."""
    if not step.left:
        return instead(state), ()
    if state.deck.things:
        return None
    state, events = renewed(state)
    return (state, events) if events else (instead(state), ())


def _excess(cards: Cards, state: State, step: Excess) -> Advanced:
    return None if len(state.hands[step.seat]) > HAND_LIMIT else (instead(state), ())


def _playing(cards: Cards, state: State, step: Playing) -> Advanced:
    """Effect after effect; then the card goes to the discard, or stays where it was laid (4.2)."""
    card = cards.actions[step.aims.card]
    if step.done < len(card.play):
        effect = card.play[max(0, step.done)]
        state, called = _call(state, step, card)
        state, events = IN_TURN[type(effect)].do(cards, state, step, effect)
        return state, called + events
    if step.is_laid:
        return instead(state), ()
    discard = state.discard.put((card.id,))
    return replace(state, agenda=state.agenda[:-1], discard=discard), ()


def _reacting(cards: Cards, state: State, step: Reacting) -> Advanced:
    """Effect after effect; the card has gone to the discard already."""
    card = cards.actions[step.aims.card]
    if step.done < len(card.reaction):
        effect = card.reaction[max(0, step.done)]
        state, called = _call(state, step, card)
        state, events = IN_REACTION[type(effect)].do(cards, state, step, effect)
        return state, called + events
    return instead(state), ()


def _call(state: State, step: Playing | Reacting, card: ActionCard[Effect]) -> tuple[State, Events]:
    """Before the next effect: the call, once nobody can stop the card (5.4, 5.5)."""
    events: Events = ()
    calls = state.calls
    if step.done < 0 and card.call:
        calls += card.call
        events = (Called(card.id, card.call, calls),)
    agenda = (*state.agenda[:-1], replace(step, done=max(0, step.done) + 1))
    return replace(state, agenda=agenda, calls=calls), events


def _returning(cards: Cards, state: State, step: Returning) -> Advanced:
    return None if step.owners else (instead(state), ())


def _sharing(cards: Cards, state: State, step: Sharing) -> Advanced:
    if not step.pool and not step.unseen:
        return instead(state), ()
    return None if trophies.backs(step) else trophies.deal(state, step)


def _revealing(cards: Cards, state: State, step: Revealing) -> Advanced:
    """An empty deck ends the phase, and nothing is owed (9.6)."""
    return None if step.left and state.flock.things else (instead(state), ())


def _following(cards: Cards, state: State, step: Following) -> Advanced:
    return None if followers(cards, state, step.zone) else (instead(state), ())


def _arriving(cards: Cards, state: State, step: Arriving) -> Advanced:
    """What a Place does to pigeons that have come, effect after effect (6.6)."""
    effects = cards.place[step.zone].arrival
    if step.done == len(effects):
        return instead(state), ()
    effect, state = effects[step.done], instead(state, replace(step, done=step.done + 1))
    return ON_ARRIVAL[type(effect)](cards, state, step.zone, effect)


def _passing(cards: Cards, state: State, step: Passing) -> Advanced:
    """The turn is over; an empty deck begins a last round, or one goes on (10.2)."""
    events: Events = (TurnEnded(state.seat),)
    left, seats = state.last_round - 1, len(state.hands)
    if left == 0:
        state = replace(state, agenda=(Ended(),), last_round=0)
        return state, events + scoring.events(state)
    if left < 0:
        left = 0
        if not state.flock.things:
            left = seats
            events += (LastRound(left),)
    state = replace(
        state,
        seat=Seat((state.seat + 1) % seats),
        agenda=_NEXT_TURN,
        moves=MOVES,
        calls=0,
        announced=None,
        last_round=left,
    )
    return state, events


_STEPS: dict[type, Callable[[Cards, State, Any], Advanced]] = {
    Drawing: _drawing,
    Excess: _excess,
    Window: windows.advance,
    Playing: _playing,
    Reacting: _reacting,
    Landing: reveal.land,
    Returning: _returning,
    Sharing: _sharing,
    Revealing: _revealing,
    Following: _following,
    Arriving: _arriving,
    Passing: _passing,
}
