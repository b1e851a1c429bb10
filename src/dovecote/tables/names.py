"""Names of people: what can be one, and how namesakes at a table are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from dovecote.core.labels import is_blank, is_seen, is_unseen
from dovecote.tables.rows import SeatRow

# Letters of other scripts that look like Latin ones, and signs that look like letters.
_LOOKS = str.maketrans(
    "авекмнорстухіјѕԁԛԝһ" + "αβεικνορτυχ" + "013|!",
    "abekmhopctyxijsdqwh" + "abeikvoptux" + "olell",
)


def clean(text: str) -> str:
    """What people wrote, as one line without control characters or direction tricks."""
    return " ".join("".join(c for c in text if not is_unseen(c)).split())


def clean_name(text: str) -> str:
    """A name as everyone sees it; nothing, if nothing of it can be seen."""
    plain = unicodedata.normalize("NFKC", text)
    name = clean("".join(c for c in plain if not is_blank(c)))
    return name if is_seen(name) else ""


def told_apart(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The names at a table; the second person whose name looks the same is its (2)."""
    return tuple(_told_apart(seats))


def _told_apart(seats: Sequence[SeatRow]) -> Iterable[str]:
    namesakes: dict[str, list[str]] = {}
    for seat in seats:
        people = namesakes.setdefault(looks_of(seat.name), [])
        if seat.person not in people:
            people.append(seat.person)
        number = people.index(seat.person) + 1
        yield f"{seat.name} ({number})" if seat.name and number > 1 else seat.name


@lru_cache(4096)  # a list of tables names the same few people over and over
def looks_of(name: str) -> str:
    """The same for names that are easily taken for one another."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in plain if unicodedata.category(c) not in ("Mn", "Zs"))
    return bare.translate(_LOOKS).replace("l", "i")
