"""What every option and every ruling that can be switched does to its game: docs/lab/.

`python -m workshop.lab GAME` plays the same deals under each reading, for as long as `--minutes`
says, and keeps what it found in docs/lab/GAME.json; `--write` writes the documents from there.
There are up to three experiments a game: equal bots (`alike`), bots that take turns on the seats
(`duplicate`), and equal bots at more seats (`more`); `--only` does one of them.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from dovecote.games import GAMES
from dovecote.study.findings import findings
from dovecote.study.lab import Experiment, LabMatch, explore, one_by_one
from workshop.lab_report import write

LAB = Path(__file__).parents[1] / "docs" / "lab"
SEED = 1
MORE = {"columbiz": 3}  # seats at which a switch matters that cannot between two: `captures`


def until(moment: float) -> Callable[[Iterable[LabMatch]], list[LabMatch]]:
    """Collects what is played before a moment of the clock."""

    def gather(trials: Iterable[LabMatch]) -> list[LabMatch]:
        found = []
        for trial in trials:
            found.append(trial)
            if time.monotonic() > moment:
                break
        return found

    return gather


def plans(game: str, bot: str, weaker: str, deals: int) -> dict[str, Experiment]:
    """The experiments of a game, by name."""
    usual = one_by_one(game)
    found = {
        "alike": Experiment(game, usual, (bot,), deals, SEED),
        "duplicate": Experiment(game, usual, (bot, weaker), deals // 4, SEED),
    }
    if game in MORE:
        found["more"] = Experiment(game, one_by_one(game, MORE[game]), (bot,), deals, SEED)
    return found


def measure(plan: Experiment, minutes: float, workers: int) -> dict[str, Any]:
    """One experiment, as plain values."""
    trials = explore(plan, workers, until(time.monotonic() + 60 * minutes))
    return {
        "bots": plan.bots,
        "seats": plan.readings[0].options.seats,
        "seed": SEED,
        "deals": len({trial.deal for trial in trials}),
        "matches": len(trials),
        "readings": msgspec.to_builtins(findings(plan, trials)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=80, help="at most, for each experiment")
    parser.add_argument("--only", choices=["alike", "duplicate", "more"], help="one experiment")
    parser.add_argument("--bot", default="racer")
    parser.add_argument("--weaker", default="fledgling", help="takes turns with it for luck")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    LAB.mkdir(exist_ok=True)
    for game in asked.games or ([] if asked.write else GAMES):
        file = LAB / f"{game}.json"
        found = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        for name, plan in plans(game, asked.bot, asked.weaker, asked.deals).items():
            if asked.only in (None, name):
                found[name] = measure(plan, asked.minutes, asked.workers)
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    write(LAB)


if __name__ == "__main__":
    main()
