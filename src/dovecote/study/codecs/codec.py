"""What a codec is: actions as whole numbers, and what a seat sees as an array.

An action is one number, or, where they would be too many, a few of them one after the other
(`depth`). All that a codec reads is a `SeatSight`: what a seat is shown, and its offers. Seats are
told from the viewer's own: 0 is oneself, then clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import prod
from operator import index
from random import Random
from struct import pack
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from dovecote.core.bag import Bag
from dovecote.core.errors import DovecoteError
from dovecote.core.game import AnyGame, Seat

T = TypeVar("T")
Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
CodecKey: TypeAlias = tuple[str, int, str, str | None]  # game, seats, name and cards, as asked for
Said: TypeAlias = tuple[int, ...]  # the numbers of an action so far


class NumberError(DovecoteError):
    """A number that stands for nothing a seat may do now."""

    sentence = "{number} stands for none of the {offers} offers of seat {seat}; see the mask"


class WholeError(DovecoteError):
    """Something that is not one whole number."""

    sentence = "one whole number is needed, not {said}"


class ArrayError(DovecoteError):
    """An array that has not as many numbers as it is taken to have."""

    sentence = "an array of {expected} numbers is needed, not one of the shape {found}"


class ChoiceError(DovecoteError):
    """A codec, a reward, a way to be shown that there is not."""

    sentence = "{name}: {text!r} is not one of {expected}"


class SeatSight(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What a seat is shown, and what it may do."""

    seat: Seat
    shown: Any  # by `Codec.show`
    offers: Sequence[Any]


class LayoutPart(NamedTuple):
    """A part of the array: where it lies, and the unit that its counts are divided by."""

    name: str
    shape: tuple[int, ...]
    unit: float
    start: int

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + prod(self.shape))


class Layout:
    """The parts of an array, one after the other."""

    def __init__(self, *parts: tuple[str, tuple[int, ...], float]) -> None:
        found, start = [], 0
        for name, shape, unit in parts:
            found.append(LayoutPart(name, shape, unit, start))
            start += prod(shape)
        self.parts = tuple(found)
        self.size = start

    def __getitem__(self, name: str) -> slice:
        return next(part.slice for part in self.parts if part.name == name)

    def split(self, array: Array) -> dict[str, Array]:
        """The parts by name, in their shapes; they share the array's memory."""
        if np.shape(array) != (self.size,):
            raise ArrayError(expected=self.size, found=str(np.shape(array)))
        return {part.name: array[part.slice].reshape(part.shape) for part in self.parts}


class Codec(Protocol):
    """A game, seats and perhaps cards, in numbers. The contract is in docs/study/codecs.md."""

    key: CodecKey

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int:
        """Raised whenever a number or a place in the array comes to mean something else."""
        ...

    @property
    def game(self) -> AnyGame: ...

    @property
    def seats(self) -> int: ...

    @property
    def size(self) -> int:
        """Actions are told by numbers from 0 to `size` − 1."""
        ...

    @property
    def depth(self) -> int:
        """How many numbers an action takes at most."""
        ...

    @property
    def layout(self) -> Layout: ...

    def show(self, state: Any, seat: Seat, /) -> Any:
        """The seat's view; or the state itself, where nothing is hidden and so `imagine` gives
        exactly that state for a view. It says the same, and is there already."""
        ...

    def bags(self, state: Any, /) -> tuple[Bag[str], ...]:
        """Whatever luck draws from; in a state of the beginning, all of the box is in them."""
        ...

    def private(self, view: Any, /) -> str:
        """What only the owner of a view knows, in words."""
        ...

    def mask(self, sight: SeatSight, said: Said = (), /) -> Mask:
        """1 for every number that may come next, 0 for the others; whoever gets it may keep it."""
        ...

    def cut(self, sight: SeatSight, /) -> int:
        """How many offers the codec has no number for."""
        ...

    def is_whole(self, said: Said, /) -> bool:
        """Whether these numbers tell a whole action."""
        ...

    def write(self, sight: SeatSight, action: Any, /) -> Said:
        """The numbers of one action; none if the codec cannot tell it."""
        ...

    def read(self, sight: SeatSight, said: Said, /) -> Any:
        """The action that some numbers tell, offered or not."""
        ...

    def observe(self, sight: SeatSight, said: Said = (), /) -> Array:
        """All of the view that the layout has room for, and the numbers said so far."""
        ...


def whole(said: Any) -> int:
    """One whole number, as Python or numpy writes it."""
    try:
        return index(said)
    except TypeError:
        raise WholeError(said=str(said)) from None


def sight_of(codec: Codec, state: Any, seat: Seat) -> SeatSight:
    """What a seat is shown of a state."""
    return SeatSight(seat, codec.show(state, seat), codec.game.legal(state, seat))


def sight_of_view(codec: Codec, seat: Seat, view: Any, offers: Sequence[Any]) -> SeatSight:
    """The same from a view, for those who know no state: any world that looks like it will do,
    since whoever is not told cannot tell."""
    return SeatSight(seat, codec.show(codec.game.imagine(view, Random(0)), seat), offers)


def turned(things: tuple[T, ...], seat: int) -> tuple[T, ...]:
    """Something of each seat, the viewer's own first."""
    return things[seat:] + things[:seat] if seat else things


def one_hot(place: int | None, length: int) -> list[float]:
    """A row of noughts with a one; without a place, noughts only."""
    row = [0.0] * length
    if place is not None:
        row[place] = 1.0
    return row


class KeptParts(dict[Any, bytes]):
    """Parts of arrays that come again and again, by what they tell; some are forgotten when they
    are many."""

    def __init__(self, work: Callable[[Any], bytes], most: int = 8192) -> None:
        self._work, self._most = work, most

    def __missing__(self, told: Any) -> bytes:
        if len(self) >= self._most:
            self.clear()
        self[told] = made = self._work(told)
        return made


def row(*numbers: float) -> bytes:
    """Numbers as they lie in an array; parts that are written so are kept and joined."""
    return pack(f"{len(numbers)}f", *numbers)


@lru_cache(4096)
def hot(place: int | None, length: int) -> bytes:
    """`one_hot` as it lies in an array."""
    return row(*one_hot(place, length))


def joined(parts: Iterable[bytes]) -> Array:
    """The array of which these are the parts."""
    return np.frombuffer(bytearray(b"".join(parts)), np.float32)
