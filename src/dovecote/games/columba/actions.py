"""What a player may do, and its notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from dovecote.core.errors import UnreadableError
from dovecote.games.columba.frame import Field, Fields, Frame

Tiles: TypeAlias = Annotated[str, Meta(min_length=2, max_length=2)]  # two kinds, sorted


class Place(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Put the card in hand on the table, its top left field on `field`."""

    card: str
    field: Field
    turn: int  # quarter turns clockwise from the printed form

    def __str__(self) -> str:
        return f"place {self.card} at {_text(self.field)} turn {self.turn}"


class TakeObjective(msgspec.Struct, frozen=True, tag=True):
    """Draw a new objective."""

    def __str__(self) -> str:
        return "take objective"


class NoObjective(msgspec.Struct, frozen=True, tag=True):
    """Go on without an objective, for good."""

    def __str__(self) -> str:
        return "no objective"


class Build(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Build a dovecote."""

    size: str
    field: Field

    def __str__(self) -> str:
        return f"build {self.size} at {_text(self.field)}"


class Lay(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Lay a domestic pigeon."""

    kind: str
    field: Field

    def __str__(self) -> str:
        return f"lay {self.kind} at {_text(self.field)}"


class Breed(msgspec.Struct, frozen=True, tag=True):
    """Pay two domestic pigeons for a young falcon."""

    tiles: Tiles

    def __str__(self) -> str:
        return f"breed {self.tiles[0]} {self.tiles[1]}"


class Raise(msgspec.Struct, frozen=True, tag=True):
    """Pay two domestic pigeons to make a young falcon adult."""

    tiles: Tiles

    def __str__(self) -> str:
        return f"raise {self.tiles[0]} {self.tiles[1]}"


class Falcon(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Put an adult falcon on the table."""

    field: Field

    def __str__(self) -> str:
        return f"falcon at {_text(self.field)}"


class End(msgspec.Struct, frozen=True, tag=True):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


Action: TypeAlias = Place | TakeObjective | NoObjective | Build | Lay | Breed | Raise | Falcon | End

TAKE, NONE, END = TakeObjective(), NoObjective(), End()
_WORDS: dict[str, Action] = {"take objective": TAKE, "no objective": NONE, "end": END}
_FEW = 24
_XY = r"(-?[0-9]+),(-?[0-9]+)"
_PLACE = re.compile(rf"place ([gwsb]{{4}}) at {_XY} turn ([0-3])")
_BUILD = re.compile(rf"build (small|large) at {_XY}")
_LAY = re.compile(rf"lay ([gwsb]) at {_XY}")
_PAY = re.compile(r"(breed|raise) ([gwsb]) ([gwsb])")
_FALCON = re.compile(rf"falcon at {_XY}")
_EXPECTED = (
    "place gwsb at 2,-1 turn 1 | take objective | no objective | build small at 3,0 | "
    "lay g at 4,0 | breed b g | raise s s | falcon at 5,2 | end"
)


class Offers(Sequence[Action]):
    """Offers that are made one by one when they are looked at.

    Each part is how to make an action of a field, a set of fields and their number; `words`
    follow.
    """

    __slots__ = ("_len", "frame", "parts", "words")

    def __init__(
        self,
        frame: Frame,
        parts: Sequence[tuple[Callable[[Field], Action], Fields]],
        words: Sequence[Action],
    ) -> None:
        self.frame = frame
        self.parts = [(make, fields, fields.bit_count()) for make, fields in parts if fields]
        self.words = words
        self._len = sum([count for _, _, count in self.parts]) + len(words)

    def __len__(self) -> int:
        return self._len

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]
        if index < 0:
            index += self._len
        for make, fields, count in self.parts:
            if index < count:
                return make(self.frame.field(_nth(fields, index)))
            index -= count
        return self.words[index]

    def __iter__(self) -> Iterator[Action]:
        for make, fields, _ in self.parts:
            yield from map(make, self.frame.fields(fields))
        yield from self.words


def parse(text: str) -> Action:
    """The action whose notation is `text`, legal or not."""
    if text in _WORDS:
        return _WORDS[text]
    if len(text) < 40:
        if m := _PLACE.fullmatch(text):
            return Place(m[1], (int(m[2]), int(m[3])), int(m[4]))
        if m := _BUILD.fullmatch(text):
            return Build(m[1], (int(m[2]), int(m[3])))
        if m := _LAY.fullmatch(text):
            return Lay(m[1], (int(m[2]), int(m[3])))
        if m := _PAY.fullmatch(text):
            pair = "".join(sorted(m[2] + m[3]))
            return Breed(pair) if m[1] == "breed" else Raise(pair)
        if m := _FALCON.fullmatch(text):
            return Falcon((int(m[1]), int(m[2])))
    raise UnreadableError(text=text, expected=_EXPECTED)


def _text(field: Field) -> str:
    return f"{field[0]},{field[1]}"


def _nth(fields: Fields, n: int) -> int:
    """The bit of the n-th field of a set: found by halves, the last few one by one."""
    place = 0
    while n > _FEW:
        half = fields.bit_length() >> 1
        low = fields & (1 << half) - 1
        count = low.bit_count()
        if n < count:
            fields = low
        else:
            fields, place, n = fields >> half, place + half, n - count
    for _ in range(n):
        fields &= fields - 1
    return place + (fields & -fields).bit_length() - 1
