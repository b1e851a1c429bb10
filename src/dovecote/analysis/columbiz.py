"""The judge of Columbiz: throws are solved, so that their luck is known exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from dovecote.analysis.judge import Chances, Fortune, Trial, Worth, ended
from dovecote.analysis.model import scores, shared_out
from dovecote.bots.columbiz.columns import evaluate_hands
from dovecote.bots.columbiz.endings import Endings
from dovecote.bots.columbiz.evaluation import evaluation_for
from dovecote.bots.columbiz.features import turns_to_come
from dovecote.bots.columbiz.plans import Plans
from dovecote.bots.columbiz.replies import after_reply
from dovecote.bots.columbiz.throws import Promises, best_parts, hands, promises, solve
from dovecote.bots.search import Budget
from dovecote.bots.sums import added_up
from dovecote.core.chance import Dice
from dovecote.core.game import Fate, Luck, Over, Seat
from dovecote.games.columbiz.actions import Action, Reroll
from dovecote.games.columbiz.components import PAWNS, THROWS
from dovecote.games.columbiz.dice import without
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import (
    Beginning,
    Ended,
    Keeping,
    Placing,
    State,
    Step,
    Throwing,
)
from dovecote.games.columbiz.view import View

_DECISIONS = 3  # a turn's two decisions about dice get a third of the simulations each
_KEPT = 64  # turns that are remembered


class ColumbizJudge:
    """A lead counts for more the fewer pawns are left to catch up with."""

    names = ("lead", "early_lead", "late_lead", "next", "early_next")

    def amounts(self, game: Columbiz, state: State) -> list[Sequence[float]]:
        return _amounts(state, _leads(game, state))

    def chances(self, game: Columbiz, state: State) -> Chances:
        step = state.step
        if type(step) is Ended:
            over = game.pending(state)
            assert isinstance(over, Over)
            return ended(game, over)
        if type(step) is Beginning:
            return shared_out(game, [0.0] * len(state.players))
        if type(step) is Throwing and step.throw == 1:
            return shared_out(game, scores(game, self.amounts(game, state)))
        if type(step) is Placing:
            lead = Endings(game, evaluation_for(game, state.seat)).best(state).value
            now = _begun(game, _before(state), solved=False)
            return now.shared(_chance(game, state, lead))
        now = _turn(game, _before(state))
        return now.shared(now.chance_at(step))

    def fortune(
        self, game: Columbiz, state: State, luck: Luck, outcome: Dice, rng: Random
    ) -> Fortune:
        step = state.step
        if type(step) is not Throwing:
            return Fortune((0.0,) * len(state.players))
        now = _turn(game, _before(state))
        came = now.shared(now.chance_at(game.apply(state, Fate(outcome)).state.step))
        was = now.shared(now.chance_at(step))
        return Fortune(tuple(a - b for a, b in zip(came, was, strict=True)))

    def trials(self, game: Columbiz, seat: Seat, view: View, budget: Budget, rng: Random) -> Trial:
        state = game.imagine(view, rng)
        if type(state.step) is Keeping:
            return _keeping(game, state, state.step, budget)

        def try_out(action: Action, number: int) -> Worth:
            lead, end = Endings(game, evaluation_for(game, seat)).after(state, action)
            points = after_reply(game, end, seat, float("inf")) if budget.turns else lead
            return Worth(_chance(game, state, points), points)

        return try_out

    def worlds(self, view: View, budget: Budget) -> int:
        return 1  # nothing is left to chance


class _Turn(NamedTuple):
    """A turn before its first throw: what every hand promises its owner, throw by throw."""

    seat: Seat
    before: Chances
    promised: Sequence[Promises] = ()  # by the throws that are left, from one on
    whole: Sequence[Sequence[float]] = ()  # the worth of whole hands, from no throw left on

    def chance_at(self, step: Step) -> float:
        """The chance of whoever throws, by the dice that lie there."""
        number, first = hands().number, hands().first_whole
        if type(step) is Throwing:
            return self.promised[THROWS - step.throw][number[step.kept]]
        if type(step) is Keeping:
            return self.whole[THROWS - step.throw][number[step.dice] - first]
        assert type(step) is Placing, step
        return self.whole[0][number[step.dice] - first]

    def shared(self, chance: float) -> Chances:
        """The others share what is left as they did before the turn."""
        rest = added_up([one for seat, one in enumerate(self.before) if seat != self.seat])
        return tuple(
            chance if seat == self.seat else (1 - chance) * one / rest
            for seat, one in enumerate(self.before)
        )


@lru_cache(maxsize=_KEPT)
def _turn(game: Columbiz, before: State) -> _Turn:
    return _begun(game, before, solved=True)


def _begun(game: Columbiz, before: State, *, solved: bool) -> _Turn:
    now = shared_out(game, scores(game, _amounts(before, _leads(game, before))))
    if not solved:
        return _Turn(before.seat, now)
    over = replace(before, step=Placing(()))
    leads = evaluate_hands(game, over, evaluation_for(game, before.seat))
    known = {lead: _chance(game, over, lead) for lead in set(leads)}
    whole: list[Sequence[float]] = [[known[lead] for lead in leads]]
    promised: list[Promises] = []
    for _ in range(THROWS):
        promised.append(promises(whole[-1]))
        whole.append(best_parts(promised[-1]))
    return _Turn(before.seat, now, promised, whole)


def _before(state: State) -> State:
    """The table as if the turn began here."""
    return replace(state, step=Throwing(1))


def _leads(game: Columbiz, state: State) -> list[float]:
    return [evaluation_for(game, Seat(seat))(state) for seat in range(len(state.players))]


def _amounts(state: State, leads: Sequence[float]) -> list[Sequence[float]]:
    left = min(player.reserve for player in state.players)
    early, late = left / PAWNS[len(leads)], 1 / (1 + left)
    is_before = type(state.step) is Throwing and state.step.throw == 1
    following = state.seat if is_before else (state.seat + 1) % len(leads)
    return [
        (lead, early * lead, late * lead, mine, early * mine)
        for seat, lead in enumerate(leads)
        for mine in (float(seat == following),)
    ]


def _chance(game: Columbiz, state: State, lead: float) -> float:
    """The chance of whoever is so many points ahead when their turn is over."""
    over = replace(state, step=Placing(()))
    if not any(turns_to_come(over)):
        return (lead > 0) + (lead == 0) / 2
    seat, others = state.seat, len(state.players) - 1
    leads = _leads_of(game, over)
    more = lead - leads[seat]
    then = [one + more if s == seat else one - more / others for s, one in enumerate(leads)]
    return shared_out(game, scores(game, _amounts(over, then)))[seat]


@lru_cache(maxsize=_KEPT)
def _leads_of(game: Columbiz, state: State) -> tuple[float, ...]:
    return tuple(_leads(game, state))


def _keeping(game: Columbiz, state: State, step: Keeping, budget: Budget) -> Trial:
    """Dice are kept for what the best plans make of them."""
    tries = max(1, budget.simulations // _DECISIONS)
    plans = Plans(game, evaluation_for(game, state.seat), tries)
    points = plans.evaluate_hands(state, step.dice, step.throw)
    known = {lead: _chance(game, state, lead) for lead in set(points)}
    chances = [known[lead] for lead in points]
    throws = THROWS - step.throw
    by_chance, by_points = solve(chances, throws), solve(points, throws)
    number, first = hands().number, hands().first_whole

    def try_out(action: Action, _: int) -> Worth:
        if type(action) is Reroll:
            left = number[without(step.dice, action.faces)]
            return Worth(by_chance[left], by_points[left])
        whole = number[step.dice] - first
        return Worth(chances[whole], points[whole])

    return try_out


JUDGE = ColumbizJudge()
