"""Whole turns as plans: the card, the chain of objectives, and what is done after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from random import Random
from typing import NamedTuple

from dovecote.bots.columba.evaluation import WEIGHTS, evaluate
from dovecote.bots.columba.features import Features
from dovecote.bots.columba.options import Steps, options
from dovecote.bots.columba.places import best_places
from dovecote.core.game import Act, Fate
from dovecote.games.columba.actions import END, NONE, TAKE, Action
from dovecote.games.columba.choices import land_of
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.state import Aiming, Choosing, Optional, Placing, State

_LOWEST = -1e9
_ENDS = 3  # plans told for each way that was kept: to stop earlier is a plan too
_LEAST = 1e-9  # what changes less changes nothing
_KEPT = 1 << 10  # simulations of one decision come to the same positions again and again


class Care(NamedTuple):
    """How carefully a turn is planned."""

    looks: int  # places evaluated
    finishes: int  # of these, how many are thought through to the end of the turn
    beam: int = 0  # ways to go on that are kept at each option; with none, see `swept_options`
    samples: int = 0  # new objectives imagined; with none, one is compared with having none
    sweeps: int = 9  # times that all options are gone through, as long as something gets better
    weights: Features = WEIGHTS

    @property
    def lighter(self) -> Care:
        """For what comes later in a chain."""
        return Care(max(3, self.looks // 3), 1, weights=self.weights)


class Plan(NamedTuple):
    """Some actions, how the seat stands then, and the state: the turn's end, or luck."""

    actions: Steps
    value: float
    state: State


def after(game: Columba, state: State, actions: Sequence[Action]) -> State:
    """The state after some actions of the seat whose turn it is."""
    for action in actions:
        state = game.apply(state, Act(state.seat, action)).state
    return state


def plans(
    game: Columba, state: State, care: Care, rng: Random, value: float | None = None
) -> list[Plan]:
    """The plans worth a thought from here to the end of the turn, the best first.

    `value` is how the seat stands here, if that has been worked out already.
    """
    kind = type(state.step)
    if kind is Placing:
        found = _placings(game, state, care, rng)
    elif kind is Choosing:
        found = _choosings(game, state, care, rng)
    elif kind is Aiming:
        return [Plan((), _expected(game, state, care, rng), state)]
    else:
        start = Plan((), _at_end(state, value, care.weights), state)
        return best_options(game, start, care) if care.beam else [swept_options(game, start, care)]
    return sorted(found, key=attrgetter("value"), reverse=True)


def _placings(game: Columba, state: State, care: Care, rng: Random) -> list[Plan]:
    return [
        Plan(first.actions + rest.actions, rest.value, rest.state)
        for first in _looked_at(game, state, care)[: care.finishes]
        for rest in plans(game, first.state, care, rng, first.value)
    ]


@lru_cache(maxsize=_KEPT)
def _looked_at(game: Columba, state: State, care: Care) -> list[Plan]:
    """The places that look best at first, by how the seat stands there."""
    seen = []
    for place in best_places(state, care.looks, care.weights):
        there = after(game, state, (place,))
        seen.append(Plan((place,), evaluate(there, state.seat, care.weights), there))
    seen.sort(key=attrgetter("value"), reverse=True)
    return seen


def _choosings(game: Columba, state: State, care: Care, rng: Random) -> list[Plan]:
    if not care.samples:
        return [_objective_or_none(game, state, care, rng)]
    aiming, without = after(game, state, (TAKE,)), after(game, state, (NONE,))
    rest = plans(game, without, care.lighter, rng)[0]
    take = Plan((TAKE,), _expected(game, aiming, care, rng), aiming)
    return [take, Plan((NONE, *rest.actions), rest.value, rest.state)]


