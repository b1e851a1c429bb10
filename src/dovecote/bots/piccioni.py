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
    DRAWN,
    GUANO,
    HAND_LIMIT,
    LOTS,
    POINTS,
    TROPHY_POINTS,
)
from dovecote.games.piccioni.effects import refuge, sharers_of, source_of, taken_by
from dovecote.games.piccioni.imagine import sketch
from dovecote.games.piccioni.offers import plays
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Playing, State, area_of, owner_of
from dovecote.games.piccioni.view import View


class Temper(NamedTuple):
    """What a player cares for, in points."""

    card: float  # a card in hand
    reaction: float  # more, if it can be played out of turn
    others: float  # what all others together lose
    guano: float  # in an Area before the last round, when a card can still clean it away
    lots: float
    pace: (
        float  # pigeons of one's Area turned into Trophies in a turn; until then they cost nothing
    )
    crowded: float  # a revealed pigeon for which there is no Place


# Chosen by hand, then one by one by duels of 300 to 500 matches with 2, 3 and 5 players.
RACER = Temper(card=0.25, reaction=0.25, others=0.3, guano=-0.6, lots=-1.2, pace=0.6, crowded=0.5)
# Plays by the printed points, and is glad of what others lose: weaker, but more like people.
MEDDLER = Temper(card=0.35, reaction=0.25, others=0.7, guano=-1.0, lots=-2.0, pace=0.0, crowded=1.0)

_LAST_CARD = 0.05  # what a card in hand is worth when the game is about to end
_LEADER = 1.4  # how much more the best of the others matters
_KEPT = 0.3  # of what a card could do now, if it is kept
_REVEALED = 1.4  # pigeons revealed in a turn

Gains: TypeAlias = list[float]  # points for each seat


class Lying(NamedTuple):
    """What cards cost whose Area they lie in."""

    pigeon: list[float]  # one more pigeon, by seat
    guano: float
    lots: float

    def of(self, card: str, owner: int) -> float:
        if card == GUANO:
            return self.guano
        return self.lots if card == LOTS else self.pigeon[owner]


class Look(NamedTuple):
    """The table from one seat, for one decision."""

    cards: Cards
    state: State
    seat: Seat
    weights: list[float]  # of the seats' points to this one
    card: float  # what a card in hand is worth
    reveal: float  # what a revealed pigeon costs
    reaction: float  # what a card is worth more if it can react
    lying: Lying


def rate(
    game: Piccioni,
    seat: Seat,
    view: View,
    offers: Sequence[Action],
    rng: Random,
    temper: Temper = RACER,
) -> list[float]:
    """How good each offer looks, in points."""
    if len(offers) == 1:
        return [0.0]
    look = _look(game, seat, view, temper)
    worths = {action: _play(look, action) for action in offers if isinstance(action, Play)}
    keep = _kept(look, view.hand, offers, worths)
    return [_rating(look, action, keep, worths) for action in offers]


def _look(game: Piccioni, seat: Seat, view: View, temper: Temper) -> Look:
    scores = [sum([term.points for term in area.terms]) for area in view.areas]
    best = max(score for s, score in enumerate(scores) if s != seat)
    weights = [_LEADER if score == best else 1.0 for score in scores]
    weights[seat] = 0.0
    whole = sum(weights)
    weights = [-temper.others * weight / whole for weight in weights]
    weights[seat] = 1.0
    card = _LAST_CARD if view.last_round else temper.card
    state = sketch(view)
    lying = _lying(state, view.flock, temper)
    return Look(
        game.cards,
        state,
        seat,
        weights,
        card,
        temper.crowded * _crowding(view),
        temper.reaction,
        lying,
    )


def _crowding(view: View) -> float:
    """What a revealed pigeon costs the current player: more, the less room there is."""
    if not view.flock:
        return 0.0
    room = sum(place.free if place.free is not None else 9 for place in view.places)
    roomy = any(place.free is None or place.free >= 2 for place in view.places)
    return (0.45 if room < 1 else 0.05) + (0.0 if roomy else 0.35)


def _rating(look: Look, action: Action, keep: dict[str, float], worths: dict[Play, float]) -> float:
    state, seat = look.state, look.seat
    match action:
        case Draw():
            room = max(0, HAND_LIMIT - len(state.hands[seat]))
            return look.card * min(DRAWN, room) + (0.02 if room < DRAWN else 0.0)
        case Play():
            return worths[action] - look.card
        case Clean(what, paid):
            return -look.lying.of(what, seat) - sum(keep[card] for card in paid)
        case Trophy(_, paid):
            return 1.0 - look.lying.pigeon[seat] - sum(keep[card] for card in paid)
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
    return {c: look.card + _KEPT * best[c] + look.reaction * (c in reactions) for c in best}


