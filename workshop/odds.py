"""How sure a lead is: `python -m workshop.odds GAME` writes `bots/GAME/data/odds.toml`.

An evaluation tells how many points a seat is ahead. The odds of winning are fitted to how matches
of homers ended, by logistic regression. (Piccioni fits its chances together with its weights.)
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

import dovecote.bots
from dovecote.bots import bot_named
from dovecote.bots.columba.evaluation import evaluate
from dovecote.bots.columbiz.evaluation import Odds, evaluation_for, odds_of
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.games.columba.state import State as ColumbaState
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.state import State as ColumbizState
from dovecote.games.columbiz.state import Throwing
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.spread import spread
from workshop.regression import Outcome, likeliest


class Measured(NamedTuple):
    """What the odds of a game depend on, and how much of it whoever has just moved has."""

    names: tuple[str, ...]
    amounts: Callable[[Any, Seat], Sequence[float]]


def _columba(state: ColumbaState, seat: Seat) -> Sequence[float]:
    return (evaluate(state, seat),)


def _columbiz(state: ColumbizState, seat: Seat) -> Sequence[float]:
    """The evaluation counts the turn in hand as over; here nobody has thrown yet."""
    before = replace(state, step=Throwing(1))
    return odds_of(before, evaluation_for(COLUMBIZ, seat)(before))


MEASURED: Mapping[str, Measured] = {
    "columba": Measured(("lead",), _columba),
    "columbiz": Measured(Odds._fields, _columbiz),
}


def match(game: str, number: int) -> list[Outcome]:
    """How whoever had moved stood after each turn of a match; ties are left out."""
    rules, name = GAMES[game], f"odds/{number}"
    table: AnyTable = Table(rules, read(rules.options_type, {"seats": "2"}), Seeded(name))
    rng, homer = Random(name), bot_named("homer")
    seen: list[tuple[Seat, Sequence[float]]] = []
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
    lines = [f"# Written by `python -m workshop.odds {asked.game} --games {asked.games}`."]
    lines += [f"{n} = {w:.4f}" for n, w in zip(MEASURED[asked.game].names, found, strict=True)]
    text = "\n".join(lines) + "\n"
    file = Path(dovecote.bots.__file__).parent / asked.game / "data" / "odds.toml"
    file.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
