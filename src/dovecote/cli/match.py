"""One match at the terminal: people type, bots answer, everything is told."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import click

from dovecote.bots import STAND_IN, bot_named
from dovecote.cli.ending import result_lines
from dovecote.cli.errors import BotCountError, sentence
from dovecote.cli.hint import counsel, lines
from dovecote.cli.numbered import NumberedOffers
from dovecote.cli.prompt import GoneHome, asked
from dovecote.cli.rules import text_of
from dovecote.cli.types import write_text
from dovecote.cli.welcome import welcome
from dovecote.core.errors import DovecoteError, GiveUpError, UnreadableError
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.record import write
from dovecote.faces import face_of
from dovecote.faces.screen import show
from dovecote.locales import Words
from dovecote.play.giving_up import goes_on, sides_of
from dovecote.play.replay import AnyTable
from dovecote.play.seats import Orders

try:  # arrow keys and earlier lines, where the system has them
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

_FORGET = "\x1b[3J"  # what has scrolled away, where the terminal keeps it


class TerminalMatch:
    """A table with people in the first seats and bots in the last, or wherever they are named."""

    def __init__(
        self,
        table: AnyTable,
        bots: tuple[str, ...] | dict[Seat, str],
        words: Words,
        *,
        seed: int | None = None,
        plain: bool = False,
    ) -> None:
        self.table = table
        self.words = words
        self.bots = bots if isinstance(bots, dict) else _last(table.seats, bots)
        self._begun = table.at if table.branched else 0  # what was there before is not told
        self._first_bots = frozenset(self.bots)  # not those that play on for somebody
        people = [seat for seat in table.seats if seat not in self.bots]
        you = people[0] if len(people) == 1 else None
        self.face = face_of(table.game, words, table.colours, self.bots, you)
        self.plain = plain
        self._seed = seed
        self._rng = Random(seed)
        self._told: dict[Seat | None, int] = {}  # entries whose events each has been told
        self._numbers = NumberedOffers()
        self._orders = Orders()
        self._eyes: Seat | None = None  # who looked at the screen last
        self._commands: dict[str, Callable[[Seat | None, str], None]] = {
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "give": self._give_up,
            "rules": self._rules,
            "look": self._look,
            "all": self._all,
            "order": self._order,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Plays until the match is over or everyone has left."""
        welcome(self.table, self.face, self.bots, self.words, self._seed)
        try:
            while isinstance(pending := self.table.pending, Choice):
                if not self._is_shared():
                    self._tell(self._listener())
                self._orders.watch(self.table.turn)
                for seat in pending.seats:
                    if isinstance(self.table.pending, Choice):  # nobody has given up meanwhile
                        self._answer(seat)
            self._told.setdefault(None, max(self._told.values(), default=0))
            self._tell(self._listener())
            assert isinstance(pending, Over)
            self._result(pending)
        except (GoneHome, EOFError):
            show(self.words("play-bye"))

    def _answer(self, seat: Seat) -> None:
        if seat in self.bots:
            offers = self.table.legal(seat)
            view = self.table.view(seat)
            bot = bot_named(self.bots[seat])
            self.table.act(seat, str(bot.choose(self.table.game, seat, view, offers, self._rng)))
            return
        if (answer := self._orders.answer(self.table, seat)) is not None:
            self.table.act(seat, answer)
            return
        self._hand_over(seat)
        self._show(seat)
        at = self.table.at
        while self.table.at == at:
            self._obey(seat, self._ask(self.face.name(seat)))

    def _hand_over(self, seat: Seat) -> None:
        """Hands stay hidden between people at one keyboard, where there is something to hide."""
        if not self._is_shared():
            return
        before, self._eyes = self._eyes, seat
        if before != seat:
            click.clear()
            if sys.stdout.isatty():
                click.echo(_FORGET, nl=False)
            asked(self.words("play-hand-over", who=self.face.name(seat)))
            if readline is not None:
                readline.clear_history()
        self._tell(seat)

    def _is_shared(self) -> bool:
        """Whether several people at this keyboard have something to hide from each other."""
        people = [seat for seat in self.table.seats if seat not in self.bots]
        return len(people) > 1 and self.table.view(people[0]) != self.table.view(people[1])

    def _ask(self, who: str) -> str:
        return asked(self.words("play-prompt", who=who))

    def _obey(self, seat: Seat | None, typed: str) -> None:
        """Does what was typed; what cannot be done is said and changes nothing."""
        typed = typed.strip()
        word, _, rest = typed.partition(" ")
        try:
            if word in self._commands:
                self._commands[word](seat, rest.strip())
            elif typed and seat is not None:
                self.table.act(seat, self._numbers.text_of(typed))
        except DovecoteError as error:
            show(sentence(self.words, error, self.face))

    def _tell(self, listener: Seat | None) -> None:
        """What a listener has seen happen since last time."""
        for event in self.table.events(listener, self._told.get(listener, self._begun)):
            show(self.face.event(event))
        self._told[listener] = self.table.at

    def _listener(self) -> Seat | None:
        """Whose knowledge the log may show: the only person's, or a spectator's."""
        people = [seat for seat in self.table.seats if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    def _show(self, seat: Seat) -> None:
        self._look(seat, "")
        offers = list(self.table.legal(seat))
        listed = self.face.listed(offers, self.table.view(seat))
        show(self.words("play-your-turn", **self.face.who(seat)))
        self._list(seat, listed)
        if len(listed) < len(offers):
            show(f"     {self.face.unlisted(offers, len(offers) - len(listed))}")

    def _list(self, seat: Seat, offers: list[Any]) -> None:
        self._numbers.number(offers)
        view = self.table.view(seat)
        width = max((len(str(action)) for action in offers), default=0)
        for number, action in enumerate(offers, 1):
            text = click.style(f"{action!s:<{width}}", bold=True)
            show(f"{number:>4} {text}  {self.face.offer(action, view)}")

    def _why(self, seat: Seat | None, text: str) -> None:
        asker = seat if seat is not None else self.table.seats[0]
        refusal = self.table.why(asker, text)
        if refusal is None:
            show(self.words("play-why-legal", text=text))
            return
        show(f"{self.face.refusal(refusal)} (§{refusal.clause})")
        show(text_of(self.table.game.name, self.words, refusal.clause))

    def _hint(self, seat: Seat | None, text: str) -> None:
        if text not in ("", "more"):
            raise UnreadableError(text=f"hint {text}", expected="hint, hint more")
        if seat is not None:
            show(self.words("hint-thinking"))
            found = counsel(self.table, seat, self._rng)
            told = lines(
                self.face, self.table, seat, found, self._numbers.number_of, figures=text == "more"
            )
            show("\n".join(told))

    def _undo(self, seat: Seat | None, text: str) -> None:
        self.table.undo(seat if seat is not None else self.table.seats[0])
        show(self.words("play-undone"))

    def _give_up(self, seat: Seat | None, text: str) -> None:
        """For good: a bot plays on if somebody else plays here, else the match is over."""
        if text != "up":
            raise UnreadableError(text=f"give {text}".strip(), expected="give up")
        if seat is None:
            raise GiveUpError(seat=self.table.seats[0], reason="over")
        people = [each for each in self.table.seats if each not in self._first_bots]
        sides = sides_of(self.table.game, len(self.table.seats))
        bot = STAND_IN if goes_on(sides, people, {*self.table.gone, seat}) else ""
        self.table.give_up(seat, bot)
        if bot:
            self.bots[seat] = bot
            self._told.setdefault(self._listener(), max(self._told.values(), default=0))
            show(self.words("play-gave-up", who=self.face.name(seat), you="no"))

    def _rules(self, seat: Seat | None, clause: str) -> None:
        show(text_of(self.table.game.name, self.words, clause or None))

    def _look(self, seat: Seat | None, text: str) -> None:
        view = self.table.view(seat)
        offers = () if seat is None else self.table.legal(seat)
        lines = self.face.account(view) if self.plain else self.face.drawing(view, offers, text)
        show("\n".join(lines))

    def _all(self, seat: Seat | None, text: str) -> None:
        if seat is not None:
            self._list(seat, list(self.table.legal(seat)))

    def _order(self, seat: Seat | None, text: str) -> None:
        if seat is None:
            return
        if text == "none":
            self._orders.withdraw(seat)
        elif text:
            self._orders.give(self.table.game, seat, text)
        orders = ", ".join(map(str, self._orders.of(seat))) or self.words("play-no-orders")
        show(self.words("play-orders", orders=orders))

    def _save(self, seat: Seat | None, file: str) -> None:
        if not file:
            show(self.words("play-save-where"))
            return
        write_text(file, write(self.table.record))
        show(self.words("play-saved", file=file))

    def _help(self, seat: Seat | None, text: str) -> None:
        show(self.words("play-help"))

    def _quit(self, seat: Seat | None, text: str) -> None:
        raise GoneHome

    def _result(self, over: Over) -> None:
        self._look(None, "")
        show()
        show("\n".join(result_lines(self.table, self.face, over, self.words)))
        if len(self.bots) < len(self.table.seats):
            show(self.words("play-over"))
            while typed := self._ask(""):
                self._obey(None, typed)


def _last(seats: tuple[Seat, ...], bots: tuple[str, ...]) -> dict[Seat, str]:
    if len(bots) > len(seats):
        raise BotCountError(bots=len(bots), seats=len(seats))
    return dict(zip(seats[len(seats) - len(bots) :], bots, strict=True))
