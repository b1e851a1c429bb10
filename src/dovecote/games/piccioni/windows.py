"""Reaction windows: who is asked, by public facts only, and what becomes of the answers."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import PASS, Action, Kinds, React, area
from dovecote.games.piccioni.agenda import clockwise, instead
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.events import Events, Reacted
from dovecote.games.piccioni.state import (
    Landing,
    Playing,
    Reacting,
    State,
    Step,
    Window,
    owner_of,
)
from dovecote.games.piccioni.verbs import IN_TURN
from dovecote.games.piccioni.verbs.verb import Facts
from dovecote.games.piccioni.zones import less, with_


def facts(cards: Cards, state: State, subject: Step) -> Facts:
    """What there is to react to in a step."""
    if type(subject) is Landing:
        return Facts(into=owner_of(subject.zone), arriving=subject.pigeons)
    if type(subject) is Reacting:
        return Facts(reactor=subject.seat)
    assert type(subject) is Playing
    aims = subject.aims
    known = Facts((area(aims.zone), area(aims.to)))
    for effect in cards.actions[aims.card].play:
        part = IN_TURN[type(effect)].reactable
        if part is not None:
            known = part.facts(cards, state, subject, effect, known)
    return known


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
    if type(subject) is Playing:
        if not _names_others(cards, subject):
            return ()
    elif type(subject) is Landing and owner_of(subject.zone) in (None, state.seat):
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
    if aims.card in cards.sweeping:
        return True
    harmless = cards.harmless[subject.seat]
    return aims.zone not in harmless or aims.to not in harmless


def advance(cards: Cards, state: State, window: Window) -> tuple[State, Events] | None:
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


def answer(cards: Cards, state: State, seat: Seat, action: Action) -> tuple[State, Events]:
    """A sealed answer; when all are in, the first reaction clockwise counts (8.5)."""
    window = state.agenda[-1]
    assert type(window) is Window
    given = {**dict(window.answers), seat: action}
    if len(given) < len(window.asked):
        sealed = tuple([(s, given[s]) for s in window.asked if s in given])
        return instead(state, replace(window, answers=sealed)), ()
    for reactor in window.asked:
        counts = given[reactor]
        if type(counts) is React:
            return _show(cards, state, window, reactor, counts)
    return instead(state), ()  # all pass (8.6)


def _show(
    cards: Cards, state: State, window: Window, seat: Seat, reaction: React
) -> tuple[State, Events]:
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
            if card in cards.netting:
                found += [React(card, (pigeon,)) for pigeon in dict.fromkeys(arriving)]
            else:
                found.append(React(card))
    return tuple(found)
