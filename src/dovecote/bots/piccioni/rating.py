"""How good offers look at once: what each would change in points, and for whom."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from dovecote.bots.piccioni.gains import AreaCosts, Gains, gains_of, gains_of_landing
from dovecote.bots.piccioni.preferences import RACER, Preferences
from dovecote.bots.sums import added_up
from dovecote.core.game import Seat
from dovecote.games.piccioni import verbs
from dovecote.games.piccioni.actions import (
    Action,
    Assign,
    Clean,
    Discard,
    Draw,
    Follow,
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
from dovecote.games.piccioni.imagine import sketch
from dovecote.games.piccioni.offers import plays
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.scoring import points
from dovecote.games.piccioni.state import Playing, State, area_of
from dovecote.games.piccioni.view import View
from dovecote.games.piccioni.zones import distinct, rooms


class Situation(NamedTuple):
    """The table from one seat, for one decision."""

    cards: Cards
    state: State
    seat: Seat
    preferences: Preferences
    weights: list[float]  # of the seats' points to this one
    card: float  # what a card in hand is worth
    reveal: float  # what a revealed pigeon costs
    costs: AreaCosts


def rate(
    game: Piccioni,
    seat: Seat,
    view: View,
    offers: Sequence[Action],
    preferences: Preferences = RACER,
) -> list[float]:
    """How good each offer looks, in points."""
    return rate_in(game.cards, sketch(view), view.flock, seat, offers, preferences)


def rate_in(
    cards: Cards,
    state: State,
    flock: int,
    seat: Seat,
    offers: Sequence[Action],
    preferences: Preferences = RACER,
) -> list[float]:
    """How good each offer looks; of the state only what the seat can see is looked at."""
    if len(offers) == 1 or _is_indifferent(cards, offers):
        return [0.0] * len(offers)
    offers = [*offers]  # some are made when they are looked at
    now = _situation(cards, state, flock, seat, preferences)
    worths = _worths(now, offers)
    keep = _kept(now, offers, worths)
    return [
        worth if type(action) is Play else _rating(now, action, keep)
        for action, worth in zip(offers, worths, strict=True)
    ]


def _is_indifferent(cards: Cards, offers: Sequence[Action]) -> bool:
    """Whether a pigeon may go to Places only: it costs nothing there, wherever it is."""
    return type(offers[0]) is Assign and all(
        type(offer) is Assign and offer.zone in cards.place_ids for offer in offers
    )


def _situation(
    cards: Cards, state: State, flock: int, seat: Seat, preferences: Preferences
) -> Situation:
    scores = [points(state, s) for s in range(len(state.hands))]
    best = max([score for s, score in enumerate(scores) if s != seat])
    weights = [preferences.leader if score == best else 1.0 for score in scores]
    weights[seat] = 0.0
    whole = added_up(weights)
    weights = [-preferences.others * weight / whole for weight in weights]
    weights[seat] = 1.0
    card = preferences.last_card if state.last_round else preferences.card
    reveal = preferences.crowded * _crowding(cards, state, preferences) if flock else 0.0
    costs = _area_costs(state, flock, preferences)
    return Situation(cards, state, seat, preferences, weights, card, reveal, costs)


def _crowding(cards: Cards, state: State, preferences: Preferences) -> float:
    """What a revealed pigeon costs the current player: more, the less room there is."""
    free = rooms(cards, state)
    tight = 0.0 if max(free) >= 2 else preferences.tight
    return tight + (preferences.full if max(free) < 1 else preferences.roomy)


def _area_costs(state: State, flock: int, preferences: Preferences) -> AreaCosts:
    """A pigeon costs nothing as long as there is time to make a Trophy of it."""
    seats = len(state.hands)
    turns = (
        state.last_round / seats if state.last_round else flock / preferences.revealed / seats + 1
    )
    spare = preferences.pace * turns
    pigeon = [
        0.0 if len(state.zones[area_of(seat)]) < spare else float(POINTS["pigeon"])
        for seat in range(seats)
    ]
    if state.last_round:
        return AreaCosts(pigeon, POINTS[GUANO], POINTS[LOTS])
    return AreaCosts(pigeon, preferences.guano, preferences.lots)


def _rating(now: Situation, action: Action, keep: dict[str, float]) -> float:
    """Of anything but a card that is played."""
    state, seat = now.state, now.seat
    match action:
        case Trophy(_, paid):
            return 1.0 - now.costs.pigeon[seat] - added_up(keep[card] for card in paid)
        case Clean(what, paid):
            return -now.costs.of(what, seat) - added_up(keep[card] for card in paid)
        case Draw():
            room = max(0, HAND_LIMIT - len(state.hands[seat]))
            return now.card * min(DRAWN, room) + (now.preferences.choice if room < DRAWN else 0.0)
        case React():
            return _reaction(now, action) - now.card
        case Discard(card):
            return -keep[card]
        case Assign(_, zone):
            return _worth(now, gains_of_landing(state, now.cards.index[zone], now.costs))
        case Follow(_, zone):
            return -_worth(now, gains_of_landing(state, now.cards.index[zone], now.costs))
        case Take(back):
            return float(TROPHY_POINTS.get(back, 1))
        case _:
            return 0.0


def _kept(now: Situation, offers: Sequence[Action], worths: Sequence[float]) -> dict[str, float]:
    """What each card is worth if it is kept: a part of the best it could do now."""
    last = type(offers[-1])
    if last is not Trophy and last is not Clean and last is not Discard:
        return {}  # nothing is paid
    hand = now.state.hands[now.seat]
    if last is Discard:
        offers = [play for card in distinct(hand) for play in plays(now.cards, now.state, card)]
        worths = _worths(now, offers)
    best = dict.fromkeys(hand, 0.0)
    for play, worth in zip(offers, worths, strict=True):
        if type(play) is Play and worth > best[play.card]:
            best[play.card] = worth
    actions, preferences = now.cards.actions, now.preferences
    return {
        card: now.card
        + preferences.kept * best[card]
        + preferences.reaction * bool(actions[card].reaction)
        for card in best
    }


def _worths(now: Situation, offers: Sequence[Action]) -> list[float]:
    """What cards do if they are played, less the card; 0 for other offers.

    Most offers move pigeons, and of these all are worth the same that take as many from one
    Area to another: which Places and which pigeons does not matter here.
    """
    aimed, places = now.cards.aimed, now.cards.place_ids
    found, alike = [], dict[tuple[str, str, str, int], float]()
    for offer in offers:
        if type(offer) is not Play:
            found.append(0.0)
        elif type(aimed[offer.card]) is not verbs.Move:
            found.append(_play(now, offer))
        else:
            zone, to = offer.zone, offer.to
            key = (
                offer.card,
                "" if zone in places else zone,
                "" if to in places else to,
                len(offer.what),
            )
            if key not in alike:
                alike[key] = _play(now, offer)
            found.append(alike[key])
    return found


def _play(now: Situation, play: Play) -> float:
    """The card's worth in the seat's own turn."""
    known = now.cards.actions[play.card]
    value = -now.reveal * known.call - now.card * known.moves
    gains = gains_of(now.cards, now.state, Playing(now.seat, play), now.costs)
    for weight, gain in zip(now.weights, gains, strict=True):
        value += weight * gain
    for effect in known.play:
        if type(effect) is verbs.Draw:
            value += now.card * effect.cards
    return value


def _reaction(now: Situation, action: React) -> float:
    """What a reaction saves or wins."""
    state, seat = now.state, now.seat
    subject = state.agenda[-2]
    (effect, *_) = now.cards.actions[action.card].reaction
    if isinstance(effect, verbs.Trophy):
        return 1.0 - now.costs.pigeon[seat]
    if not isinstance(subject, Playing):
        return 0.0
    gains = gains_of(now.cards, state, subject, now.costs)
    if isinstance(effect, verbs.Cancel):
        return -_worth(now, gains)
    if isinstance(effect, verbs.Redirect):
        return -gains[seat] * (1.0 - now.weights[subject.seat])
    return 1.0 if isinstance(effect, verbs.Share) else 0.0


def _worth(now: Situation, gains: Gains) -> float:
    return added_up(map(mul, now.weights, gains))
