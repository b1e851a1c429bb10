"""One person at the end of a line."""

from __future__ import annotations

from typing import Protocol


class Line(Protocol):
    """What a connection speaks through."""

    def tell(self, message: bytes) -> None:
        """Send something after everything before it, without making anybody wait."""
        ...

    def hang_up(self, code: int) -> None:
        """Close it with a code that says why."""
        ...


class Connection:
    """Who reads too slowly is cut off by their line and can come back for what they missed."""

    is_packed = False  # whether they read the shorthand of games

    def __init__(self, person: str, session: str, muted: set[str], line: Line) -> None:
        self.person = person
        self.session = session  # the hash of the token by which they are known
        self.muted = muted  # people they do not want to hear
        self.push = line.tell
        self.cut = line.hang_up
