"""One decision of the levels that look ahead: plans from here to the end of the turn, tried."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from dovecote.bots.columba.evaluation import AT_ONCE, chance
from dovecote.bots.columba.plans import Care, Plan, plans
from dovecote.bots.columba.rating import rate
from dovecote.bots.columba.rollouts import Rollouts
from dovecote.bots.search import Budget, Tried, halve
from dovecote.games.columba.actions import END, Action
from dovecote.games.columba.choices import land_of
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.state import Choosing, Optional, Placing, State


class _Breadth(NamedTuple):
    """How many plans are tried, and how little is thought of them before."""

    plans: int  # at most
    finishes: int  # places planned through to the end of the turn, and more with more simulations
    trust: float  # simulations that the evaluation of a plan weighs as much as


# Two turns tell better than one which plan is good, of more plans and with less regard to how they
# looked at first.
_NARROW, _BROAD = _Breadth(8, 5, 2.0), _Breadth(12, 9, 1.0)
OPTIONS = Care(looks=0, finishes=0, beam=2)
_WORTHWHILE = 4  # simulations: with fewer, the evaluation alone decides
_LEAST = 3  # simulations for each plan, or fewer plans are tried
# How much of a turn's budget each kind of decision may use; most turns have two or three.
_CARD, _FORMER, _OBJECTIVE, _OPTION, _MORE = 0.5, 0.3, 0.2, 0.25, 0.08
_LATER = 0.5  # of its time, after the card: a long chain must not outlast the turn


def think(
    game: Columba, state: State, offers: Sequence[Action], budget: Budget, rng: Random
) -> list[Tried[Action]]:
    """What trying the plans that begin with an offer has shown, the best first."""
    if len(offers) == 1:
        return [Tried(offers[0], 0, 0.5)]
    breadth = _BROAD if budget.turns > 1 else _NARROW
    is_optional = type(state.step) is Optional
    care = OPTIONS if is_optional else _care(budget.simulations, breadth)
    found = _begun(plans(game, state, care, rng), offers)[: breadth.plans]
    if not found:
        return _rated_best(game, state, offers, rng)
    share = _share(state)
    seconds = budget.seconds * share * (1 if share == _CARD else _LATER)
    part = Budget(round(budget.simulations * share), seconds)
    rated = [(plan, chance(plan.value)) for plan in found]
    if len({plan.actions[0] for plan in found}) == 1 or part.simulations < _WORTHWHILE:
        return _first([Tried(plan, 0, prior) for plan, prior in rated])
    rollouts = Rollouts(game, state, budget.turns, rng)
    return _first(halve(rated, rollouts.try_out, part, trust=breadth.trust, each=_LEAST))


def _rated_best(
    game: Columba, state: State, offers: Sequence[Action], rng: Random
) -> list[Tried[Action]]:
    """What looks best at once, for whoever overlooks all that was planned."""
    ratings = rate(game, state, offers, rng, AT_ONCE)
    return [Tried(offers[ratings.index(max(ratings))], 0, 0.5)]


def _first(tried: Sequence[Tried[Plan]]) -> list[Tried[Action]]:
    """The first actions of the plans, each as good as the best plan that begins with it."""
    best: dict[Action, Tried[Action]] = {}
    for plan, visits, mean in tried:
        best.setdefault(plan.actions[0], Tried(plan.actions[0], visits, mean))
    return list(best.values())


def _care(simulations: int, breadth: _Breadth) -> Care:
    """The larger the budget, the more places are planned through, and the more carefully."""
    return Care(
        looks=min(40, 10 + simulations // 8),
        finishes=min(16, breadth.finishes + simulations // 20),
        samples=min(6, 1 + simulations // 60),
    )


def _share(state: State) -> float:
    step = state.step
    if type(step) is Placing:
        return _FORMER if step.is_former else _CARD
    if type(step) is Choosing:
        return _OBJECTIVE
    has_begun = state.has_built or state.has_bred or state.has_hunted or land_of(state).fresh
    return _MORE if has_begun else _OPTION


def _begun(found: Sequence[Plan], offers: Sequence[Action]) -> list[Plan]:
    """Plans that begin with an offer; one that does nothing more ends the turn."""
    known = set(offers)
    whole = [plan if plan.actions else plan._replace(actions=(END,)) for plan in found]
    return [plan for plan in whole if plan.actions[0] in known]
