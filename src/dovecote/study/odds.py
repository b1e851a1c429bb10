"""How sure a lead is: `python -m dovecote.study.odds GAME` writes `bots/GAME/odds.toml`.

A judgement tells how many points a seat is ahead. The odds of winning are fitted to how matches
of homers ended, by logistic regression. (Piccioni fits its chances together with its weights.)
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

import dovecote.bots
from dovecote.bots import bot_named
from dovecote.bots.columba.judgement import value
from dovecote.bots.columbiz import standing as columbiz
from dovecote.bots.columbiz.judgement import all_weights, judge_for
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.games.columba.state import State as ColumbaState
from dovecote.games.columbiz.state import State as ColumbizState
from dovecote.games.columbiz.state import Throwing
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.fit import fit
from dovecote.study.pool import spread

Outcome: TypeAlias = tuple[list[float], bool]  # amounts at the end of one's turn, and who won

_ROUNDS = 12  # of Newton's method; it has settled long before
_LEAST = 1e-6  # a variance by which can be divided


class Measured(NamedTuple):
    """What the odds of a game depend on, and how much of it whoever has just moved has."""

    names: tuple[str, ...]
    amounts: Callable[[Any, Seat], list[float]]


def _columba(state: ColumbaState, seat: Seat) -> list[float]:
    return [value(state, seat)]


def _columbiz(state: ColumbizState, seat: Seat) -> list[float]:
    """The judgement counts the turn in hand as over; here nobody has thrown yet."""
    before = replace(state, step=Throwing(1))
    lead = judge_for(GAMES["columbiz"], seat, all_weights())(before)
    return columbiz.amounts(before, lead)


MEASURED: Mapping[str, Measured] = {
    "columba": Measured(("lead",), _columba),
    "columbiz": Measured(columbiz.ODDS, _columbiz),
}


def likeliest(outcomes: Sequence[Outcome]) -> list[float]:
    """The weights under which these outcomes are likeliest: least squares, again and again."""
    weights = [0.0] * len(outcomes[0][0])
    for _ in range(_ROUNDS):
        rows = []
        for amounts, won in outcomes:
            x = sum(w * a for w, a in zip(weights, amounts, strict=True))
            chance = 1 / (1 + exp(-x))
            variance = max(_LEAST, chance * (1 - chance))
            trust = sqrt(variance)
            aim = x + (won - chance) / variance
            rows.append(([trust * amount for amount in amounts], trust * aim))
        weights = fit(rows).weights
    return weights


def match(game: str, number: int) -> list[Outcome]:
    """How whoever had moved stood after each turn of a match; ties are left out."""
    rules, name = GAMES[game], f"odds/{number}"
    table: AnyTable = Table(rules, read(rules.options_type, {"seats": "2"}), Seeded(name))
    rng, homer = Random(name), bot_named("homer")
    seen: list[tuple[Seat, list[float]]] = []
    mover: Seat | None = None
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        if mover is not None and mover != seat:
            seen.append((mover, MEASURED[game].amounts(table.state, mover)))
        mover = seat
        chosen = homer.choose(rules, seat, table.view(seat), table.legal(seat), rng)
        table.act(seat, str(chosen))
    assert isinstance(pending, Over)
    if pending.ranks.count(1) > 1:
        return []
    return [(amounts, pending.ranks[seat] == 1) for seat, amounts in seen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MEASURED)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    played = spread(partial(match, asked.game), range(asked.games), asked.workers)
    found = likeliest([outcome for one in played for outcome in one])
    lines = [f"# Written by `python -m dovecote.study.odds {asked.game} --games {asked.games}`."]
    lines += [f"{n} = {w:.4f}" for n, w in zip(MEASURED[asked.game].names, found, strict=True)]
    text = "\n".join(lines) + "\n"
    file = Path(dovecote.bots.__file__).parent / asked.game / "odds.toml"
    file.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
