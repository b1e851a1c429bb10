"""Why an offer is good or bad: what it changes, feature by feature."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from dovecote.bots.mind import Reason, weightiest
from dovecote.bots.piccioni.evaluation import WEIGHTS
from dovecote.bots.piccioni.features import FEATURES, features_of
from dovecote.bots.piccioni.rollouts import best_offer
from dovecote.bots.sums import added_up
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.view import View

_WORLDS = 12  # over which what an offer changes is averaged
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
    then, before = [], []
    for _ in range(_WORLDS):
        world = game.imagine(view, rng)
        end = _settled(game, game.apply(world, Act(seat, offer)).state, seat, rng)
        end = replace(end, seat=world.seat, last_round=world.last_round)  # as if now
        before.append(features_of(game.cards, world, len(world.flock), seat))
        then.append(features_of(game.cards, end, len(world.flock), seat))
    return differences(_mean(then), _mean(before))


def differences(after: Sequence[float], before: Sequence[float]) -> list[Reason]:
    """What is between two positions, the weightiest first."""
    points, amounts = dict.fromkeys(FEATURES, 0.0), dict.fromkeys(FEATURES, 0.0)
    for name, weight, a, b in zip(FEATURES, WEIGHTS, after, before, strict=True):
        if name not in _TIME:
            points[_WORD.get(name, name)] += weight * (a - b)
            amounts[name] += a - b
    return weightiest(Reason(term, gain, amounts[term]) for term, gain in points.items())


def _mean(every: Sequence[Sequence[float]]) -> list[float]:
    return [added_up(column) / len(column) for column in zip(*every, strict=True)]


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
            state = game.apply(state, Act(mover, best_offer(game, state, mover))).state
    return state
