"""How much do bots think? Simulations a second, and the memory of the process, for each game.

Positions come from matches of homers; the champion thinks about each with all simulations of its
budget, however long they take: the more it tries, the more it comes to the same again.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from math import inf
from multiprocessing import Process
from random import Random
from typing import Any

from msgspec.structs import replace

from dovecote.bots import bot_named
from dovecote.bots.minds import KNOWN, mind_of
from dovecote.core.game import Choice
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable

_MATCHES = 2
_EVERY = 9  # decisions


def decisions(game: str) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Some decisions of each match, with a seed."""
    homer = bot_named("homer")
    for number in range(_MATCHES):
        options = read(GAMES[game].options_type, {"seats": "2"})
        table: AnyTable = Table(GAMES[game], options, Seeded(number))
        rng, count = Random(number), 0
        while isinstance(pending := table.pending, Choice):
            seat = pending.seats[0]
            asked = (table.game, seat, table.view(seat), list(table.legal(seat)))
            count += 1
            if count % _EVERY == 0 and len(asked[3]) > 1:
                yield asked
            table.act(seat, str(homer.choose(*asked, rng)))


def report(game: str) -> None:
    """One line; in a process of its own, so that its memory is its own."""
    mind = mind_of(game)
    assert mind
    budget = replace(mind.budgets["champion"], seconds=inf)
    simulations, seconds = 0, 0.0
    for asked in list(decisions(game)):
        began = time.process_time()
        tried = mind.think(*asked, budget, Random(1))
        seconds += time.process_time() - began
        visits = [one.visits for one in tried]
        # in Columbiz one and the same set of plans tells about all offers
        simulations += max(visits) if game == "columbiz" else sum(visits)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{game}: {simulations / seconds:,.0f} simulations a second; {memory} MB", flush=True)


def main() -> None:
    for game in KNOWN:
        process = Process(target=report, args=(game,))
        process.start()
        process.join()


if __name__ == "__main__":
    main()
