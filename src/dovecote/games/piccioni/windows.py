"""Reaction windows: who is asked, by public facts only, and what becomes of the answers."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni import vocabulary as verbs
from dovecote.games.piccioni.actions import PASS, Action, Kinds, React, area
from dovecote.games.piccioni.agenda import clockwise, instead
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.effects import sharers_of, taken_by
from dovecote.games.piccioni.events import Reacted, Told
from dovecote.games.piccioni.state import (
    Landing,
    Playing,
    Reacting,
    State,
    Step,
    Window,
    area_of,
    owner_of,
)
from dovecote.games.piccioni.zones import less, with_


class Facts(NamedTuple):
    """What everyone can see of a thing that may be reacted to (8.3)."""

    aimed: tuple[Seat | None, ...] = ()  # owners of the Areas named
    into: Seat | None = None  # whose Area something is about to enter
    arriving: Kinds = ()  # the pigeons
    is_dirt: bool = False  # or is it Guano
    made: bool = False  # two or more Trophies at once
    sharers: tuple[Seat, ...] = ()
    reactor: Seat | None = None  # it is a reaction of this seat


_NOTHING = Facts()


def facts(cards: Cards, state: State, subject: Step) -> Facts:
    """What there is to react to in a step."""
    if isinstance(subject, Landing):
        return Facts(into=owner_of(subject.zone), arriving=subject.pigeons)
    if isinstance(subject, Reacting):
        return Facts(reactor=subject.seat)
    assert isinstance(subject, Playing)
    aims = subject.aims
    arriving: Kinds = ()
    into, is_dirt, made = area(aims.zone), False, False
    for effect in cards.actions[aims.card].play:
        kind = type(effect)
        if kind is verbs.Assign:
            is_dirt = True
        elif kind is verbs.Move:
            if not aims.what:  # every pigeon has been netted (8.6)
                return _NOTHING
            into, arriving = area(aims.to), aims.what
        elif kind is verbs.Swap:
            arriving = state.zones[area_of(subject.seat)]
        elif _makes_several(cards, state, subject, effect):
            made = True
    return Facts(
        aimed=(area(aims.zone), area(aims.to)),
        into=into,
        arriving=arriving,
        is_dirt=is_dirt,
        made=made,
        sharers=sharers_of(state, subject) if made else (),
    )


def _makes_several(cards: Cards, state: State, subject: Playing, effect: verbs.Effect) -> bool:
    makes = subject.aims.card in cards.sweeping and isinstance(effect, verbs.Trophy | verbs.Share)
    return makes and len(taken_by(cards, state, subject, effect)) > 1


def triggers(cards: Cards, known: Facts, seat: Seat) -> tuple[str, ...]:
    """Why a seat is concerned, if some card of the box could answer that."""
    found = []
    if seat in known.aimed:
        found.append("aimed")
    if known.into == seat:
        if known.is_dirt:
            found.append("guano")
        if known.arriving:
            found.append("pigeons")
    if known.made and seat not in known.sharers:
        found.append("trophies")
    if known.reactor is not None and known.reactor != seat:
        found.append("reaction")
    return tuple([trigger for trigger in found if trigger in cards.triggers])


def concerned(cards: Cards, state: State, subject: Step) -> tuple[Seat, ...]:
    """Everyone but the current player whom a thing concerns and who has cards, clockwise."""
    if type(subject) is Playing and not _names_others(cards, subject):
        return ()
    known = facts(cards, state, subject)
    return tuple(
        [
            seat
            for seat in clockwise(state)[1:]
            if state.hands[seat] and triggers(cards, known, seat)
        ]
    )


def _names_others(cards: Cards, subject: Playing) -> bool:
    """Whether a card could concern anybody: it names an Area of another, or makes many Trophies."""
    aims = subject.aims
    own = cards.zones[area_of(subject.seat)]
    areas = [z for z in (aims.zone, aims.to) if z and z != own and z not in cards.place_ids]
    return bool(areas) or aims.card in cards.sweeping


def settle(cards: Cards, state: State, window: Window) -> tuple[State, Told] | None:
    """Finds out who is asked; without anybody the window closes."""
    if window.asked:
        return None
    found = concerned(cards, state, state.agenda[-2])
    asked = tuple([seat for seat in found if seat not in window.reacted])
    return (instead(state, replace(window, asked=asked)) if asked else instead(state)), ()


def owing(window: Window) -> tuple[Seat, ...]:
    """Those who have not answered yet."""
    if not window.answers:
        return window.asked
    heard = [seat for seat, _ in window.answers]
    return tuple([seat for seat in window.asked if seat not in heard])


def answers(cards: Cards, state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may answer: its reactions that apply, or nothing (8.7)."""
    known = facts(cards, state, state.agenda[-2])
    return _answers(cards, state.hands[seat], triggers(cards, known, seat), known.arriving)


def answer(cards: Cards, state: State, seat: Seat, action: Action) -> tuple[State, Told]:
    """A sealed answer; when all are in, the first reaction clockwise counts (8.5)."""
    window = state.agenda[-1]
    assert isinstance(window, Window)
    given = {**dict(window.answers), seat: action}
    if len(given) < len(window.asked):
        sealed = tuple([(s, given[s]) for s in window.asked if s in given])
        return instead(state, replace(window, answers=sealed)), ()
    for reactor in window.asked:
        counts = given[reactor]
        if isinstance(counts, React):
            return _show(cards, state, window, reactor, counts)
    return instead(state), ()  # all pass (8.6)


def _show(
    cards: Cards, state: State, window: Window, seat: Seat, reaction: React
) -> tuple[State, Told]:
    """The reaction is shown and its card spent; it may be answered if a card can (8.9)."""
    card = reaction.card
    steps: tuple[Step, ...] = (Window((*window.reacted, seat)), Reacting(seat, reaction))
    if "reaction" in cards.triggers:
        steps += (Window(),)
    state = replace(
        state,
        agenda=(*state.agenda[:-1], *steps),
        hands=with_(state.hands, seat, less(state.hands[seat], (card,))),
        discard=state.discard.put((card,)),
    )
    return state, (Reacted(seat, card, reaction.what),)


def _answers(
    cards: Cards, hand: Kinds, why: tuple[str, ...], arriving: Kinds
) -> tuple[Action, ...]:
    found: list[Action] = [PASS]
    for card in dict.fromkeys(hand):
        known = cards.actions[card]
        if known.reacts_to in why:
            if known.nets:
                found += [React(card, (pigeon,)) for pigeon in dict.fromkeys(arriving)]
            else:
                found.append(React(card))
    return tuple(found)
