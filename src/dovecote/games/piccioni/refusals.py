"""Why a move is not among the offers, in the order of the rules."""

from __future__ import annotations

from typing import Any, assert_never

from dovecote.core.errors import Refusal
from dovecote.core.game import Seat
from dovecote.games.piccioni import trophies
from dovecote.games.piccioni import vocabulary as verbs
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
from dovecote.games.piccioni.components import DIRT, PLACES, PRICES, TROPHY_PRICE
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
from dovecote.games.piccioni.windows import facts, owing, triggers
from dovecote.games.piccioni.zones import fits, free, holds, meant

CLAUSES = {
    "over": "10.2",
    "luck": "3.1",
    "turn": "3.1",
    "move-first": "3.2",
    "end-first": "3.8",
    "discard-first": "4.1",
    "take-first": "7.3",
    "answer-first": "8.4",
    "assign-first": "9.4",
    "follow-first": "9.12",
    "price": "3.3",
    "not-clean": "3.5",
    "no-pigeon": "3.7",
    "not-in-hand": "5.1",
    "aim": "5.2",
    "not-there": "5.2",
    "two-moves": "5.3",
    "another": "5.6",
    "no-effect": "5.7",
    "full": "6.1",
    "never": "6.2",
    "same-zone": "6.4",
    "no-pick": "7.3",
    "no-reaction": "8.1",
    "not-concerned": "8.7",
    "other-pigeon": "9.3",
    "not-its-zone": "9.4",
    "stays": "9.12",
}

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
    if isinstance(step, Ended):
        return _refusal("over")
    if not isinstance(step, (Moving, *_DUE)):
        return _refusal("luck")
    if seat not in _asked(state):
        return _refusal("turn", seat=_asked(state)[0])
    return _refuse_moment(state, action) or _refuse_action(cards, state, seat, action)


def _asked(state: State) -> tuple[Seat, ...]:
    match state.agenda[-1]:
        case Window() as window:
            return owing(window)
        case Excess(seat):
            return (seat,)
        case Sharing(sharers=sharers):
            return sharers[:1]
        case _:
            return (state.seat,)


def _refuse_moment(state: State, action: Action) -> Refusal | None:
    """Something else is due now."""
    due = _DUE.get(type(state.agenda[-1]))
    if due is not None:
        code, kinds = due
        return None if isinstance(action, kinds) else _refusal(code)
    if isinstance(action, End):
        return _refusal("move-first", moves=state.moves) if state.moves else None
    if not state.moves:
        return _refusal("end-first")
    is_move = isinstance(action, Draw | Play | Clean | Trophy)
    return None if is_move else _refusal("move-first", moves=state.moves)


