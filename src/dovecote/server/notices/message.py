"""What somebody is told, once it is in words, and what became of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

DeliveryFate: TypeAlias = Literal["sent", "gone", "failed", "held"]  # held: it was not tried


class Message(NamedTuple):
    """Something to be told, whichever way it goes."""

    id: str  # the same however often it is sent
    kinds: tuple[str, ...]
    title: str
    lines: tuple[str, ...]
    link: str
    language: str
    moment: int  # milliseconds

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def brief(self, most: int) -> str:
        """As many of the lines as so many bytes hold."""
        text, kept = self.text, list(self.lines)
        while kept and len(text.encode()) > most:
            kept.pop()
            text = "\n".join((*kept, "…"))
        return text


class Delivery(NamedTuple):
    """What became of a message; after some seconds it may be tried again."""

    fate: DeliveryFate
    after: int = 0
