"""Are the house cards of Piccioni fair and lively? Bots play, the figures are held.

Every figure has a 99 % interval; it fails only if its interval lies wholly outside.
`make balance` writes `docs/piccioni-balance.md` and its plots anew.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from dovecote.bots.piccioni.preferences import MEDDLER, RACER, Preferences
from dovecote.games.piccioni.state import Options
from workshop.balance_page import SEATS, cell, report
from workshop.fairness import figures
from workshop.tally import Pair, measure

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="write the page and its plots")
    asked = parser.parse_args()
    held = measure_all(MEDDLER, asked.games, asked.workers)
    raced = measure_all(RACER, asked.games, asked.workers)
    if asked.write:
        page = report(held, raced, asked.games, DOCS)
        (DOCS / "piccioni-balance.md").write_text(page, "utf-8")


def measure_all(preferences: Preferences, games: int, workers: int) -> dict[int, Pair]:
    """Every number of players, as printed and with a short first turn."""
    found = {}
    for n in SEATS:
        usual = measure(Options(seats=n), preferences, games, workers)
        short = measure(Options(seats=n, first_moves=1), preferences, games // 2, workers)
        found[n] = (usual, short)
        for name, figure in figures(usual, short, Options(seats=n)).items():
            print(f"{n} players · {name}: {cell(figure)}", flush=True)
    return found


if __name__ == "__main__":
    main()
