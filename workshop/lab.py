"""What every option and every ruling that can be switched does to its game: docs/lab/.

`python -m workshop.lab GAME` plays the same deals under each reading, for as long as `--minutes`
says, and keeps what it found in docs/lab/GAME.json; `--write` writes the documents from there.
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
from dovecote.study.lab import Plan, Trial, explore, one_by_one
from workshop.lab_report import write

LAB = Path(__file__).parents[1] / "docs" / "lab"
SEED = 1


def until(moment: float) -> Callable[[Iterable[Trial]], list[Trial]]:
    """Collects what is played before a moment of the clock."""

    def gather(trials: Iterable[Trial]) -> list[Trial]:
        found = []
        for trial in trials:
            found.append(trial)
            if time.monotonic() > moment:
                break
        return found

    return gather


def measure(
    game: str, bots: tuple[str, ...], deals: int, minutes: float, workers: int
) -> dict[str, Any]:
    """One experiment, as plain values."""
    plan = Plan(game, one_by_one(game), bots, deals, SEED)
    trials = explore(plan, workers, until(time.monotonic() + 60 * minutes))
    return {
        "bots": bots,
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
    parser.add_argument("--minutes", type=float, default=240, help="at most, for each game")
    parser.add_argument("--bot", default="racer")
    parser.add_argument("--weaker", default="fledgling", help="takes turns with it for luck")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    LAB.mkdir(exist_ok=True)
    for game in asked.games or ([] if asked.write else GAMES):
        both, deals = (asked.bot, asked.weaker), asked.deals
        found = {
            "alike": measure(game, both[:1], deals, 0.7 * asked.minutes, asked.workers),
            "duplicate": measure(game, both, deals // 4, 0.3 * asked.minutes, asked.workers),
        }
        (LAB / f"{game}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    write(LAB)


if __name__ == "__main__":
    main()
