"""Everything a player can do; `str` of an action is its notation."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

import msgspec

from dovecote.core.errors import UnreadableError
from dovecote.core.game import Seat

Kinds: TypeAlias = tuple[str, ...]  # ids of cards, sorted


class Draw(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Take three action cards."""

    def __str__(self) -> str:
        return "draw"


class Play(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Play a card and say its aims, as far as the card leaves them open."""

    card: str
    what: Kinds = ()
    zone: str = ""
    to: str = ""
    partner: int = -1  # a seat

    def __str__(self) -> str:
        text = f"play {self.card}"
        if self.what:
            text += f" on {' '.join(self.what)}"
        if self.zone:
            text += f" in {self.zone}" if self.what else f" on {self.zone}"
        if self.to:
            text += f" to {self.to}"
        return text if self.partner < 0 else f"{text} with seat {self.partner}"


class Clean(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pay cards to discard Guano or Lots of Guano from one's Area."""

    what: str
    paid: Kinds

    def __str__(self) -> str:
        return f"clean {self.what} with {' '.join(self.paid)}"


class Trophy(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pay two cards to turn a pigeon of one's Area into a Trophy."""

    pigeon: str
    paid: Kinds

    def __str__(self) -> str:
        return f"trophy {self.pigeon} with {' '.join(self.paid)}"


class End(msgspec.Struct, frozen=True, gc=False, tag=True):
    """End the moves; the reveal phase begins."""

    def __str__(self) -> str:
        return "end"


class Pass(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Let it happen."""

    def __str__(self) -> str:
        return "pass"


class React(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Play a card with its reaction."""

    card: str
    what: Kinds = ()

    def __str__(self) -> str:
        return f"react {self.card} on {' '.join(self.what)}" if self.what else f"react {self.card}"


class Assign(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Say where the revealed pigeon goes."""

    pigeon: str
    zone: str

    def __str__(self) -> str:
        return f"assign {self.pigeon} to {self.zone}"


class Follow(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Let a pigeon follow the one just revealed."""

    pigeon: str
    zone: str

    def __str__(self) -> str:
        return f"follow {self.pigeon} from {self.zone}"


class NoFollow(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Let nobody follow."""

    def __str__(self) -> str:
        return "no follow"


class Take(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pick one of the shared Trophies by its back."""

    back: str  # pigeon or guano

    def __str__(self) -> str:
        return f"take {self.back}"


class Discard(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Give up a card that is one too many."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


Action: TypeAlias = (
    Draw | Play | Clean | Trophy | End | Pass | React | Assign | Follow | NoFollow | Take | Discard
)

DRAW, END, PASS, NO_FOLLOW = Draw(), End(), Pass(), NoFollow()

_WORDS: dict[str, Action] = {str(word): word for word in (DRAW, END, PASS, NO_FOLLOW)}
_ID = r"[a-z][a-z0-9]{0,19}"
_ZONE = rf"area [0-9]|{_ID}"
_KINDS = rf"{_ID}(?: {_ID})?"
_PLAY = re.compile(
    rf"play ({_ID})(?: on (area [0-9])| on ({_KINDS}))?"
    rf"(?: in ({_ZONE}))?(?: to ({_ZONE}))?(?: with seat ([0-9]))?"
)
_PAY = re.compile(rf"(clean|trophy) ({_ID}) with ({_KINDS})")
_REACT = re.compile(rf"react ({_ID})(?: on ({_ID}))?")
_PUT = re.compile(rf"(assign|follow) ({_ID}) (?:to|from) ({_ZONE})")
_ONE = re.compile(rf"(take|discard) ({_ID})")
_LONGEST = 150

EXPECTED = (
    "draw | play rifle on fat in street | clean guano with net | trophy lame with car net | "
    "pass | react umbrella | assign lady to crowd | follow lame from area 1 | no follow | "
    "take pigeon | discard guano | end"
)


def parse(text: str, places: frozenset[str]) -> Action:
    """The action whose notation is `text`, legal or not; a Place after `on` is a zone."""
    if text in _WORDS:
        return _WORDS[text]
    if len(text) <= _LONGEST:
        if m := _PLAY.fullmatch(text):
            return _play(m, places)
        if m := _PAY.fullmatch(text):
            paid = _sorted(m[3])
            return Clean(m[2], paid) if m[1] == "clean" else Trophy(m[2], paid)
        if m := _REACT.fullmatch(text):
            return React(m[1], _sorted(m[2]))
        if m := _PUT.fullmatch(text):
            return Assign(m[2], m[3]) if m[1] == "assign" else Follow(m[2], m[3])
        if m := _ONE.fullmatch(text):
            return Take(m[2]) if m[1] == "take" else Discard(m[2])
    raise UnreadableError(text=text, expected=EXPECTED)


@lru_cache(maxsize=64)
def area(zone: str) -> Seat | None:
    """The owner of an Area, None for a Place."""
    return Seat(int(zone[5:])) if zone.startswith("area ") else None


def _play(m: re.Match[str], places: frozenset[str]) -> Play:
    card, on_area, what, inside, to, partner = m.groups()
    zone = on_area or ""
    if what in places:
        zone, what = what, None
    if inside:
        if zone:  # two zones: `on street in crowd`
            raise UnreadableError(text=m[0], expected=EXPECTED)
        zone = inside
    if inside and not what:
        raise UnreadableError(text=m[0], expected=EXPECTED)
    return Play(card, _sorted(what), zone, to or "", -1 if partner is None else int(partner))


def _sorted(kinds: str | None) -> Kinds:
    return tuple(sorted(kinds.split())) if kinds else ()
