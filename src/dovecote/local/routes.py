"""The requests about local tables and lessons: what HTTP is on a server, by the same addresses."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from dovecote.local import analyses, archive, bringing, cards, lessons, lobby
from dovecote.local.asking import LocalRequest, Response, Tables
from dovecote.tables.errors import NoPageError


def answer(house: Tables, method: str, address: str, body: str) -> Response:
    """Whatever is asked for."""
    url = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(url.query).items()}
    for verb, pattern, found in _ROUTES:
        if verb == method and (match := re.fullmatch(pattern, url.path)):
            return found(LocalRequest(house, match.groups(), query, body))
    raise NoPageError()


_TABLE = "/api/tables/(here-[0-9a-f]+)"
_MOMENT = f"{_TABLE}/moments/([1-9][0-9]{{0,8}})"
_SET = "/api/sets/([a-z0-9-]+)"
_LESSON = "/api/games/([a-z]+)/lessons/([a-z-]+)"
_ROUTES: tuple[tuple[str, str, Callable[[LocalRequest], Response]], ...] = (
    ("POST", "/api/tables", lobby.open_table),
    ("POST", "/api/deals/([a-z]+)", lobby.play_deal),
    # where a server is asked by the usual address
    ("POST", "/api/tables/here-new", lobby.open_table),
    ("GET", _TABLE, lobby.show),
    ("PUT", f"{_TABLE}/seats/([0-9])", lobby.sit),
    ("POST", f"{_TABLE}/rematch", lobby.rematch),
    ("POST", f"{_TABLE}/close", lobby.close),
    ("GET", f"{_TABLE}/record", archive.record),
    ("GET", f"{_TABLE}/whole", archive.whole),
    ("GET", f"{_TABLE}/replay", archive.replay),
    ("GET", f"{_TABLE}/figures", archive.figures),
    ("GET", f"{_TABLE}/luck", archive.luck),
    ("GET", f"{_TABLE}/analysis", analyses.look),
    ("POST", f"{_TABLE}/analysis", analyses.go_on),
    ("GET", _MOMENT, analyses.moment),
    ("POST", _MOMENT, analyses.attempt),
    ("POST", f"{_MOMENT}/preview", analyses.preview),
    ("POST", f"{_MOMENT}/why", analyses.why),
    ("GET", f"{_TABLE}/set", cards.played_with),
    ("POST", f"{_TABLE}/branch", bringing.branch),
    ("POST", "/api/tables/here-records", bringing.share),
    ("GET", "/api/sets", cards.shelf),
    ("POST", "/api/sets", cards.make),
    ("POST", "/api/sets/check", cards.check),
    ("POST", "/api/sets/try", cards.attempt),
    ("POST", "/api/sets/deal", cards.deal),
    ("GET", _SET, cards.read),
    ("PUT", _SET, cards.change),
    ("DELETE", _SET, cards.remove),
    ("PUT", f"{_SET}/hidden", cards.hide),
    ("POST", _LESSON, lessons.lesson),
    ("POST", f"{_LESSON}/preview", lessons.preview),
    ("POST", f"{_LESSON}/why", lessons.why),
)
