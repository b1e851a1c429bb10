"""How sure a chance is: `python -m workshop.calibration` fits the chances of every game to how
matches of mixed levels ended, and draws how often what was said came true.

Every match is asked at some of its decisions what chance the seat to move has, as far as it knows,
and how it ended. The weights that ship (`src/dovecote/analysis/data/GAME.toml`) are fitted to all
matches; what the diagram shows of a match was said by weights that have not seen it (each fifth
of the matches by those of the other four). The figures go to `docs/calibration.json`, the tables
into `docs/analysis.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import dovecote.analysis
from dovecote.analysis.model import NAMES, Fitted, weights_of
from dovecote.games import GAMES
from dovecote.study.spread import spread
from workshop.diagram import Bin, diagram
from workshop.mixed import mixed
from workshop.tempering import Asked, asked, fitted, positions

DOCS = Path(__file__).parents[1] / "docs"
_BINS = 10


def write(game: str, found: Fitted, command: str) -> None:
    """Writes the weights of a game."""
    lines = [f"# Written by `{command}`."]
    for group, stages in found.items():
        for stage, weights in stages.items():
            lines.append(f"[{group}.{stage}]")
            lines += [f"{name} = {one:.4f}" for name, one in zip(NAMES, weights, strict=True)]
    file = Path(dovecote.analysis.__file__).parent / "data" / f"{game}.toml"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    weights_of.cache_clear()


def bins(found: Sequence[Asked]) -> list[Bin]:
    """What was said and what came, tenth by tenth; errors count matches, not positions."""
    made = []
    for low in range(_BINS):
        some = [one for one in found if low <= one.said * _BINS < low + 1 + (low == _BINS - 1)]
        if some:
            said = sum(one.said for one in some) / len(some)
            came = sum(one.came for one in some) / len(some)
            gaps: dict[int, float] = {}
            for one in some:
                gaps[one.match] = gaps.get(one.match, 0.0) + one.came - came
            error = sum(gap**2 for gap in gaps.values()) ** 0.5 / len(some)
            made.append(Bin(said, came, error, len(some)))
    return made


def records(game: str, games: int, workers: int, kept: Path | None) -> list[str]:
    """The matches; what has been played before is read from a folder, if one is named."""
    known: dict[int, str] = {}
    if kept:
        for file in sorted(kept.glob(f"{game}*.jsonl")):
            for line in file.read_text("utf-8").splitlines():
                number, text = json.loads(line)
                known[number] = text
    missing = [number for number in range(games) if number not in known]
    texts = spread(partial(mixed, game), missing, workers)
    known |= dict(zip(missing, texts, strict=True))
    if kept and missing:
        with (kept / f"{game}.jsonl").open("a", encoding="utf-8") as more:
            more.writelines(json.dumps([number, known[number]]) + "\n" for number in missing)
    return [known[number] for number in range(games)]


def table(game: str, made: Sequence[Bin], matches: int) -> str:
    """The figures of a game, as a document shows them."""
    lines = [
        f"### {game.capitalize()}",
        "",
        f"![What was said and what came](calibration-{game}.svg)",
        "",
        f"{matches} matches, {sum(one.positions for one in made)} positions.",
        "",
        "| said, % | came, % | ± | positions |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| {100 * one.said:.1f} | {100 * one.came:.1f} | {200 * one.error:.1f} | {one.positions} |"
        for one in made
    ]
    return "\n".join(lines)


def put(name: str, text: str) -> None:
    """Puts figures between their marks in the document."""
    file = DOCS / "analysis.md"
    whole = file.read_text("utf-8")
    head, rest = whole.split(f"<!-- {name} -->\n", 1)
    _, tail = rest.split(f"<!-- end of {name} -->", 1)
    file.write_text(f"{head}<!-- {name} -->\n\n{text}\n\n<!-- end of {name} -->{tail}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--records", type=Path, help="a folder in which matches are kept")
    given: Any = parser.parse_args()
    figures: dict[str, Any] = {}
    kept = DOCS / "calibration.json"
    if kept.exists():
        figures = json.loads(kept.read_text("utf-8"))
    for game in given.game:
        played = list(enumerate(records(game, given.games, given.workers, given.records)))
        every = spread(partial(positions, game), played, given.workers)
        some = [one for match in every for one in match]
        command = f"python -m workshop.calibration {game} --games {given.games}"
        made = bins(asked(game, some))
        write(game, fitted(game, some), command)
        (DOCS / f"calibration-{game}.svg").write_text(diagram(game, made), "utf-8")
        figures[game] = {
            "command": command,
            "matches": len(played),
            "bins": [[round(x, 4) for x in one] for one in made],
        }
        kept.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        print(table(game, made, len(played)), flush=True)
    tables = [
        table(game, [Bin(*one) for one in figures[game]["bins"]], figures[game]["matches"])
        for game in GAMES
        if game in figures
    ]
    put("calibration", "\n\n".join(tables))


if __name__ == "__main__":
    main()
