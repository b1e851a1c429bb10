"""What each piece of luck and each action does, and what then happens by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from dovecote.core.game import After, Seat
from dovecote.games.piccioni import reveal, scoring, trophies, windows
from dovecote.games.piccioni.actions import (
    Action,
    Assign,
    Clean,
    Discard,
    Draw,
    End,
    Follow,
    Kinds,
    NoFollow,
    Pass,
    Play,
    React,
    Take,
    Trophy,
)
from dovecote.games.piccioni.agenda import draws, instead, then
from dovecote.games.piccioni.cards import Action as ActionCard
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DRAWN, HAND_LIMIT, MOVES
from dovecote.games.piccioni.effects import DO
from dovecote.games.piccioni.events import (
    Began,
    Called,
    Cleaned,
    Discarded,
    Drew,
    Event,
    Laid,
    LastRound,
    MovesEnded,
    Paid,
    Played,
    Removed,
    Reshuffled,
    Told,
    TurnEnded,
)
from dovecote.games.piccioni.state import (
    Beginning,
    Drawing,
    Ended,
    Excess,
    Following,
    Landing,
    Laying,
    Moving,
    Passing,
    Playing,
    Reacting,
    Removing,
    Returning,
    Revealing,
    Sharing,
    State,
    Window,
    area_of,
)
from dovecote.games.piccioni.vocabulary import Effect
from dovecote.games.piccioni.zones import followers, less, plus, with_


def fall(cards: Cards, state: State, outcome: str) -> After[State, Event]:
    """Luck has answered: who begins, a pigeon or an action card."""
    step = state.agenda[-1]
    return _go_on(cards, *_FALL[type(step)](cards, state, step, outcome))


def act(cards: Cards, state: State, seat: Seat, action: Action) -> After[State, Event]:
    """Somebody has chosen."""
    return _go_on(cards, *_ACT[type(action)](cards, state, seat, action))


def _go_on(cards: Cards, state: State, told: Told) -> After[State, Event]:
    """Whatever happens by itself, until luck or somebody is asked."""
    while (settle := _SETTLE.get(type(state.agenda[-1]))) is not None:
        done = settle(cards, state, state.agenda[-1])
        if done is None:
            break
        state, more = done
        told += more
    return After(state, told)


# What luck brings


def _begin(cards: Cards, state: State, step: Beginning, outcome: str) -> tuple[State, Told]:
    seat = Seat(int(outcome.removeprefix("seat ")))
    return replace(instead(state), seat=seat), (Began(seat),)


def _remove(cards: Cards, state: State, step: Removing, pigeon: str) -> tuple[State, Told]:
    """A pigeon leaves the game unseen (2.6)."""
    rest = (Removing(step.left - 1),) if step.left > 1 else ()
    state = replace(
        instead(state, *rest),
        flock=state.flock.take(pigeon),
        removed=state.removed.put((pigeon,)),
    )
    return state, (Removed(),)


def _lay(cards: Cards, state: State, step: Laying, pigeon: str) -> tuple[State, Told]:
    """The first pigeon of a zone, whatever its text says (2.2)."""
    state = replace(
        instead(state),
        zones=with_(state.zones, step.zone, (pigeon,)),
        flock=state.flock.take(pigeon),
        revealed=state.revealed + 1,
    )
    return state, (Laid(pigeon, cards.zones[step.zone]),)


def _drawn(cards: Cards, state: State, step: Drawing, card: str) -> tuple[State, Told]:
    """A card comes to hand."""
    rest = (Drawing(step.seat, step.left - 1),) if step.left > 1 else ()
    state = replace(
        state,
        agenda=(*state.agenda[:-1], *rest),
        deck=state.deck.take(card),
        hands=with_(state.hands, step.seat, plus(state.hands[step.seat], (card,))),
        drawn=state.drawn + 1,
    )
    return state, (Drew(step.seat, card),)


_FALL: dict[type, Callable[[Cards, State, Any, str], tuple[State, Told]]] = {
    Beginning: _begin,
    Removing: _remove,
    Laying: _lay,
    Drawing: _drawn,
    Revealing: reveal.fall,
    Returning: trophies.fall,
}


# What players do


def _draw(cards: Cards, state: State, seat: Seat, action: Draw) -> tuple[State, Told]:
    return then(_moved(state), *draws(seat, DRAWN)), ()


def _clean(cards: Cards, state: State, seat: Seat, action: Clean) -> tuple[State, Told]:
    """Guano leaves the Area for a card, Lots of Guano for two (3.5, 3.6)."""
    state, told = _pay(_moved(state), action.paid)
    what = (action.what,)
    dirt = with_(state.dirt, seat, less(state.dirt[seat], what))
    state = replace(state, dirt=dirt, discard=state.discard.put(what))
    return state, (*told, Cleaned(seat, what))


def _end(cards: Cards, state: State, seat: Seat, action: End) -> tuple[State, Told]:
    """As many pigeons as were called, or one (9.1, 9.2)."""
    count = state.calls or 1
    told = MovesEnded(seat, min(count, len(state.flock)))
    return instead(state, Passing(), Revealing(count)), (told,)


def _no_follow(cards: Cards, state: State, seat: Seat, action: NoFollow) -> tuple[State, Told]:
    return instead(state), ()


def _take(cards: Cards, state: State, seat: Seat, action: Take) -> tuple[State, Told]:
    step = state.agenda[-1]
    assert isinstance(step, Sharing)
    return trophies.pick(state, step, action.back)


def _discard(cards: Cards, state: State, seat: Seat, action: Discard) -> tuple[State, Told]:
    return _lose(state, seat, (action.card,)), (Discarded(seat, action.card),)


def _play(cards: Cards, state: State, seat: Seat, action: Play) -> tuple[State, Told]:
    """The card is announced; whoever is concerned may react before its effect (8.2)."""
    playing = Playing(seat, action)
    asked = windows.concerned(cards, state, playing)
    window = (Window((), asked),) if asked else ()
    state = replace(
        state,
        agenda=(*state.agenda, playing, *window),
        hands=with_(state.hands, seat, less(state.hands[seat], (action.card,))),
        moves=state.moves - cards.actions[action.card].moves,
        announced=action,
    )
    told = Played(seat, action.card, action.what, action.zone, action.to, action.partner)
    return state, (told,)


def _trophy(cards: Cards, state: State, seat: Seat, action: Trophy) -> tuple[State, Told]:
    """Two cards turn a pigeon of one's own Area into a Trophy (3.7)."""
    state, told = _pay(_moved(state), action.paid)
    home, pigeon = area_of(seat), (action.pigeon,)
    zones = with_(state.zones, home, less(state.zones[home], pigeon))
    state, more = trophies.make(cards, replace(state, zones=zones), pigeon, (seat,))
    return state, told + more


