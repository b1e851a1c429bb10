"""What a seat will be asked if everybody else lets things pass: so it can choose before.

It is worked out in worlds imagined from the seat's own view, in which whoever is asked in a window
declines, and told only if all of them come to the same: the seat is asked, and sees the same. Where
luck comes first, or somebody has a turn of their own, nothing can be known. So whoever asks learns
nothing, and a move that is chosen for that very sight is made knowing all that they will know.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Generic

import msgspec

from dovecote.core.game import A, Act, Choice, E, Game, O, S, Seat, V
from dovecote.play.outlook import imagined
from dovecote.play.replay import AnyTable

_STEPS = 100  # answers; more than any chain of windows takes


class NextAsked(msgspec.Struct, Generic[A, V], frozen=True):
    """The table as a seat will see it when it is asked next, and what it will be offered."""

    view: V
    offers: Sequence[A]


def next_asked(
    game: Game[O, S, A, E, V], seat: Seat, view: V, sealed: str = ""
) -> NextAsked[A, V] | None:
    """What comes if all others decline, and the seat answers as it has in the window that is open;
    None if that is not certain."""
    first: NextAsked[A, V] | None = None
    for world in imagined(game, view):
        there = _reached(game, seat, world, sealed)
        if there is None:
            return None
        seen = game.view(there, seat)
        if first and first.view != seen:
            return None
        first = first or NextAsked(seen, game.legal(there, seat))
    return first


def _reached(game: Game[O, S, A, E, V], seat: Seat, world: S, sealed: str) -> S | None:
    """The world when the seat is asked."""
    for _ in range(_STEPS):
        pending = game.pending(world)
        if not isinstance(pending, Choice):
            return None  # luck is asked first, or it is over
        asked = pending.seats[0]
        if seat in pending.seats:
            if not sealed:
                return world
            asked = seat
        action = game.parse(world, seat, sealed) if asked == seat else game.decline(world, asked)
        if action is None:
            return None  # they have a choice of their own
        if asked == seat:
            sealed = ""
        world = game.apply(world, Act(asked, action)).state
    return None


def sight(view: bytes) -> str:
    """By which a view, as JSON, is known again."""
    return sha256(view).hexdigest()


def sight_of(table: AnyTable, seat: Seat) -> str:
    """By which what a seat sees now is known again."""
    return sight(msgspec.json.encode(table.view(seat)))
