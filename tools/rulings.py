"""Writes the register of rulings as a document, docs/rulings.md: `make rulings`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dovecote.core.options import known_options
from dovecote.games import GAMES
from dovecote.games.rulings import Print, Ruling, facts, register

DOCUMENT = Path(__file__).parents[1] / "docs" / "rulings.md"
LAB = DOCUMENT.parent / "lab"
_HEAD = """\
<!-- Written by `make rulings` from games/*/data/rulings*; do not edit. -->

# Rulings

Where a printed rule can be read in two ways, a ruling decides. Its id stands in the game's rules \
where it applies and in the scenarios that hold it. *Certain* means that the point is printed or \
follows from what is printed; *probable*, that good signs speak for it; *reconstruction* (⚑, also \
in the rules), that nothing public settles it. An option that is named plays the point otherwise. \
What the prints say is told in our own words; EN, FR and DE are their languages.

`dovecote rules GAME --ruling ID` shows one entry, on the page a click on its id does, and both \
speak four languages. How often a reading that can be switched changes the winner was measured by \
bots on the same deals; the [lab](lab/README.md) says how. Points that no ruling numbers are in \
[choices.md](choices.md).
"""


def document() -> str:
    """The whole register, game by game."""
    return "\n".join([_HEAD, *(_game(game) for game in GAMES if facts(game).rulings)])


def _game(game: str) -> str:
    printed = ", ".join(map(str.upper, facts(game).prints))
    entries = (_entry(game, ruling) for ruling in register(game, "en").values())
    head = f"## {game.capitalize()}\n\nPrinted rules: {printed}.\n"
    return "\n".join([head, *_unnumbered(game), *entries])


def _unnumbered(game: str) -> list[str]:
    """What the lab says of options that belong to no ruling: variants, and rules of the house."""
    numbered = {ruling.option for ruling in register(game, "en").values()}
    names = [one.name for one in known_options(GAMES[game].options_type)]
    lines = [
        f"- Option `{name}`, which no ruling numbers. {measured.removeprefix('- ')}"
        for name in names
        if name not in numbered
        for measured in _measured(game, name)
    ]
    return [*lines, ""] if lines else []


def _entry(game: str, ruling: Ruling) -> str:
    lines = [
        *map(_print, ruling.prints),
        *([f"- Readings: {ruling.readings}"] if ruling.readings else []),
        f"- **Chosen:** {ruling.chosen}",
        f"- {_sure(ruling)} · rules {', '.join(ruling.clauses)}{_option(ruling)}",
        *(_measured(game, ruling.option) if ruling.option else []),
    ]
    return "\n".join([f"### {ruling.id}\n\n{ruling.question}\n", *lines, ""])


def _print(one: Print) -> str:
    return f"- {', '.join(map(str.upper, one.languages))}: {one.says or 'nothing about this.'}"


def _sure(ruling: Ruling) -> str:
    if ruling.sure == "reconstruction":
        return "⚑ Reconstruction"
    return ruling.sure.capitalize() + (", ⚑ in part a reconstruction" * ruling.partly_reconstructed)


def _measured(game: str, option: str) -> list[str]:
    """How often another seat would win, by the lab's figures, if a point can be switched."""
    file = LAB / f"{game}.json"
    found = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    if not any(one["label"].startswith(f"{option}=") for one in found["alike"]["readings"]):
        return []
    told = _told(found["alike"], option)
    if "more" in found:
        told += f". With {found['more']['seats']} seats: {_told(found['more'], option)}"
    return [f"- [Measured](lab/README.md#{game}): {told}"]


def _told(found: dict[str, Any], option: str) -> str:
    changed = {one["label"]: one["changed"] for one in found["readings"]}
    told = [
        f"`{label}` changes the winner in {_hundred(it)} of 100 deals"
        for label, it in changed.items()
        if label.startswith(f"{option}=")
    ]
    return f"{'; '.join(told)}; the control in {_hundred(changed['control'])}"


def _hundred(share: dict[str, float]) -> str:
    value, low, high = (100 * share[key] for key in ("value", "low", "high"))
    return f"{value:.0f} ({low:.0f} to {high:.0f})"


def _option(ruling: Ruling) -> str:
    return f" · option `{ruling.option}`" if ruling.option else ""


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")
