"""The page as it was built from `web/`: read once, kept in memory, found by whole addresses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from dovecote.server.http.packed import FOREVER, REVALIDATED, Packed, etag_of, pack

HTML = "text/html"
ASSETS = "/assets/"  # what is there has a hash of its content in its name
_ENGINE = f"{ASSETS}engine-"  # what plays in a browser, and the worker in which it runs
# Only for the worker's own response: it compiles WebAssembly, and nobody else does.
_ENGINE_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'"
_COMPRESSED = (".br", ".gz")  # beside what they are made of
_INDEX = "/index.html"
_DESCRIPTION = re.compile(r'\s*<meta\s+name="description"[^>]*>')
_TITLE = re.compile("<title>.*?</title>", re.DOTALL)
# not the system's, which may know others or none; the framework says that text is UTF-8
_TYPES = {
    "css": "text/css",
    "html": HTML,
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "map": "application/json",
    "mjs": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff": "font/woff",
    "woff2": "font/woff2",
}


class LinkPreview(msgspec.Struct, frozen=True):
    """What those who pass a link on show of it: nothing but what its own page shows."""

    title: str
    description: str
    base: str  # how others reach this server
    path: str
    picture: str  # its address here, if there is such a file


class PageFiles(msgspec.Struct, frozen=True):
    """Every file by its address; none, if the page was not built."""

    files: dict[str, Packed]

    @property
    def index(self) -> Packed | None:
        """What every address of a page is answered with."""
        return self.files.get(_INDEX)

    def previewed(self, preview: LinkPreview) -> Packed | None:
        """The same with what is shown of a link before it is opened."""
        if self.index is None:
            return None
        head = f"<title>{escape(preview.title)}</title>{''.join(self._metas(preview))}"
        text = _DESCRIPTION.sub("", self.index.body.decode(), count=1)
        return pack(_TITLE.sub(lambda _: head, text, count=1).encode(), HTML)

    def _metas(self, preview: LinkPreview) -> Iterator[str]:
        told = {
            "og:site_name": "Dovecote",
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.description,
            "og:url": preview.base + preview.path,
        }
        if preview.picture in self.files:
            told |= {
                "og:image": preview.base + preview.picture,
                "og:image:type": "image/png",
                "og:image:width": "1200",
                "og:image:height": "630",
                "twitter:card": "summary_large_image",
            }
        yield f'<meta name="description" content="{escape(preview.description)}">'
        for name, text in told.items():
            yield f'<meta property="{name}" content="{escape(text)}">'


@cache
def read_built(folder: Traversable | None = None) -> PageFiles:
    """Everything the build has written; the folder is in the package, and in no repository."""
    folder = folder or files("dovecote.server").joinpath("static")
    return PageFiles(dict(_files(folder, "/")) if folder.is_dir() else {})


def _files(folder: Traversable, address: str) -> Iterator[tuple[str, Packed]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{address}{entry.name}/")
        else:
            if not entry.name.endswith(_COMPRESSED):
                yield address + entry.name, _packed(folder, entry, address)


def _packed(folder: Traversable, entry: Traversable, address: str) -> Packed:
    kind = _TYPES.get(entry.name.rpartition(".")[2], "application/octet-stream")
    caching = FOREVER if address.startswith(ASSETS) else REVALIDATED
    if not (address + entry.name).startswith(_ENGINE):
        return pack(entry.read_bytes(), kind, caching)
    brotli, zipped = (_read(folder.joinpath(entry.name + end)) for end in _COMPRESSED)
    if zipped:  # ten megabytes: whoever built it has compressed them
        body = entry.read_bytes()
        return Packed(body, kind, etag_of(body), zipped, caching, brotli, _ENGINE_POLICY)
    return pack(entry.read_bytes(), kind, caching)._replace(policy=_ENGINE_POLICY)


def _read(file: Traversable) -> bytes:
    return file.read_bytes() if file.is_file() else b""
