"""What has happened in a match: its entries, the events of each, and from whom it is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from dovecote.core.entries import Did, Entry, GaveUp, Happened, Undid
from dovecote.core.game import AnyGame, Seat

E = TypeVar("E")


class Journal(Generic[E]):
    """Entries are only ever added; events go when what brought them about is taken back."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.events: list[tuple[E, ...]] = []
        self._hidden: list[tuple[Seat | None, ...]] = []  # from whom, entry by entry

    def add(self, entry: Entry, events: tuple[E, ...], hidden: tuple[Seat | None, ...]) -> None:
        """One more."""
        self.entries.append(entry)
        self.events.append(events)
        self._hidden.append(hidden)

    def until(self, at: int) -> Journal[E]:
        """The same up to an entry."""
        past = Journal[E]()
        past.entries, past.events = self.entries[:at], self.events[:at]
        past._hidden = self._hidden[:at]
        return past

    def cut(self, at: int) -> None:
        """What came after an entry has not happened."""
        del self.entries[at:], self.events[at:], self._hidden[at:]

    def take_back(self, entry: int) -> None:
        """What happened from an entry on is no more."""
        for number in range(entry, len(self.events) + 1):
            self.events[number - 1] = ()

    def seen(self, game: AnyGame, seat: Seat | None, since: int) -> tuple[E, ...]:
        """What a seat saw happen after an entry."""
        happened = [event for events in self.events[since:] for event in events]
        if not game.hides:
            return tuple(happened)
        witness = game.witness
        seen = [witness(event, seat) for event in happened]
        return tuple([event for event in seen if event is not None])

    def readable(self, seat: Seat | None, since: int) -> tuple[str, ...]:
        """The entries after one of them as a seat may read them while the match runs."""
        lines = zip(self.entries[since:], self._hidden[since:], strict=True)
        return tuple(_blank(entry) if seat in hidden else str(entry) for entry, hidden in lines)

    @property
    def gone(self) -> Sequence[GaveUp]:
        """Who gave up, the first to go first."""
        return [entry for entry in self.entries if isinstance(entry, GaveUp)]

    def undos(self, seat: Seat) -> int:
        """How often a seat has taken something back since luck or another seat last acted."""
        count = 0
        for entry in reversed(self.entries):
            if isinstance(entry, Happened) or (isinstance(entry, Did) and entry.seat != seat):
                break
            count += isinstance(entry, Undid)
        return count


def _blank(entry: Entry) -> str:
    """An entry of which only the author is known."""
    return f"{entry.seat} ?" if isinstance(entry, Did) else "* ?"
