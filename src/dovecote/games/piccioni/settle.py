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
from dovecote.games.piccioni.effects import DO
from dovecote.games.piccioni.events import (
    Called,
    Event,
    LastRound,
    Reshuffled,
    Told,
    TurnEnded,
)
from dovecote.games.piccioni.state import (
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
from dovecote.games.piccioni.vocabulary import Effect
from dovecote.games.piccioni.zones import followers


def go_on(cards: Cards, state: State, told: Told) -> After[State, Event]:
    """Whatever happens by itself, until luck or somebody is asked."""
    while (settle := _SETTLE.get(type(state.agenda[-1]))) is not None:
        done = settle(cards, state, state.agenda[-1])
        if done is None:
            break
        state, more = done
        told += more
    return After(state, told)


# What happens by itself. None: the step waits for luck or for somebody.

Settled = tuple[State, Told] | None


def _settle_drawing(cards: Cards, state: State, step: Drawing) -> Settled:
    """The discard becomes the deck when a card must be drawn and there is none (4.3)."""
    if not step.left:
        return instead(state), ()
    if state.deck.counts:
        return None
    if not state.discard.counts:
        return instead(state), ()
    state = replace(state, deck=state.discard, discard=state.deck)
    return state, (Reshuffled(len(state.deck)),)


def _settle_excess(cards: Cards, state: State, step: Excess) -> Settled:
    return None if len(state.hands[step.seat]) > HAND_LIMIT else (instead(state), ())


def _settle_playing(cards: Cards, state: State, step: Playing) -> Settled:
    """Effect after effect; then the card goes to the discard, or stays where it was laid (4.2)."""
    card = cards.actions[step.aims.card]
    if step.done < len(card.play):
        return _next_effect(cards, state, step, card, card.play)
    if step.is_laid:
        return instead(state), ()
    discard = state.discard.put((card.id,))
    return replace(state, agenda=state.agenda[:-1], discard=discard), ()


def _settle_reacting(cards: Cards, state: State, step: Reacting) -> Settled:
    """Effect after effect; the card has gone to the discard already."""
    card = cards.actions[step.aims.card]
    if step.done < len(card.reaction):
        return _next_effect(cards, state, step, card, card.reaction)
    return instead(state), ()


def _next_effect(
    cards: Cards,
    state: State,
    step: Playing | Reacting,
    card: ActionCard,
    effects: tuple[Effect, ...],
) -> tuple[State, Told]:
    """The call once nobody can stop it, then the next effect (5.4, 5.5)."""
    number, calls = max(0, step.done), state.calls
    told: Told = ()
    if step.done < 0 and card.call:
        calls += card.call
        told = (Called(card.id, card.call, calls),)
    agenda = (*state.agenda[:-1], replace(step, done=number + 1))
    state = replace(state, agenda=agenda, calls=calls)
    effect = effects[number]
    state, more = DO[type(effect)](cards, state, step, effect)
    return state, told + more


def _settle_returning(cards: Cards, state: State, step: Returning) -> Settled:
    return None if step.owners else (instead(state), ())


def _settle_sharing(cards: Cards, state: State, step: Sharing) -> Settled:
    if not step.pool and not step.unseen:
        return instead(state), ()
    return None if trophies.backs(step) else trophies.deal(state, step)


def _settle_revealing(cards: Cards, state: State, step: Revealing) -> Settled:
    """An empty deck ends the phase, and nothing is owed (9.6)."""
    return None if step.left and state.flock.counts else (instead(state), ())


def _settle_following(cards: Cards, state: State, step: Following) -> Settled:
    return None if followers(cards, state, step.zone) else (instead(state), ())


def _settle_passing(cards: Cards, state: State, step: Passing) -> Settled:
    """The turn is over; an empty deck begins a last round, or one goes on (10.2)."""
    told: Told = (TurnEnded(state.seat),)
    left = state.last_round - 1
    if left == 0:
        state = replace(state, agenda=(Ended(),), last_round=0)
        return state, told + scoring.told(state)
    if left < 0:
        left = 0
        if not state.flock.counts:
            left = state.seats
            told += (LastRound(left),)
    state = replace(
        state,
        seat=Seat((state.seat + 1) % state.seats),
        agenda=(Moving(),),
        moves=MOVES,
        calls=0,
        announced=None,
        last_round=left,
    )
    return state, told


_SETTLE: dict[type, Callable[[Cards, State, Any], Settled]] = {
    Drawing: _settle_drawing,
    Excess: _settle_excess,
    Window: windows.settle,
    Playing: _settle_playing,
    Reacting: _settle_reacting,
    Landing: reveal.land,
    Returning: _settle_returning,
    Sharing: _settle_sharing,
    Revealing: _settle_revealing,
    Following: _settle_following,
    Passing: _settle_passing,
}
