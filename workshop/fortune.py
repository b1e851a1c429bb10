"""How much of a result is luck: `python -m workshop.fortune` plays duplicate deals of equals,
takes the luck out of every match, and writes by how much the results spread less.

A match less its luck has the same mean: each change is 0 on the average, whatever the chances
that measure it. The better these are, the less is left.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from dovecote.analysis.judge import ended, judge_of
from dovecote.bots import bot_named
from dovecote.core.game import Choice, Luck, Over
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.spread import spread
from workshop.calibration import DOCS, put

_BOTS = ("homer", "homer")  # between unequals there is little luck to take out


class Match(NamedTuple):
    """What the first bot got, and what luck gave it."""

    result: float
    luck: float


class _Watched:
    """Luck that says what it did to a seat."""

    def __init__(self, game: str, seed: str, seat: int) -> None:
        self._seeded, self._seat = Seeded(seed), seat
        self._judge, self._game = judge_of(game), GAMES[game]
        self._rng = Random(f"{seed}/luck")
        self.table: AnyTable | None = None
        self.total = 0.0

    def answer(self, cause: str, chance: Any) -> Any:
        outcome = self._seeded.answer(cause, chance)
        if self.table is not None:
            assert self._judge is not None
            state = self.table.state
            luck = Luck(cause, chance)
            found = self._judge.fortune(self._game, state, luck, outcome, self._rng)
            self.total += found.changes[self._seat]
        return outcome


def match(game: str, way: tuple[int, int]) -> Match:
    """A deal with the first bot on one seat; the luck before the first choice changes nothing."""
    deal, seat = way
    rules, name = GAMES[game], f"fortune/{deal}"
    luck = _Watched(game, name, seat)
    table: AnyTable = Table(rules, read(rules.options_type, {"seats": "2"}), luck)
    luck.table = table
    bots = [bot_named(_BOTS[place != seat]) for place in range(2)]
    rngs = [Random(f"{name}/{place}") for place in range(2)]
    while isinstance(pending := table.pending, Choice):
        for one in pending.seats:
            offers = table.legal(one)
            chosen = bots[one].choose(rules, one, table.view(one), offers, rngs[one])
            table.act(one, str(chosen))
    assert isinstance(pending, Over)
    return Match(ended(rules, pending)[seat], luck.total)


def spreads(pairs: Sequence[tuple[Match, Match]]) -> dict[str, float]:
    """The spread of one match and of a duplicate deal, with luck and without."""
    single = [one for pair in pairs for one in pair]
    bare = [one.result for one in single]
    less = [one.result - one.luck for one in single]
    both = [(a.result + b.result) / 2 for a, b in pairs]
    both_less = [(a.result - a.luck + b.result - b.luck) / 2 for a, b in pairs]
    error = stdev([one.luck for one in single]) / len(single) ** 0.5
    return {
        "matches": len(single),
        "mean": fmean(bare),
        "mean_less_luck": fmean(less),
        "luck": fmean([one.luck for one in single]),
        "luck_error": error,
        "spread": stdev(bare),
        "spread_less_luck": stdev(less),
        "deal_spread": stdev(both),
        "deal_spread_less_luck": stdev(both_less),
    }


def line(game: str, found: dict[str, float]) -> str:
    worth = (found["spread"] / found["spread_less_luck"]) ** 2
    return (
        f"| {game.capitalize()} | {found['matches']:.0f} | {100 * found['mean']:.1f} "
        f"| {100 * found['mean_less_luck']:.1f} "
        f"| {100 * found['luck']:+.1f} ± {200 * found['luck_error']:.1f} "
        f"| {100 * found['spread']:.1f} → {100 * found['spread_less_luck']:.1f} (×{worth:.1f}) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    given: Any = parser.parse_args()
    kept = DOCS / "fortune.json"
    figures: dict[str, dict[str, float]] = {}
    if kept.exists():
        figures = json.loads(kept.read_text("utf-8"))
    for game in given.game:
        ways = [(deal, seat) for deal in range(given.deals) for seat in range(2)]
        found = spread(partial(match, game), ways, given.workers)
        figures[game] = spreads(list(zip(found[::2], found[1::2], strict=True)))
        kept.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        print(line(game, figures[game]), flush=True)
    head = [
        "| game | matches | wins, % | less luck | luck, mean | spread of a match |",
        "|---|---|---|---|---|---|",
    ]
    put("fortune", "\n".join([*head, *(line(g, figures[g]) for g in GAMES if g in figures)]))


if __name__ == "__main__":
    main()
