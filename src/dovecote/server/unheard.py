"""Whom people do not want to hear: asked for at every line, and obeyed by those that are open."""

from __future__ import annotations

from dovecote.server.lines import OpenLines
from dovecote.server.storage.muting import How, shut, unheard_by
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer

_KNOWN = 20_000


class Unheard:
    """Unless other servers share the database, what was once read is remembered."""

    def __init__(
        self, reader: Reader, writer: Writer, lines: OpenLines, *, is_shared: bool
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._lines = lines
        self._is_shared = is_shared
        self._known: dict[str, set[str]] = {}

    async def by(self, person: str) -> set[str]:
        """Whom somebody does not want to hear."""
        if not person:
            return set()
        if self._is_shared or person not in self._known:
            self._known[person] = await self._reader.read(unheard_by, person)
            while len(self._known) > _KNOWN:  # what was learnt first is asked for again
                del self._known[next(iter(self._known))]
        return self._known[person]

    async def shut(self, person: str, whom: str, how: How, *, is_on: bool) -> None:
        """Hear somebody no more or keep them away, or do so no more; open lines obey at once."""
        change = shut(person, whom, how, is_on=is_on)
        await self._writer.write(Unit("", change=change, person=person))
        self.forget(person)
        await self.look_again(person)

    def forget(self, person: str) -> None:
        """What was known of somebody may not hold any more."""
        self._known.pop(person, None)

    async def look_again(self, person: str = "") -> None:
        """What somebody has chosen may have changed, here or at another server, and their open
        lines obey it; without a name, everybody's."""
        lines = list(self._lines)
        for one in {line.person for line in lines if line.person == person or not person} - {""}:
            unheard = await self._reader.read(unheard_by, one)
            for line in lines:
                if line.person == one:
                    line.muted.clear()
                    line.muted.update(unheard)
