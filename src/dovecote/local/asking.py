"""A request to a house, and what is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from dovecote.local.shelf import KeptSet, Shelf
from dovecote.local.table import LocalTable
from dovecote.tables.errors import MessageError
from dovecote.tables.rows import Match
from dovecote.wire.sets import Sentences

T = TypeVar("T")


class Tables(Protocol):
    """Where tables and sets are found, and new ones put."""

    name: str
    now: Callable[[], int]
    shelf: Shelf

    def add(self, match: Match, /) -> LocalTable: ...

    def table(self, name: str, /) -> LocalTable: ...

    def sentences(self, game: str, sheet: Any, /) -> Sentences: ...


class LocalRequest(NamedTuple):
    """A request: the names in its address, what stands behind the question mark, its body."""

    house: Tables
    names: tuple[str, ...]
    query: dict[str, str]
    body: str

    @property
    def table(self) -> LocalTable:
        return self.house.table(self.names[0])

    def read(self, kind: type[T]) -> T:
        """The body as one of these."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.DecodeError as error:
            raise MessageError(reason=str(error)[:200]) from None


class Response(NamedTuple):
    """What is answered, and which tables and sets are to be kept first, which forgotten."""

    body: Any
    changed: tuple[LocalTable, ...] = ()
    sets: tuple[KeptSet, ...] = ()
    gone: tuple[str, ...] = ()
