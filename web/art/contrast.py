"""Measures the palette of src/art/tokens.css and fails if it is too weak: `python art/contrast.py`.

Every `pair: one on other ratio` of that file must reach its ratio in both themes, in the usual
colours and in the distinct ones; the grounds of Columba, and the players of each game among
themselves, must differ for all four kinds of eyes, and if distinct in their lightness too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

from colour import VISIONS, difference, lightness, ratio

TOKENS = Path(__file__).parents[1] / "src" / "art" / "tokens.css"
DISTINCT = 10.0  # CIEDE2000: plainly different side by side
LIGHTER = 10.0  # L*: plainly lighter side by side, without any hue

GROUNDS = ("ground-g", "ground-w", "ground-s", "ground-b")
PLAYERS = {
    "Columba": ("p-red", "p-yellow", "p-green", "p-purple"),
    "Columbiz": ("p-purple", "p-blue", "p-grey", "p-black"),
    "Piccioni": ("p-red", "p-yellow", "p-green", "p-purple", "p-blue", "p-black"),
}
Palette = dict[str, str]
_DISTINCT = "distinct"


def block(css: str, selector: str) -> Palette:
    """The colours that one rule of the tokens sets."""
    found = re.search(re.escape(selector) + r"\s*\{(.*?)\n\}", css, re.DOTALL)
    if found is None:
        raise SystemExit(f"{TOKENS.name}: no rule {selector}")
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b", found[1]))


def themes(css: str) -> dict[str, Palette]:
    light = block(css, ":root")
    dark = {**light, **block(css, ':root[data-theme="dark"]')}
    distinct = block(css, f':root[data-colours="{_DISTINCT}"]')
    found = {"light": light, "dark": dark}
    return found | {f"{name} {_DISTINCT}": {**one, **distinct} for name, one in found.items()}


def pairs(css: str) -> list[tuple[str, str, float]]:
    found = re.findall(r"/\*\s*pair:\s*([\w-]+) on ([\w-]+) ([\d.]+)\s*\*/", css)
    return [(one, other, float(needed)) for one, other, needed in found]


def measure_pairs(css: str) -> Iterator[tuple[bool, str]]:
    for theme, palette in themes(css).items():
        for one, other, needed in pairs(css):
            found = ratio(palette[one], palette[other])
            yield found >= needed, f"{theme}: {one} on {other} {found:.1f} (needs {needed:g})"


def measure_sets(css: str) -> Iterator[tuple[bool, str]]:
    for theme, palette in themes(css).items():
        for name, keys in {"grounds": GROUNDS, **PLAYERS}.items():
            for vision in VISIONS:
                least = min(
                    difference(palette[a], palette[b], vision) for a, b in combinations(keys, 2)
                )
                yield least >= DISTINCT, f"{theme}: {name}, {vision}, least difference {least:.0f}"


def measure_lightness(css: str) -> Iterator[tuple[bool, str]]:
    """Whoever sees no hue at all can go by this."""
    for theme, palette in themes(css).items():
        if not theme.endswith(_DISTINCT):
            continue
        for name, keys in {"grounds": GROUNDS, **PLAYERS}.items():
            for vision in VISIONS:
                steps = sorted(lightness(palette[key], vision) for key in keys)
                least = min(b - a for a, b in pairwise(steps))
                yield least >= LIGHTER, f"{theme}: {name}, {vision}, least step of L* {least:.0f}"


def main() -> int:
    css = TOKENS.read_text("utf-8")
    results = [*measure_pairs(css), *measure_sets(css), *measure_lightness(css)]
    quiet = "--quiet" in sys.argv[1:]
    for good, text in results:
        if not good or not quiet:
            print("ok  " if good else "WEAK", text)
    return 0 if results and all(good for good, _ in results) else 1


if __name__ == "__main__":
    sys.exit(main())
