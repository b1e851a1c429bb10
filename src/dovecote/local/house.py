"""All tables of one browser.

Whoever runs it keeps what is to be kept: it hands in what it has stored of a table before it
asks about it, and stores `Answered.kept` before it passes anything on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from dovecote.core.errors import DovecoteError
from dovecote.games.piccioni import PICCIONI, saying
from dovecote.games.piccioni.saying import Say
from dovecote.local import cards, routes
from dovecote.local.line import hear
from dovecote.local.shelf import KeptSet, Shelf, Shelved
from dovecote.local.table import ME, LocalTable
from dovecote.local.thinking import Thought, give, think
from dovecote.tables.errors import NoTableError
from dovecote.tables.rows import Match, TableRow
from dovecote.wire.lobby import Listed, line_of
from dovecote.wire.server import TableNow, to_json
from dovecote.wire.sets import Sentences

LANGUAGES = ("en", "fr", "de", "it")
HERE = "here-"  # how the names of tables begin that no server knows


class Kept(msgspec.Struct, frozen=True):
    """A table as it is stored: what lists and the start page ask for stands beside the match."""

    id: str
    number: int  # of the changes so far: whoever finds another than the last was slower
    line: Listed
    table: TableNow
    waiting: tuple[int, ...]
    match: Match


class Answered(msgspec.Struct, frozen=True):
    """What to store, and then what to say."""

    kept: tuple[Kept, ...] = ()
    sets: tuple[Shelved, ...] = ()  # to be stored as well
    gone: tuple[str, ...] = ()  # sets to be forgotten
    told: tuple[str, ...] = ()  # messages of the wire
    status: int = 200
    body: Any = None
    thought: Thought | None = None


class House:
    """Everything is said in JSON, both ways."""

    def __init__(self, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self.now = now
        self.name = ""  # of whoever sits before this browser
        self.shelf = Shelf()
        self._say: Say | None = None
        self._tables: dict[str, LocalTable] = {}
        self._numbers: dict[str, int] = {}

    def call(self, name: str) -> None:
        """Whoever sits down from now on is called so."""
        self.name = name

    def speak(self, say: Callable[[str, str, str], str | None]) -> None:
        """What cards say is put into words by whoever has them: a language, the name of a message
        and what fills it, in JSON."""
        self._say = lambda language, key, params: say(language, key, to_json(params).decode())

    def sentences(self, game: str, sheet: Mapping[str, Any]) -> Sentences:
        """What the cards of a sheet say; only Piccioni's say anything."""
        if game != PICCIONI.name or self._say is None:
            return {}
        return saying.sentences(sheet, LANGUAGES, self._say)

    def shelve(self, sets: str) -> None:
        """All sets that are stored, before anything is asked about them."""
        self.shelf.fill(msgspec.json.decode(sets, type=list[KeptSet]))

    def knows(self, table: str, number: int) -> bool:
        """Whether a table is here as it was stored last."""
        return self._numbers.get(table) == number

    def take_up(self, kept: str) -> None:
        """What was stored of a table, instead of what is here of it."""
        stored = msgspec.json.decode(kept, type=Kept)
        self._tables[stored.id] = LocalTable(stored.match, self.now)
        self._numbers[stored.id] = stored.number

    def add(self, match: Match) -> LocalTable:
        """A new table, under a name that no server gives."""
        row: TableRow = replace(match.row, id=HERE + match.row.id)
        self._tables[row.id] = found = LocalTable(replace(match, row=row), self.now)
        return found

    def table(self, name: str) -> LocalTable:
        """The table of that name, if it was taken up."""
        if name not in self._tables:
            raise NoTableError(table=name)
        return self._tables[name]

    def welcome(self, name: str, since: int) -> str:
        """Somebody looks at a table, perhaps again."""
        table = self.table(name)
        table.welcome(since)
        return _json(Answered(told=table.tell()))

    def hear(self, name: str, text: str) -> str:
        """A message of the wire."""
        return self._changed(name, lambda table: hear(table, text))

    def think(self, name: str) -> str:
        """What bots and standing orders answer, as soon as `give` is called with it."""
        return _json(Answered(thought=think(self.table(name))))

    def give(self, name: str, thought: str) -> str:
        """Enter what was thought."""
        given = msgspec.json.decode(thought, type=Thought)
        return self._changed(name, lambda table: give(table, given))

    def request(self, method: str, address: str, body: str) -> str:
        """A request as on a server."""
        try:
            answer = routes.answer(self, method, address, body)
        except DovecoteError as error:
            cause = {"reason": str(error.__cause__)} if error.__cause__ else {}
            params = {**cause, **error.params}
            told = {"code": error.code(), "params": params, "title": str(error)}
            return _json(Answered(status=error.status, body=told))
        kept = tuple(map(self._kept, answer.changed))
        return _json(
            Answered(kept, tuple(map(_shelved, answer.sets)), answer.gone, body=answer.body)
        )

    def _changed(self, name: str, act: Callable[[LocalTable], None]) -> str:
        table = self.table(name)
        before = table.changes
        act(table)
        kept = (self._kept(table),) if table.changes != before else ()
        return _json(Answered(kept, told=table.tell()))

    def _kept(self, table: LocalTable) -> Kept:
        row = table.state.row
        self._numbers[row.id] = number = self._numbers.get(row.id, 0) + 1
        return Kept(row.id, number, line_of(row, ME), table.now, table.waiting, table.match)


def _json(answered: Answered) -> str:
    return to_json(answered).decode()


def _shelved(kept: KeptSet) -> Shelved:
    return Shelved(kept.id, kept.number, cards.line(kept), kept)
