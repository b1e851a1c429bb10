"""What trials of the lab add up to: figures with intervals, reading by reading."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from dovecote.study.lab import Experiment, LabMatch

Z = 1.96  # 95 %


class Estimate(msgspec.Struct, frozen=True):
    """A value with its interval, from so many deals."""

    value: float
    low: float
    high: float
    deals: int


class Finding(msgspec.Struct, frozen=True):
    """What one reading does: its figures, and how they differ from the first reading's."""

    label: str
    options: dict[str, Any]
    figures: dict[str, Estimate]
    differences: dict[str, Estimate] = {}
    changed: Estimate | None = None  # deals that somebody else won
    luck: Estimate | None = None  # deals that the same seat won whoever sat there


FIGURES: dict[str, Callable[[LabMatch], float]] = {
    "turns": lambda trial: trial.turns,
    "decisions": lambda trial: trial.decisions / trial.turns,
    "first": lambda trial: _won(trial) * len(trial.ranks),
    "margin": lambda trial: trial.margin,
    "winner": lambda trial: max(trial.scores),
    "leads": lambda trial: trial.lead_changes,
}


def _won(trial: LabMatch) -> float:
    """What the seat that begins has of the win; a fair share is one seat's."""
    return (trial.first in trial.winners) / len(trial.winners)


def findings(plan: Experiment, trials: list[LabMatch]) -> list[Finding]:
    """One for each reading, the first being what the others are compared with."""
    base = [trial for trial in trials if trial.reading == 0]
    found = []
    for number, reading in enumerate(plan.readings):
        own = [trial for trial in trials if trial.reading == number]
        is_alike = reading.options.seats == plan.readings[0].options.seats
        found.append(
            Finding(
                label=reading.label,
                options=msgspec.to_builtins(reading.options),
                figures={name: mean(map(of, own)) for name, of in FIGURES.items()},
                differences=_differences(base, own) if number else {},
                changed=_changed(base, own) if number and is_alike else None,
                luck=_luck(plan, number, own),
            )
        )
    return found


def mean(values: Iterable[float]) -> Estimate:
    """The mean, with its interval."""
    known = list(values)
    if not known:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = fmean(known)
    margin = Z * stdev(known) / sqrt(len(known)) if len(known) > 1 else 0.0
    return Estimate(middle, middle - margin, middle + margin, len(known))


def share(part: int, whole: int) -> Estimate:
    """A part of a whole, with Wilson's interval."""
    if not whole:
        return Estimate(0.0, 0.0, 1.0, 0)
    p, z2 = part / whole, Z * Z
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    margin = Z * sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole)) / (1 + z2 / whole)
    return Estimate(p, max(0.0, middle - margin), min(1.0, middle + margin), whole)


def _differences(base: list[LabMatch], own: list[LabMatch]) -> dict[str, Estimate]:
    """Deal by deal, so that luck which both had does not count."""
    pairs = list(zip(base, own, strict=False))
    return {name: mean(of(new) - of(old) for old, new in pairs) for name, of in FIGURES.items()}


def _changed(base: list[LabMatch], own: list[LabMatch]) -> Estimate:
    pairs = list(zip(base, own, strict=True))
    return share(sum(old.winners != new.winners for old, new in pairs), len(pairs))


def _luck(plan: Experiment, reading: int, own: list[LabMatch]) -> Estimate | None:
    """Only where different bots took turns on the seats."""
    ways = len(plan.seatings(reading))
    if len(set(plan.bots)) < 2:
        return None
    deals = [own[start : start + ways] for start in range(0, len(own), ways)]
    same = sum(bool(set.intersection(*(set(t.winners) for t in deal))) for deal in deals)
    return share(same, len(deals))
