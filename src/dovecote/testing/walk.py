"""A random match taken apart into the moments that laws are checked on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from dovecote.core.game import Act, AnyGame, Choice, Fate, Luck, Over, Pending, Seat, seats_of
from dovecote.core.options import Options


class BrokenLawError(AssertionError):
    """A game does not keep one of the laws, named by `law`."""

    def __init__(self, law: str, message: str) -> None:
        self.law = law
        super().__init__(f"{law}: {message}")


class WalkedState(NamedTuple):
    """A state, what it waited for, and the move that answered."""

    state: Any
    pending: Pending
    move: Any


class Walk(NamedTuple):
    """A whole match: its moments and the state it ended in."""

    game: AnyGame
    options: Options
    moments: list[WalkedState]
    last: Any

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats_of(self.options)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *self.seats)

    @property
    def states(self) -> list[Any]:
        return [*(moment.state for moment in self.moments), self.last]


def demand(law: str, holds: bool, message: str) -> None:
    """Raises the law's name unless it holds."""
    if not holds:
        raise BrokenLawError(law, message)


_RESULTS = 8  # states of a match whose result is looked at
Lean = Callable[[Any, Sequence[Any], Random], Any]  # chooses among offers, knowing the state


def walk(
    game: AnyGame, options: Options, rng: Random, longest: int, lean: Lean | None = None
) -> Walk:
    """Plays a random match. Law 1: somebody can always act, or luck can, and it ends.

    With `lean`, half of the matches are steered towards what uniform play seldom reaches.
    """
    lean = lean if lean and rng.random() < 0.5 else _uniform
    state: Any = game.setup(options)
    moments: list[WalkedState] = []
    while not isinstance(pending := game.pending(state), Over):
        demand("end", len(moments) < longest, f"no end after {longest} entries")
        move = (
            _luck(pending, rng)
            if isinstance(pending, Luck)
            else _act(game, state, pending, rng, lean)
        )
        moments.append(WalkedState(state, pending, move))
        state = game.apply(state, move).state
    places = (len(pending.ranks), len(pending.scores))
    demand("end", places == (options.seats,) * 2, "a rank and a score for each seat")
    demand("end", game.result(state) == pending, "its result is another than the one it ends with")
    for moment in some(rng, moments, _RESULTS):
        seats = len(game.result(moment.state).ranks)
        demand("end", seats == options.seats, "a result for each seat at any time")
    return Walk(game, options, moments, state)


def some(rng: Random, things: Sequence[Any], most: int) -> list[Any]:
    """At most so many of the things, in order."""
    if len(things) <= most:
        return list(things)
    return [things[i] for i in sorted(rng.sample(range(len(things)), most))]


def _luck(pending: Luck, rng: Random) -> Fate:
    demand("luck", pending.chance.ways > 0, f"{pending.cause}: nothing can fall")
    outcome = pending.chance.sample(rng)
    demand("luck", pending.chance.allows(outcome), f"{pending.cause}: {outcome!r} cannot fall")
    return Fate(outcome)


def _act(game: AnyGame, state: Any, pending: Choice, rng: Random, lean: Lean) -> Act[Any]:
    demand("dead end", bool(pending.seats), "a choice that nobody owes")
    for seat in pending.seats:
        demand("dead end", len(game.legal(state, seat)) > 0, f"seat {seat} owes a choice, has none")
    seat = rng.choice(pending.seats)
    return Act(seat, lean(state, game.legal(state, seat), rng))


def _uniform(state: Any, legal: Sequence[Any], rng: Random) -> Any:
    return legal[int(rng.random() * len(legal))]
