"""An answer that is the same for everyone: compressed once, and sent only where it is not known."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Any, NamedTuple

from litestar import Request, Response

REVALIDATED = "no-cache"  # kept, but asked for again each time
FOREVER = "public, max-age=31536000, immutable"  # its name changes with what is in it
_FEWEST = 512  # bytes that are worth compressing


class Packed(NamedTuple):
    """Some bytes, as they are and as gzip makes them, and a name for just these bytes."""

    body: bytes
    media_type: str
    etag: str
    zipped: bytes = b""  # empty: not worth it
    caching: str = REVALIDATED
    brotli: bytes = b""  # empty: whoever built it has not compressed it so
    policy: str = ""  # for content; empty: as everywhere

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """What the visitor needs of it."""
        headers = {"etag": self.etag, "cache-control": self.caching}
        if self.policy:
            headers["content-security-policy"] = self.policy
        if self.zipped:
            headers["vary"] = "accept-encoding"
        if knows(request.headers.get("if-none-match", ""), self.etag):
            return Response(None, status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        if self.brotli and takes(accepted, "br"):
            headers["content-encoding"] = "br"
            return Response(self.brotli, media_type=self.media_type, headers=headers)
        if self.zipped and takes(accepted, "gzip"):
            headers["content-encoding"] = "gzip"
            return Response(self.zipped, media_type=self.media_type, headers=headers)
        return Response(self.body, media_type=self.media_type, headers=headers)


def pack(body: bytes, media_type: str, caching: str = REVALIDATED) -> Packed:
    """Compress what is text."""
    zipped = b""
    if len(body) >= _FEWEST and is_text(media_type):
        zipped = gzip.compress(body, mtime=0)
    return Packed(body, media_type, etag_of(body), zipped, caching)


def etag_of(body: bytes) -> str:
    """A weak name: all ways of sending it are the same."""
    return f'W/"{sha256(body).hexdigest()[:24]}"'


def is_text(media_type: str) -> bool:
    """Whether compressing makes it smaller; pictures and fonts are compressed already."""
    kind = media_type.partition(";")[0]
    return kind.startswith("text/") or kind.endswith(("json", "xml"))


def takes(accepted: str, wanted: str) -> bool:
    """Whether a visitor says that it reads a coding (RFC 9110, 12.5.3)."""
    for offer in accepted.lower().split(","):
        coding, _, weight = offer.replace(" ", "").partition(";q=")
        if coding == wanted:
            return weight.strip("0.") != "" if weight else True
    return False


def knows(known: str, etag: str) -> bool:
    """Whether a visitor has just these bytes (RFC 9110, 13.1.2: compared weakly)."""
    names = [name.strip().removeprefix("W/") for name in known.split(",")]
    return etag.removeprefix("W/") in names or known.strip() == "*"
