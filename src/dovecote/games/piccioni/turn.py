"""What each piece of luck and each action does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from dovecote.core.game import After, Seat
from dovecote.games.piccioni import reveal, trophies, windows
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
from dovecote.games.piccioni.advance import advance, renewed
from dovecote.games.piccioni.agenda import draws, instead
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DRAWN, HAND_LIMIT
from dovecote.games.piccioni.events import (
    Began,
    Cleaned,
    Discarded,
    Drew,
    Event,
    Events,
    Laid,
    MovesEnded,
    Paid,
    Played,
    Removed,
)
from dovecote.games.piccioni.state import (
    Beginning,
    Drawing,
    Excess,
    Laying,
    Passing,
    Playing,
    Removing,
    Returning,
    Revealing,
    Sharing,
    State,
    Window,
    area_of,
)
from dovecote.games.piccioni.zones import less, plus, with_


def apply_luck(cards: Cards, state: State, outcome: str) -> After[State, Event]:
    """Luck has answered: who begins, a pigeon or an action card."""
    step = state.agenda[-1]
    state, events = _LUCK[type(step)](cards, state, step, outcome)
    if type(state.agenda[-1]) is Drawing and state.deck.things:  # the next card of a draw
        return After(state, events)
    return advance(cards, state, events)


def act(cards: Cards, state: State, seat: Seat, action: Action) -> After[State, Event]:
    """Somebody has chosen."""
    return advance(cards, *_ACT[type(action)](cards, state, seat, action))


_PASSING = Passing()

# What luck brings


def _begin(cards: Cards, state: State, step: Beginning, outcome: str) -> tuple[State, Events]:
    seat = Seat(int(outcome.removeprefix("seat ")))
    return replace(instead(state), seat=seat), (Began(seat),)


def _remove(cards: Cards, state: State, step: Removing, pigeon: str) -> tuple[State, Events]:
    """A pigeon leaves the game unseen (2.6)."""
    rest = (Removing(step.left - 1),) if step.left > 1 else ()
    state = replace(
        instead(state, *rest),
        flock=state.flock.take(pigeon),
        removed=state.removed.put((pigeon,)),
    )
    return state, (Removed(),)


def _lay(cards: Cards, state: State, step: Laying, pigeon: str) -> tuple[State, Events]:
    """The first pigeon of a zone, whatever its text says (2.2)."""
    state = replace(
        instead(state),
        zones=with_(state.zones, step.zone, (pigeon,)),
        flock=state.flock.take(pigeon),
        revealed=state.revealed + 1,
    )
    return state, (Laid(pigeon, cards.zones[step.zone]),)


def _drawn(cards: Cards, state: State, step: Drawing, card: str) -> tuple[State, Events]:
    """A card comes to hand; after the last one, nobody is asked who has none too many."""
    seat, agenda, deck = step.seat, state.agenda[:-1], state.deck.take(card)
    hand = plus(state.hands[seat], (card,))
    if step.left > 1:
        agenda += (Drawing(seat, step.left - 1),)
    elif type(agenda[-1]) is Excess and len(hand) <= HAND_LIMIT:
        agenda = agenda[:-1]
    state = replace(
        state,
        agenda=agenda,
        deck=deck,
        hands=with_(state.hands, seat, hand),
        drawn=state.drawn + 1,
    )
    if deck.things:
        return state, (Drew(seat, card),)
    state, more = renewed(state)  # at once, not when the next card is wanted (PI-15)
    return state, (Drew(seat, card), *more)


_LUCK: dict[type, Callable[[Cards, State, Any, str], tuple[State, Events]]] = {
    Beginning: _begin,
    Removing: _remove,
    Laying: _lay,
    Drawing: _drawn,
    Revealing: reveal.apply_luck,
    Returning: trophies.apply_luck,
}


# What players do


def _draw(cards: Cards, state: State, seat: Seat, action: Draw) -> tuple[State, Events]:
    agenda, moves = state.agenda + draws(seat, DRAWN), state.moves - 1
    return replace(state, agenda=agenda, moves=moves, announced=None), ()


def _clean(cards: Cards, state: State, seat: Seat, action: Clean) -> tuple[State, Events]:
    """Guano leaves the Area for a card, Lots of Guano for two (3.5, 3.6)."""
    state, events = _pay(state, action.paid)
    what = (action.what,)
    dirt = with_(state.dirt, seat, less(state.dirt[seat], what))
    state = replace(state, dirt=dirt, discard=state.discard.put(what))
    return state, (*events, Cleaned(seat, what))


def _end(cards: Cards, state: State, seat: Seat, action: End) -> tuple[State, Events]:
    """As many pigeons as were called, or one (9.1, 9.2)."""
    count = state.calls or 1
    ended = MovesEnded(seat, min(count, len(state.flock.things)))
    agenda = (*state.agenda[:-1], _PASSING, Revealing(count))
    return replace(state, agenda=agenda), (ended,)


def _no_follow(cards: Cards, state: State, seat: Seat, action: NoFollow) -> tuple[State, Events]:
    return instead(state), ()


def _take(cards: Cards, state: State, seat: Seat, action: Take) -> tuple[State, Events]:
    step = state.agenda[-1]
    assert isinstance(step, Sharing)
    return trophies.pick(state, step, action.back)


def _discard(cards: Cards, state: State, seat: Seat, action: Discard) -> tuple[State, Events]:
    return _lose(state, seat, (action.card,)), (Discarded(seat, action.card),)


def _play(cards: Cards, state: State, seat: Seat, action: Play) -> tuple[State, Events]:
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
    played = Played(seat, action.card, action.what, action.zone, action.to, action.partner)
    return state, (played,)


def _trophy(cards: Cards, state: State, seat: Seat, action: Trophy) -> tuple[State, Events]:
    """Two cards turn a pigeon of one's own Area into a Trophy (3.7)."""
    home, pigeon = area_of(seat), (action.pigeon,)
    zones = with_(state.zones, home, less(state.zones[home], pigeon))
    state, events = _pay(state, action.paid, zones=zones)
    state, more = trophies.make(cards, state, pigeon, (seat,))
    return state, events + more


def _pay(state: State, paid: Kinds, **changes: Any) -> tuple[State, Events]:
    """A move that costs cards; they are on the discard before anything else (4.2)."""
    left = state.moves - 1
    state = _lose(state, state.seat, paid, moves=left, announced=None, **changes)
    return state, (Paid(state.seat, paid),)


def _lose(state: State, seat: Seat, gone: Kinds, **changes: Any) -> State:
    """Cards go from a hand to the discard, and what else changes."""
    return replace(
        state,
        hands=with_(state.hands, seat, less(state.hands[seat], gone)),
        discard=state.discard.put(gone),
        **changes,
    )


_ACT: dict[type, Callable[[Cards, State, Seat, Any], tuple[State, Events]]] = {
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
