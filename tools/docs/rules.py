"""The rules of the games as pages, in four languages, out of the data files.

Every clause can be linked to by its number (`rules/columbiz-de.html#4.2`), every ruling it cites
is a link into the register, and the pictures of the rules stand in their parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dovecote.games import GAMES
from dovecote.games.rulebook import rulebook
from dovecote.lessons.picture import Picture, captions, pictures
from dovecote.locales import LANGUAGES
from dovecote.study.drawing import svg

_CLAUSE = re.compile(r"^\*\*([0-9]+\.[0-9]+)\*\* ", re.MULTILINE)
_RULING = re.compile(r"\b([A-Z]{2}-[0-9]+[a-z]?)\b")
_FILE = re.compile(r"src/dovecote/games/(\w+)/data/rules/(\w+)\.md")
_FIRST = ("aim", "turn", "score", "junior", "teams")  # pictures that the rules begin with
_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}


def files() -> Iterator[tuple[str, str]]:
    """Every file of the rules: pages and drawings."""
    for game in GAMES:
        for language in LANGUAGES:
            for picture in pictures(game):
                if drawn := svg(picture.table(), picture.seat, language=language):
                    yield f"rules/{_drawing(picture, language)}", drawn
            yield f"rules/{_name(game, language)}.md", page(game, language)


def _name(game: str, language: str) -> str:
    return f"{game}-{language}"


def _drawing(picture: Picture, language: str) -> str:
    """Its file: names of places are drawn, too, so each language has its own."""
    return f"{picture.game}-{picture.name}-{language}.svg"


def page(game: str, language: str) -> str:
    """The rules of a game in a language, as the site has them."""
    head, *parts = rulebook(game, language).split("\n## ")
    told = [_told(head), *_figures(game, language, _FIRST)]
    for part in parts:
        told += [f"## {_told(part)}", *_figures(game, language, (part.partition(" ")[0],))]
    others = " · ".join(
        f"[{_NAMES[one]}]({_name(game, one)}.md)" for one in LANGUAGES if one != language
    )
    title, _, rest = told[0].partition("\n")
    return "\n\n".join([title, others, rest.strip(), *told[1:]]) + "\n"


def _told(text: str) -> str:
    """Clauses with their places, rulings as links."""
    numbered = _CLAUSE.sub(r'<a class="clause" id="\1" href="#\1">\1</a> ', text.strip())
    return _RULING.sub(lambda it: f"[{it[1]}](../rulings.md#{it[1].lower()})", numbered)


def _figures(game: str, language: str, places: tuple[str, ...]) -> Iterator[str]:
    says = captions(game, language)
    for picture in pictures(game):
        if picture.part in places:
            caption = says[picture.name]
            alt = caption.replace('"', "”")
            how = f":alt: {alt}\n:width: 420px"
            yield f":::{{figure}} {_drawing(picture, language)}\n{how}\n\n{caption}\n:::"


def tree() -> str:
    """What stands below the list of the rules."""
    names = [
        f"{game.capitalize()}, {_NAMES[language]} <rules/{_name(game, language)}>"
        for game in GAMES
        for language in LANGUAGES
    ]
    return "\n".join(["", "```{toctree}", ":hidden:", "", *names, "```", ""])


def place(name: str) -> str:
    """The page of a file of rules; empty if it is none."""
    match = _FILE.fullmatch(name)
    return f"rules/{_name(match[1], match[2])}.md" if match else ""
