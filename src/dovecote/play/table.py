"""One match in progress, and the only gate through which a move enters it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Generic, Self

from dovecote.core.colours import seat_colours, unusual_colours
from dovecote.core.entries import Did, Entry, GaveUp, Happened, Noted, Undid, read_entry
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
from dovecote.core.record import Branch, Record
from dovecote.core.ruleset import ruleset
from dovecote.play import giving_up
from dovecote.play.journal import Journal
from dovecote.play.luck import LuckSource, Verifiable
from dovecote.play.outlook import Outlook, outlook
from dovecote.play.undo import PastAct, last_act, reveals, undoable

_INTERVAL = 64  # entries at least from one state that is kept to the next


class Table(Generic[O, S, A, E, V]):
    """A match: seats act by text, luck answers at once, everything is recorded."""

    def __init__(
        self,
        game: Game[O, S, A, E, V],
        options: O,
        luck: LuckSource,
        colours: Sequence[str] = (),
        branched: Branch | None = None,
    ) -> None:
        self.game = game
        self.branched = branched
        self.options = options
        self.luck = luck
        self.seats = seats_of(options)
        self.colours = seat_colours(game, len(self.seats), colours)
        if isinstance(luck, Verifiable) and len(luck.entropy) != len(self.seats):
            raise ProofError(reason="entropy")
        self.state: S = game.setup(options)
        self.at = 0  # the number of the last entry; it never runs back
        self._gone: tuple[GaveUp, ...] = ()  # in their order
        self.become(self.state)
        self._journal = Journal[E]()
        self._free: list[PastAct[S, A]] = []  # the acts since the last luck
        self._marks: list[tuple[int, S]] = [(0, self.state)]  # some states, where nothing is free
        self.advance()

    def become(self, state: S) -> None:
        """It is in another state; what it waits for is asked for often, and so is worked out here.
        Nothing is entered: whoever acts does so by `act`."""
        self.state = state
        pending = self.game.pending(state)
        # luck only if its source has no answer yet
        self.pending: Pending = self._as_given_up(pending) if self._gone else pending

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
            colours=unusual_colours(self.game, len(self.seats), self.colours),
            entries=tuple(self._journal.entries),
            commit=proof.commit if proof else "",
            entropy=proof.entropy if proof else (),
            binding=proof.binding if proof else "",
            secret=proof.secret if proof and is_over else "",
            content=self.game.content,
            brought=proof.brought if proof else 0,
            branched=self.branched,
        )

    def entries(self, since: int = 0) -> tuple[Entry, ...]:
        """The entries after number `since`."""
        return tuple(self._journal.entries[since:])

    @property
    def gone(self) -> tuple[Seat, ...]:
        """The seats that were given up, the first to go first."""
        return tuple(given.seat for given in self._gone)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is, as everyone may know."""
        return None if self._is_given_up else self.game.turn(self.state)

    def decline(self, seat: Seat) -> str | None:
        """The text by which `seat` lets an open window pass; None if it is asked in none."""
        action = self.game.decline(self.state, seat)
        return None if action is None else str(action)

    def legal(self, seat: Seat) -> Sequence[A]:
        """Every action `seat` may take now."""
        return () if self._is_given_up else self.game.legal(self.state, seat)

    def offers(self, seat: Seat) -> tuple[str, ...]:
        """The text of every action `seat` may take now."""
        return tuple(map(str, self.legal(seat)))

    def view(self, seat: Seat | None) -> V:
        """All that `seat` may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> tuple[E, ...]:
        """What `seat` saw happen after entry `since`, without what was taken back."""
        return self._journal.seen(self.game, seat, since)

    def rewound(self, to: int, luck: LuckSource) -> Self:
        """The same match after entry `to` or somewhat earlier, where a state was kept; with luck
        that is given, so that its entries can happen again."""
        at, state = next(mark for mark in reversed(self._marks) if mark[0] <= to)
        past = copy(self)
        past.luck, past.at, past._free = luck, at, []
        past._journal = self._journal.until(at)
        past._gone = tuple(past._journal.gone)
        past._marks = [mark for mark in self._marks if mark[0] <= at]
        past.become(state)
        return past

    def transcript(self, seat: Seat | None, since: int = 0) -> tuple[str, ...]:
        """The entries after number `since` as `seat` may read them: `?` for what is hidden until
        the end."""
        if isinstance(self.pending, Over):
            return tuple(map(str, self._journal.entries[since:]))
        return self._journal.readable(seat, since)

    def act(self, seat: Seat, text: str, at: int | None = None) -> None:
        """Take the offer whose text is `text`, then let luck run its course.

        `at` is the number of the entry the seat is answering, if it may have missed some.
        """
        if at is not None and at != self.at:
            raise StaleError(text=text, at=at, now=self.at)
        act = Act(seat, self.check(seat, text))
        state, now, free = self.state, self.at, self._free
        self._free = [*free, PastAct(now + 1, act, state)]
        self._push(Did(seat, text), act)
        try:
            self.advance()
        except LuckError:  # a move whose luck fails has not happened
            self.at, self._free = now, free
            self.become(state)
            self._journal.cut(now)
            self._marks = [mark for mark in self._marks if mark[0] <= now]
            raise

    def check(self, seat: Seat, text: str) -> A:
        """The action that `text` names, if the seat may take it now; else what is against it."""
        pending = self.pending
        owed = pending.seats if type(pending) is Choice else ()
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
        agree, so that asking shows nobody what they do not know.
        """
        return outlook(self.game, self.allowed(seat, text), self.view(seat))

    def allowed(self, seat: Seat, text: str) -> Act[A]:
        """The act that `text` names, whoever's turn it is, if no rule is against it."""
        action = self._read(seat, text)
        if refusal := self.game.refuse(self.state, seat, action):
            raise self._not_allowed(seat, text, refusal)
        return Act(seat, action)

    def last_act(self, seat: Seat) -> int | None:
        """The entry that the seat could ask to take back; whether it revealed something is
        found out only then, since that takes many worlds."""
        if type(self.pending) is Over:
            return None
        past = last_act(self.game, self._free, seat, self._kept)
        return past.entry if past else None

    def undoable(self, seat: Seat, to: int | None = None) -> list[PastAct[S, A]]:
        """The acts to be taken back, the last one first, as far as their order can tell;
        or an error that says what stands before them."""
        if isinstance(self.pending, Over):
            raise UndoError(seat=seat, reason="over")
        return undoable(self.game, self._free, seat, to, self._kept)

    def undo(self, seat: Seat, to: int | None = None) -> None:
        """Take back the seat's acts from entry `to` on, the last one by default.

        Whoever asks is judged now, by worlds that somebody could have imagined.
        """
        acts = self.undoable(seat, to)
        if any(reveals(self.game, self.seats, past) for past in acts):
            raise UndoError(seat=seat, reason="revealed")
        self._take_back(seat, acts[-1])

    def undo_recorded(self, seat: Seat, to: int) -> None:
        """Take back what a record says was taken back. It was judged when it happened, and is
        not judged again: only what is certain is checked, whatever games imagine today."""
        self._take_back(seat, self.undoable(seat, to)[-1])

    def undos(self, seat: Seat) -> int:
        """How often the seat has taken something back since luck or another seat last acted."""
        return self._journal.undos(seat)

    def advance(self) -> None:
        """Let luck answer as long as it is asked and has an answer."""
        while type(pending := self.pending) is Luck:
            outcome = self.luck.answer(pending.cause, pending.chance)
            if outcome is None:
                return
            text = pending.chance.write(outcome)
            if not pending.chance.allows(outcome):
                raise LuckError(cause=pending.cause, text=text, expected=str(pending.chance))
            self._free = []
            self._push(Happened(text), Fate(outcome))
            if self.at - self._marks[-1][0] >= _INTERVAL:
                self._marks.append((self.at, self.state))

    def note(self, entry: Noted) -> None:
        """Write down something of the room's that changes no state."""
        if entry.seat not in self.seats:
            raise OutOfTurnError(seat=entry.seat, text=entry.text, waiting="—")
        if read_entry(self.at + 1, str(entry)) != entry:
            raise UnreadableError(text=str(entry), expected="! 0 resign")
        self._enter(entry, ())

    def give_up(self, seat: Seat, bot: str = "") -> None:
        """The seat gives up for good: a bot plays on from there, or without one the match ends."""
        given = GaveUp(seat, bot)
        giving_up.check(self._sides, self.pending, self._gone, given)
        if read_entry(self.at + 1, str(given)) != given:
            raise UnreadableError(text=str(given), expected="! 0 give up to homer")
        self._gone = (*self._gone, given)
        self.become(self.state)
        self._enter(given, ())

    @property
    def _sides(self) -> Sequence[giving_up.Side]:
        return giving_up.sides_of(self.game, len(self.seats))

    @property
    def _is_given_up(self) -> bool:
        """Whether the match has ended before its time."""
        return bool(self._gone) and not self._gone[-1].bot

    def _as_given_up(self, pending: Pending) -> Pending:
        """What is waited for, or how it ended, now that somebody has given up."""
        if self._is_given_up:
            pending = self.game.result(self.state)
        if not isinstance(pending, Over):
            return pending
        return giving_up.placed(self._sides, pending, self._gone)

    def _take_back(self, seat: Seat, back: PastAct[S, A]) -> None:
        self._journal.take_back(back.entry)
        self._free = [past for past in self._free if past.entry < back.entry]
        self.become(back.before)
        self._enter(Undid(seat, back.entry), ())

    @property
    def _kept(self) -> int:
        """The last entry that stays because it belongs to the match that this one branched off."""
        branched = self.branched
        return branched.at if branched and branched.at <= self.at else 0

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
        game, before = self.game, self.state
        after = game.apply(before, move)
        self.become(after.state)
        self._enter(entry, after.events, self._hidden_from(before, move) if game.hides else ())

    def _hidden_from(self, before: S, move: Move[A]) -> tuple[Seat | None, ...]:
        """Who may not read a move in the record while the match runs."""
        shows = self.game.shows
        return tuple([viewer for viewer in (None, *self.seats) if not shows(before, move, viewer)])

    def _enter(
        self, entry: Entry, events: tuple[E, ...], hidden: tuple[Seat | None, ...] = ()
    ) -> None:
        self.at += 1
        self._journal.add(entry, events, hidden)
