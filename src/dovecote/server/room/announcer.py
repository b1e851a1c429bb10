"""The question of a table has changed: that is announced once, and what is stored of it follows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dovecote.server.room.attendance import Attendance
from dovecote.server.storage import tables
from dovecote.server.storage.questions import set_question
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.question import Question
from dovecote.tables.state import RoomState


class Announcer:
    """Knows what was announced last; `hear` is told of what is new."""

    def __init__(
        self,
        state: RoomState,
        attendance: Attendance,
        writer: Writer,
        now: Callable[[], int],
        hear: Callable[[Question], None],
    ) -> None:
        self._state = state
        self._attendance = attendance
        self._writer = writer
        self._now = now
        self._hear = hear
        self._question: Question | None = None  # as it was last announced

    def question(self) -> Question:
        """What the table waits for now."""
        return self._state.question(is_watched=self._attendance.is_watched)

    def announce(self, *, is_stored: bool = False) -> None:
        """Tell whoever listens if the table waits for something else now; it may be that what is
        stored of it was stored just now."""
        state, question, before = self._state, self.question(), self._question
        if before and question.is_attended and not before.is_attended:
            state.since = self._now()  # while nobody was there, nobody's time has run
            question, is_stored = self.question(), False
        if question != before:
            self._question = question
            if not is_stored or state.orders or state.aheads:  # which may have ended
                self._set_timer(question)
            self._hear(question)

    def _set_timer(self, question: Question) -> None:
        """What is due may change without an entry, when somebody answers or leaves."""
        state = self._state
        timer = state.timer(state.row, state.since, state.banks, state.sealed, state.pauses)
        if question.is_held and timer.until != state.row.due:
            state.row = replace(state.row, asked=timer.since, due=timer.until)
            self._writer.post(Unit("", change=tables.set_timer(timer)))
        self._ask_anew()

    def _ask_anew(self) -> None:
        """Whom it waits for, if that was never stored, or has changed without an entry."""
        state = self._state
        if state.row.status != "running" or not state.table:
            return
        asking = state.asks(state.row, state.asked_at, state.since, state.banks, state.pauses)
        if asking != state.asking and state.row.node == state.node:
            state.asking = asking
            self._writer.post(Unit("", change=set_question(asking)))