def _moved(state: State) -> State:
    return replace(state, moves=state.moves - 1)


def _pay(state: State, paid: Kinds) -> tuple[State, Told]:
    return _lose(state, state.seat, paid), (Paid(state.seat, paid),)


def _lose(state: State, seat: Seat, gone: Kinds) -> State:
    """Cards go from a hand to the discard."""
    hands = with_(state.hands, seat, less(state.hands[seat], gone))
    return replace(state, hands=hands, discard=state.discard.put(gone))


_ACT: dict[type, Callable[[Cards, State, Seat, Any], tuple[State, Told]]] = {
    Draw: _draw,
    Play: _play,
    Clean: _clean,
    Trophy: _trophy,
    End: _end,
    Pass: windows.answer,
    React: windows.answer,
    Assign: reveal.assign,
    Follow: reveal.follow,
    NoFollow: _no_follow,
    Take: _take,
    Discard: _discard,
}


_NOTHING_TOLD: Told = ()

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
    left = instead(state)
    if not step.is_laid:
        left = replace(left, discard=left.discard.put((card.id,)))
    return left, ()


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
    number, told = max(0, step.done), _NOTHING_TOLD
    state = instead(state, replace(step, done=number + 1))
    if step.done < 0 and card.call:
        state = replace(state, calls=state.calls + card.call)
        told = (Called(card.id, card.call, state.calls),)
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
