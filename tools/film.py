"""Puts the stills of a turn together as a moving picture: `make turn` runs it.

The browser's half is `web/tests/page/film.test.ts`, which plays the turn and takes the stills.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
STILLS = ROOT / "web" / "shots" / "film"
FILM = ROOT / "docs" / "pictures" / "turn.webp"
MOST = 600_000  # bytes: it is the first thing that a visitor fetches
_WIDTH = 800
_TIME, _LAST = 1100, 2600  # milliseconds of a still, and of the last one


def put_together(stills: list[Path], film: Path) -> int:
    """The stills one after the other, again and again; the size of the file."""
    first, *others = [_small(still) for still in stills]
    times = [_TIME] * len(others) + [_LAST]
    first.save(
        film,
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        quality=70,
        method=6,
        minimize_size=True,
    )
    return film.stat().st_size


def _small(still: Path) -> Image.Image:
    with Image.open(still) as image:
        height = round(image.height * _WIDTH / image.width)
        return image.convert("RGB").resize((_WIDTH, height), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    found = sorted(STILLS.glob("*.png"))
    size = put_together(found, FILM)
    if size > MOST:
        raise SystemExit(f"{FILM.name} has {size} bytes; more than {MOST} are too many.")
    print(f"{FILM.name}: {len(found)} stills, {size} bytes")
