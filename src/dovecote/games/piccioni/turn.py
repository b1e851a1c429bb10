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
from dovecote.games.piccioni.agenda import draws, instead
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DRAWN
from dovecote.games.piccioni.events import (
    Began,
    Cleaned,
    Discarded,
    Drew,
    Event,
    Laid,
    MovesEnded,
    Paid,
    Played,
    Removed,
    Told,
)
from dovecote.games.piccioni.settle import go_on
from dovecote.games.piccioni.state import (
    Beginning,
    Drawing,
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


def fall(cards: Cards, state: State, outcome: str) -> After[State, Event]:
    """Luck has answered: who begins, a pigeon or an action card."""
    step = state.agenda[-1]
    state, told = _FALL[type(step)](cards, state, step, outcome)
    if type(state.agenda[-1]) is Drawing and state.deck.counts:  # the next card of a draw
        return After(state, told)
    return go_on(cards, state, told)


def act(cards: Cards, state: State, seat: Seat, action: Action) -> After[State, Event]:
    """Somebody has chosen."""
    return go_on(cards, *_ACT[type(action)](cards, state, seat, action))


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
    return replace(state, agenda=state.agenda + draws(seat, DRAWN), moves=state.moves - 1), ()


def _clean(cards: Cards, state: State, seat: Seat, action: Clean) -> tuple[State, Told]:
    """Guano leaves the Area for a card, Lots of Guano for two (3.5, 3.6)."""
    state, told = _pay(state, action.paid)
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
    state, told = _pay(state, action.paid)
    home, pigeon = area_of(seat), (action.pigeon,)
    zones = with_(state.zones, home, less(state.zones[home], pigeon))
    state, more = trophies.make(cards, replace(state, zones=zones), pigeon, (seat,))
    return state, told + more


def _pay(state: State, paid: Kinds) -> tuple[State, Told]:
    """A move that costs cards; they are on the discard before anything else (4.2)."""
    return _lose(state, state.seat, paid, moves=1), (Paid(state.seat, paid),)


def _lose(state: State, seat: Seat, gone: Kinds, moves: int = 0) -> State:
    """Cards go from a hand to the discard, perhaps as a move."""
    return replace(
        state,
        hands=with_(state.hands, seat, less(state.hands[seat], gone)),
        discard=state.discard.put(gone),
        moves=state.moves - moves,
    )


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
