"""Golden files: whole matches and perft counts. `make goldens` writes them; read the diff."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from dovecote.core.game import AnyGame
from dovecote.core.options import Options, known_options
from dovecote.games import GAMES
from dovecote.testing import perft, playthrough
from dovecote.testing.contract import modes
from tests.kit.folders import goldens_of

DEPTHS = (1, 2, 3)
MOMENTS = (0, 15, 30, 45)  # moves played before the counting begins
MANY = 6_000


def goldens(game: AnyGame) -> Iterator[tuple[Path, str]]:
    """Every golden file of a game and what it should say."""
    folder = goldens_of(game.name)
    counts = []
    for options in modes(game):
        mode = "-".join(str(getattr(options, f.name)) for f in known_options(game.options_type)[:2])
        name = mode if "variant" in options.__struct_fields__ else str(options.seats)
        yield folder / f"playthrough-{name}.txt", playthrough(game, options, seed=1)
        counts += [f"{name} after {after}: {_counts(game, options, after)}\n" for after in MOMENTS]
    yield folder / "perft.txt", "".join(counts)


def _counts(game: AnyGame, options: Options, after: int) -> str:
    """Perft as deep as it stays quick."""
    found: list[int] = []
    for depth in DEPTHS:
        found.append(perft(game, options, 1, depth, after))
        if found[-1] > MANY:
            break
    return " ".join(map(str, found))


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        for file, text in goldens(GAMES[game]):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            print(file.relative_to(Path.cwd()))


if __name__ == "__main__":
    main()
