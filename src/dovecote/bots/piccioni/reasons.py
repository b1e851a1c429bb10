"""Why an offer is good or bad: what it changes in the terms of the value."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from dovecote.bots.mind import Reason
from dovecote.bots.piccioni.ahead import choice
from dovecote.bots.piccioni.measure import TERMS, measure
from dovecote.bots.piccioni.value import WEIGHTS
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.view import View

_WORLDS = 12  # over which what an offer changes is averaged
_LEAST = 0.05  # points worth a word
_TIME = ("lateness", "done", "company")  # what no offer can help
# The same thing by different measures of time is one thing to people.
_WORD = {
    "early_pigeons": "pigeons",
    "late_pigeons": "pigeons",
    "late_guano": "guano",
    "late_cards": "cards",
    "late_trophy_cards": "trophy_cards",
    "late_flight_cards": "flight_cards",
    "flights": "flight_cards",
    "late_reactions": "reactions",
}


def reasons(game: Piccioni, seat: Seat, view: View, offer: Action, rng: Random) -> list[Reason]:
    """What the offer changes on the average, the weightiest first."""
    points = dict.fromkeys(TERMS, 0.0)
    for _ in range(_WORLDS):
        world = game.imagine(view, rng)
        then = _settled(game, game.apply(world, Act(seat, offer)).state, seat, rng)
        then = replace(then, seat=world.seat, last_round=world.last_round)  # as if now
        before = measure(game.cards, world, len(world.flock), seat)
        after = measure(game.cards, then, len(world.flock), seat)
        for term, weight, a, b in zip(TERMS, WEIGHTS, after, before, strict=True):
            if term not in _TIME:
                points[_WORD.get(term, term)] += weight * (a - b) / _WORLDS
    found = [Reason(term, gain) for term, gain in points.items() if abs(gain) >= _LEAST]
    return sorted(found, key=lambda reason: -abs(reason.points))


def _settled(game: Piccioni, state: State, seat: Seat, rng: Random) -> State:
    """The state once luck has answered, the others have reacted and the hand is small enough."""
    current = state.seat
    while type(pending := game.pending(state)) is not Over:
        if type(pending) is Luck:
            state = game.apply(state, Fate(pending.chance.sample(rng))).state
        elif state.seat != current or len(state.agenda) == 1:
            break
        else:
            assert isinstance(pending, Choice)
            mover = pending.seats[0]
            state = game.apply(state, Act(mover, choice(game, state, mover))).state
    return state
