"""Everyone who is connected to a table, and what each of them is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from dovecote.core.game import Seat
from dovecote.server.storage.chat import LINES_KEPT
from dovecote.tables.pauses import away_until
from dovecote.tables.rows import Ahead, ChatLine
from dovecote.tables.state import RoomState
from dovecote.wire.codes import PRIVATE
from dovecote.wire.positions import Positions, chat_message, table_now
from dovecote.wire.server import TableNow, to_json

_CHARACTERS = 4_000  # of the chat that are told to somebody who comes in
_ONLOOKER = (None,)


class Visitor(Protocol):
    """Somebody who is connected."""

    @property
    def person(self) -> str:
        """Their id; empty if nobody knows them."""
        ...

    @property
    def muted(self) -> set[str]:
        """Whom they do not want to hear."""
        ...

    @property
    def is_packed(self) -> bool:
        """Whether they read the shorthand of games."""
        ...

    def push(self, message: bytes) -> None:
        """Send them a message, after those before."""
        ...

    def cut(self, code: int) -> None:
        """Send them nothing more."""
        ...


class Known(NamedTuple):
    """How much everyone who is here knows: entries, the table, the chat, sealed answers, who is
    at another server, and what was chosen in advance."""

    at: int = 0
    revision: int = 0
    line: int = 0
    sealed: frozenset[Seat] = frozenset()
    elsewhere: frozenset[str] = frozenset()
    aheads: frozenset[Ahead] = frozenset()


class Audience:
    """The people of a room, and what there is to tell them."""

    def __init__(
        self,
        state: RoomState,
        now: Callable[[], int],
        away_since: Callable[[str], int | None],
    ) -> None:
        self._state = state
        self._now = now
        self._away_since = away_since
        self.told = 0  # the last entry that everyone here knows
        self.visitors: set[Visitor] = set()

    def admits(self, person: str) -> bool:
        """Whether somebody may look at the table: they sit there, or it may be watched."""
        row = self._state.row
        return bool(row.held_by(person)) or row.agreement.watch != "nobody"

    def seats_of(self, visitor: Visitor) -> tuple[Seat | None, ...]:
        """Whose knowledge somebody has: their seats', or an onlooker's."""
        return self._state.held_by(visitor.person) or _ONLOOKER

    def known_to(self, person: str) -> TableNow:
        """The table without its match, as somebody may know it."""
        row = self._state.row
        here = {visitor.person for visitor in self.visitors} | self._state.elsewhere
        away = {seat.person for seat in row.seats if seat.person} - here
        left = {one: self._away_since(one) or self._now() for one in away}
        watching = sum(not row.held_by(visitor.person) for visitor in self.visitors)
        now, aways = self._now(), self._state.aways
        gone = {one: until for one in aways if (until := away_until(aways[one], now))}
        return table_now(row, person, left, watching, self._state.over, gone)

    def welcome(self, visitor: Visitor, since: int | None) -> None:
        """Somebody comes in, perhaps again: everything they may know, and what they missed."""
        state = self._state
        self.visitors.add(visitor)
        if state.row.held_by(visitor.person):
            self.tell_table()  # the others hear that they are here
        else:
            visitor.push(to_json(self.known_to(visitor.person)))
        for line in _last_words(state.chat):
            self.tell_chat(line, visitor)
        if state.table is not None:
            known = state.at if since is None else min(since, state.at)
            positions = Positions(state, state.table, known, self._now())
            for seat in self.seats_of(visitor):
                visitor.push(positions.of(seat, is_packed=visitor.is_packed))

    def farewell(self, visitor: Visitor) -> None:
        """Somebody's socket is closed."""
        self.visitors.discard(visitor)
        if self._state.row.held_by(visitor.person):
            self.tell_table()

    def tell(self, since: int, *, is_table: bool) -> None:
        """What has changed: the entries after a number, and perhaps the table itself."""
        if is_table:
            self.tell_table()
        if self._state.at > since:
            self.tell_positions(since)
        self.told = self._state.at

    def tell_positions(self, since: int, only: Seat | None = None) -> None:
        """Everyone is told what they may know; each view is written once."""
        state = self._state
        if state.table is None:
            return
        positions = Positions(state, state.table, since, self._now())
        for visitor in self.visitors:
            for seat in state.held_by(visitor.person) or _ONLOOKER:
                if only is None or seat == only:
                    visitor.push(positions.of(seat, is_packed=visitor.is_packed))

    def tell_table(self) -> None:
        """Everyone hears who is there; whoever has stood up at a private table must go."""
        row = self._state.row
        for visitor in [v for v in self.visitors if not self.admits(v.person)]:
            self.visitors.discard(visitor)
            visitor.cut(PRIVATE)
        told: dict[str, bytes] = {}
        for visitor in self.visitors:
            is_known = row.held_by(visitor.person) or visitor.person == row.host
            key = visitor.person if is_known else ""
            if key not in told:
                told[key] = to_json(self.known_to(key))
            visitor.push(told[key])

    def hear(self, line: ChatLine) -> None:
        """A line of the chat that is stored."""
        state = self._state
        state.chat = [*state.chat[1 - LINES_KEPT :], line]
        self.tell_chat(line)

    def tell_chat(self, line: ChatLine, *to: Visitor) -> None:
        """A line of the chat, to everyone who has not muted its author."""
        message = to_json(chat_message(self._state.row, line))
        for visitor in to or self.visitors:
            if line.person not in visitor.muted:
                visitor.push(message)

    def known(self) -> Known:
        """What everyone who is here knows, before something is read from the database."""
        state = self._state
        if not self.visitors:
            return Known()
        line = state.chat[-1].number if state.chat else 0
        sealed, elsewhere = frozenset(state.sealed), frozenset(state.elsewhere)
        aheads = frozenset(state.aheads.values())
        return Known(self.told, state.row.revision, line, sealed, elsewhere, aheads)

    def tell_news(self, known: Known) -> None:
        """Whatever has come after that."""
        state = self._state
        is_table = state.row.revision != known.revision or state.elsewhere != known.elsewhere
        self.tell(known.at, is_table=is_table)
        for line in state.chat:
            if line.number > known.line:
                self.tell_chat(line)
        if state.at == known.at:
            chosen = known.aheads ^ frozenset(state.aheads.values())
            for seat in {*state.sealed.keys() - known.sealed, *(one.seat for one in chosen)}:
                self.tell_positions(state.at, only=seat)


def _last_words(chat: Sequence[ChatLine]) -> Sequence[ChatLine]:
    """As many of the newest lines as somebody who comes in may want to read."""
    length, first = 0, len(chat)
    while first and length + len(chat[first - 1].text) <= _CHARACTERS:
        first -= 1
        length += len(chat[first].text)
    return chat[first:][-LINES_KEPT:]