def _refuse_action(cards: Cards, state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Draw() | End() | Pass() | NoFollow():
            return None
        case Clean(what, paid):
            if what not in DIRT:
                return _refusal("not-clean", card=what)
            if what not in state.dirt[seat]:
                return _not_there(cards, what, area_of(seat))
            return _refuse_paid(state, seat, paid, PRICES[what])
        case Trophy(pigeon, paid):
            if pigeon not in cards.pigeons:
                return _refusal("no-pigeon", card=pigeon)
            if pigeon not in state.zones[area_of(seat)]:
                return _not_there(cards, pigeon, area_of(seat))
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
            return None if back in trophies.backs(step) else _refusal("no-pick", back=back)
        case Discard(card):
            return None if card in state.hands[seat] else _refusal("not-in-hand", card=card)
        case _:
            assert_never(action)


def _refuse_paid(state: State, seat: Seat, paid: Kinds, price: int) -> Refusal | None:
    if len(paid) != price:
        return _refusal("price", price=price)
    for card in paid:
        if not holds(state.hands[seat], tuple(c for c in paid if c == card)):
            return _refusal("not-in-hand", card=card)
    return None


def _refuse_play(cards: Cards, state: State, action: Play) -> Refusal | None:
    if action.card not in state.hands[state.seat]:
        return _refusal("not-in-hand", card=action.card)
    needed = cards.actions[action.card].moves
    if needed > state.moves:
        return _refusal("two-moves", card=action.card, needed=needed)
    if action in plays(cards, state, action.card):
        return None
    if action == Play(action.card) and not plays(cards, state, action.card):
        return _refusal("no-effect", card=action.card)
    effect = cards.aimed[action.card]
    named = (bool(action.what), bool(action.zone), bool(action.to), action.partner >= 0)
    zones_exist = all(_exists(cards, state, z) for z in (action.zone, action.to) if z)
    if effect is None or named != _shape(effect) or not zones_exist:
        return _refusal("aim", card=action.card)
    return _refuse_aim(cards, state, action, effect)


def _shape(effect: Any) -> tuple[bool, bool, bool, bool]:
    """Which aims an effect asks for: cards, a zone, a goal, a partner."""
    match effect:
        case verbs.Trophy(what="guano"):
            return (effect.count == "one", True, False, False)
        case verbs.Trophy(source):
            return (effect.count == "one", source in verbs.ANY, False, False)
        case verbs.Move(to, source):
            return (True, source in verbs.ANY, to in verbs.ANY, False)
        case verbs.Share(source):
            return (False, source in verbs.ANY, False, True)
        case _:
            return (False, True, False, False)


def _refuse_aim(cards: Cards, state: State, action: Play, effect: Any) -> Refusal:
    """What is wrong with an aim that has the right form."""
    wrong = _refusal("aim", card=action.card)
    match effect:
        case verbs.Trophy(count="one") | verbs.Move():
            return _refuse_taking(cards, state, action, effect) or wrong
        case verbs.Swap() if cards.index[action.zone] == area_of(state.seat):
            return _refusal("another", card=action.card)
        case verbs.Share() if action.partner == state.seat:
            return _refusal("another", card=action.card)
        case verbs.Swap() | verbs.Assign():
            is_right = cards.index[action.zone] >= PLACES
        case _:
            is_right = not action.zone or cards.index[action.zone] in meant(
                cards, state, effect.source
            )
            is_right &= action.partner < state.seats
    return _refusal("no-effect", card=action.card) if is_right else wrong


def _refuse_taking(
    cards: Cards, state: State, action: Play, effect: verbs.Trophy | verbs.Move
) -> Refusal | None:
    """Cards taken from a zone, and perhaps put into another."""
    sources = meant(cards, state, effect.source)
    zone = cards.index[action.zone] if action.zone else sources[0]
    most = effect.most if isinstance(effect, verbs.Move) else 1
    if zone not in sources or len(action.what) > most:
        return _refusal("aim", card=action.card)
    there = state.zones[zone]
    if isinstance(effect, verbs.Trophy) and effect.what == "guano":
        there = state.dirt[state.seat]
    for kind in action.what:
        if action.what.count(kind) > there.count(kind):
            return _not_there(cards, kind, zone)
    if isinstance(effect, verbs.Move):
        return _refuse_goal(cards, state, action, effect, zone)
    return None


def _refuse_goal(
    cards: Cards, state: State, action: Play, effect: verbs.Move, zone: int
) -> Refusal | None:
    goal = cards.index[action.to or effect.to]
    if goal not in meant(cards, state, effect.to):
        return _refusal("aim", card=action.card)
    if goal == zone:
        return _refusal("same-zone", zone=cards.zones[zone])
    return _refuse_room(cards, state, action.what, goal)


def _refuse_reaction(cards: Cards, state: State, seat: Seat, action: React) -> Refusal | None:
    if action.card not in state.hands[seat]:
        return _refusal("not-in-hand", card=action.card)
    known = cards.actions[action.card]
    if known.reacts_to is None:
        return _refusal("no-reaction", card=action.card)
    seen = facts(cards, state, state.agenda[-2])
    if known.reacts_to not in triggers(cards, seen, seat):
        return _refusal("not-concerned", card=action.card)
    takes = any(isinstance(effect, verbs.Trophy) for effect in known.reaction)
    if takes != bool(action.what):
        return _refusal("aim", card=action.card)
    if not holds(seen.arriving, action.what):
        return _refusal("not-there", card=action.what[0], zone=cards.zones[area_of(seat)])
    return None


def _refuse_assign(cards: Cards, state: State, action: Assign) -> Refusal | None:
    step = state.agenda[-1]
    assert isinstance(step, Assigning)
    if action.pigeon != step.pigeon:
        return _refusal("other-pigeon", pigeon=step.pigeon)
    if not _exists(cards, state, action.zone):
        return _refusal("aim", card=action.pigeon)
    zone = cards.index[action.zone]
    if zone in step.zones:
        return None
    room = _refuse_room(cards, state, (action.pigeon,), zone)
    return room or _refusal("not-its-zone", pigeon=action.pigeon, zone=action.zone)


def _refuse_follow(cards: Cards, state: State, action: Follow) -> Refusal | None:
    step = state.agenda[-1]
    assert isinstance(step, Following)
    if not _exists(cards, state, action.zone):
        return _refusal("aim", card=action.pigeon)
    zone = cards.index[action.zone]
    if zone == step.zone:
        return _refusal("stays", zone=action.zone)
    if action.pigeon not in state.zones[zone]:
        return _not_there(cards, action.pigeon, zone)
    return _refuse_room(cards, state, (action.pigeon,), step.zone)


def _refuse_room(cards: Cards, state: State, pigeons: Kinds, zone: int) -> Refusal | None:
    if fits(cards, state, pigeons, zone):
        return None
    for pigeon in pigeons:
        if zone in cards.banned[pigeon]:
            return _refusal("never", pigeon=pigeon, zone=cards.zones[zone])
    room, needed = free(cards, state, zone), cards.weigh[pigeons]
    return _refusal("full", zone=cards.zones[zone], free=room, needed=needed)


def _exists(cards: Cards, state: State, zone: str) -> bool:
    return cards.index.get(zone, PLACES + state.seats) < PLACES + state.seats


def _not_there(cards: Cards, card: str, zone: int) -> Refusal:
    return _refusal("not-there", card=card, zone=cards.zones[zone])


def _refusal(code: str, **params: str | int) -> Refusal:
    return Refusal(code, CLAUSES[code], params)
