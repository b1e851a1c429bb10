"""The page that tells whether the house cards of Piccioni are fair, and its plots."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.state import Options
from dovecote.study.chart import chart
from workshop.fairness import Held, begins, figures, openings, playings
from workshop.tally import Pair

SEATS = range(2, 7)


def report(held: dict[int, Pair], raced: dict[int, Pair], games: int, folder: Path) -> str:
    """The page, in Markdown; the plots are written beside it."""
    lines = [
        "# Piccioni: are the house cards fair?",
        "",
        "Made by `make balance`. In brackets the 99 % interval; a figure fails only if its "
        "interval lies wholly outside its bar. The cards are house cards, a reconstruction; the "
        "figures are about them and these bots, not about the printed game.",
        "",
        "## Equal bots that play by the printed points",
        "",
        f"{games:,} matches for each number of players, and half as many with "
        "`first_moves = 1`. "
        "These bots (`MEDDLER` in `bots/piccioni/preferences.py`) rate an offer by the points it "
        "moves, their own and, somewhat less, everyone else's.",
        "",
        *_figure_table(held),
        "",
        "## Equal bots that race",
        "",
        f"{games:,} matches each. The stronger bots (`RACER`, the preferences that "
        "bots play by) know that a pigeon in their own Area is worth having as long as there is "
        "time to make a Trophy of it, and seldom bother the others.",
        "",
        *_figure_table(raced),
        "",
        "## What a card in the opening hand does",
        "",
        *_card_tables(held, raced, _card_table),
        "## How often a drawn card is played, %",
        "",
        *_card_tables(held, raced, _played_table),
    ]
    lines += [f"![{name}](piccioni-{name}.svg)" for name in _plots(held, folder)]
    return "\n".join([*lines, ""])


def _figure_table(tallies: dict[int, Pair]) -> Iterator[str]:
    found = {n: figures(*pair, Options(seats=n)) for n, pair in tallies.items()}
    yield "| figure | bar | " + " | ".join(f"{n} players" for n in found) + " |"
    yield "|---|---|" + "---|" * len(found)
    for name in found[max(found)]:
        cells = [cell(found[n][name]) for n in found]
        yield f"| {name} | {_bar(found[max(found)][name])} | " + " | ".join(cells) + " |"


def cell(held: Held) -> str:
    """A figure with its interval, and whether it fails."""
    p = held.point
    label = f"{p.label} " if p.label in PICCIONI.cards.actions else ""
    span = "" if p.low == p.high else f" [{p.low:.2f}, {p.high:.2f}]"
    return f"{label}{p.value:.2f}{span}" + ("" if held.holds else " **fails**")


def _bar(held: Held) -> str:
    if math.isinf(held.high):
        return "–"
    return f"{held.low:g} … {held.high:g}"


def _card_tables(
    held: dict[int, Pair], raced: dict[int, Pair], table: Callable[[dict[int, Pair]], Iterable[str]]
) -> Iterator[str]:
    """A table for the bots that go by the printed points, and one for those that race."""
    for name, tallies in (("By the printed points", held), ("Racing", raced)):
        yield from (f"### {name}", "", *table(tallies), "")


def _card_table(tallies: dict[int, Pair]) -> Iterable[str]:
    yield "In points of per cent above the fair share; held to at most 6 either way."
    yield ""
    yield "| card | " + " | ".join(f"{n} players" for n in tallies) + " |"
    yield "|---|" + "---|" * len(tallies)
    columns = [list(openings(pair[0], Options(seats=n))) for n, pair in tallies.items()]
    for row in zip(*columns, strict=True):
        cells = (f"{p.value:+.1f} [{p.low:+.1f}, {p.high:+.1f}]" for p in row)
        yield f"| `{row[0].label}` | " + " | ".join(cells) + " |"


def _played_table(tallies: dict[int, Pair]) -> Iterable[str]:
    yield "| card | " + " | ".join(f"{n} players" for n in tallies) + " |"
    yield "|---|" + "---|" * len(tallies)
    columns = [list(playings(pair[0])) for pair in tallies.values()]
    for row in zip(*columns, strict=True):
        yield f"| `{row[0].label}` | " + " | ".join(f"{p.value:.0f}" for p in row) + " |"


def _plots(tallies: dict[int, Pair], folder: Path) -> Iterator[str]:
    seats = {n: Options(seats=n) for n in tallies}
    plots = {
        "begins": (
            "The seat that begins, above its fair share",
            "points",
            [begins(tallies[n][0], o) for n, o in seats.items()],
            (-6.0, 6.0),
        ),
        "winner": (
            "The winner's mean",
            "VP",
            [tallies[n][0].mean("winner", f"{n} players") for n in seats],
            (4.0, 14.0),
        ),
        "questions": (
            "Questions for a seat in another's turn",
            "a turn",
            [tallies[n][0].mean("questions", f"{n} players") for n in seats],
            (0.0, 0.35),
        ),
        "turns": (
            "Turns of a match",
            "turns",
            [tallies[n][0].mean("turns", f"{n} players") for n in seats],
            (0.0, 80.0),
        ),
    }
    for n, options in seats.items():
        title = f"A card in the opening hand, {n} players: above the fair share"
        rows = list(openings(tallies[n][0], options))
        plots[f"opening-{n}"] = (title, "points", rows, (-6.0, 6.0))
    for name, plot in plots.items():
        (folder / f"piccioni-{name}.svg").write_text(chart(*plot), "utf-8")
        yield name
