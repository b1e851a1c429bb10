"""What each person is sent of a room: built from their own seats' views, never cut down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from dovecote.core.colours import seat_colours
from dovecote.core.entries import Undid
from dovecote.core.game import KeptOffers, Over, Seat
from dovecote.core.packing import AnyPacking, Offer, written
from dovecote.games import GAMES
from dovecote.play.luck import commitment
from dovecote.play.replay import AnyTable
from dovecote.tables.matches import waiting_for
from dovecote.tables.names import told_apart
from dovecote.tables.rows import ChatLine, TableRow
from dovecote.tables.state import RoomState
from dovecote.wire.labels import label_of
from dovecote.wire.server import ChatMessage, Position, SeatNow, TableNow, to_json

Seen: TypeAlias = tuple[Any, Raw | tuple[()]]


def _told_from(table: AnyTable, since: int) -> int:
    """Whoever has heard of something that was taken back is told everything anew."""
    for entry in table.entries(since):
        if type(entry) is Undid and entry.to <= since:
            return 0
    return since


class Positions:
    """The match after entry `since`, for one viewer after another."""

    def __init__(self, state: RoomState, table: AnyTable, since: int, now: int) -> None:
        self._state = state
        self._table = table
        self._since = _told_from(table, since)
        self._now = now
        self._pending = table.pending
        self._waiting = waiting_for(table)
        self._until = state.until
        self._is_private = bool(state.orders or state.aheads or state.sealed)
        self._told: dict[tuple[Seat | None, bool], bytes] = {}
        self._same: dict[bool, Seen] = {}  # for all, where the game hides nothing
        self._written = Written()

    def of(self, viewer: Seat | None, *, is_packed: bool = False) -> bytes:
        """What the viewer is sent, perhaps in the game's shorthand; it is written once."""
        packing = self._table.game.packing if is_packed else None
        key = (viewer, packing is not None)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = to_json(self._position(viewer, packing))
        return told

    def _position(self, viewer: Seat | None, packing: AnyPacking | None) -> Position:
        """What only the holder of a seat is told is filled in for them alone."""
        pending = self._pending
        view, events = self._seen(viewer, packing)
        position = Position(
            seat=viewer,
            at=self._table.at,
            since=self._since,
            view=view,
            waiting=self._waiting,
            events=events,
            banks=self._state.banks,
            until=self._until,
            now=self._now,
            over=pending if type(pending) is Over else None,
            offers=UNSET if viewer is None else self._offers(viewer, packing),
            undo=UNSET if viewer is None else self._undoable(viewer),
        )
        if viewer is None or not self._is_private:
            return position
        return replace(position, **self._private(viewer))

    def _private(self, seat: Seat) -> dict[str, Any]:
        """What else only the holder of a seat is told."""
        state, told = self._state, dict[str, Any]()
        if state.orders:
            told["orders"] = tuple(map(str, state.orders.of(seat)))
        if ahead := state.aheads.get(seat):
            action = self._table.game.parse(self._table.state, seat, ahead.text)
            told["dropped" if ahead.is_dropped else "chosen"] = Offer(ahead.text, action)
        if seat in state.sealed:
            told["sealed"] = state.sealed[seat].text
        return told

    def _offers(self, viewer: Seat, packing: AnyPacking | None) -> Raw | UnsetType:
        """What a seat may do that is asked and has not answered, if the help shows it."""
        is_asked = viewer in self._waiting and viewer not in self._state.sealed
        if not is_asked or not self._state.row.agreement.shows("legal"):
            return UNSET
        return offers(self._table.legal(viewer), packing)

    def _undoable(self, seat: Seat) -> int | UnsetType:
        """What the holder of the seat may ask to take back; nothing while a window is open."""
        row = self._state.row
        is_theirs = row.status == "running" and row.agreement.undo and not row.seats[seat].bot
        back = self._table.last_act(seat) if is_theirs and len(self._waiting) < 2 else None
        return UNSET if back is None else back

    def _seen(self, viewer: Seat | None, packing: AnyPacking | None) -> Seen:
        """The view, and what happened."""
        is_packed = packing is not None
        if is_packed in self._same:
            return self._same[is_packed]
        seen = (self._view(viewer, packing), self._events(viewer))
        if not self._table.game.hides:
            self._same[is_packed] = seen
        return seen

    def _view(self, viewer: Seat | None, packing: AnyPacking | None) -> Any:
        """As JSON where it does for all."""
        table = self._table
        view = packing.pack_view(table.state, viewer) if packing else table.view(viewer)
        return view if table.game.hides else Raw(to_json(view))

    def _events(self, viewer: Seat | None) -> Raw | tuple[()]:
        events = self._table.events(viewer, self._since)
        return self._written.of(events) if events else ()


class Written:
    """The events that were written before; of one move, most see the same."""

    def __init__(self) -> None:
        self._known: list[tuple[tuple[Any, ...], Raw]] = []

    def of(self, events: tuple[Any, ...]) -> Raw:
        """What is told, as JSON: the same text for the very same values."""
        for known, text in self._known:
            if len(known) == len(events) and all(map(is_, known, events)):
                return text
        text = Raw(to_json(events))
        self._known.append((events, text))
        return text


def offers(actions: Sequence[Any], packing: AnyPacking | None = None) -> Raw:
    """Every action with its text, as JSON; or in the game's shorthand."""
    if packing:
        return Raw(to_json(packing.pack_offers(actions)))
    if isinstance(actions, KeptOffers):
        actions.written = actions.written or _listed(actions)
        return Raw(actions.written)
    return Raw(_listed(actions))


def _listed(actions: Sequence[Any]) -> bytes:
    return b"[" + b",".join(map(written, actions)) + b"]"


def chat_message(row: TableRow, line: ChatLine) -> ChatMessage:
    """A line of the chat as it is sent."""
    is_seated = 0 <= line.seat < len(row.seats)
    name = told_apart(row.seats)[line.seat] if is_seated else ""
    return ChatMessage(
        number=line.number, seat=line.seat, name=name, text=line.text, moment=line.moment
    )


def table_now(
    row: TableRow,
    person: str,
    left: Mapping[str, int],
    watching: int,
    over: Over | None,
    away: Mapping[str, int] = MappingProxyType({}),
) -> TableNow:
    """The table as one person knows it; `left` says of those who are not here since when, and
    `away` of those who have said that they are away until when."""
    agreed = row.agreement
    game = GAMES.get(agreed.game)
    names = told_apart(row.seats)
    colours = agreed.colours or (seat_colours(game, len(row.seats)) if game else ())
    return TableNow(
        id=row.id,
        agreement=agreed,
        set=label_of(row),
        status=row.status,
        seats=tuple(
            SeatNow(
                seat=s.seat,
                name=names[s.seat],
                colour=colours[s.seat] if colours else "",
                bot=s.bot,
                resigned=s.resigned,
                is_open=row.status == "open" and not s.is_taken,
                is_mine=bool(person) and s.person == person,
                is_here=bool(s.person) and s.person not in left,
                left=left.get(s.person, 0),
                away=away.get(s.person, 0),
            )
            for s in row.seats
        ),
        is_host=bool(person) and row.host == person,
        host=next(iter(row.held_by(row.host)), None),
        commit=commitment(row.secret),
        words=tuple(s.words for s in row.seats),
        binding=row.binding,
        next=row.next,
        votes=tuple(sorted(row.votes)),
        watching=watching,
        over=over,
    )
