"""Whole turns as plans: the card, the chain of objectives, and what is done after it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from dovecote.bots.columba.glance import likeliest
from dovecote.bots.columba.judgement import WEIGHTS, value
from dovecote.bots.columba.options import options
from dovecote.core.game import Act, AnyGame, Fate
from dovecote.games.columba.actions import END, NONE, TAKE, Action
from dovecote.games.columba.choices import land_of
from dovecote.games.columba.state import Aiming, Choosing, Optional, Placing, State

_LOWEST = -1e9
_ENDS = 3  # plans told for each way that was kept: to stop earlier is a plan too
_LEAST = 1e-9  # what changes less changes nothing


class Care(NamedTuple):
    """How carefully a turn is planned."""

    looks: int  # places judged
    finishes: int  # of these, how many are thought through to the end of the turn
    beam: int = 0  # ways to go on that are kept at each option; with none, see `swept`
    samples: int = 0  # new objectives imagined; with none, one is compared with having none
    sweeps: int = 9  # times that all options are gone through, as long as something gets better

    @property
    def lighter(self) -> Care:
        """For what comes later in a chain."""
        return Care(max(3, self.looks // 3), 1)


class Plan(NamedTuple):
    """Some actions, how the seat stands then, and the state: the turn's end, or luck."""

    actions: tuple[Action, ...]
    value: float
    state: State


def after(game: AnyGame, state: State, actions: Sequence[Action]) -> State:
    """The state after some actions of the seat whose turn it is."""
    for action in actions:
        state = game.apply(state, Act(state.seat, action)).state
    return state


def plans(game: AnyGame, state: State, care: Care, rng: Random) -> list[Plan]:
    """The plans worth a thought from here to the end of the turn, the best first."""
    kind = type(state.step)
    if kind is Placing:
        found = _placings(game, state, care, rng)
    elif kind is Choosing:
        found = _choosings(game, state, care, rng)
    elif kind is Aiming:
        return [Plan((), _expected(game, state, care, rng), state)]
    else:
        return finished(game, state, care.beam) if care.beam else [swept(game, state, care.sweeps)]
    return sorted(found, key=_by_value, reverse=True)


def _by_value(plan: Plan) -> float:
    return plan.value


def _placings(game: AnyGame, state: State, care: Care, rng: Random) -> list[Plan]:
    seat = state.seat
    seen = []
    for place in likeliest(state, care.looks):
        there = after(game, state, (place,))
        seen.append(Plan((place,), value(there, seat), there))
    seen.sort(key=_by_value, reverse=True)
    return [
        Plan(first.actions + rest.actions, rest.value, rest.state)
        for first in seen[: care.finishes]
        for rest in plans(game, first.state, care, rng)
    ]


def _choosings(game: AnyGame, state: State, care: Care, rng: Random) -> list[Plan]:
    if not care.samples:
        return [_objective_or_none(game, state, rng)]
    aiming, without = after(game, state, (TAKE,)), after(game, state, (NONE,))
    rest = plans(game, without, care.lighter, rng)[0]
    take = Plan((TAKE,), _expected(game, aiming, care, rng), aiming)
    return [take, Plan((NONE, *rest.actions), rest.value, rest.state)]


def _objective_or_none(game: AnyGame, state: State, rng: Random) -> Plan:
    """Compares how the seat stands with some objective and with none, before it goes on."""
    seat = state.seat
    aiming, without = after(game, state, (TAKE,)), after(game, state, (NONE,))
    take, none = value(drawn(game, aiming, rng), seat), value(without, seat)
    return Plan((TAKE,), take, aiming) if take > none else Plan((NONE,), none, without)


def _expected(game: AnyGame, state: State, care: Care, rng: Random) -> float:
    """How a seat stands on average that has yet to see its new objective."""
    seat, total = state.seat, 0.0
    for _ in range(care.samples):
        total += value(played_out(game, drawn(game, state, rng), care.lighter, rng), seat)
    return total / care.samples


def played_out(game: AnyGame, state: State, care: Care, rng: Random) -> State:
    """The state at the end of the turn, luck and all, as judgement plays it."""
    while type(state.step) is not Optional:
        if type(state.step) is Aiming:
            state = drawn(game, state, rng)
        state = plans(game, state, care, rng)[0].state
    return state


def drawn(game: AnyGame, state: State, rng: Random) -> State:
    """The state after any card of the pile."""
    pile = list(state.pile)
    return fell(game, state, pile[int(rng.random() * len(pile))])


def fell(game: AnyGame, state: State, card: str) -> State:
    after_: State = game.apply(state, Fate(card)).state
    return after_


def swept(game: AnyGame, state: State, sweeps: int) -> Plan:
    """The options that make things better, all that go together, the best first."""
    done: tuple[Action, ...] = ()
    now = standing(state)
    for _ in range(sweeps):
        more = False
        for _, steps in _better(game, state, now):
            if not more or game.refuse(state, state.seat, steps[0]) is None:
                there = after(game, state, steps)
                rating = standing(there)
                if rating > now + _LEAST:
                    state, now, more, done = there, rating, True, done + steps
        if not more:
            break
    return Plan(done, now, state)


def _better(game: AnyGame, state: State, now: float) -> list[tuple[float, tuple[Action, ...]]]:
    rated = [(standing(after(game, state, steps)), steps) for steps in options(state)]
    return sorted((one for one in rated if one[0] > now + _LEAST), key=_first, reverse=True)


def _first(rated: tuple[float, tuple[Action, ...]]) -> float:
    return rated[0]


def finished(game: AnyGame, state: State, beam: int) -> list[Plan]:
    """The best ways through the options, by judgement: each step must make things better."""
    start = Plan((), standing(state), state)
    ends, edge = [start], [start]
    while edge:
        reached = []
        for plan in edge:
            for steps in options(plan.state):
                there = after(game, plan.state, steps)
                rating = standing(there)
                if rating > plan.value + _LEAST:
                    reached.append(Plan(plan.actions + steps, rating, there))
        reached.sort(key=_by_value, reverse=True)
        edge = _distinct(reached, beam)
        ends += edge
    ends.sort(key=_by_value, reverse=True)
    return ends[: _ENDS * beam]


def _distinct(found: list[Plan], number: int) -> list[Plan]:
    """The first few that lead to different states."""
    kept: list[Plan] = []
    for plan in found:
        if len(kept) == number:
            break
        if all(plan.value != other.value for other in kept):
            kept.append(plan)
    return kept


def standing(state: State, by: Sequence[float] = WEIGHTS) -> float:
    """How the seat stands if the turn ends here; a stray tile must not be left."""
    return _LOWEST if land_of(state).strays else value(state, state.seat, by)


def ended(game: AnyGame, state: State) -> State:
    """The next turn, or the end of the game."""
    return after(game, state, (END,))
