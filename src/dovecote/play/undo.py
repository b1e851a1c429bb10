"""What may be taken back: a rule of records, the same for every game.

Free back to the last piece of luck, the last private thing revealed, or another seat's act.
Whether something was revealed is found by sampling worlds that a game imagines, so it is asked
once, when somebody wants to take something back, and never of a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

import msgspec

from dovecote.core.errors import UndoError
from dovecote.core.game import Act, AnyGame, Choice, Seat

S = TypeVar("S")
A = TypeVar("A")

_WORLDS = 16


class PastAct(msgspec.Struct, Generic[S, A], frozen=True):
    """An act since the last luck, and the state it was taken in."""

    entry: int
    act: Act[A]
    before: S


def last_act(
    game: AnyGame, free: Sequence[PastAct[S, A]], seat: Seat, kept: int
) -> PastAct[S, A] | None:
    """What a seat could ask to take back; entries up to number `kept` belong to the match that
    this one branched off, and so stay."""
    past = free[-1] if free else None
    if past is None or past.act.seat != seat:
        return None
    is_fixed = past.entry <= kept or _closed_a_window(game, free, past)
    return None if is_fixed else past


def undoable(
    game: AnyGame, free: Sequence[PastAct[S, A]], seat: Seat, to: int | None, kept: int
) -> list[PastAct[S, A]]:
    """The acts to be taken back, the last one first, as far as their order can tell; or an error
    that says what stands before them."""
    acts: list[PastAct[S, A]] = []
    for past in reversed(free):
        if past.act.seat != seat:
            raise UndoError(seat=seat, reason="other")
        if _closed_a_window(game, free, past):
            raise UndoError(seat=seat, reason="revealed")
        if past.entry <= kept:
            raise UndoError(seat=seat, reason="branched")
        acts.append(past)
        if to is None or past.entry == to:
            return acts
    raise UndoError(seat=seat, reason="luck")


def _closed_a_window(game: AnyGame, free: Sequence[PastAct[S, A]], past: PastAct[S, A]) -> bool:
    """Whether it was the last of several sealed answers: what followed shows the others'."""
    place = free.index(past)
    if not place:
        return False
    before = free[place - 1]
    owed = game.pending(before.before)
    return before.act.seat != past.act.seat and (
        isinstance(owed, Choice) and past.act.seat in owed.seats
    )


def reveals(game: AnyGame, seats: tuple[Seat, ...], past: PastAct[S, A]) -> bool:
    """Whether the act showed somebody a thing they could not have known before it.

    Nothing was shown to a viewer if every world that looked the same to them allowed an act
    that leads to what they see now; to the one who acted, if it is always the same act.
    """
    after = game.apply(past.before, past.act).state
    return any(_learns(game, viewer, past, after) for viewer in (None, *seats))


def _learns(game: AnyGame, viewer: Seat | None, past: PastAct[S, A], after: S) -> bool:
    known, sees = game.view(past.before, viewer), game.view(after, viewer)
    worlds = (game.imagine(known, Random(seed)) for seed in range(_WORLDS))
    return not all(_explains(game, viewer, past.act, world, sees) for world in worlds)


def _explains(game: AnyGame, viewer: Seat | None, act: Act[A], world: object, sees: object) -> bool:
    if game.refuse(world, act.seat, act.action) is None and _shows(game, viewer, act, world, sees):
        return True
    others = game.legal(world, act.seat) if viewer != act.seat else ()
    return any(_shows(game, viewer, Act(act.seat, other), world, sees) for other in others)


def _shows(game: AnyGame, viewer: Seat | None, act: Act[A], world: object, sees: object) -> bool:
    return bool(game.view(game.apply(world, act).state, viewer) == sees)
