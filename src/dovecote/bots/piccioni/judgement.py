"""A quick judgement of Piccioni: what each offer would change in points, and for whom."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from dovecote.bots.piccioni.impact import Lying, impact, landing
from dovecote.bots.piccioni.temper import MEDDLER, RACER, Temper
from dovecote.core.game import Seat
from dovecote.games.piccioni import vocabulary as verbs
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
from dovecote.games.piccioni.state import Playing, State, area_of
from dovecote.games.piccioni.view import View
from dovecote.games.piccioni.zones import distinct, rooms

__all__ = ["MEDDLER", "RACER", "Temper", "rate", "rate_in"]


class Look(NamedTuple):
    """The table from one seat, for one decision."""

    cards: Cards
    state: State
    seat: Seat
    temper: Temper
    weights: list[float]  # of the seats' points to this one
    card: float  # what a card in hand is worth
    reveal: float  # what a revealed pigeon costs
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
    return rate_in(game.cards, sketch(view), view.flock, seat, offers, temper)


def rate_in(
    cards: Cards,
    state: State,
    flock: int,
    seat: Seat,
    offers: Sequence[Action],
    temper: Temper = RACER,
) -> list[float]:
    """How good each offer looks; of the state only what the seat can see is looked at."""
    if len(offers) == 1 or _is_indifferent(cards, offers):
        return [0.0] * len(offers)
    offers = [*offers]  # some are made when they are looked at
    look = _look(cards, state, flock, seat, temper)
    worths = _worths(look, offers)
    keep = _kept(look, offers, worths)
    return [
        worth if type(action) is Play else _rating(look, action, keep)
        for action, worth in zip(offers, worths, strict=True)
    ]


def _is_indifferent(cards: Cards, offers: Sequence[Action]) -> bool:
    """Whether a pigeon may go to Places only: it costs nothing there, wherever it is."""
    return type(offers[0]) is Assign and all(
        type(offer) is Assign and offer.zone in cards.place_ids for offer in offers
    )


def points(state: State, seat: int) -> int:
    """A seat's points as they stand (10.6)."""
    made, dirt = state.trophies[seat], state.dirt[seat]
    total = len(made) + len(state.unseen[seat]) - len(state.zones[area_of(seat)])
    for card in made:
        if card in TROPHY_POINTS:
            total += TROPHY_POINTS[card] - 1
    for card in dirt:
        total += POINTS[card]
    return total


def _look(cards: Cards, state: State, flock: int, seat: Seat, temper: Temper) -> Look:
    scores = [points(state, s) for s in range(len(state.hands))]
    best = max([score for s, score in enumerate(scores) if s != seat])
    weights = [temper.leader if score == best else 1.0 for score in scores]
    weights[seat] = 0.0
    whole = sum(weights)
    weights = [-temper.others * weight / whole for weight in weights]
    weights[seat] = 1.0
    card = temper.last_card if state.last_round else temper.card
    reveal = temper.crowded * _crowding(cards, state, temper) if flock else 0.0
    lying = _lying(state, flock, temper)
    return Look(cards, state, seat, temper, weights, card, reveal, lying)


def _crowding(cards: Cards, state: State, temper: Temper) -> float:
    """What a revealed pigeon costs the current player: more, the less room there is."""
    free = rooms(cards, state)
    tight = 0.0 if max(free) >= 2 else temper.tight
    return tight + (temper.full if max(free) < 1 else temper.roomy)


def _lying(state: State, flock: int, temper: Temper) -> Lying:
    """A pigeon costs nothing as long as there is time to make a Trophy of it."""
    seats = len(state.hands)
    turns = state.last_round / seats if state.last_round else flock / temper.revealed / seats + 1
    spare = temper.pace * turns
    pigeon = [
        0.0 if len(state.zones[area_of(seat)]) < spare else float(POINTS["pigeon"])
        for seat in range(seats)
    ]
    if state.last_round:
        return Lying(pigeon, POINTS[GUANO], POINTS[LOTS])
    return Lying(pigeon, temper.guano, temper.lots)


def _rating(look: Look, action: Action, keep: dict[str, float]) -> float:
    """Of anything but a card that is played."""
    state, seat = look.state, look.seat
    match action:
        case Trophy(_, paid):
            return 1.0 - look.lying.pigeon[seat] - sum([keep[card] for card in paid])
        case Clean(what, paid):
            return -look.lying.of(what, seat) - sum([keep[card] for card in paid])
        case Draw():
            room = max(0, HAND_LIMIT - len(state.hands[seat]))
            return look.card * min(DRAWN, room) + (look.temper.choice if room < DRAWN else 0.0)
        case React():
            return _reaction(look, action) - look.card
        case Discard(card):
            return -keep[card]
        case Assign(_, zone):
            return _worth(look, landing(state, look.cards.index[zone], look.lying))
        case Follow(_, zone):
            return -_worth(look, landing(state, look.cards.index[zone], look.lying))
        case Take(back):
            return float(TROPHY_POINTS.get(back, 1))
        case _:
            return 0.0


def _kept(look: Look, offers: Sequence[Action], worths: Sequence[float]) -> dict[str, float]:
    """What each card is worth if it is kept: a part of the best it could do now."""
    last = type(offers[-1])
    if last is not Trophy and last is not Clean and last is not Discard:
        return {}  # nothing is paid
    hand = look.state.hands[look.seat]
    if last is Discard:
        offers = [play for card in distinct(hand) for play in plays(look.cards, look.state, card)]
        worths = _worths(look, offers)
    best = dict.fromkeys(hand, 0.0)
    for play, worth in zip(offers, worths, strict=True):
        if type(play) is Play and worth > best[play.card]:
            best[play.card] = worth
    actions, temper = look.cards.actions, look.temper
    return {
        card: look.card + temper.kept * best[card] + temper.reaction * bool(actions[card].reaction)
        for card in best
    }


def _worths(look: Look, offers: Sequence[Action]) -> list[float]:
    """What cards do if they are played, less the card; 0 for other offers.

    Most offers move pigeons, and of these all are worth the same that take as many from one
    Area to another: which Places and which pigeons does not matter here.
    """
    aimed, places = look.cards.aimed, look.cards.place_ids
    found, alike = [], dict[tuple[str, str, str, int], float]()
    for offer in offers:
        if type(offer) is not Play:
            found.append(0.0)
        elif type(aimed[offer.card]) is not verbs.Move:
            found.append(_play(look, offer))
        else:
            zone, to = offer.zone, offer.to
            key = (
                offer.card,
                "" if zone in places else zone,
                "" if to in places else to,
                len(offer.what),
            )
            if key not in alike:
                alike[key] = _play(look, offer)
            found.append(alike[key])
    return found


def _play(look: Look, play: Play) -> float:
    """The card's worth in the seat's own turn."""
    known = look.cards.actions[play.card]
    value = -look.reveal * known.call - look.card * known.moves
    gains = impact(look.cards, look.state, Playing(look.seat, play), look.lying)
    for weight, gain in zip(look.weights, gains, strict=True):
        value += weight * gain
    for effect in known.play:
        if type(effect) is verbs.Draw:
            value += look.card * effect.cards
    return value


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
        return -gains[seat] * (1.0 - look.weights[subject.seat])
    return 1.0 if isinstance(effect, verbs.Share) else 0.0


def _worth(look: Look, gains: list[float]) -> float:
    return sum([weight * gain for weight, gain in zip(look.weights, gains, strict=True)])