def _objective_or_none(game: Columba, state: State, care: Care, rng: Random) -> Plan:
    """Compares how the seat stands with some objective and with none, before it goes on."""
    seat = state.seat
    aiming, without = after(game, state, (TAKE,)), after(game, state, (NONE,))
    take = evaluate(after_any_card(game, aiming, rng), seat, care.weights)
    none = evaluate(without, seat, care.weights)
    return Plan((TAKE,), take, aiming) if take > none else Plan((NONE,), none, without)


def _expected(game: Columba, state: State, care: Care, rng: Random) -> float:
    """How a seat stands on average that has yet to see its new objective."""
    seat, total = state.seat, 0.0
    for _ in range(care.samples):
        end = played_out(game, after_any_card(game, state, rng), care.lighter, rng)
        total += evaluate(end, seat, care.weights)
    return total / care.samples


def played_out(game: Columba, state: State, care: Care, rng: Random) -> State:
    """The state at the end of the turn, luck and all, by the best plan at each step."""
    while type(state.step) is not Optional:
        if type(state.step) is Aiming:
            state = after_any_card(game, state, rng)
        state = plans(game, state, care, rng)[0].state
    return state


def after_any_card(game: Columba, state: State, rng: Random) -> State:
    """The state after any card of the pile."""
    pile = list(state.pile)
    return after_card(game, state, pile[int(rng.random() * len(pile))])


def after_card(game: Columba, state: State, card: str) -> State:
    """The state after a certain card of the pile."""
    return game.apply(state, Fate(card)).state


@lru_cache(maxsize=_KEPT)
def swept_options(game: Columba, start: Plan, care: Care) -> Plan:
    """The options that make things better, all that go together, the best first."""
    plan = start
    for _ in range(care.sweeps):
        better = _better(game, plan, care.weights)
        if not better:
            break
        better.sort(key=attrgetter("value"), reverse=True)
        before, plan = plan, better[0]
        for other in better[1:]:
            steps = other.actions[len(before.actions) :]
            if game.refuse(plan.state, plan.state.seat, steps[0]) is None:
                further = _continued(game, plan, steps, care.weights)
                plan = further if _is_better(further, plan) else plan
    return plan


def best_options(game: Columba, start: Plan, care: Care) -> list[Plan]:
    """The best ways through the options; each step must make things better."""
    ends, edge = [start], [start]
    while edge:
        reached = [further for plan in edge for further in _better(game, plan, care.weights)]
        reached.sort(key=attrgetter("value"), reverse=True)
        edge = _distinct(reached, care.beam)
        ends += edge
    ends.sort(key=attrgetter("value"), reverse=True)
    return ends[: _ENDS * care.beam]


def _better(game: Columba, plan: Plan, weights: Features) -> list[Plan]:
    """The plan with one more option, wherever that makes things better."""
    continued = [_continued(game, plan, steps, weights) for steps in options(plan.state)]
    return [further for further in continued if _is_better(further, plan)]


def _continued(game: Columba, plan: Plan, steps: Steps, weights: Features) -> Plan:
    there = after(game, plan.state, steps)
    return Plan(plan.actions + steps, evaluate_end(there, weights), there)


def _is_better(further: Plan, plan: Plan) -> bool:
    return further.value > plan.value + _LEAST


def _distinct(found: list[Plan], number: int) -> list[Plan]:
    """The first few that lead to different states."""
    kept: list[Plan] = []
    for plan in found:
        if len(kept) == number:
            break
        if all(plan.value != other.value for other in kept):
            kept.append(plan)
    return kept


def evaluate_end(state: State, weights: Features = WEIGHTS) -> float:
    """How the seat stands if the turn ends here; no tile may be left astray (7.9)."""
    return _at_end(state, None, weights)


def _at_end(state: State, value: float | None, weights: Features) -> float:
    if land_of(state).strays:
        return _LOWEST
    return evaluate(state, state.seat, weights) if value is None else value


def ended(game: Columba, state: State) -> State:
    """The next turn, or the end of the game."""
    return after(game, state, (END,))
