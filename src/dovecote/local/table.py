"""A table that one browser keeps: what a room is on a server, without anybody elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dovecote.analysis.match import PartialReport
from dovecote.analysis.report import Analysis
from dovecote.bots import STAND_IN
from dovecote.core.entries import Noted
from dovecote.core.errors import (
    EntryError,
    OptionsError,
    ProofError,
    SetError,
    UnknownGameError,
    VersionError,
)
from dovecote.core.game import Over, Seat
from dovecote.play.replay import AnyTable
from dovecote.play.seats import read_order
from dovecote.tables import seating
from dovecote.tables.acting import check_answer, hand_in, is_answered
from dovecote.tables.errors import StatusError
from dovecote.tables.matches import check_version, follow, lines_of, new_table
from dovecote.tables.openings import begun, bots_noted
from dovecote.tables.rows import Block, ChatLine, Match, SealedAnswer, TableRow
from dovecote.tables.state import Mark, RoomState
from dovecote.wire.positions import Positions, chat_message, table_now
from dovecote.wire.server import TableNow, to_json

ME = "me"  # whoever sits before this browser; all seats of people are theirs
NODE = "here"
_UNFOLLOWED = (EntryError, OptionsError, ProofError, SetError, UnknownGameError, VersionError)


class LocalTable:
    """Everything that changes is tried, then written into a block, then told: in that order, so
    that whoever keeps it can store it before anybody hears of it."""

    def __init__(self, match: Match, now: Callable[[], int]) -> None:
        self.state = RoomState(match.row, NODE)
        self.changes = 0  # so far: each is to be stored before anything is told
        self.judged: list[PartialReport] = []  # of its analysis, once it is over
        self.report: Analysis | None = None
        self._told: list[str] = []
        self._now = now
        self._blocks = list(match.blocks)
        self._answers = list(match.answers)
        if match.blocks and match.row.is_begun and match.row.status != "stranded":
            self._take_up()
        self.state.take_in(match)

    def _take_up(self) -> None:
        state = self.state
        try:
            check_version(state.row)
            lines = lines_of(self._blocks)
            table = new_table(state.row, lines=lines)
            follow(table, lines)
            state.table = table
        except _UNFOLLOWED:  # the rules have changed since; what is finished stays as it is
            if state.row.status == "running":
                state.row = replace(state.row, status="stranded")

    @property
    def match(self) -> Match:
        """All there is of it, to be kept."""
        state = self.state
        orders = {s.seat: tuple(map(str, state.orders.of(s.seat))) for s in state.row.seats}
        return Match(
            row=state.row,
            blocks=tuple(self._blocks),
            answers=tuple(self._answers),
            orders={int(seat): texts for seat, texts in orders.items() if texts},
            chat=tuple(state.chat),
        )

    @property
    def seats(self) -> tuple[Seat | None, ...]:
        """Whose knowledge is sent here."""
        return self.state.row.held_by(ME) or (None,)

    @property
    def now(self) -> TableNow:
        """The table without its match."""
        return table_now(self.state.row, ME, {}, 0, self.state.over)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a choice."""
        return self.state.waiting if self.state.row.status == "running" else ()

    def push(self, text: str) -> None:
        """A message to whoever looks, after those before."""
        self._told.append(text)

    def tell(self) -> tuple[str, ...]:
        """The messages that wait to be sent; each is taken once."""
        told, self._told = tuple(self._told), []
        return told

    def running(self) -> AnyTable:
        """The match, if one is being played."""
        return self.state.running()

    def seated(self) -> AnyTable:
        """The match, running or over."""
        if self.state.table is None:
            raise StatusError(status=self.state.row.status)
        return self.state.table

    def welcome(self, since: int) -> None:
        """Everything that whoever comes in may know, and what they missed after an entry."""
        self._tell_table()
        self._told += [to_json(chat_message(self.state.row, c)).decode() for c in self.state.chat]
        if self.state.table is not None:
            self.tell_positions(min(since, self.state.at))

    def tell_positions(self, since: int) -> None:
        """Each seat's own view, and what has happened after an entry."""
        positions = Positions(self.state, self.seated(), since, self._now())
        self._told += [positions.of(seat, is_packed=True).decode() for seat in self.seats]

    def change(self, row: TableRow) -> None:
        """The table is another, and the match is as it was."""
        self.state.row = replace(row, revision=row.revision + 1)
        self._touch()
        self._tell_table()

    def begin(self, row: TableRow) -> None:
        """Every seat is taken; what was brought from elsewhere is gone through first."""
        row, lines = begun(row), lines_of(self._blocks)
        table = new_table(row, lines=lines)
        follow(table, lines)
        for note in bots_noted(row, table.entries()):
            table.note(note)
        self.state.table, self.state.since = table, self._now()
        self.state.asked_at = self.state.asking_entry(0) if lines else 0
        if table.at > len(lines):
            self._enter(Mark(len(lines), ()), row=row)
        else:
            self.change(row)

    def play(self, seat: Seat, text: str, key: str | None = None) -> int:
        """A move if the seat is asked alone, else an answer to be sealed; its number."""
        state = self.state
        if not state.is_window:
            mark = state.mark
            self.running().act(seat, text)
            return self._enter(mark, seat, key)
        check_answer(state, seat, text)
        answer = SealedAnswer(state.asked_at, seat, text, key or "")
        self._answers.append(answer)
        state.sealed[seat] = answer
        if key:
            state.keys[seat, key] = answer.at
        self._touch()
        if is_answered(state):
            mark = state.mark
            hand_in(state)
            self._enter(mark)
        else:
            self.tell_positions(state.at)
        return answer.at

    def take_back(self, seat: Seat, to: int, key: str | None) -> int:
        """What was judged to be free to be taken back."""
        mark = self.state.mark
        self.running().undo_recorded(seat, to)
        return self._enter(mark, seat, key)

    def order(self, seat: Seat, texts: list[str]) -> None:
        """Standing orders for reaction windows, instead of those before."""
        for text in texts:
            read_order(self.running().game, text)
        self.state.give_orders(seat, texts)
        self._touch()
        self.tell_positions(self.state.at)

    def note(self, seat: Seat, row: TableRow, text: str) -> None:
        """Somebody leaves a seat to a bot, or takes it back."""
        mark = self.state.mark
        self.running().note(Noted(seat, text))
        self._enter(mark, seat, row=row)

    def give_up(self, seat: Seat) -> None:
        """Give up for good: see `play/giving_up.py` for what it brings."""
        mark, table = self.state.mark, self.running()
        if self.state.row.seats[seat].resigned:
            return
        row = seating.give_up(self.state.row, seat, STAND_IN)
        table.give_up(seat, row.seats[seat].bot)
        self._enter(mark, seat, row=row)

    def say(self, text: str) -> None:
        """A line of the chat, for those at this screen."""
        chat = self.state.chat
        number = chat[-1].number + 1 if chat else 1
        seat = next(iter(self.state.row.held_by(ME)), -1)
        line = ChatLine(number, ME, seat, text[:500], self._now())
        self.state.chat = [*chat[-199:], line]
        self._touch()
        self._told.append(to_json(chat_message(self.state.row, line)).decode())

    def _enter(
        self, mark: Mark, seat: int = -1, key: str | None = None, row: TableRow | None = None
    ) -> int:
        """Write down the entries made since the mark, with the table if it has changed too."""
        state, table, now = self.state, self.seated(), self._now()
        if isinstance(table.pending, Over):
            row = replace(row or state.row, status="over")
        lines = "\n".join(map(str, table.entries(mark.at)))
        self._blocks.append(Block(mark.at + 1, lines, (), now, seat, key or ""))
        if key:
            state.keys[seat, key] = mark.at + 1
        asked_at = state.asking_entry(mark.at)
        if asked_at != state.asked_at:
            state.asked_at, state.since, state.sealed = asked_at, now, {}
        if row:
            self.change(row)
        self._touch()
        self.tell_positions(mark.at)
        return mark.at + 1

    def _touch(self) -> None:
        self.changes += 1
        self.state.row = replace(self.state.row, changed=self._now())

    def _tell_table(self) -> None:
        self._told.append(to_json(self.now).decode())
