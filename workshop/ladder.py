"""How strong is each level? Bots meet on the same deals, and docs/bots.md is written.

`python -m workshop.ladder [GAME …]` plays what is not in docs/ladder.json yet, contest by contest;
`--write` only writes the tables and charts from it. Delete a line there to measure it anew. Matches
of a contest that is broken off are kept (`workshop/resumed.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.study.arena import Contest, meetings
from dovecote.study.chart import Point, chart
from dovecote.study.standings import standings
from workshop.resumed import resumed
from workshop.yardstick import contender

DOCS = Path(__file__).parents[1] / "docs"
DATA = DOCS / "ladder.json"
KEPT = DOCS.parent / "dist" / "contests"
STEPS = (
    ("fledgling", "random"),
    ("yearling", "fledgling"),
    ("homer", "yearling"),
    ("carrier", "homer"),
    ("racer", "carrier"),
    ("champion", "racer"),
)
BEYOND = (("homer", "fledgling"), ("racer", "homer"), ("homer", "random"), ("racer", "yardstick"))
BARS = {  # per cent, with two players; Piccioni's, where they differ
    "fledgling, random": (70, 60),
    "yearling, fledgling": (65, 65),
    "homer, yearling": (65, 65),
    "carrier, homer": (65, 65),
    "racer, carrier": (65, 65),
    "homer, fledgling": (80, 80),
    "racer, homer": (65, 65),
    "champion, racer": (55, 55),
    "homer, random": (97, 85),
    "racer, yardstick": (65, 65),
}
SEATS = {"columba": (2, 3, 4), "columbiz": (2, 3, 4), "piccioni": (2, 3, 6)}
TEAMS = {("columba", 4): 2}
MATCHES = {  # of those who take what looks best at once; who look ahead; with whole budgets
    "columba": (60, 40, 10),
    "columbiz": (200, 100, 60),
    "piccioni": (400, 60, 20),
}
BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"


class Planned(NamedTuple):
    """One contest."""

    game: str
    seats: int
    bots: tuple[str, str]
    budget: float
    games: int

    @property
    def key(self) -> str:
        return f"{self.game}, {self.seats} seats, {100 * self.budget:g} %: {', '.join(self.bots)}"

    @property
    def file(self) -> str:
        return "-".join((self.game, str(self.seats), f"{100 * self.budget:g}", *self.bots))


def plan(game: str) -> Iterator[Planned]:
    """The cheapest first; the most important before the rest."""
    least, *others = SEATS[game]
    at_once, ahead, whole = MATCHES[game]
    for bots in (*STEPS, *BEYOND):
        budget = 1.0 if "carrier" in bots else 0.1  # a carrier's is small as it is
        games = ahead if {"racer", "champion"} & {*bots} else at_once
        yield Planned(game, least, bots, budget, games)
    for bots in (BEYOND[1], STEPS[-1]):
        yield Planned(game, least, bots, 1.0, whole)
    for seats in others:
        for bots in (*STEPS[:3], BEYOND[0]):
            yield Planned(game, seats, bots, 0.1, at_once)
        for bots in (BEYOND[1], STEPS[-1]):
            yield Planned(game, seats, bots, 0.1, ahead)


def measure(planned: Planned, workers: int) -> dict[str, Any]:
    """Plays one contest."""
    began = time.perf_counter()
    options = read(GAMES[planned.game].options_type, {"seats": str(planned.seats)})
    contest = Contest(planned.game, options, seed=1, budget=planned.budget)
    sides = TEAMS.get((planned.game, planned.seats))
    met = meetings(planned.bots, planned.seats, planned.games, sides)
    results = resumed(contest, met, KEPT, planned.file, workers, contender)
    found = standings(results)
    first, second = found["bots"]
    return {
        "matches": found["matches"],
        "wins": first["wins"],
        "fair": first["fair"],
        "luck": found["luck"],
        "turn": {bot["bot"]: bot["turn"] for bot in (first, second)},
        "memory_mb": _memory(),
        "minutes": round((time.perf_counter() - began) / 60, 1),
    }


def _memory() -> int:
    """The most that a process of this contest has needed, in megabytes."""
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return max(resource.getrusage(one).ru_maxrss for one in who) // 1024


def ladder(known: dict[str, Any]) -> Iterator[str]:
    """The tables, in Markdown."""
    for game in SEATS:
        yield from ("", f"### {game.capitalize()}", "", f"![The ladder](bots-{game}.svg)", "")
        yield "| seats | budget | who meets whom | wins, % | bar | matches | luck, % |"
        yield "|---|---|---|---|---|---|---|"
        for planned in plan(game):
            if planned.key in known:
                yield _row(planned, known[planned.key])
        yield ""
        yield from _times(game, known)


def _row(planned: Planned, found: dict[str, Any]) -> str:
    bar = _bar(planned, found)
    least = found["wins"]["value" if planned.seats == 2 else "low"]  # more seats: by the interval
    missed = "" if 100 * least >= bar else " **missed**"
    return (
        f"| {planned.seats} | {100 * planned.budget:g} % | {planned.bots[0]} – {planned.bots[1]} "
        f"| {_span(found['wins'])}{missed} | {bar:g} | {found['matches']} "
        f"| {100 * found['luck']:.0f} |"
    )


def _bar(planned: Planned, found: dict[str, Any]) -> float:
    if planned.seats > 2:
        return float(100 * found["fair"])
    return BARS[", ".join(planned.bots)][planned.game == "piccioni"]


def _span(share: dict[str, float]) -> str:
    value, low, high = (100 * share[key] for key in ("value", "low", "high"))
    return f"{value:.1f} [{low:.1f}, {high:.1f}]"


def _times(game: str, known: dict[str, Any]) -> Iterator[str]:
    yield "| level | whole turn: mean, s | p95, s | at |"
    yield "|---|---|---|---|"
    turns = {}
    for planned in plan(game):
        if planned.seats == SEATS[game][0] and planned.key in known:
            for bot, seconds in known[planned.key]["turn"].items():
                turns[bot] = (seconds, planned.budget)
    for bot, (seconds, budget) in turns.items():
        yield f"| {bot} | {seconds['mean']:.3f} | {seconds['p95']:.3f} | {100 * budget:g} % |"


def draw(game: str, known: dict[str, Any]) -> str:
    """The steps of the ladder for two players."""
    points = [
        Point(f"{p.bots[0]} – {p.bots[1]}", *(100 * known[p.key]["wins"][k] for k in _KEYS))
        for p in plan(game)
        if p.seats == SEATS[game][0] and p.budget < 1 and p.key in known
    ]
    return chart(f"{game.capitalize()}: wins of the first, two players", "%", points, (50, 100))


_KEYS = ("value", "low", "high")


def write(known: dict[str, Any]) -> None:
    """The report, between its marks, and the charts beside it."""
    page = DOCS / "bots.md"
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text("\n".join([before + BEGIN, *ladder(known), END]) + after, "utf-8")
    for game in SEATS:
        (DOCS / f"bots-{game}.svg").write_text(draw(game, known), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(SEATS))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for game in () if asked.write else asked.games:
        for planned in plan(game):
            known = _known()
            if planned.key not in known:
                print(planned.key, end=" … ", flush=True)
                found = measure(planned, asked.workers)
                print(_span(found["wins"]), f"in {found['minutes']} min", flush=True)
                DATA.write_text(_text(_known() | {planned.key: found}), "utf-8")
    write(_known())


def _known() -> dict[str, Any]:
    return dict(json.loads(DATA.read_text("utf-8"))) if DATA.exists() else {}


def _text(known: dict[str, Any]) -> str:
    """One line a contest."""
    lines = (f"{json.dumps(key)}: {json.dumps(found)}" for key, found in sorted(known.items()))
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
