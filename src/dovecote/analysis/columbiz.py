"""The judge of Columbiz: throws are solved, so that their luck is known exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from dovecote.analysis.judge import ComparedMoves, Explanation, Fortune, TryMove, Worth, judged
from dovecote.analysis.model import Timing, tempered
from dovecote.bots.columbiz.columns import evaluate_hands
from dovecote.bots.columbiz.endings import Endings
from dovecote.bots.columbiz.plans import Plans
from dovecote.bots.columbiz.reasons import afterwards, differences
from dovecote.bots.columbiz.replies import after_reply
from dovecote.bots.columbiz.throws import best_parts, hands, promises, solve
from dovecote.bots.columbiz.value import SEER, chance, chances_of, odds, points_for, value_for
from dovecote.bots.mind import Weighed, certain, main_reason
from dovecote.bots.search import Budget
from dovecote.bots.sums import added_up
from dovecote.bots.values import Chances, chances_at
from dovecote.core.chance import Dice
from dovecote.core.game import Fate, Luck, Seat
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
_STAGES = ("before", "first", "second", "pawns")  # by the throws that lie there


class ColumbizJudge:
    """The value is asked where a turn may end; before that, its throws are solved."""

    stages = _STAGES

    def moment(self, game: Columbiz, state: State) -> Timing | None:
        if type(state.step) in (Beginning, Ended):
            return None
        return _moment(state, _thrown(state.step))

    def learned(self, game: Columbiz, state: State) -> Chances:
        step = state.step
        if SEER.is_quiet(state):
            return chances_at(game, state)
        if type(step) is Placing:
            logit = Endings(game, value_for(game, state.seat)).best(state).value
            return _shared(state.seat, chances_at(game, _before(state)), chance(logit))
        turn = _turn(game, _before(state))
        return turn.shared(turn.chance_at(step))

    def chances(self, game: Columbiz, state: State) -> Chances:
        step = state.step
        if type(step) is Throwing and step.throw > 1:
            return _expected(game, state, step)
        return judged(self, game, state, len(state.players))

    def fortune(
        self, game: Columbiz, state: State, luck: Luck, outcome: Dice, rng: Random
    ) -> Fortune:
        if type(state.step) is not Throwing:
            return Fortune((0.0,) * len(state.players))
        turn, step = _turn(game, _before(state)), state.step
        came = turn.shared(turn.chance_at(game.apply(state, Fate(outcome)).state.step))
        now = tempered(game, came, _moment(state, step.throw))
        was = _expected(game, state, step)
        return Fortune(tuple(a - b for a, b in zip(now, was, strict=True)))

    def trials(
        self, game: Columbiz, seat: Seat, view: View, budget: Budget, rng: Random
    ) -> TryMove:
        state = game.imagine(view, rng)
        if type(state.step) is Keeping:
            return _keeping(game, state, state.step, budget)
        before = chances_at(game, _before(state))

        def try_out(action: Action, number: int) -> Worth:
            logit, end = Endings(game, value_for(game, seat)).after(state, action)
            if budget.turns:
                logit = odds(after_reply(game, end, seat, float("inf")))
            now = tempered(game, _shared(seat, before, chance(logit)), _moment(state, THROWS))
            return Worth(now[seat], points_for(state, logit))

        return try_out

    def worlds(self, view: View, budget: Budget) -> int:
        return 1  # nothing is left to chance

    def spared(self, game: Columbiz, better: Action, worse: Action) -> None:
        return None  # nothing is paid that could be used otherwise

    def closer(
        self, game: Columbiz, seat: Seat, view: View, pair: ComparedMoves, rng: Random
    ) -> Explanation:
        state, luck = game.imagine(view, rng), rng.getrandbits(32)
        ways = [
            afterwards(game, state, action, Random(luck)) for action in (pair.better, pair.worse)
        ]
        found = differences(state, *ways)
        if type(state.step) is Placing:
            return Explanation(later=found)
        found = certain(found)
        if main_reason(found) is None:  # more than all terms that were seen are all throws
            found = [Weighed("throws", pair.points, pair.points)]
        return Explanation(reasons=found)


class _Turn(NamedTuple):
    """A turn before its first throw: how good every whole hand is to its owner, throw by throw."""

    seat: Seat
    before: Chances
    whole: Sequence[Sequence[float]]  # the chance with each hand, from no throw left on

    def chance_at(self, step: Step) -> float:
        """The chance of whoever throws, by the dice that lie there."""
        assert isinstance(step, Keeping | Placing), step
        return self.whole[THROWS - _thrown(step)][hands().number[step.dice] - hands().first_whole]

    def shared(self, mine: float) -> Chances:
        return _shared(self.seat, self.before, mine)


def _shared(seat: Seat, before: Chances, mine: float) -> Chances:
    """The others share what is left as they did before the turn."""
    rest = added_up([one for s, one in enumerate(before) if s != seat])
    return tuple(mine if s == seat else (1 - mine) * one / rest for s, one in enumerate(before))


@lru_cache(maxsize=_KEPT)
def _turn(game: Columbiz, before: State) -> _Turn:
    over = replace(before, step=Placing(()))
    ends = evaluate_hands(game, over, value_for(game, before.seat))
    whole: list[Sequence[float]] = [chances_of(ends)]
    for _ in range(THROWS - 1):
        whole.append(best_parts(promises(whole[-1])))
    return _Turn(before.seat, chances_at(game, before), whole)


@lru_cache(maxsize=_KEPT)
def _promised(game: Columbiz, before: State, throw: int) -> Sequence[float]:
    """The mover's chance before a throw, for all dice that may be kept: every outcome weighed."""
    turn, moment = _turn(game, before), _moment(before, throw)
    ways = turn.whole[THROWS - throw]
    known = {one: tempered(game, turn.shared(one), moment)[turn.seat] for one in set(ways)}
    return promises([known[one] for one in ways])


def _expected(game: Columbiz, state: State, step: Throwing) -> Chances:
    """The chances before a throw: the mean over what may come."""
    before = _before(state)
    mine = _promised(game, before, step.throw)[hands().number[step.kept]]
    turn = _turn(game, before)
    usual = tempered(game, turn.shared(0.5), _moment(state, step.throw))
    return _shared(state.seat, usual, mine)


def _moment(state: State, thrown: int) -> Timing:
    left = min(player.reserve for player in state.players)
    return Timing(_STAGES[thrown], state.seat, left / PAWNS[len(state.players)])


def _thrown(step: Step) -> int:
    """How many throws have been made."""
    if isinstance(step, Keeping | Throwing):
        return step.throw - (type(step) is Throwing)
    return THROWS


def _before(state: State) -> State:
    """The table as if the turn began here."""
    return replace(state, step=Throwing(1))


def _keeping(game: Columbiz, state: State, step: Keeping, budget: Budget) -> TryMove:
    """Dice are kept for what the best plans make of them."""
    tries = max(1, budget.simulations // _DECISIONS)
    plans = Plans(game, value_for(game, state.seat), tries)
    chances = chances_of(plans.evaluate_hands(state, step.dice, step.throw))
    promised = solve(chances, THROWS - step.throw)
    before, moment = chances_at(game, _before(state)), _moment(state, step.throw)
    number, first = hands().number, hands().first_whole

    def try_out(action: Action, _: int) -> Worth:
        if type(action) is Reroll:
            mine = promised[number[without(step.dice, action.faces)]]
        else:
            mine = chances[number[step.dice] - first]
        now = tempered(game, _shared(state.seat, before, mine), moment)
        return Worth(now[state.seat], points_for(state, odds(mine)))

    return try_out


JUDGE = ColumbizJudge()
