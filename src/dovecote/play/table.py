"""One match in progress, and the only gate through which a move enters it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic

from dovecote.core.errors import (
    LuckError,
    NotAllowedError,
    OutOfTurnError,
    ProofError,
    Refusal,
    StaleError,
    UndoError,
    UnreadableError,
)
from dovecote.core.game import (
    A,
    Act,
    Choice,
    E,
    Fate,
    Game,
    Luck,
    Move,
    O,
    Over,
    Pending,
    S,
    Seat,
    V,
    seats_of,
)
from dovecote.core.options import write as write_options
from dovecote.core.record import Did, Entry, Happened, Noted, Record, Undid, read_entry
from dovecote.core.ruleset import ruleset
from dovecote.play.luck import LuckSource, Verifiable
from dovecote.play.outlook import Outlook, common, foresee
from dovecote.play.undo import Step, reveals

_WORLDS = 8


class Table(Generic[O, S, A, E, V]):
    """A match: seats act by text, luck is settled at once, everything is recorded."""

    def __init__(self, game: Game[O, S, A, E, V], options: O, luck: LuckSource) -> None:
        self.game = game
        self.options = options
        self.luck = luck
        self.seats = seats_of(options)
        if isinstance(luck, Verifiable) and len(luck.entropy) != len(self.seats):
            raise ProofError(reason="entropy")
        self.state: S = game.setup(options)
        self._asked: tuple[S, Pending] = (self.state, game.pending(self.state))
        self._entries: list[Entry] = []
        self._events: list[tuple[E, ...]] = []
        self._hidden: list[tuple[Seat | None, ...]] = []  # from whom, entry by entry
        self._free: list[Step[S, A]] = []  # the acts since the last luck
        self.settle()

    @property
    def pending(self) -> Pending:
        """What the match is waiting for; luck only if its source has no answer yet."""
        state, pending = self._asked
        if state is not self.state:  # it is asked for often, and seldom anew
            pending = self.game.pending(self.state)
            self._asked = (self.state, pending)
        return pending

    @property
    def at(self) -> int:
        """The number of the last entry; it never runs back."""
        return len(self._entries)

    @property
    def record(self) -> Record:
        """The match so far; the secret of verifiable luck only once it is over."""
        proof = self.luck if isinstance(self.luck, Verifiable) else None
        is_over = isinstance(self.pending, Over)
        return Record(
            game=self.game.name,
            version=self.game.version,
            ruleset=ruleset(self.game),
            seats=len(self.seats),
            options={k: v for k, v in write_options(self.options).items() if k != "seats"},
            entries=tuple(self._entries),
            commit=proof.commit if proof else "",
            entropy=proof.entropy if proof else (),
            secret=proof.secret if proof and is_over else "",
        )

    def entries(self, since: int = 0) -> tuple[Entry, ...]:
        """The entries after number `since`."""
        return tuple(self._entries[since:])

    def legal(self, seat: Seat) -> Sequence[A]:
        """Every action `seat` may take now."""
        return self.game.legal(self.state, seat)

    def offers(self, seat: Seat) -> tuple[str, ...]:
        """The text of every action `seat` may take now."""
        return tuple(map(str, self.legal(seat)))

    def view(self, seat: Seat | None) -> V:
        """All that `seat` may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> tuple[E, ...]:
        """What `seat` saw happen after entry `since`, without what was taken back."""
        return tuple(
            seen
            for events in self._events[since:]
            for event in events
            if (seen := self.game.witness(event, seat)) is not None
        )

    def transcript(self, seat: Seat | None) -> tuple[str, ...]:
        """The record's entries as `seat` may read them: `?` for what is hidden until the end."""
        if isinstance(self.pending, Over):
            return tuple(map(str, self._entries))
        lines = zip(self._entries, self._hidden, strict=True)
        return tuple(_blank(entry) if seat in hidden else str(entry) for entry, hidden in lines)

    def act(self, seat: Seat, text: str, at: int | None = None) -> None:
        """Take the offer whose text is `text`, then let luck run its course.

        `at` is the number of the entry the seat is answering, if it may have missed some.
        """
        if at is not None and at != self.at:
            raise StaleError(text=text, at=at, now=self.at)
        action = self.check(seat, text)
        act = Act(seat, action)
        before = (self.state, self.at, self._free)
        self._free = [*self._free, Step(self.at + 1, act, self.state)]
        self._push(Did(seat, text), act)
        try:
            self.settle()
        except LuckError:  # a move whose luck fails has not happened
            self.state, at, self._free = before
            del self._entries[at:], self._events[at:], self._hidden[at:]
            raise

    def check(self, seat: Seat, text: str) -> A:
        """The action that `text` names, if the seat may take it now; else what is against it."""
        pending = self.pending
        owed = pending.seats if isinstance(pending, Choice) else ()
        if seat not in owed:
            waiting = ", ".join(map(str, owed)) or "—"
            raise OutOfTurnError(seat=seat, text=text, waiting=waiting)
        action = self._read(seat, text)
        if refusal := self.game.refuse(self.state, seat, action):
            raise self._not_allowed(seat, text, refusal)
        return action

    def why(self, seat: Seat, text: str) -> Refusal | None:
        """The rule against a move the seat has in mind; None if it is offered."""
        return self.game.refuse(self.state, seat, self._read(seat, text))

    def preview(self, seat: Seat, text: str) -> Outlook[E, V]:
        """What the move would bring, up to the first luck or another seat's decision.

        It is worked out in worlds imagined from the seat's own view and told as far as they
        agree, so that asking shows nobody what he does not know.
        """
        action = self._read(seat, text)
        if refusal := self.game.refuse(self.state, seat, action):
            raise self._not_allowed(seat, text, refusal)
        view = self.view(seat)
        worlds = [self.game.imagine(view, Random(seed)) for seed in range(_WORLDS)]
        return common([foresee(self.game, Act(seat, action), world) for world in worlds])

    def last_act(self, seat: Seat) -> int | None:
        """The entry that the seat could ask to take back; whether it revealed something is
        found out only then, since that takes many worlds."""
        step = self._free[-1] if self._free else None
        if step is None or step.act.seat != seat or isinstance(self.pending, Over):
            return None
        return None if self._closed_a_window(step) else step.entry

    def undo(self, seat: Seat, to: int | None = None) -> None:
        """Take back the seat's acts from entry `to` on, the last one by default."""
        back = self._undoable(seat, to)
        for number in range(back.entry, self.at + 1):
            self._events[number - 1] = ()
        self._free = [step for step in self._free if step.entry < back.entry]
        self.state = back.before
        self._enter(Undid(seat, back.entry), ())

    def settle(self) -> None:
        """Let luck answer as long as it is asked and has an answer."""
        while isinstance(pending := self.pending, Luck):
            outcome = self.luck.settle(pending.cause, pending.chance)
            if outcome is None:
                return
            text = pending.chance.write(outcome)
            if not pending.chance.allows(outcome):
                raise LuckError(cause=pending.cause, text=text, expected=str(pending.chance))
            self._free = []
            self._push(Happened(text), Fate(outcome))

    def note(self, entry: Noted) -> None:
        """Write down something of the room's that changes no state."""
        if entry.seat not in self.seats:
            raise OutOfTurnError(seat=entry.seat, text=entry.text, waiting="—")
        if read_entry(self.at + 1, str(entry)) != entry:
            raise UnreadableError(text=str(entry), expected="! 0 resign")
        self._enter(entry, ())

    def _undoable(self, seat: Seat, to: int | None) -> Step[S, A]:
        """The earliest step to be taken back, or an error that says what stands before it."""
        if isinstance(self.pending, Over):
            raise UndoError(seat=seat, reason="over")
        if not self._free:
            raise UndoError(seat=seat, reason="luck")
        wanted = self._free[-1].entry if to is None else to
        for step in reversed(self._free):
            if step.act.seat != seat:
                raise UndoError(seat=seat, reason="other")
            if self._closed_a_window(step) or reveals(self.game, self.seats, step):
                raise UndoError(seat=seat, reason="revealed")
            if step.entry == wanted:
                return step
        raise UndoError(seat=seat, reason="luck")

    def _closed_a_window(self, step: Step[S, A]) -> bool:
        """Whether it was the last of several sealed answers: what followed shows the others'."""
        place = self._free.index(step)
        if not place:
            return False
        before = self._free[place - 1]
        owed = self.game.pending(before.before)
        return before.act.seat != step.act.seat and (
            isinstance(owed, Choice) and step.act.seat in owed.seats
        )

    def _read(self, seat: Seat, text: str) -> A:
        action = self.game.parse(self.state, seat, text)
        if str(action) != text:
            raise UnreadableError(text=text, expected=str(action))
        return action

    def _not_allowed(self, seat: Seat, text: str, refusal: Refusal) -> NotAllowedError:
        offers = self.offers(seat)
        shown = ", ".join(offers[:12]) + (", …" if len(offers) > 12 else "")
        return NotAllowedError(refusal, game=self.game.name, seat=seat, text=text, offers=shown)

    def _push(self, entry: Entry, move: Move[A]) -> None:
        before, shows = self.state, self.game.shows
        after = self.game.apply(before, move)
        self.state = after.state
        hidden = [viewer for viewer in (None, *self.seats) if not shows(before, move, viewer)]
        self._enter(entry, after.events, tuple(hidden))

    def _enter(
        self, entry: Entry, events: tuple[E, ...], hidden: tuple[Seat | None, ...] = ()
    ) -> None:
        self._entries.append(entry)
        self._events.append(events)
        self._hidden.append(hidden)


def _blank(entry: Entry) -> str:
    """An entry of which only the author is known."""
    return f"{entry.seat} ?" if isinstance(entry, Did) else "* ?"
