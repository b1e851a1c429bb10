"""A process that thinks for bots: one request in, one answer out, until nobody asks any more.

Run as `python -m dovecote.server.thinking.worker`. Both ways a message is a pickle behind its
length.
"""

from __future__ import annotations

import io
import os
import pickle
import signal
import sys
from collections.abc import Sequence
from functools import lru_cache, partial
from random import Random
from traceback import extract_tb
from typing import Any, BinaryIO, NamedTuple, TypeAlias

import msgspec

from dovecote.analysis.advice import advise
from dovecote.bots import STAND_IN, bot_named
from dovecote.bots.minds import mind_of
from dovecote.core.game import AnyGame, Seat
from dovecote.games import game_named
from dovecote.server.thinking.even import evenly

PREFIX = 4  # bytes of a message's length
_HINT = 0.01  # of the usual budget, for advice at a glance

ThoughtOrFailure: TypeAlias = tuple[str | None, str]  # what was thought, or None and what failed


class Request(NamedTuple):
    """Which of these offers would a bot of that level take, knowing that view?

    If advice is wanted: which are the best for whoever sits there, and why?
    """

    game: str
    seat: Seat
    view: Any
    offers: Sequence[Any]
    level: str
    seed: int | str
    cards: str | None = None  # the text of a card file, if the table has its own
    wants_advice: bool = False
    cost: float = 0.0  # what the thought must cost, see `even.py`; 0: whatever it does


def frame(value: object) -> bytes:
    """A value as a message."""
    body = pickle.dumps(value)
    return len(body).to_bytes(PREFIX, "big") + body


def pack(request: Request) -> bytes:
    """A request as a message: a plain tuple, for in the thinker this module has another name."""
    return frame(tuple(request._replace(offers=list(request.offers))))


def unpack(body: bytes) -> ThoughtOrFailure:
    """An answer from its message; garbage may raise anything."""
    match _Plain(io.BytesIO(body)).load():
        case (str() | None as text, str() as blame):
            return text, blame
    raise pickle.UnpicklingError


def think(request: Request) -> str:
    """The text of the offer that the bot takes, or advice as JSON."""
    if not request.cost:
        return _found(request)
    _load(request.game, request.cards)  # once, and so no part of any thought
    glance = request._replace(level=STAND_IN)
    return evenly(request.cost, partial(_found, glance, _HINT), partial(_found, request))


def _found(request: Request, share: float = 1.0) -> str:
    asked = (
        _game(request.game, request.cards),
        request.seat,
        request.view,
        request.offers,
        Random(request.seed),
    )
    if request.wants_advice:
        return msgspec.json.encode(advise(*asked, share)).decode()
    return str(bot_named(request.level).choose(*asked))


def answer(body: bytes) -> ThoughtOrFailure:
    """What to say to a message, whatever it is."""
    try:
        return think(Request(*pickle.loads(body))), ""
    except Exception as error:
        return None, blame(error)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the requests end."""
    while len(prefix := requests.read(PREFIX)) == PREFIX:
        body = requests.read(int.from_bytes(prefix, "big"))
        answers.write(frame(answer(body)))
        answers.flush()


def main() -> None:
    """Serve over stdin and stdout, out of reach of whatever a bot reads or prints."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when it is over
    with os.fdopen(os.dup(0), "rb") as requests, os.fdopen(os.dup(1), "wb") as answers:
        with open(os.devnull, "rb") as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(2, 1)
        serve(requests, answers)


class _Plain(pickle.Unpickler):
    """Reads tuples and texts; an answer has no business naming code to be run."""

    def find_class(self, module: str, name: str) -> Any:
        raise pickle.UnpicklingError


@lru_cache(maxsize=8)
def _game(name: str, cards: str | None) -> AnyGame:
    return game_named(name, cards)


@lru_cache(maxsize=8)
def _load(name: str, cards: str | None) -> None:
    _game(name, cards)
    mind_of(name)


def blame(error: Exception) -> str:
    """The kind of an error and its place, but not its words: they could tell what a view hides."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(place.filename)}:{place.lineno}"


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # nobody waits for the answer any more
        sys.exit(1)
