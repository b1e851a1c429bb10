"""How what a game shows and offers travels in few bytes.

Whoever asks for it is sent views and offers packed: in the game's own shorthand, which says
nothing but what the view and the offers say. A game without a shorthand has no `Packing`; then
they travel as they are. See `docs/wire.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from dovecote.core.seat import Seat

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
V_co = TypeVar("V_co", covariant=True)
T = TypeVar("T")

GAP = "{}"
to_json = msgspec.json.Encoder().encode


class Offer(msgspec.Struct, frozen=True):
    """The text to send, and its parts to draw."""

    do: str
    action: Any


class PackedOffer(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True):
    """One offer; or many that are alike: `do` has gaps where they differ, `action` lacks it.

    Then `each` has what they are filled with, in the game's own shorthand.
    """

    do: str
    action: dict[str, Any]
    each: T | UnsetType = UNSET


class Packing(Protocol[S_contra, A, V_co]):
    """A game's shorthand. What is packed is a value that can be written as JSON."""

    def pack_view(self, state: S_contra, seat: Seat | None, /) -> Any:
        """The view of a seat; where all see the same, the same value for all of them."""
        ...

    def pack_offers(self, offers: Sequence[A], /) -> Any:
        """What `legal` has listed."""
        ...

    def unpack_view(self, packed: bytes, /) -> V_co:
        """The view again, from JSON."""
        ...

    def unpack_offers(self, packed: bytes, /) -> Sequence[A]:
        """The offers again, from JSON, in their order."""
        ...


AnyPacking: TypeAlias = Packing[Any, Any, Any]


@lru_cache(20_000)
def written(action: Any) -> Raw:
    """One offer as JSON; the same ones come again and again."""
    return Raw(to_json(Offer(str(action), action)))


def without(action: Any, *fields: str) -> dict[str, Any]:
    """The fields of an action but some."""
    return {name: it for name, it in msgspec.to_builtins(action).items() if name not in fields}
