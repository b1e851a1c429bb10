"""How good offers look at once: one step, judged by what lies there then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.bots.columba.glance import glances
from dovecote.bots.columba.judgement import AT_ONCE, value
from dovecote.bots.columba.options import options
from dovecote.bots.columba.plans import after, drawn, standing
from dovecote.core.game import AnyGame, Seat
from dovecote.games.columba.actions import (
    END,
    NONE,
    TAKE,
    Action,
    NoObjective,
    Place,
    TakeObjective,
)
from dovecote.games.columba.state import Aiming, Choosing, Optional, State

_LOOKS = 12  # places judged; the others are only glanced at
_ALL = 40  # so few offers are all judged one by one
_FAR = 1000.0  # below whatever was judged with care


def ratings(game: AnyGame, state: State, offers: Sequence[Action], rng: Random) -> list[float]:
    """A number for each offer, in points; far lower for what was only glanced at."""
    if type(state.step) is Optional:
        return _options(game, state, offers)
    rated = dict.fromkeys(offers, -2 * _FAR)  # falcons can wait until the card lies
    places = [offer for offer in offers if type(offer) is Place]
    guessed = zip(glances(state, places), places, strict=True)
    best = sorted(guessed, key=lambda one: one[0], reverse=True)
    for guess, place in best:
        rated[place] = guess - _FAR
    chosen: list[Action] = [place for _, place in best[:_LOOKS]]
    chosen += [offer for offer in offers if type(offer) in (TakeObjective, NoObjective)]
    for offer in chosen:
        rated[offer] = _at_once(game, after(game, state, (offer,)), state.seat, rng)
    return [rated[offer] for offer in offers]


def _at_once(game: AnyGame, state: State, seat: Seat, rng: Random) -> float:
    """How the seat stands after one step; a completed objective is worth a new one, or none."""
    if type(state.step) is Choosing:
        return max(_at_once(game, after(game, state, (a,)), seat, rng) for a in (TAKE, NONE))
    there = drawn(game, state, rng) if type(state.step) is Aiming else state
    return value(there, seat, AT_ONCE)


def _options(game: AnyGame, state: State, offers: Sequence[Action]) -> list[float]:
    rated = dict.fromkeys(offers, -_FAR)
    if END in rated:
        rated[END] = standing(state, AT_ONCE)
    for steps in options(state):
        if steps[0] in rated:
            rating = standing(after(game, state, steps), AT_ONCE)
            rated[steps[0]] = max(rated[steps[0]], rating)
    if len(rated) <= _ALL:
        for offer, rating in rated.items():
            if rating == -_FAR and offer != END:
                rated[offer] = standing(after(game, state, (offer,)), AT_ONCE)
    return [rated[offer] for offer in offers]
