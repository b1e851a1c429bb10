"""An operator who knows the secret looks for other words once luck has been seen."""

from __future__ import annotations

from itertools import count

from dovecote.core.entries import Happened
from dovecote.core.game import Choice
from dovecote.core.record import Record
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.state import Options
from dovecote.play import Table, Verifiable
from dovecote.play.replay import AnyTable

SECRET = "known-to-whoever-runs-the-server"
ANN, BOT = "words-of-ann", "words-of-a-bot"
SEEN = 2  # outcomes: who begins was thrown for, and everyone saw it


def begun(bot: str) -> AnyTable:
    """A match of Ann's and a bot's; its luck follows from the words of both."""
    return Table(COLUMBIZ, Options(seats=2), Verifiable([ANN, bot], SECRET))


def played(bot: str) -> Record:
    """The same to its end; everyone takes what is offered first."""
    table = begun(bot)
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        table.act(seat, table.offers(seat)[0])
    return table.record


def outcomes(record: Record) -> list[str]:
    """What luck has given."""
    return [entry.outcome for entry in record.entries if isinstance(entry, Happened)]


def forged() -> Record:
    """A match with the same promise that began in the same way and then went otherwise."""
    seen = outcomes(begun(BOT).record)
    for number in count():
        luck = outcomes(begun(f"other-words-{number}").record)
        if luck[:SEEN] == seen[:SEEN] and luck != seen:
            return played(f"other-words-{number}")
    raise AssertionError
