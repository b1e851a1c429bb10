"""What each person is sent of a room: built from his own seats' views, never cut down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from dovecote.core.game import Choice, Kept, Over, Seat
from dovecote.core.record import Undid
from dovecote.play.luck import commitment
from dovecote.play.replay import AnyTable
from dovecote.server.rows import Said, TableRow
from dovecote.server.wire import Heard, Position, SeatNow, TableNow, tell

if TYPE_CHECKING:
    from dovecote.server.audience import Audience


class Offer(msgspec.Struct, frozen=True):
    """The text to send, and its parts to draw."""

    do: str
    action: Any


def waiting_for(table: AnyTable) -> tuple[Seat, ...]:
    """The seats that owe a choice."""
    pending = table.pending
    return pending.seats if isinstance(pending, Choice) else ()


def _told_from(table: AnyTable, since: int) -> int:
    """Whoever has heard of something that was taken back is told everything anew."""
    undone = (entry.to for entry in table.entries(since) if isinstance(entry, Undid))
    return 0 if any(to <= since for to in undone) else since


class Positions:
    """The match after entry `since`, for one viewer after another."""

    def __init__(self, room: Audience, table: AnyTable, since: int) -> None:
        self._room = room
        self._table = table
        self._since = _told_from(table, since)
        self._now = room.house.now()
        self._pending = table.pending
        self._waiting = waiting_for(table)
        self._until = room.until
        self._told: dict[Seat | None, str] = {}
        self._views: list[tuple[Any, Raw]] = []  # where nothing is hidden, one does for all

    def of(self, viewer: Seat | None) -> str:
        """What the viewer is sent; it is written once."""
        if viewer not in self._told:
            self._told[viewer] = tell(self._position(viewer)).decode()
        return self._told[viewer]

    def _position(self, viewer: Seat | None) -> Position:
        pending = self._pending
        return Position(
            seat=viewer,
            at=self._table.at,
            since=self._since,
            view=self._view(viewer),
            waiting=self._waiting,
            events=self._table.events(viewer, self._since),
            banks=self._room.banks,
            until=self._until,
            now=self._now,
            over=pending if isinstance(pending, Over) else None,
            **({} if viewer is None else self._private(viewer)),
        )

    def _private(self, seat: Seat) -> dict[str, Any]:
        """What only the holder of a seat is told."""
        room, told = self._room, dict[str, Any]()
        if room.orders:
            told["orders"] = tuple(map(str, room.orders.of(seat)))
        if seat in room.sealed:
            told["sealed"] = room.sealed[seat].text
        elif seat in self._waiting and room.row.agreement.shows("legal"):
            told["offers"] = offers(self._table.legal(seat))
        if (back := self._undoable(seat)) is not None:
            told["undo"] = back
        return told

    def _undoable(self, seat: Seat) -> int | None:
        """What the holder of the seat may ask to take back; nothing while a window is open."""
        row = self._room.row
        is_his = row.status == "running" and not row.seats[seat].bot
        return self._table.last_act(seat) if is_his and len(self._waiting) < 2 else None

    def _view(self, viewer: Seat | None) -> Raw:
        view = self._table.view(viewer)
        for other, written in self._views:
            if other is view:
                return written
        self._views.append((view, Raw(tell(view))))
        return self._views[-1][1]


def offers(actions: Sequence[Any]) -> Raw:
    """Every action with its text, as JSON."""
    if isinstance(actions, Kept):
        actions.written = actions.written or _written(actions)
        return Raw(actions.written)
    return Raw(_written(actions))


def _written(actions: Sequence[Any]) -> bytes:
    return b"[" + b",".join(map(_offer, actions)) + b"]"


@lru_cache(20_000)
def _offer(action: Any) -> bytes:
    return tell(Offer(str(action), action))


def heard(row: TableRow, said: Said) -> Heard:
    """A line of the chat as it is sent."""
    is_seated = 0 <= said.seat < len(row.seats)
    name = row.seats[said.seat].name if is_seated else ""
    return Heard(number=said.number, seat=said.seat, name=name, text=said.text, moment=said.moment)


def table_now(row: TableRow, person: str, here: set[str], watching: int) -> TableNow:
    """The table as one person knows it."""
    return TableNow(
        id=row.id,
        agreement=row.agreement,
        status=row.status,
        seats=tuple(
            SeatNow(
                seat=s.seat,
                name=s.name,
                bot=s.bot,
                resigned=s.resigned,
                is_open=row.status == "open" and not s.is_taken,
                is_mine=bool(person) and s.person == person,
                is_here=bool(s.person) and s.person in here,
            )
            for s in row.seats
        ),
        is_host=bool(person) and row.host == person,
        commit=commitment(row.secret),
        words=tuple(s.words for s in row.seats),
        next=row.next,
        votes=tuple(sorted(row.votes)),
        watching=watching,
    )
