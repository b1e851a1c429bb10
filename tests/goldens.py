"""Golden files: whole matches and perft counts. `make goldens` writes them; read the diff."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dovecote.core.game import AnyGame
from dovecote.core.options import fields, read
from dovecote.games import GAMES
from dovecote.testing import perft, playthrough
from tests.folders import goldens_of

DEPTHS = (1, 2, 3)
MOMENTS = (0, 15, 30, 45)  # moves played before the counting begins


def goldens(game: AnyGame) -> Iterator[tuple[Path, str]]:
    """Every golden file of a game and what it should say."""
    folder = goldens_of(game.name)
    (seats, *_) = fields(game.options_type)
    counts = []
    for number in seats.values:
        options = read(game.options_type, {"seats": number})
        yield folder / f"playthrough-{number}.txt", playthrough(game, options, seed=1)
        for after in MOMENTS:
            found = [str(perft(game, options, 1, depth, after)) for depth in DEPTHS]
            counts.append(f"seats {number} after {after}: {' '.join(found)}\n")
    yield folder / "perft.txt", "".join(counts)


def main() -> None:
    for game in GAMES.values():
        for file, text in goldens(game):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            print(file.relative_to(Path.cwd()))


if __name__ == "__main__":
    main()
