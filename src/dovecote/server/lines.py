"""The lines that are open here, by the sessions they belong to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from dovecote.wire.codes import ENDED


class Held(Protocol):
    """A line that belongs to a session."""

    @property
    def session(self) -> str:
        """The hash of its token; empty: nobody's."""
        ...

    @property
    def person(self) -> str:
        """Whose it is; empty: nobody's."""
        ...

    @property
    def muted(self) -> set[str]:
        """Whom they do not hear on it."""
        ...

    def cut(self, code: int) -> None:
        """Say nothing more to them."""
        ...


class OpenLines:
    """Closes lines whose people are nobody any more."""

    def __init__(self) -> None:
        self._lines: dict[str, set[Held]] = {}  # by the hash of their session's token

    def __iter__(self) -> Iterator[Held]:
        return iter([one for lines in self._lines.values() for one in lines])

    @property
    def sessions(self) -> list[str]:
        """The hashes of the sessions that have some."""
        return [hashed for hashed in self._lines if hashed]

    @contextmanager
    def watched(self, line: Held) -> Iterator[None]:
        """As long as it is open, the line is closed when its session ends."""
        lines = self._lines.setdefault(line.session, set())
        lines.add(line)
        try:
            yield
        finally:
            lines.discard(line)
            if not lines and self._lines.get(line.session) is lines:
                del self._lines[line.session]

    def cut(self, hashed: str) -> None:
        """Close those of a session."""
        for line in tuple(self._lines.get(hashed, ())):
            line.cut(ENDED)

    def cut_people(self, is_meant: Callable[[str], bool]) -> None:
        """Close those of some people."""
        for line in self:
            if is_meant(line.person):
                line.cut(ENDED)
