"""Why a move is not among the offers, in the order of the rules."""

from __future__ import annotations

from typing import assert_never

from dovecote.core.errors import Refusal
from dovecote.core.game import Seat
from dovecote.games.piccioni import trophies
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
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.clauses import CLAUSES, refusal
from dovecote.games.piccioni.components import DIRT, PRICES, TROPHY_PRICE
from dovecote.games.piccioni.offers import plays
from dovecote.games.piccioni.state import (
    Assigning,
    Ended,
    Excess,
    Following,
    Moving,
    Sharing,
    State,
    Window,
    area_of,
)
from dovecote.games.piccioni.verbs import IN_TURN
from dovecote.games.piccioni.verbs.aiming import exists, not_there, refuse_room, wrong_aim
from dovecote.games.piccioni.windows import facts, owing, triggers
from dovecote.games.piccioni.zones import holds

__all__ = ["CLAUSES", "refuse"]

_DUE: dict[type, tuple[str, tuple[type, ...]]] = {  # by step: what is due, and who answers it
    Window: ("answer-first", (Pass, React)),
    Excess: ("discard-first", (Discard,)),
    Sharing: ("take-first", (Take,)),
    Assigning: ("assign-first", (Assign,)),
    Following: ("follow-first", (Follow, NoFollow)),
}


def refuse(cards: Cards, state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule against the action, or None if it is offered."""
    step = state.agenda[-1]
    if type(step) is Ended:
        return refusal("over")
    if type(step) is not Moving and type(step) not in _DUE:
        return refusal("luck")
    if seat not in _asked(state):
        return refusal("turn", seat=_asked(state)[0])
    return _refuse_moment(state, action) or _refuse_action(cards, state, seat, action)


def _asked(state: State) -> tuple[Seat, ...]:
    step = state.agenda[-1]
    if type(step) is Window:
        return owing(step)
    if type(step) is Excess:
        return (step.seat,)
    return step.sharers[:1] if type(step) is Sharing else (state.seat,)


def _refuse_moment(state: State, action: Action) -> Refusal | None:
    """Something else is due now."""
    due = _DUE.get(type(state.agenda[-1]))
    if due is not None:
        code, kinds = due
        return None if isinstance(action, kinds) else refusal(code)
    if isinstance(action, End):
        return refusal("move-first", moves=state.moves) if state.moves else None
    if not state.moves:
        return refusal("end-first")
    is_move = isinstance(action, Draw | Play | Clean | Trophy)
    return None if is_move else refusal("move-first", moves=state.moves)


def _refuse_action(cards: Cards, state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Draw() | End() | Pass() | NoFollow():
            return None
        case Clean(what, paid):
            if what not in DIRT:
                return refusal("not-clean", card=what)
            if what not in state.dirt[seat]:
                return not_there(cards, what, area_of(seat))
            return _refuse_paid(state, seat, paid, PRICES[what])
        case Trophy(pigeon, paid):
            if pigeon not in cards.pigeons:
                return refusal("no-pigeon", card=pigeon)
            if pigeon not in state.zones[area_of(seat)]:
                return not_there(cards, pigeon, area_of(seat))
            return _refuse_paid(state, seat, paid, TROPHY_PRICE)
        case Play():
            return _refuse_play(cards, state, action)
        case React():
            return _refuse_reaction(cards, state, seat, action)
        case Assign():
            return _refuse_assign(cards, state, action)
        case Follow():
            return _refuse_follow(cards, state, action)
        case Take(back):
            step = state.agenda[-1]
            assert isinstance(step, Sharing)
            return None if back in trophies.backs(step) else refusal("no-pick", back=back)
        case Discard(card):
            return None if card in state.hands[seat] else refusal("not-in-hand", card=card)
        case _:
            assert_never(action)


def _refuse_paid(state: State, seat: Seat, paid: Kinds, price: int) -> Refusal | None:
    if len(paid) != price:
        return refusal("price", price=price)
    for card in paid:
        if not holds(state.hands[seat], tuple(c for c in paid if c == card)):
            return refusal("not-in-hand", card=card)
    return None


def _refuse_play(cards: Cards, state: State, action: Play) -> Refusal | None:
    """Why a card may not be played as it is aimed."""
    if action.card not in state.hands[state.seat]:
        return refusal("not-in-hand", card=action.card)
    needed = cards.actions[action.card].moves
    if needed > state.moves:
        return refusal("two-moves", card=action.card, needed=needed)
    offered = plays(cards, state, action.card)
    if action in offered:
        return None
    if action == Play(action.card) and not offered:
        return refusal("no-effect", card=action.card)
    effect = cards.aimed[action.card]
    aiming = None if effect is None else IN_TURN[type(effect)].aiming
    if aiming is None or not _has_form(cards, state, action):
        return wrong_aim(action)
    return aiming.refuse(cards, state, action, effect)


def _has_form(cards: Cards, state: State, action: Play) -> bool:
    """Whether all is named that the card asks for, and no more."""
    asks = cards.asks[action.card]
    named = (bool(action.what), bool(action.zone), bool(action.to), action.partner >= 0)
    zones_exist = all(exists(cards, state, z) for z in (action.zone, action.to) if z)
    return zones_exist and named == (bool(asks.what), asks.zone, asks.to, asks.partner)


def _refuse_reaction(cards: Cards, state: State, seat: Seat, action: React) -> Refusal | None:
    if action.card not in state.hands[seat]:
        return refusal("not-in-hand", card=action.card)
    known = cards.actions[action.card]
    if known.reacts_to is None:
        return refusal("no-reaction", card=action.card)
    seen = facts(cards, state, state.agenda[-2])
    if known.reacts_to not in triggers(cards, seen, seat):
        return refusal("not-concerned", card=action.card)
    if (action.card in cards.netting) != bool(action.what):
        return refusal("aim", card=action.card)
    if not holds(seen.arriving, action.what):
        return refusal("not-there", card=action.what[0], zone=cards.zones[area_of(seat)])
    return None


def _refuse_assign(cards: Cards, state: State, action: Assign) -> Refusal | None:
    step = state.agenda[-1]
    assert isinstance(step, Assigning)
    if action.pigeon != step.pigeon:
        return refusal("other-pigeon", pigeon=step.pigeon)
    if not exists(cards, state, action.zone):
        return refusal("aim", card=action.pigeon)
    zone = cards.index[action.zone]
    if zone in step.zones:
        return None
    room = refuse_room(cards, state, (action.pigeon,), zone)
    return room or refusal("not-its-zone", pigeon=action.pigeon, zone=action.zone)


def _refuse_follow(cards: Cards, state: State, action: Follow) -> Refusal | None:
    step = state.agenda[-1]
    assert isinstance(step, Following)
    if not exists(cards, state, action.zone):
        return refusal("aim", card=action.pigeon)
    zone = cards.index[action.zone]
    if zone == step.zone:
        return refusal("stays", zone=action.zone)
    if action.pigeon not in state.zones[zone]:
        return not_there(cards, action.pigeon, zone)
    return refuse_room(cards, state, (action.pigeon,), step.zone)
