"""Everyone who is connected to a table, and what each of them hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable
from dovecote.play.seats import Orders
from dovecote.server import store
from dovecote.server.clocks import time_left
from dovecote.server.connection import PRIVATE, Connection
from dovecote.server.positions import Positions, heard, table_now, waiting_for
from dovecote.server.rows import Answer, Said, TableRow
from dovecote.server.wire import TableNow, tell

if TYPE_CHECKING:
    from dovecote.server.house import House


class Audience:
    """The people of a room, and what there is to tell them."""

    row: TableRow

    def __init__(self, house: House, table_id: str) -> None:
        self.house = house
        self.id = table_id
        self.connections: set[Connection] = set()
        self.table: AnyTable | None = None
        self.sealed: dict[Seat, Answer] = {}  # in the window that is open
        self.orders = Orders()
        self.banks: tuple[int, ...] = ()
        self.since = 0  # when the present question was asked
        self.chat: list[Said] = []

    @property
    def at(self) -> int:
        return self.table.at if self.table else 0

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a choice."""
        return waiting_for(self.table) if self.table else ()

    @property
    def until(self) -> int | None:
        """When the time of those who are asked is over."""
        left = time_left(self.row.agreement.clock, self.banks, self.waiting, 0)
        return None if left is None or self.row.status != "running" else self.since + left

    def seats_of(self, connection: Connection) -> tuple[Seat | None, ...]:
        """Whose knowledge somebody has: his seats', or an onlooker's."""
        return self.row.held_by(connection.person) or (None,)

    def tell_positions(self, since: int, only: Seat | None = None) -> None:
        """Everyone hears what he may know; each view is written once."""
        if self.table is None:
            return
        positions = Positions(self, self.table, since)
        for connection in self.connections:
            for seat in self.seats_of(connection):
                if only is None or seat == only:
                    connection.push(positions.of(seat))

    def admits(self, person: str) -> bool:
        """Whether somebody may look at the table: he sits there, or it may be watched."""
        return bool(self.row.held_by(person)) or self.row.agreement.watch != "nobody"

    def tell_table(self) -> None:
        """Everyone hears who is there; whoever has stood up at a private table must go."""
        for connection in [c for c in self.connections if not self.admits(c.person)]:
            self.connections.discard(connection)
            connection.cut(PRIVATE)
        told: dict[str, str] = {}
        for connection in self.connections:
            is_known = self.row.held_by(connection.person) or connection.person == self.row.host
            key = connection.person if is_known else ""
            if key not in told:
                told[key] = tell(self.known_to(key)).decode()
            connection.push(told[key])

    def known_to(self, person: str) -> TableNow:
        """The table without its match, as somebody may know it."""
        here = {connection.person for connection in self.connections}
        watching = sum(not self.row.held_by(c.person) for c in self.connections)
        return table_now(self.row, person, here, watching)

    def welcome(self, connection: Connection, since: int | None) -> None:
        """Somebody comes in, perhaps again: everything he may know, and what he missed."""
        self.connections.add(connection)
        if self.row.held_by(connection.person):
            self.tell_table()  # the others hear that he is here
        else:
            connection.push(tell(self.known_to(connection.person)).decode())
        for said in self.chat:
            self.tell_chat(said, connection)
        if self.table is not None:
            known = self.at if since is None else min(since, self.at)
            positions = Positions(self, self.table, known)
            for seat in self.seats_of(connection):
                connection.push(positions.of(seat))

    def farewell(self, connection: Connection) -> None:
        """Somebody's socket is closed."""
        self.connections.discard(connection)
        if self.row.held_by(connection.person):
            self.tell_table()

    def hear(self, said: Said) -> None:
        """A line of the chat that is stored."""
        self.chat = [*self.chat[-store.CHAT_KEPT :], said]
        self.tell_chat(said)

    def tell_chat(self, said: Said, *to: Connection) -> None:
        """A line of the chat, to everyone who has not muted its author."""
        text = tell(heard(self.row, said)).decode()
        for connection in to or self.connections:
            if said.person not in connection.muted:
                connection.push(text)
