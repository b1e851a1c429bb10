"""Many random matches of every game and mode: no dead end, no exception, no lost match.

Plays through `pending`, `legal` and `apply` and checks what must hold at every step cheaply:
somebody can act, and the match ends. `make test` runs a smaller number of them.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.kit.soak import soak

from dovecote.games import GAMES
from dovecote.testing.contract import modes


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=10_000, help="of every mode")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    asked = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        for game in asked.games:
            for options in modes(GAMES[game]):
                play = partial(soak, game, options)
                lengths = list(pool.map(play, range(asked.matches), chunksize=50))
                mode = " ".join(f"{k}={getattr(options, k)}" for k in options.__struct_fields__[:2])
                told = (
                    f"{game} {mode}: {len(lengths)} matches, {min(lengths)}–{max(lengths)} entries"
                )
                print(told, flush=True)
    sys.exit(0)


if __name__ == "__main__":
    main()
