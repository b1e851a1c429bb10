"""How good offers look at once: one step, and what lies there then is evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.bots.columba.evaluation import evaluate
from dovecote.bots.columba.features import Features
from dovecote.bots.columba.options import options
from dovecote.bots.columba.places import rate_places
from dovecote.bots.columba.plans import after, after_any_card, evaluate_end
from dovecote.core.game import Seat
from dovecote.games.columba.actions import (
    END,
    NONE,
    TAKE,
    Action,
    NoObjective,
    Place,
    TakeObjective,
)
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.state import Aiming, Choosing, Optional, State

_LOOKS = 12  # places evaluated; the others are only rated by their fields
_ALL = 40  # so few offers are all evaluated one by one
_FAR = 1000.0  # below whatever was evaluated


def rate(
    game: Columba, state: State, offers: Sequence[Action], rng: Random, weights: Features
) -> list[float]:
    """A number for each offer, in points; far lower for what was not evaluated."""
    if type(state.step) is Optional:
        return _options(game, state, offers, weights)
    rated = dict.fromkeys(offers, -2 * _FAR)  # falcons can wait until the card lies
    places = [offer for offer in offers if type(offer) is Place]
    guessed = zip(rate_places(state, places, weights), places, strict=True)
    best = sorted(guessed, key=lambda one: one[0], reverse=True)
    for guess, place in best:
        rated[place] = guess - _FAR
    chosen: list[Action] = [place for _, place in best[:_LOOKS]]
    chosen += [offer for offer in offers if type(offer) in (TakeObjective, NoObjective)]
    for offer in chosen:
        there = after(game, state, (offer,))
        rated[offer] = _at_once(game, there, state.seat, rng, weights)
    return [rated[offer] for offer in offers]


def _at_once(game: Columba, state: State, seat: Seat, rng: Random, weights: Features) -> float:
    """How the seat stands after one step; a completed objective is worth a new one, or none."""
    if type(state.step) is Choosing:
        ways = (after(game, state, (action,)) for action in (TAKE, NONE))
        return max(_at_once(game, way, seat, rng, weights) for way in ways)
    there = after_any_card(game, state, rng) if type(state.step) is Aiming else state
    return evaluate(there, seat, weights)


def _options(
    game: Columba, state: State, offers: Sequence[Action], weights: Features
) -> list[float]:
    rated = dict.fromkeys(offers, -_FAR)
    if END in rated:
        rated[END] = evaluate_end(state, weights)
    for steps in options(state):
        if steps[0] in rated:
            rating = evaluate_end(after(game, state, steps), weights)
            rated[steps[0]] = max(rated[steps[0]], rating)
    if len(rated) <= _ALL:
        for offer, rating in rated.items():
            if rating == -_FAR and offer != END:
                rated[offer] = evaluate_end(after(game, state, (offer,)), weights)
    return [rated[offer] for offer in offers]
