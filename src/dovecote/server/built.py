"""The page as it was built from `web/`: read once, kept in memory, found by whole addresses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from dovecote.server.packed import FOREVER, REVALIDATED, Packed, pack

HTML = "text/html"
ASSETS = "/assets/"  # what is there has a hash of its content in its name
_INDEX = "/index.html"
_TITLE = re.compile("<title>.*?</title>", re.DOTALL)
# not the system's, which may know others or none; the framework says that text is UTF-8
_TYPES = {
    "css": "text/css",
    "html": HTML,
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "map": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff": "font/woff",
    "woff2": "font/woff2",
}


class Built(msgspec.Struct, frozen=True):
    """Every file by its address; none, if the page was not built."""

    files: dict[str, Packed]

    @property
    def index(self) -> Packed | None:
        """What every address of a page is answered with."""
        return self.files.get(_INDEX)

    def titled(self, title: str) -> Packed | None:
        """The same under another title, for those who show a link before it is opened."""
        if self.index is None:
            return None
        shown = escape(title)
        head = f'<title>{shown}</title><meta property="og:title" content="{shown}">'
        text = _TITLE.sub(lambda _: head, self.index.body.decode(), count=1)
        return pack(text.encode(), HTML)


def read_built(folder: Traversable | None = None) -> Built:
    """Everything the build has written; the folder is in the package, and in no repository."""
    folder = folder or files(__package__).joinpath("static")
    return Built(dict(_files(folder, "/")) if folder.is_dir() else {})


def _files(folder: Traversable, address: str) -> Iterator[tuple[str, Packed]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{address}{entry.name}/")
        else:
            kind = _TYPES.get(entry.name.rpartition(".")[2], "application/octet-stream")
            caching = FOREVER if address.startswith(ASSETS) else REVALIDATED
            yield address + entry.name, pack(entry.read_bytes(), kind, caching)
