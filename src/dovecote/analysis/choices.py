"""One choice, judged by what its seat knew: the better move, and what it would have been worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from dovecote.analysis.judge import AnyJudge, ComparedMoves, TryMove, chances_known
from dovecote.analysis.report import ChoiceMark, Decision
from dovecote.bots.mind import (
    LEAST,
    AnyMind,
    Reason,
    Weighed,
    beside,
    certain,
    main_reason,
    rounded,
    weightiest,
)
from dovecote.bots.search import Budget
from dovecote.bots.sums import added_up
from dovecote.core.game import AnyGame, Seat

# What a choice may give away of the chance to win and still be called so.
_LEAST, _GOOD, _DOUBTFUL = 0.005, 0.02, 0.06
_SURE = 1.0  # standard errors by which a choice must be worse before anybody is blamed
_REASONS = 3
GIVE_UP = "give up"  # what is done instead of a move


class Situation(NamedTuple):
    """What a seat knew when it chose."""

    game: AnyGame
    seat: Seat
    view: Any
    offers: Sequence[Any]


class _Gap(NamedTuple):
    """How much better one action did than another in the same worlds."""

    lost: float
    error: float
    points: float
    after_better: Sequence[float] = ()  # the mean features
    after_worse: Sequence[float] = ()


_NONE = _Gap(0.0, 0.0, 0.0)


def judged(
    now: Situation,
    chosen: Any,
    at: int,
    mind: AnyMind,
    judge: AnyJudge,
    budget: Budget,
    rng: Random,
) -> Decision:
    """A choice beside what the search would have done; `budget` is for a whole turn."""
    game, seat, view, offers = now
    best = mind.think(game, seat, view, offers, budget, rng)[0].action
    chance = chances_known(game, judge, view)[seat]
    gap = _NONE
    if best != chosen:
        trial = judge.trials(game, seat, view, budget, rng)
        gap = _gap(trial, best, chosen, judge.worlds(view, budget), chance)
    mark = _mark(gap, is_best=best == chosen)
    told: dict[str, Any] = {}
    if best != chosen and mark != "best":
        told = {
            "lost": round(gap.lost, 4),
            "error": round(gap.error, 4),
            "points": round(max(0.0, gap.points), 2),
            "better": str(best),
        }
    better = best if told else chosen
    worse = chosen if told else None
    kept = judge.spared(game, best, chosen) if told else None
    if kept is not None:
        kept = replace(kept, points=max(LEAST, gap.points))
    reasons = _few([kept]) if kept else _why(now, mind, better, worse, rng)
    later: tuple[Reason, ...] = ()
    if told and main_reason(reasons) is None:
        pair = ComparedMoves(best, chosen, gap.points, gap.after_better, gap.after_worse)
        closer = judge.closer(game, seat, view, pair, rng)
        reasons, later = _few(closer.reasons) or reasons, _few(closer.later)
    return Decision(
        at, seat, str(chosen), mark, round(chance, 4), reasons=reasons, later=later, **told
    )


def given_up(at: int, seat: Seat, chance: float) -> Decision:
    """Whoever gives up gives away what chance they had; no move is the better one."""
    mark = _mark(_Gap(chance, 0.0, 0.0), is_best=False)
    lost = 0.0 if mark == "best" else round(chance, 4)
    return Decision(at, seat, GIVE_UP, mark, round(chance, 4), lost)


def _gap(trial: TryMove, best: Any, chosen: Any, worlds: int, most: float) -> _Gap:
    """What was lost between two actions; nobody can lose more than they have."""
    pairs = [(trial(best, number), trial(chosen, number)) for number in range(worlds)]
    gaps = [one.chance - other.chance for one, other in pairs]
    lost = added_up(gaps) / worlds
    points = added_up([one.points - other.points for one, other in pairs]) / worlds
    error = _error(gaps)
    ours, theirs = _surely([[one.features for one in side] for side in zip(*pairs, strict=True)])
    return _Gap(min(most, max(0.0, lost)), error, points, ours, theirs)


def _surely(
    sides: Sequence[Sequence[Sequence[float]]],
) -> tuple[Sequence[float], Sequence[float]]:
    """The mean features of both sides, alike where what is between them may as well be noise."""
    found = []
    for column in zip(*(zip(*side, strict=True) for side in sides), strict=True):
        ours, theirs = (added_up(one) / len(one) for one in column)
        gaps = [one - other for one, other in zip(*column, strict=True)]
        found.append((ours if abs(ours - theirs) >= _SURE * _error(gaps) else theirs, theirs))
    return [one for one, _ in found], [other for _, other in found]


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    many = len(numbers)
    mean = added_up(numbers) / many
    spread = added_up([(number - mean) ** 2 for number in numbers])
    return (spread / (many * (many - 1))) ** 0.5 if many > 1 else 0.0


def _mark(gap: _Gap, *, is_best: bool) -> ChoiceMark:
    """The mark of a choice; what may as well be noise is no mistake."""
    if is_best or gap.lost <= _LEAST:
        return "best"
    if gap.lost <= _GOOD or gap.lost < _SURE * gap.error:
        return "good"
    return "doubtful" if gap.lost <= _DOUBTFUL else "bad"


def _why(
    now: Situation, mind: AnyMind, better: Any, worse: Any | None, rng: Random
) -> tuple[Reason, ...]:
    """What the better move changes; beside another, what it changes more than that."""
    game, seat, view, _ = now
    luck = rng.getrandbits(32)  # both meet the same
    ours = mind.reasons(game, seat, view, better, Random(luck))
    if worse is None:
        return _few(ours)
    ones, others = _by_term(ours), _by_term(mind.reasons(game, seat, view, worse, Random(luck)))
    return _few(beside(ones.get(term), others.get(term)) for term in {**ones, **others})


def _by_term(changes: Iterable[Weighed]) -> dict[str, Weighed]:
    return {change.term: change for change in changes}


def _few(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    return tuple(map(rounded, weightiest(certain(reasons))[:_REASONS]))
