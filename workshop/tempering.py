"""What was learned, tempered: moments of matches of mixed levels, and the weights under which what
came of them is likeliest (see `calibration.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from dovecote.analysis.judge import ended, judge_of
from dovecote.analysis.model import NAMES, Fitted, Timing, amounts, group_of, tempered
from dovecote.bots.sums import added_up
from dovecote.bots.values import Chances
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.record import read
from dovecote.games import GAMES
from dovecote.play.giving_up import sides_of
from dovecote.play.luck import Scripted
from dovecote.play.outlook import imagined
from dovecote.play.replay import AnyTable, begin, take

_FOLDS = 5  # of the matches, one is judged by what the others say
_ASKED = 6  # decisions of each match
_BEGINNINGS = 3  # of turns, of each match
_ROUNDS = 8
_RIDGE = 3.0  # draws towards what was learned: slope 1, and the turn worth nothing
_LEARNED = np.array((1.0, 0.0, 0.0, 0.0))


class Position(NamedTuple):
    """A moment of a match: what was learned about it, in the worlds that a seat can imagine."""

    match: int
    seat: Seat
    is_decision: bool
    moment: Timing
    worlds: Sequence[Chances]
    won: Chances


class Asked(NamedTuple):
    """What was said of a seat's chance, and what came of it."""

    match: int
    said: float
    came: float


def walk(game: str, text: str) -> Iterator[AnyTable]:
    """The table before every entry of a record, and after the last."""
    luck = Scripted()
    table = begin(GAMES[game], text, luck)
    for entry in read(text).entries:
        yield table
        take(table, luck, entry)
    yield table


def positions(game: str, numbered: tuple[int, str]) -> list[Position]:
    """Some decisions of a match, and some beginnings of turns, by what the seat to move knows."""
    number, text = numbered
    judge, rules, rng = judge_of(game), GAMES[game], Random(f"asked/{number}")
    assert judge is not None
    entries = len(read(text).entries)
    wanted = set(rng.sample(range(entries), min(entries, 3 * _ASKED)))
    found: list[Position] = []
    left = {True: _ASKED, False: _BEGINNINGS}
    for at, table in enumerate(walk(game, text)):
        moment = judge.moment(rules, table.state)
        is_decision = isinstance(table.pending, Choice)
        is_asked = at in wanted and moment is not None and left[is_decision] > 0
        if is_asked and moment and (is_decision or moment.stage == "before"):
            left[is_decision] -= 1
            worlds = imagined(rules, rules.view(table.state, moment.mover))
            learned = [judge.learned(rules, world) for world in worlds]
            found.append(Position(number, moment.mover, is_decision, moment, learned, ()))
    assert isinstance(table.pending, Over)
    return [one._replace(won=ended(rules, table.pending)) for one in found]


def fitted(game: str, some: Sequence[Position]) -> Fitted:
    """The weights under which these results are likeliest, for each group and stage."""
    judge = judge_of(game)
    assert judge is not None
    found: dict[str, Mapping[str, Sequence[float]]] = {}
    for group in ("two", "more"):
        by_stage = {
            stage: [
                one for one in some if one.moment.stage == stage and group_of(len(one.won)) == group
            ]
            for stage in judge.stages
        }
        found[group] = {stage: _likeliest(game, by_stage[stage]) for stage in judge.stages}
    return found


def _likeliest(game: str, some: Sequence[Position]) -> list[float]:
    """Newton's method on a softmax."""
    rows = [_row(game, one) for one in some]
    weights = _LEARNED
    for _ in range(_ROUNDS):
        slope, bend = -_RIDGE * (weights - _LEARNED), -_RIDGE * np.eye(len(NAMES))
        for sides, results in rows:
            scores = sides @ weights
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            slope = slope + sides.T @ (results - chances)
            mean = chances @ sides
            bend = bend - (sides.T * chances) @ sides + np.outer(mean, mean)
        weights = weights - np.linalg.solve(bend, slope)
    found: list[float] = weights.tolist()
    return found


def _row(game: str, one: Position) -> tuple[Any, Any]:
    """What every side has at a position, and what it won."""
    sides = sides_of(GAMES[game], len(one.won))
    having = np.mean([amounts(world, one.moment) for world in one.worlds], axis=0)
    return (
        np.array([having[list(side)].mean(axis=0) for side in sides]),
        np.array([one.won[side[0]] for side in sides]),
    )


def said(game: str, one: Position, known: Fitted) -> Asked:
    """The chance of the seat to move by these weights: the mean over its worlds."""
    told = [tempered(GAMES[game], world, one.moment, known)[one.seat] for world in one.worlds]
    return Asked(one.match, added_up(told) / len(told), one.won[one.seat])


def asked(game: str, some: Sequence[Position]) -> list[Asked]:
    """What is said of every decision by weights that were fitted to other matches."""
    found: list[Asked] = []
    for fold in range(_FOLDS):
        known = fitted(game, [one for one in some if one.match % _FOLDS != fold])
        mine = [one for one in some if one.is_decision and one.match % _FOLDS == fold]
        found += [said(game, one, known) for one in mine]
    return found
