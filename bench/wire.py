"""How long are positions on the wire? Random matches of every game, and a stretched land."""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterable

from tests.kit.sizes import LIMITS, MOST_SEATS, Size, matches, stretched


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=10, help="of each kind")
    asked = parser.parse_args()
    print("| positions | plain, median | plain, largest | packed, median | packed, largest |")
    print("|---|--:|--:|--:|--:|")
    for game in LIMITS:
        for seats in (2, MOST_SEATS[game]):
            _row(f"{game.title()}, {seats} seats", matches(game, seats, asked.matches))
    _row("Columba, 4 seats, in one line", stretched(4, "right"))


def _row(name: str, sizes: Iterable[Size]) -> None:
    cells = [name]
    for lengths in zip(*sizes, strict=True):
        cells += [f"{statistics.median(lengths):,.0f} B", f"{max(lengths):,} B"]
    print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
