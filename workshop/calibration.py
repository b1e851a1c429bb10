"""How sure a chance is: `python -m workshop.calibration` fits the chances of every game to how
matches of mixed levels ended, and draws how often what was said came true.

A match in five is for the fit (`src/dovecote/analysis/data/GAME.toml`); the others are asked at
some of their decisions what chance the seat to move has, as far as it knows, and how it ended. The
figures go to `docs/calibration.json`, the tables into `docs/analysis.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np

import dovecote.analysis
from dovecote.analysis.judge import ended, judge_of
from dovecote.analysis.match import known_chances
from dovecote.analysis.model import group_of, weights_of
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.record import read
from dovecote.games import GAMES
from dovecote.play.giving_up import sides_of
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, begin, take
from dovecote.study.spread import spread
from workshop.diagram import Bin, diagram
from workshop.mixed import mixed

DOCS = Path(__file__).parents[1] / "docs"
_FIT = 5  # every so manieth match is for the fit
_ASKED = 6  # decisions of each other match
_BINS = 10
_ROUNDS, _RIDGE = 8, 1e-3

Row: TypeAlias = tuple[str, Sequence[Sequence[float]], Sequence[float]]  # group, sides, results


class Asked(NamedTuple):
    """What was said of a seat's chance, and what came of it."""

    match: int
    said: float
    came: float


def walk(game: str, text: str) -> Iterator[AnyTable]:
    """The table before every entry of a record, and after the last."""
    luck = Scripted()
    table = begin(GAMES[game], text, luck)
    for entry in read(text).entries:
        yield table
        take(table, luck, entry)
    yield table


def rows(game: str, text: str) -> list[Row]:
    """What every side had at the beginning of every turn, and what it won in the end."""
    judge, rules = judge_of(game), GAMES[game]
    assert judge is not None
    found: list[Sequence[Sequence[float]]] = []
    turn: Seat | None = None
    has_begun = False  # what is dealt before the first choice is nobody's lead
    for table in walk(game, text):
        mover, pending = table.turn, table.pending
        if has_begun and mover is not None and mover != turn and not isinstance(pending, Over):
            sides = sides_of(rules, len(table.seats))
            amounts = np.array(judge.amounts(rules, table.state))
            found.append([amounts[list(side)].mean(axis=0).tolist() for side in sides])
        turn = mover
        has_begun = has_begun or isinstance(pending, Choice)
    assert isinstance(table.pending, Over)
    won = ended(rules, table.pending)
    results = [won[side[0]] for side in sides_of(rules, len(table.seats))]
    return [(group_of(rules, len(table.seats)), one, results) for one in found]


def likeliest(some: Sequence[Row], width: int) -> list[float]:
    """The weights under which these results are likeliest: Newton's method on a softmax."""
    weights = np.zeros(width)
    for _ in range(_ROUNDS):
        slope, bend = -_RIDGE * weights, -_RIDGE * np.eye(width)
        for _, sides, results in some:
            amounts = np.array(sides)
            scores = amounts @ weights
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            slope = slope + amounts.T @ (np.array(results) - chances)
            mean = chances @ amounts
            bend = bend - (amounts.T * chances) @ amounts + np.outer(mean, mean)
        weights = weights - np.linalg.solve(bend, slope)
    found: list[float] = weights.tolist()
    return found


def fit(game: str, played: Sequence[str], command: str) -> None:
    """Writes the weights of a game."""
    judge = judge_of(game)
    assert judge is not None
    every = [row for text in played for row in rows(game, text)]
    lines = [f"# Written by `{command}`."]
    for group in ("two", "more"):
        found = likeliest([row for row in every if row[0] == group], len(judge.names))
        lines.append(f"[{group}]")
        lines += [f"{n} = {w:.5f}" for n, w in zip(judge.names, found, strict=True)]
    file = Path(dovecote.analysis.__file__).parent / "data" / f"{game}.toml"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    weights_of.cache_clear()


def asked(game: str, numbered: tuple[int, str]) -> list[Asked]:
    """What is said of some decisions of a match, by what the seat to move knows."""
    number, text = numbered
    judge, rules, rng = judge_of(game), GAMES[game], Random(f"asked/{number}")
    assert judge is not None
    entries = len(read(text).entries)
    wanted = set(rng.sample(range(entries), min(entries, 3 * _ASKED)))
    said: list[tuple[Seat, float]] = []
    for at, table in enumerate(walk(game, text)):
        pending = table.pending
        if at in wanted and isinstance(pending, Choice) and len(said) < _ASKED:
            seat = pending.seats[0]
            said.append((seat, known_chances(rules, judge, table.state, seat)[seat]))
    assert isinstance(table.pending, Over)
    won = ended(rules, table.pending)
    return [Asked(number, chance, won[seat]) for seat, chance in said]


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
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--records", type=Path, help="a folder in which matches are kept")
    given: Any = parser.parse_args()
    figures: dict[str, Any] = {}
    kept = DOCS / "calibration.json"
    if kept.exists():
        figures = json.loads(kept.read_text("utf-8"))
    for game in given.game:
        played = records(game, given.games, given.workers, given.records)
        command = f"python -m workshop.calibration {game} --games {given.games}"
        fit(game, played[::_FIT], command)
        others = [(n, text) for n, text in enumerate(played) if n % _FIT]
        found = spread(partial(asked, game), others, given.workers)
        made = bins([one for some in found for one in some])
        (DOCS / f"calibration-{game}.svg").write_text(diagram(game, made), "utf-8")
        figures[game] = {
            "command": command,
            "matches": len(others),
            "bins": [[round(x, 4) for x in one] for one in made],
        }
        kept.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        print(table(game, made, len(others)), flush=True)
    tables = [
        table(game, [Bin(*one) for one in figures[game]["bins"]], figures[game]["matches"])
        for game in GAMES
        if game in figures
    ]
    put("calibration", "\n\n".join(tables))


if __name__ == "__main__":
    main()
