"""One choice, judged by what its seat knew: the better move, and what it would have been worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from dovecote.analysis.judge import AnyJudge, Pair, Trial, chances_known
from dovecote.analysis.report import Decision, Mark
from dovecote.bots.mind import AnyMind, Reason, main_reason, rounded, weightiest
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
    reasons = _why(now, mind, better, worse, rng)
    later: tuple[Reason, ...] = ()
    if told and main_reason(reasons) is None:
        pair = Pair(best, chosen, gap.points, gap.after_better, gap.after_worse)
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


def _gap(trial: Trial, best: Any, chosen: Any, worlds: int, most: float) -> _Gap:
    """What was lost between two actions; nobody can lose more than they have."""
    pairs = [(trial(best, number), trial(chosen, number)) for number in range(worlds)]
    gaps = [one.chance - other.chance for one, other in pairs]
    lost = added_up(gaps) / worlds
    points = added_up([one.points - other.points for one, other in pairs]) / worlds
    spread = added_up([(gap - lost) ** 2 for gap in gaps])
    error = (spread / (worlds * (worlds - 1))) ** 0.5 if worlds > 1 else 0.0
    ours, theirs = (_mean([one.features for one in side]) for side in zip(*pairs, strict=True))
    return _Gap(min(most, max(0.0, lost)), error, points, ours, theirs)


def _mean(features: Sequence[Sequence[float]]) -> list[float]:
    return [added_up(column) / len(column) for column in zip(*features, strict=True)]


def _mark(gap: _Gap, *, is_best: bool) -> Mark:
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
    terms = {reason.term: reason for reason in mind.reasons(game, seat, view, better, Random(luck))}
    if worse is not None:
        for other in mind.reasons(game, seat, view, worse, Random(luck)):
            mine = terms.get(other.term, Reason(other.term, 0.0))
            gap = mine.points - other.points, mine.amount - other.amount
            terms[other.term] = Reason(other.term, *gap)
    return _few(terms.values())


def _few(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    return tuple(weightiest(map(rounded, reasons))[:_REASONS])
