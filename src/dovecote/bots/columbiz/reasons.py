"""Why a move is good: what it changes, feature by feature."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from random import Random

from msgspec.structs import replace

from dovecote.bots.columbiz.columns import evaluate_hands
from dovecote.bots.columbiz.endings import Endings
from dovecote.bots.columbiz.evaluation import Evaluate
from dovecote.bots.columbiz.features import FEATURES, Features, features_of
from dovecote.bots.columbiz.rating import kept
from dovecote.bots.columbiz.throws import Promises, hands, solve
from dovecote.bots.columbiz.value import chances_of, in_points, value_for
from dovecote.bots.mind import Reason, weightiest
from dovecote.bots.sums import added_up
from dovecote.core.chance import Dice, Roll
from dovecote.core.game import Act, Seat
from dovecote.games.columbiz.actions import END, FORFEIT, Action, Stand
from dovecote.games.columbiz.components import DICE, THROWS
from dovecote.games.columbiz.dice import parts
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Ended, Keeping, Placing, State

# What one pawn more would make and what two would is one thing to people.
_WORD = {"hopes": "lines", "fears": "theirs"}
_THROWN = 16  # throws that are imagined to see what dice are kept for
_CLOSER = 64  # and if these do not tell it


def reasons(game: Columbiz, state: State, action: Action, rng: Random) -> list[Reason]:
    """What the action changes for whoever is to move, the weightiest first."""
    seat = state.seat
    if isinstance(state.step, Keeping):
        after = _ends(game, state, state.step, action, _THROWN, rng)
    else:
        after = [game.apply(state, Act(seat, action)).state]
    return differences(state, _means(game, after, seat), features_of(game, state, seat))


def afterwards(game: Columbiz, state: State, action: Action, rng: Random) -> Features:
    """What an action comes to on the average, looked at more closely: dice by more throws, pawns
    by what the next player makes of it."""
    seat = state.seat
    if isinstance(state.step, Keeping):
        return _means(game, _ends(game, state, state.step, action, _CLOSER, rng), seat)
    end = Endings(game, value_for(game, seat)).after(state, action).state
    if isinstance(end.step, Placing):
        end = game.apply(end, Act(seat, END)).state
    if isinstance(end.step, Ended):
        return features_of(game, end, seat)
    evaluate = value_for(game, end.seat)
    worths = chances_of(evaluate_hands(game, end, evaluate))
    thrown = (_thrown((), 1, worths, rng) for _ in range(_THROWN))
    return _means(game, [_placed(game, end, dice, evaluate) for dice in thrown], seat)


def _means(game: Columbiz, states: Sequence[State], seat: Seat) -> Features:
    every = (features_of(game, state, seat) for state in states)
    return Features._make(map(_mean, zip(*every, strict=True)))


def differences(state: State, after: Features, before: Features) -> list[Reason]:
    """What is between two positions at the end of the turn in hand, the weightiest first."""
    found: dict[str, Reason] = {}
    for name, weight, a, b in zip(FEATURES, in_points(state), after, before, strict=True):
        term = _WORD.get(name, name)
        known = found.get(term, Reason(term, 0.0))
        found[term] = Reason(term, known.points + weight * (a - b), known.amount + a - b)
    return weightiest(found.values())


def _mean(amounts: Sequence[float]) -> float:
    return added_up(amounts) / len(amounts)


def _ends(
    game: Columbiz, state: State, step: Keeping, action: Action, count: int, rng: Random
) -> list[State]:
    """How the turn may end, if the dice that the action leaves are thrown again."""
    evaluate = value_for(game, state.seat)
    if isinstance(action, Stand):
        return [_placed(game, state, step.dice, evaluate)]
    worths = chances_of(evaluate_hands(game, state, evaluate))
    left = kept(step, action)
    thrown = (_thrown(left, step.throw + 1, worths, rng) for _ in range(count))
    return [_placed(game, state, dice, evaluate) for dice in thrown]


def _thrown(left: Dice, throw: int, worths: list[float], rng: Random) -> Dice:
    """Dice after the last throw; what is best is kept between the throws."""
    dice = tuple(sorted(left + Roll(DICE - len(left)).sample(rng)))
    if throw == THROWS:
        return dice
    return _thrown(_best_part(dice, solve(worths, THROWS - throw)), throw + 1, worths, rng)


def _best_part(dice: Dice, promised: Promises) -> Dice:
    number = hands().number
    return max(((), *parts(dice)), key=lambda part: promised[number[part]])


def _placed(game: Columbiz, state: State, dice: Dice, evaluate: Evaluate) -> State:
    """The table after the best pawns that the dice pay."""
    now = replace(state, step=Placing(dice))
    offers = game.legal(now, now.seat)
    if offers == (FORFEIT,):
        return game.apply(now, Act(now.seat, FORFEIT)).state
    endings = Endings(game, evaluate)
    return max((endings.after(now, offer) for offer in offers), key=attrgetter("value")).state
