"""A judgement of Piccioni: what each verb of a card would change in points, and for whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from dovecote.core.game import Seat
from dovecote.games.piccioni import vocabulary as verbs
from dovecote.games.piccioni.actions import (
    Action,
    Assign,
    Clean,
    Discard,
    Draw,
    Follow,
    Kinds,
    Play,
    React,
    Take,
    Trophy,
)
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import (
    DIRT,
    DRAWN,
    GUANO,
    HAND_LIMIT,
    LOTS,
    POINTS,
    TROPHY_POINTS,
)
from dovecote.games.piccioni.effects import sharers_of, source_of, taken_by
from dovecote.games.piccioni.offers import plays
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Playing, State, area_of, owner_of
from dovecote.games.piccioni.view import View, sketch

# In points. Chosen by hand, so that points come first, then cards, then what others lose.
_CARD = 0.3  # a card in hand
_LAST_CARD = 0.05  # the same when the game is about to end
_REACTION = 0.25  # more, if it can be played out of turn
_OTHERS = 0.3  # what all others together lose
_LEADER = 1.4  # how much more the best of them matters
_KEPT = 0.3  # of what a card could do now, if it is kept
_PIGEON = 0.0  # in an Area, as long as there is time to make a Trophy of it
_GUANO = -0.7  # the same with Guano, which a card cleans away
_LOTS = -1.4
_CROWDED = 1.0  # a revealed pigeon for which there is no Place

Gains: TypeAlias = list[float]  # points for each seat


class Look(NamedTuple):
    """The table from one seat, for one decision."""

    cards: Cards
    state: State
    seat: Seat
    weights: list[float]  # of the seats' points to this one
    card: float  # what a card in hand is worth
    reveal: float  # what a revealed pigeon costs


def rate(
    game: Piccioni, seat: Seat, view: View, offers: Sequence[Action], rng: Random
) -> list[float]:
    """How good each offer looks, in points."""
    if len(offers) == 1:
        return [0.0]
    look = _look(game, seat, view)
    worths = {action: _play(look, action) for action in offers if isinstance(action, Play)}
    keep = _kept(look, view.hand, offers, worths)
    return [_rating(look, action, keep, worths) for action in offers]


def _look(game: Piccioni, seat: Seat, view: View) -> Look:
    scores = [sum([term.points for term in area.terms]) for area in view.areas]
    best = max(score for s, score in enumerate(scores) if s != seat)
    weights = [_LEADER if score == best else 1.0 for score in scores]
    weights[seat] = 0.0
    whole = sum(weights)
    weights = [-_OTHERS * weight / whole for weight in weights]
    weights[seat] = 1.0
    card = _LAST_CARD if view.last_round else _CARD
    return Look(game.cards, sketch(view), seat, weights, card, _crowding(view))


def _crowding(view: View) -> float:
    """What a revealed pigeon costs the current player: more, the less room there is."""
    if not view.flock:
        return 0.0
    room = sum(place.free if place.free is not None else 9 for place in view.places)
    roomy = any(place.free is None or place.free >= 2 for place in view.places)
    return _CROWDED * ((0.45 if room < 1 else 0.05) + (0.0 if roomy else 0.35))


def _rating(look: Look, action: Action, keep: dict[str, float], worths: dict[Play, float]) -> float:
    state, seat = look.state, look.seat
    match action:
        case Draw():
            room = max(0, HAND_LIMIT - len(state.hands[seat]))
            return look.card * min(DRAWN, room) + (0.02 if room < DRAWN else 0.0)
        case Play():
            return worths[action] - look.card
        case Clean(what, paid):
            return -_lying(state, what) - sum(keep[card] for card in paid)
        case Trophy(_, paid):
            return 1.0 - _lying(state, "pigeon") - sum(keep[card] for card in paid)
        case React():
            return _reaction(look, action) - look.card
        case Discard(card):
            return -keep[card]
        case Assign(_, zone):
            return _worth(look, _landing(look, look.cards.index[zone], 1))
        case Follow(_, zone):
            return -_worth(look, _landing(look, look.cards.index[zone], 1))
        case Take(back):
            return 1.0 if back == GUANO else 0.0
        case _:
            return 0.0


def _kept(
    look: Look, hand: Kinds, offers: Sequence[Action], worths: dict[Play, float]
) -> dict[str, float]:
    """What each card is worth if it is kept: a part of the best it could do now."""
    if not isinstance(offers[-1], Clean | Trophy | Discard):
        return {}  # nothing is paid
    if not worths:
        found = [play for card in set(hand) for play in plays(look.cards, look.state, card)]
        worths = {play: _play(look, play) for play in found}
    best = dict.fromkeys(hand, 0.0)
    for play, worth in worths.items():
        best[play.card] = max(best[play.card], worth - look.card)
    reactions = [card for card in best if look.cards.actions[card].reaction]
    return {c: look.card + _KEPT * best[c] + _REACTION * (c in reactions) for c in best}


def _play(look: Look, play: Play) -> float:
    """The card's worth in the seat's own turn."""
    known = look.cards.actions[play.card]
    gains = impact(look.cards, look.state, Playing(look.seat, play))
    drawn = sum([effect.cards for effect in known.play if isinstance(effect, verbs.Draw)])
    value = _worth(look, gains) + look.card * drawn - look.reveal * known.call
    return value - look.card * (known.moves - 1)


def _reaction(look: Look, action: React) -> float:
    """What a reaction saves or wins."""
    state, seat = look.state, look.seat
    subject = state.agenda[-2]
    (effect, *_) = look.cards.actions[action.card].reaction
    if isinstance(effect, verbs.Trophy):
        return 1.0 - _lying(state, "pigeon")
    if not isinstance(subject, Playing):
        return 0.0
    gains = impact(look.cards, state, subject)
    if isinstance(effect, verbs.Cancel):
        return -_worth(look, gains)
    if isinstance(effect, verbs.Redirect):
        back = -gains[seat]
        return back * (1.0 - look.weights[subject.seat])
    return 1.0 if isinstance(effect, verbs.Share) else 0.0


def _worth(look: Look, gains: Gains) -> float:
    return sum([weight * gain for weight, gain in zip(look.weights, gains, strict=True)])


def _landing(look: Look, zone: int, pigeons: int) -> Gains:
    gains = [0.0] * look.state.seats
    owner = owner_of(zone)
    if owner is not None:
        gains[owner] += _lying(look.state, "pigeon") * pigeons
    return gains


# What each verb changes, in points for each seat


def _lying(state: State, card: str) -> float:
    """What a card costs whose Area it lies in: less than at the end, while it can be used."""
    if state.last_round:
        return POINTS[card if card in DIRT else "pigeon"]
    return {GUANO: _GUANO, LOTS: _LOTS}.get(card, _PIGEON)


def impact(cards: Cards, state: State, script: Playing) -> Gains:
    """The points a played card would move, if nobody reacts."""
    gains = [0.0] * state.seats
    for effect in cards.actions[script.aims.card].play:
        judge = _IMPACTS.get(type(effect))
        if judge is not None:
            judge(cards, state, script, effect, gains)
    return gains


def _assign(
    cards: Cards, state: State, script: Playing, effect: verbs.Assign, gains: Gains
) -> None:
    owner = owner_of(cards.index[script.aims.zone])
    if owner is not None:
        gains[owner] += _lying(state, script.aims.card)


def _trophy(cards: Cards, state: State, script: Playing, effect: Any, gains: Gains) -> None:
    zone = owner_of(source_of(cards, state, script, effect.source))
    sharers = sharers_of(cards, state, script)
    for number, card in enumerate(taken_by(cards, state, script, effect)):
        gains[sharers[number % len(sharers)]] += TROPHY_POINTS.get(card, 1)
        if zone is not None:
            gains[zone] -= _lying(state, card)


def _scare(cards: Cards, state: State, script: Playing, effect: verbs.Scare, gains: Gains) -> None:
    zone = source_of(cards, state, script, effect.source)
    group = len(state.zones[zone])
    if any(isinstance(e, verbs.Trophy) for e in cards.actions[script.aims.card].play):
        group -= len(script.aims.what)
    counts = [len(state.zones[area_of(seat)]) for seat in range(state.seats)]
    left = owner_of(zone)
    if left is not None:
        gains[left] -= _lying(state, "pigeon") * group
        counts[left] = 99
    if counts.count(min(counts)) == 1:
        gains[counts.index(min(counts))] += _lying(state, "pigeon") * group


def _move(cards: Cards, state: State, script: Playing, effect: verbs.Move, gains: Gains) -> None:
    count = len(script.aims.what)
    left = owner_of(source_of(cards, state, script, effect.source))
    entered = owner_of(cards.index[script.aims.to or effect.to])
    if left is not None:
        gains[left] -= _lying(state, "pigeon") * count
    if entered is not None:
        gains[entered] += _lying(state, "pigeon") * count


def _discard(
    cards: Cards, state: State, script: Playing, effect: verbs.Discard, gains: Gains
) -> None:
    there = state.dirt[script.seat].count(effect.what)
    gone = there if effect.count == "all" else min(1, there)
    gains[script.seat] -= _lying(state, effect.what) * gone


def _swap(cards: Cards, state: State, script: Playing, effect: verbs.Swap, gains: Gains) -> None:
    other = owner_of(cards.index[script.aims.zone])
    if other is not None:
        more = len(state.zones[area_of(other)]) - len(state.zones[area_of(script.seat)])
        gains[script.seat] += _lying(state, "pigeon") * more
        gains[other] -= _lying(state, "pigeon") * more


_IMPACTS: dict[type, Callable[[Cards, State, Playing, Any, Gains], None]] = {
    verbs.Assign: _assign,
    verbs.Trophy: _trophy,
    verbs.Share: _trophy,
    verbs.Scare: _scare,
    verbs.Move: _move,
    verbs.Discard: _discard,
    verbs.Swap: _swap,
}
