"""The entries of a file of cards: which can be read, and what is wrong with the others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, Union, get_args

import msgspec
from msgspec.structs import replace

from dovecote.core.labels import tidy
from dovecote.games.piccioni.cards import Action, Pigeon, Place
from dovecote.games.piccioni.components import ACTIONS, PIGEONS, PLACES
from dovecote.games.piccioni.errors import SHOWN, WHOLE_FILE, CardsError, wrong
from dovecote.games.piccioni.verbs import VERBS, tag
from dovecote.games.piccioni.vocabulary import Effect, Trigger

_HEADS = ("title", "provenance")
_ANY_EFFECT: Any = Union[tuple(VERBS)]  # noqa: UP007  made of a table
_KINDS: dict[str, Any] = {
    "place": Place[_ANY_EFFECT],
    "pigeon": Pigeon[_ANY_EFFECT],
    "action": Action[_ANY_EFFECT],
}
KINDS = tuple(_KINDS)
TOTALS = {"place": PLACES, "pigeon": PIGEONS, "action": ACTIONS}
VERBS_KNOWN = ", ".join(map(tag, VERBS))
_WORDS = {  # where msgspec says less
    "do": VERBS_KNOWN,
    "reacts_to": ", ".join(get_args(Trigger)),
    "what": "pigeon, guano, lots, pigeons, everything",
    "count": "one, all; 1 … 60",
}


class Box(NamedTuple):
    """What a file gives, card by card."""

    place: tuple[Place[Effect], ...]
    pigeon: tuple[Pigeon[Effect], ...]
    action: tuple[Action[Effect], ...]


def read_box(data: Mapping[str, Any]) -> Box:
    return Box(*(tuple(_card(e, kind) for e in data[kind]) for kind in _KINDS))


def _card(entry: dict[str, Any], kind: str) -> Any:
    """A card, with tidy texts."""
    card = msgspec.convert(entry, _KINDS[kind])
    texts: dict[str, Any] = {f: tidy(getattr(card, f)) for f in ("name", "letters")}
    for field in ("names", "says", "answers"):
        told = ((language, tidy(text)) for language, text in getattr(card, field).items())
        texts[field] = {language: text for language, text in told if text}
    return replace(card, **texts)


def readable(data: Mapping[str, Any]) -> Iterator[Place[Effect] | Pigeon[Effect] | Action[Effect]]:
    """The cards of a data file that can be read, whatever is wrong with others."""
    for kind in _KINDS:
        entries = data.get(kind)
        for entry in entries[: TOTALS[kind]] if isinstance(entries, list) else ():
            with suppress(msgspec.ValidationError):
                yield msgspec.convert(entry, _KINDS[kind])


def faults_in_heads(data: Mapping[str, Any]) -> Iterator[CardsError]:
    for key in data:
        if key not in (*_HEADS, *_KINDS):
            known = ", ".join((*_HEADS, *_KINDS))
            yield wrong(WHOLE_FILE, key, "unknown", key, known).at("", -1, key)
    title = data.get("title", "")
    if not isinstance(title, str) or not title:
        yield wrong(WHOLE_FILE, "title", "missing", str(title), "text").at("", -1, "title")


def unreadable(data: Mapping[str, Any]) -> Iterator[CardsError]:
    """Cards that are no cards, each by itself."""
    for kind in _KINDS:
        entries = data.get(kind)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            yield wrong(WHOLE_FILE, kind, "missing", "", f"[[{kind}]]").at(kind)
            continue
        if len(entries) > TOTALS[kind]:
            found, most = str(len(entries)), str(TOTALS[kind])
            yield wrong(kind, "count", "total", found, most).at(kind)
        for number, entry in enumerate(entries[: TOTALS[kind]]):
            try:
                msgspec.convert(entry, _KINDS[kind])
            except msgspec.ValidationError as error:
                card = str(entry.get("id", f"{kind} {number + 1}"))[:SHOWN]
                fault = _translated(card, kind, entry, str(error))
                yield fault.at(kind, number, str(fault.params["field"]))


def _translated(card: str, kind: str, entry: dict[str, Any], message: str) -> CardsError:
    """What msgspec found, as one of our reasons."""
    complaint, _, place = message.partition(" - at `$.")
    place = place.rstrip("`")
    if m := re.search("missing required field `(.+?)`", complaint):
        return wrong(card, _dotted(place, m[1]), "missing", "", m[1])
    if m := re.search(r"value '(.*)' - at `key` in `\$\.(\w+)`", message):
        return wrong(card, m[2], "unknown", m[1][:SHOWN], "en, fr, de, it")
    if m := re.search("unknown field `(.+?)`", complaint):
        return wrong(card, _dotted(place, m[1]), "unknown", m[1], _fields(kind, entry, place))
    expected = _WORDS.get(place.rpartition(".")[2], "")
    expected = expected or re.sub("Expected (.+?)(, got .+)?$", r"\1", complaint)
    return wrong(card, place, "value", _found(entry, place), expected)


def _fields(kind: str, entry: dict[str, Any], place: str) -> str:
    """The fields there are: of a card, or of one of its effects."""
    owner: Any = _KINDS[kind]
    if place:
        do = _found(entry, f"{place}.do")
        owner = next(verb for verb in VERBS if tag(verb) == do)
    return ", ".join(field.encode_name for field in msgspec.structs.fields(owner))


def _dotted(place: str, field: str) -> str:
    return f"{place}.{field}" if place else field


def _found(entry: Any, place: str) -> str:
    """The value at a place like `play[0].to`."""
    for key in re.findall(r"[a-z_]+|[0-9]+", place):
        try:
            entry = entry[int(key) if key.isdecimal() else key]
        except (LookupError, TypeError):
            return ""
    return str(entry)[:SHOWN]
