"""How sure a lead is: `python -m dovecote.study.odds GAME` writes `bots/GAME/odds.toml`.

A judgement tells how many points a seat is ahead. The chance that this wins is taken to be
1 / (1 + e^(-lead / spread)), and the spread to be the one that makes what happened in matches
of homers likeliest. (Piccioni fits its chances together with its weights.)
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

import dovecote.bots
from dovecote.bots import bot_named
from dovecote.bots.columba.judgement import value
from dovecote.bots.columbiz.judgement import all_weights, judge_for
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.games.columba import state as columba
from dovecote.games.columbiz import state as columbiz
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.pool import spread

Lead: TypeAlias = Callable[[Any, Seat], float]
Outcome: TypeAlias = tuple[float, bool]  # a lead at the end of one's turn, and whether it won

_STEPS = 60


def _columba(state: columba.State, seat: Seat) -> float:
    return value(state, seat)


def _columbiz(state: columbiz.State, seat: Seat) -> float:
    """The judgement counts the turn in hand as over; here nobody has thrown yet."""
    before = replace(state, step=columbiz.Throwing(1))
    return judge_for(GAMES["columbiz"], seat, all_weights())(before)


LEADS: Mapping[str, Lead] = {"columba": _columba, "columbiz": _columbiz}


def likeliest(outcomes: Sequence[Outcome]) -> float:
    """The spread under which these outcomes are likeliest, by golden section on its logarithm."""
    low, high, ratio = log(0.1), log(1000.0), (5**0.5 - 1) / 2
    for _ in range(_STEPS):
        third = ratio * (high - low)
        if _surprise(outcomes, exp(high - third)) < _surprise(outcomes, exp(low + third)):
            high = low + third
        else:
            low = high - third
    return exp((low + high) / 2)


def _surprise(outcomes: Sequence[Outcome], width: float) -> float:
    return sum(_softly((-lead if won else lead) / width) for lead, won in outcomes)


def _softly(x: float) -> float:
    """log(1 + e^x), without going over."""
    return max(x, 0.0) + log(1 + exp(-abs(x)))


def match(game: str, number: int) -> list[Outcome]:
    """How far ahead whoever had moved was after each turn of a match; ties are left out."""
    rules, name = GAMES[game], f"odds/{number}"
    table: AnyTable = Table(rules, read(rules.options_type, {"seats": "2"}), Seeded(name))
    rng, homer = Random(name), bot_named("homer")
    seen: list[tuple[Seat, float]] = []
    mover: Seat | None = None
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        if mover is not None and mover != seat:
            seen.append((mover, LEADS[game](table.state, mover)))
        mover = seat
        chosen = homer.choose(rules, seat, table.view(seat), table.legal(seat), rng)
        table.act(seat, str(chosen))
    assert isinstance(pending, Over)
    if pending.ranks.count(1) > 1:
        return []
    return [(lead, pending.ranks[seat] == 1) for seat, lead in seen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=LEADS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    played = spread(partial(match, asked.game), range(asked.games), asked.workers)
    found = likeliest([outcome for one in played for outcome in one])
    command = f"odds {asked.game} --games {asked.games}"
    file = Path(dovecote.bots.__file__).parent / asked.game / "odds.toml"
    text = f"# Written by `python -m dovecote.study.{command}`.\nspread = {found:.2f}\n"
    file.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