def _play(look: Look, play: Play) -> float:
    """The card's worth in the seat's own turn."""
    known = look.cards.actions[play.card]
    gains = impact(look.cards, look.state, Playing(look.seat, play), look.lying)
    drawn = sum([effect.cards for effect in known.play if isinstance(effect, verbs.Draw)])
    value = _worth(look, gains) + look.card * drawn - look.reveal * known.call
    return value - look.card * (known.moves - 1)


def _reaction(look: Look, action: React) -> float:
    """What a reaction saves or wins."""
    state, seat = look.state, look.seat
    subject = state.agenda[-2]
    (effect, *_) = look.cards.actions[action.card].reaction
    if isinstance(effect, verbs.Trophy):
        return 1.0 - look.lying.pigeon[seat]
    if not isinstance(subject, Playing):
        return 0.0
    gains = impact(look.cards, state, subject, look.lying)
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
        gains[owner] += look.lying.pigeon[owner] * pigeons
    return gains


# What each verb changes, in points for each seat


def _lying(state: State, flock: int, temper: Temper) -> Lying:
    """A pigeon costs nothing as long as there is time to make a Trophy of it."""
    seats = state.seats
    turns = state.last_round / seats if state.last_round else flock / _REVEALED / seats + 1
    spare = temper.pace * turns
    pigeon = [
        0.0 if len(state.zones[area_of(seat)]) < spare else float(POINTS["pigeon"])
        for seat in range(seats)
    ]
    if state.last_round:
        return Lying(pigeon, POINTS[GUANO], POINTS[LOTS])
    return Lying(pigeon, temper.guano, temper.lots)


def impact(cards: Cards, state: State, script: Playing, lying: Lying) -> Gains:
    """The points a played card would move, if nobody reacts."""
    gains = [0.0] * state.seats
    for effect in cards.actions[script.aims.card].play:
        judge = _IMPACTS.get(type(effect))
        if judge is not None:
            judge(cards, state, script, effect, lying, gains)
    return gains


def _assign(
    cards: Cards, state: State, script: Playing, effect: verbs.Assign, lying: Lying, gains: Gains
) -> None:
    owner = owner_of(cards.index[script.aims.zone])
    if owner is not None:
        gains[owner] += lying.of(script.aims.card, owner)


def _trophy(
    cards: Cards, state: State, script: Playing, effect: Any, lying: Lying, gains: Gains
) -> None:
    zone = owner_of(source_of(cards, state, script, effect.source))
    sharers = sharers_of(state, script)
    for number, card in enumerate(taken_by(cards, state, script, effect)):
        gains[sharers[number % len(sharers)]] += TROPHY_POINTS.get(card, 1)
        if zone is not None:
            gains[zone] -= lying.of(card, zone)


def _scare(
    cards: Cards, state: State, script: Playing, effect: verbs.Scare, lying: Lying, gains: Gains
) -> None:
    zone = source_of(cards, state, script, effect.source)
    group = len(state.zones[zone])
    if any(isinstance(e, verbs.Trophy) for e in cards.actions[script.aims.card].play):
        group -= len(script.aims.what)
    left, goal = owner_of(zone), refuge(state, zone)
    if left is not None:
        gains[left] -= lying.pigeon[left] * group
    entered = None if goal is None else owner_of(goal)
    if entered is not None:
        gains[entered] += lying.pigeon[entered] * group


def _move(
    cards: Cards, state: State, script: Playing, effect: verbs.Move, lying: Lying, gains: Gains
) -> None:
    count = len(script.aims.what)
    left = owner_of(source_of(cards, state, script, effect.source))
    entered = owner_of(cards.index[script.aims.to or effect.to])
    if left is not None:
        gains[left] -= lying.pigeon[left] * count
    if entered is not None:
        gains[entered] += lying.pigeon[entered] * count


def _discard(
    cards: Cards, state: State, script: Playing, effect: verbs.Discard, lying: Lying, gains: Gains
) -> None:
    there = state.dirt[script.seat].count(effect.what)
    gone = there if effect.count == "all" else min(1, there)
    gains[script.seat] -= lying.of(effect.what, script.seat) * gone


def _swap(
    cards: Cards, state: State, script: Playing, effect: verbs.Swap, lying: Lying, gains: Gains
) -> None:
    other = owner_of(cards.index[script.aims.zone])
    if other is not None:
        more = len(state.zones[area_of(other)]) - len(state.zones[area_of(script.seat)])
        gains[script.seat] += lying.pigeon[script.seat if more < 0 else other] * more
        gains[other] -= lying.pigeon[other if more > 0 else script.seat] * more


_IMPACTS: dict[type, Callable[[Cards, State, Playing, Any, Lying, Gains], None]] = {
    verbs.Assign: _assign,
    verbs.Trophy: _trophy,
    verbs.Share: _trophy,
    verbs.Scare: _scare,
    verbs.Move: _move,
    verbs.Discard: _discard,
    verbs.Swap: _swap,
}
