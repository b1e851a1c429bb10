"""Why a move is good: what it changes, feature by feature."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from operator import attrgetter
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from dovecote.bots.columbiz.columns import evaluate_hands
from dovecote.bots.columbiz.endings import Endings
from dovecote.bots.columbiz.evaluation import Evaluate
from dovecote.bots.columbiz.features import FEATURES, Features, features_of
from dovecote.bots.columbiz.parts import Parts, parts_of
from dovecote.bots.columbiz.rating import kept
from dovecote.bots.columbiz.throws import Promises, hands, solve
from dovecote.bots.columbiz.value import chances_of, in_points, value_for
from dovecote.bots.mind import Weighed, weightiest
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
_THROWN = 48  # throws that are imagined to see what dice are kept for
_CLOSER = 192  # and if these do not tell it
_ANSWERED = 16  # throws of the next player


class Outcome(NamedTuple):
    """What an action comes to on the average, and what that comes from."""

    features: Features
    parts: Parts
    errors: Features  # standard errors of the features


def reasons(game: Columbiz, state: State, action: Action, rng: Random) -> list[Weighed]:
    """What the action changes for whoever is to move, the weightiest first."""
    seat = state.seat
    if isinstance(state.step, Keeping):
        after = _ends(game, state, state.step, action, _THROWN, rng)
    else:
        after = [game.apply(state, Act(seat, action)).state]
    return differences(state, _outcome(game, after, seat), _outcome(game, [state], seat))


def afterwards(game: Columbiz, state: State, action: Action, rng: Random) -> Outcome:
    """What an action comes to on the average, looked at more closely: dice by more throws, pawns
    by what the next player makes of it."""
    seat = state.seat
    if isinstance(state.step, Keeping):
        return _outcome(game, _ends(game, state, state.step, action, _CLOSER, rng), seat)
    end = Endings(game, value_for(game, seat)).after(state, action).state
    if isinstance(end.step, Placing):
        end = game.apply(end, Act(seat, END)).state
    if isinstance(end.step, Ended):
        return _outcome(game, [end], seat)
    evaluate = value_for(game, end.seat)
    worths = chances_of(evaluate_hands(game, end, evaluate))
    thrown = (_thrown((), 1, worths, rng) for _ in range(_ANSWERED))
    return _outcome(game, [_placed(game, end, dice, evaluate) for dice in thrown], seat)


def _outcome(game: Columbiz, states: Sequence[State], seat: Seat) -> Outcome:
    every = [*zip(*(features_of(game, state, seat) for state in states), strict=True)]
    parts: dict[tuple[str, str], float] = defaultdict(float)
    for state in states:
        for part, amount in parts_of(game, state, seat).items():
            parts[part] += amount
    means = {part: amount / len(states) for part, amount in parts.items()}
    return Outcome(Features._make(map(_mean, every)), means, Features._make(map(_error, every)))


def differences(state: State, after: Outcome, before: Outcome) -> list[Weighed]:
    """What is between two positions at the end of the turn in hand, the weightiest first."""
    found: dict[str, Weighed] = {}
    weights = in_points(state)
    ends = (after.features, before.features, after.errors, before.errors)
    for name, weight, a, b, *errors in zip(FEATURES, weights, *ends, strict=True):
        known = found.get(_WORD.get(name, name), Weighed(_WORD.get(name, name), 0.0))
        found[known.term] = Weighed(
            known.term,
            known.points + weight * (a - b),
            known.amount + a - b,
            parts=_added(known.parts, weight, _parts(after, name), _parts(before, name)),
            error=added_up([known.error**2, *((weight * e) ** 2 for e in errors)]) ** 0.5,
        )
    return weightiest(found.values())


def _parts(outcome: Outcome, name: str) -> dict[str, float]:
    return {part: amount for (feature, part), amount in outcome.parts.items() if feature == name}


def _added(
    known: Mapping[str, float],
    weight: float,
    after: Mapping[str, float],
    before: Mapping[str, float],
) -> dict[str, float]:
    """Parts in points, with those of one feature more."""
    found = defaultdict(float, known)
    for part in {**after, **before}:
        found[part] += weight * (after.get(part, 0.0) - before.get(part, 0.0))
    return dict(found)


def _mean(amounts: Sequence[float]) -> float:
    return added_up(amounts) / len(amounts)


def _error(amounts: Sequence[float]) -> float:
    """The standard error of the mean; what is one only has none."""
    many, mean = len(amounts), _mean(amounts)
    spread = added_up([(amount - mean) ** 2 for amount in amounts])
    return (spread / (many * (many - 1))) ** 0.5 if many > 1 else 0.0


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
