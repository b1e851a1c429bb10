"""The lab's findings as documents: a table and a chart a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dovecote.games import GAMES
from dovecote.games.rulings import facts
from dovecote.study.chart import Point, chart

_HEAD = """\
<!-- Written by `python -m workshop.lab --write` from the figures beside it; do not edit. -->

# The lab

What every option and every reading of a rule that can be switched does to its game. The same \
deals are played under each of them, by the same bots; luck is that of the deal, so what differs \
is the reading's doing, or follows from it. `dovecote lab` does the same for any question of your \
own: see [the guide](../study.md#the-lab).

- **Usual** is the game as it is played unless somebody agrees otherwise; in the other lines one \
option differs.
- **Control** is the usual game once more, with bots that choose anew among moves they find \
equal. A reading that changes the winner no more often than the control has not been shown to \
change anything. Where bots find no moves equal, the control repeats every match.
- Figures are means; the interval of 95 % stands under each, from the spread between deals. \
“First” is what the seat that begins wins, as a multiple of its fair share. “Lead” is how often \
another side comes to lead alone. “Luck” is the part of the deals that the same seat won whoever \
sat there, when two bots of different strength took turns on the seats.
- Bots play these figures, not people, and they were made for the usual game: what somebody who \
adapts to a reading would make of it is not measured.
"""
_COLUMNS = {
    "turns": "Turns",
    "decisions": "Decisions a turn",
    "first": "First",
    "margin": "Margin",
    "winner": "Winner’s points",
    "leads": "Lead",
}


def write(folder: Path) -> None:
    """Every document of the lab, from the figures that lie there."""
    parts = [_HEAD]
    for game in GAMES:
        file = folder / f"{game}.json"
        if file.is_file():
            found = json.loads(file.read_text("utf-8"))
            parts += _game(game, found)
            (folder / f"{game}.svg").write_text(_chart(game, found["alike"]), "utf-8")
    (folder / "README.md").write_text("\n".join(parts).rstrip() + "\n", "utf-8")


def _game(game: str, found: dict[str, Any]) -> Iterator[str]:
    alike, double = found["alike"], found["duplicate"]
    yield f"## {game.capitalize()}\n"
    yield (
        f"{alike['seats']} seats, {alike['deals']:,} deals, {alike['bots'][0]} on every seat; for "
        f"luck {double['deals']:,} deals in all seatings of {' and '.join(double['bots'])}. "
        f"Seed {alike['seed']}.\n"
    )
    yield f"![How often another seat wins]({game}.svg)\n"
    yield from _table(game, alike, [one["luck"] for one in double["readings"]])
    if more := found.get("more"):
        yield f"The same with {more['seats']} seats, {more['deals']:,} deals:\n"
        yield from _table(game, more)


def _table(
    game: str, found: dict[str, Any], luck: list[dict[str, float]] | None = None
) -> Iterator[str]:
    last = ["Luck, %", "Another wins, %"] if luck else ["Another wins, %"]
    heads = ["Reading", "Ruling", *_COLUMNS.values(), *last]
    yield f"| {' | '.join(heads)} |"
    yield "|---|---|" + "--:|" * (len(heads) - 2)
    for number, one in enumerate(found["readings"]):
        cells = [_label(one["label"]), _rulings(game, one["label"])]
        cells += [_cell(one["figures"][name]) for name in _COLUMNS]
        cells += [_cell(luck[number], 100)] if luck else []
        yield f"| {' | '.join([*cells, _cell(one['changed'], 100)])} |"
    yield ""
    yield from _unused(found["readings"])


def _unused(readings: list[dict[str, Any]]) -> Iterator[str]:
    """Those under which every match went as usual: nobody has made use of what they allow."""
    usual, _, *others = readings
    alike = [_label(one["label"]) for one in others if one["figures"] == usual["figures"]]
    if alike:
        yield (
            f"As usual to the last digit: {', '.join(alike)}. These bots make no use of it, or "
            f"it makes no difference with so many seats.\n"
        )


def _label(label: str) -> str:
    return {"–": "**Usual**", "control": "*Control*"}.get(label, f"`{label}`")


def _rulings(game: str, label: str) -> str:
    """Those that an option decides otherwise, linked."""
    name = label.partition("=")[0]
    ids = [ruling for ruling, fact in facts(game).rulings.items() if fact.option == name]
    return ", ".join(f"[{one}](../rulings.md#{one.lower()})" for one in ids)


def _cell(figure: dict[str, float] | None, scale: float = 1) -> str:
    if not figure or not figure["deals"]:
        return "–"
    value, low, high = (scale * figure[key] for key in ("value", "low", "high"))
    return f"{value:.1f}<br>{low:.1f} to {high:.1f}" if scale > 1 else (
        f"{value:.2f}<br>{low:.2f} to {high:.2f}"
    )  # fmt: skip


def _chart(game: str, found: dict[str, Any]) -> str:
    points = [
        Point(one["label"], *(100 * one["changed"][key] for key in ("value", "low", "high")))
        for one in found["readings"]
        if one["changed"]
    ]
    title = f"{game.capitalize()}: deals that another seat wins, in per cent"
    control = points[0]
    return chart(title, "%", points, (round(control.low, 1), round(control.high, 1)))
