"""Writes the page and its library as a folder of files: `make site` runs it.

What a server would answer about games is written once, by the same functions; everything else
is worked out in the browser. `web/tools/ship.mjs` then makes the folder one that needs no server.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import msgspec

from dovecote.bots import BOTS
from dovecote.games import GAMES
from dovecote.games.rulebook import clauses, rulebook
from dovecote.games.rulings import register
from dovecote.lessons import lessons
from dovecote.lessons.picture import captions, pictures
from dovecote.locales import LANGUAGES, catalogue
from dovecote.wire.lessons import lesson_of
from dovecote.wire.library import ClauseOf, described
from dovecote.wire.pictures import picture_of
from dovecote.wire.server import to_json

ROOT = Path(__file__).parents[1]
_PAGE = ROOT / "src/dovecote/server/static"
_MARK = ".dovecote-site"  # only a folder that was made here is ever removed


def library() -> dict[str, bytes]:
    """Every file of the library, by the path that a browser asks for."""
    found = {
        "games.json": to_json([described(game) for game in GAMES.values()]),
        "bots.json": to_json(list(BOTS)),
    }
    for language in LANGUAGES:
        found[f"catalogues/{language}.json"] = to_json(catalogue(language))
    for name, game in GAMES.items():
        at = f"games/{name}"
        found[f"{at}/data.json"] = to_json(dict(game.data))
        found[f"{at}/lessons.json"] = to_json([lesson_of(lesson) for lesson in lessons(name)])
        for language in LANGUAGES:
            says = captions(name, language)
            drawn = [picture_of(picture, says[picture.name]) for picture in pictures(name)]
            told = {c: ClauseOf(name, language, c, t) for c, t in clauses(name, language).items()}
            found[f"{at}/rules/{language}.md"] = rulebook(name, language).encode()
            found[f"{at}/rulings/{language}.json"] = msgspec.json.encode(register(name, language))
            found[f"{at}/pictures/{language}.json"] = to_json(drawn)
            found[f"{at}/clauses/{language}.json"] = to_json(told)
    return found


def write(folder: Path) -> None:
    """The page and its library, instead of what was written there before."""
    if folder.exists() and not (folder / _MARK).exists() and any(folder.iterdir()):
        raise SystemExit(f"{folder} is there already, and was not written by `make site`.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(_PAGE, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    (folder / _MARK).touch()
    for path, body in library().items():
        file = folder / "api" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)


if __name__ == "__main__":
    write(ROOT / sys.argv[1])
