"""What the bots think of some positions, with every number; run as a program, prints it.

`compensated` gives it the `sum` that Python has since 3.12, `plain` the one before; without a
word it is this Python's own.
"""

from __future__ import annotations

import builtins
import math
import sys
from collections.abc import Iterable
from functools import reduce
from operator import add
from random import Random
from typing import Any

SIMULATIONS = {"columba": 24, "columbiz": 24, "piccioni": 60}
EVERY = 14  # decisions of a match


def compensated(numbers: Iterable[Any], start: Any = 0) -> Any:
    every = [start, *numbers]
    return math.fsum(every) if any(type(n) is float for n in every) else reduce(add, every)


def plain(numbers: Iterable[Any], start: Any = 0) -> Any:
    return reduce(add, numbers, start)


def thoughts(game: str) -> list[str]:
    """A line for each decision: what was tried, how often, and how good it seemed."""
    from dovecote.bots import bot_named
    from dovecote.bots.minds import mind_of
    from dovecote.bots.search import Budget
    from dovecote.core.game import Choice
    from dovecote.games import GAMES
    from dovecote.play import Seeded, Table

    mind, homer = mind_of(game), bot_named("homer")
    assert mind is not None
    rules = GAMES[game]
    table = Table(rules, rules.options_type(seats=3), Seeded(5))
    rng, found, count = Random(5), [], 0
    while isinstance(pending := table.pending, Choice):
        seat = pending.seats[0]
        view, offers = table.view(seat), list(table.legal(seat))
        count += 1
        if count % EVERY == 0 and len(offers) > 1:
            tried = mind.think(rules, seat, view, offers, Budget(SIMULATIONS[game]), Random(count))
            found.append(f"{count} " + " | ".join(f"{a} {n} {mean!r}" for a, n, mean in tried))
        table.act(seat, str(homer.choose(rules, seat, view, offers, rng)))
    return found


if __name__ == "__main__":
    builtins.sum = {"compensated": compensated, "plain": plain}.get(sys.argv[-1], sum)
    for name in SIMULATIONS:
        print(name, *thoughts(name), sep="\n")
