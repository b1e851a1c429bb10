"""What can be worked out beside the server, as values that a process can be sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, TypeAlias, assert_never

import msgspec

from dovecote.bots import bot_named
from dovecote.bots.balance import play_one
from dovecote.bots.trials import ENTRIES, faults_in_play
from dovecote.core.cautions import Caution
from dovecote.core.game import Act, Seat
from dovecote.core.packing import written
from dovecote.games import JUDGES, WITH_CARDS
from dovecote.play.cautions import cautions
from dovecote.play.next_asked import NextAsked, next_asked
from dovecote.play.outlook import outlook
from dovecote.play.undo import PastAct, reveals
from dovecote.tables.faults import faulted
from dovecote.tables.games import game_with
from dovecote.tables.results import stored_results
from dovecote.tables.rows import Match


class Foresee(msgspec.Struct, frozen=True):
    """What would a move bring, as far as somebody with that view can know?"""

    game: str
    act: Act[Any]
    view: Any
    warns: bool = False  # say what is against it, too
    cards: str = ""  # the text of the set, if it is not the house's


class Foreseen(msgspec.Struct, frozen=True):
    """What a move would bring, and what to think of before it."""

    events: tuple[Any, ...]
    view: Any
    cautions: tuple[Caution, ...]


class JudgeUndo(msgspec.Struct, frozen=True):
    """Did one of these acts show somebody a thing they could not have known before it?"""

    game: str
    seats: tuple[Seat, ...]
    acts: Sequence[PastAct[Any, Any]]
    cards: str = ""


class TryOut(msgspec.Struct, frozen=True):
    """Does every match with a set come to its end, as far as some show?"""

    game: str
    cards: str


class PlayOut(msgspec.Struct, frozen=True):
    """One match of bots with a set, for its figures."""

    game: str
    cards: str
    seats: int
    level: str
    seed: str


class Think(msgspec.Struct, frozen=True):
    """Which of these offers would a bot of a level take, without anybody waiting for it?"""

    game: str
    seat: Seat
    view: Any
    offers: Sequence[Any]
    level: str
    seed: str
    cards: str = ""


class ForeseeQuestion(msgspec.Struct, frozen=True):
    """What will a seat be asked if everybody else lets things pass?"""

    game: str
    seat: Seat
    view: Any
    sealed: str = ""  # its own answer in the window that is open
    cards: str = ""


class TellEnd(msgspec.Struct, frozen=True):
    """How did a stored match end for each seat? None: the rules of today cannot tell."""

    match: Match


Task: TypeAlias = ForeseeQuestion | Foresee | JudgeUndo | TryOut | PlayOut | Think | TellEnd
Work: TypeAlias = Callable[[Task], Awaitable[msgspec.Raw]]  # what a task comes to, as JSON


def work(task: Task) -> Any:
    """What a task comes to."""
    if isinstance(task, TellEnd):
        return stored_results(task.match)
    game = game_with(task.game, task.cards)
    match task:
        case Foresee(game=name, act=act, view=view, warns=warns):
            brings, judge = outlook(game, act, view), JUDGES.get(name)
            warned = cautions(game, judge, act, view) if warns and judge else ()
            return Foreseen(brings.events, brings.view, warned)
        case ForeseeQuestion(seat=seat, view=view, sealed=sealed):
            found = next_asked(game, seat, view, sealed)
            return found and NextAsked(found.view, [*map(written, found.offers)])
        case JudgeUndo(seats=seats, acts=acts):
            return any(reveals(game, seats, past) for past in acts)
        case TryOut():
            rounds = WITH_CARDS[task.game].trials
            return [faulted(fault) for fault in faults_in_play(game, rounds)]
        case PlayOut():
            return play_one(game, task.seats, task.level, task.seed, ENTRIES)
        case Think(seat=seat, view=view, offers=offers):
            rng = Random(task.seed)
            return str(bot_named(task.level).choose(game, seat, view, offers, rng))
        case _:
            assert_never(task)
