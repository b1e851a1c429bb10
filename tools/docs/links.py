"""Whether the links of a built site lead somewhere, without asking the network."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    """What a page links to, and what in it can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value and tag != "link":
                self.links.append(value)
            elif name == "id" and value:
                self.places.add(value)


def broken(site: Path) -> list[str]:
    """A line for every link within the site that leads nowhere, or out of it without TLS."""
    pages = {file: _read(file) for file in sorted(site.resolve().rglob("*.html"))}
    return [
        f"{file.relative_to(site.resolve())}: {link}"
        for file, page in pages.items()
        for link in page.links
        if not _leads(link, file, pages)
    ]


def _read(file: Path) -> _Page:
    page = _Page()
    page.feed(file.read_text("utf-8"))
    return page


def _leads(link: str, file: Path, pages: dict[Path, _Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme:
        return parts.scheme in ("https", "mailto", "data")
    aim = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if aim.is_dir():
        aim /= "index.html"
    if not aim.is_file():
        return False
    place = unquote(parts.fragment)
    return not place or aim not in pages or place in pages[aim].places
