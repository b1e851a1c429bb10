"""What a game is, and nothing about how it is hosted, drawn or played well.

A game is a handful of pure functions over immutable values. It never throws a die, never
reads a clock, never talks to anyone: when it needs luck or a choice it says so through
`pending` and waits for the matching `Move`.

Values without cycles need no garbage collector, so the busy ones say `gc=False`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from dovecote.core.chance import Chance
from dovecote.core.errors import Refusal
from dovecote.core.options import Options
from dovecote.core.packing import Packing
from dovecote.core.seat import Seat as Seat

O = TypeVar("O", bound=Options)  # noqa: E741  the table's agreement
S = TypeVar("S")  # the whole truth
A = TypeVar("A")  # what a player may do
E = TypeVar("E")  # what just happened
V = TypeVar("V")  # what one seat may know
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)


class Luck(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Nothing moves until `chance` has answered; `cause` names the question in its match."""

    cause: str
    chance: Chance[Any]


class Choice(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Every listed seat owes one action; they may answer in any order."""

    seats: tuple[Seat, ...]


class Over(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The match has ended. 1 is the best rank; equal ranks share the place."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    gave_up: Seat | None = None  # who ended it before its time: a matter of tables, not of rules


Pending: TypeAlias = Luck | Choice | Over


class Fate(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Luck's answer to a `Luck`."""

    outcome: Any


class Act(msgspec.Struct, Generic[A], frozen=True, gc=False, tag=True):
    """A seat's answer to a `Choice`."""

    seat: Seat
    action: A


Move: TypeAlias = Fate | Act[A]


class After(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """What a move leaves behind, and what happened on the way there."""

    state: S
    events: tuple[E, ...]


class Game(Protocol[O_contra, S, A, E, V]):
    """The contract. Every function is total over reachable states, pure and deterministic."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int:
        """Raised whenever an old record would replay differently."""
        ...

    @property
    def options_type(self) -> type[Options]: ...

    @property
    def action_type(self) -> object:
        """The union of all actions: what reads an action from its fields must know it."""
        ...

    @property
    def data(self) -> Mapping[str, str]:
        """What the rules have read from data files, by name: part of the ruleset."""
        ...

    @property
    def content(self) -> str:
        """The data file it was made with, in one spelling; empty: what the house ships."""
        ...

    @property
    def colours(self) -> Mapping[int, Sequence[str]]:
        """The colours that players may have, by number of seats: the usual ones first, in the
        order of the seats. They are no rule: neither states nor views know them."""
        ...

    @property
    def sides(self) -> Mapping[int, Sequence[Sequence[int]]]:
        """Who wins and loses together, by number of seats, where anybody does: every seat is on
        one side. Numbers that are left out: everyone plays alone."""
        ...

    @property
    def refusals(self) -> Mapping[str, str]:
        """The closed list of refusal codes, each with the clause it cites."""
        ...

    @property
    def standing(self) -> Sequence[str]:
        """The answers in windows that may be ordered in advance, declining first; often none."""
        ...

    @property
    def ending(self) -> str:
        """The text by which seats end their turns themselves; empty where turns end by rule."""
        ...

    @property
    def hides(self) -> bool:
        """Whether anybody may ever know what somebody else does not."""
        ...

    @property
    def packing(self) -> Packing[S, A, V] | None:
        """The shorthand in which views and offers may travel; None: they travel as they are."""
        ...

    def setup(self, options: O_contra, /) -> S:
        """The table as the rulebook lays it, before any luck."""
        ...

    def pending(self, state: S, /) -> Pending:
        """What the match is waiting for."""
        ...

    def result(self, state: S, /) -> Over:
        """Places and points if the match ended as it stands; what `pending` says once it does."""
        ...

    def turn(self, state: S, /) -> Seat | None:
        """Whose turn it is, as everyone may know; None if it is nobody's."""
        ...

    def decline(self, state: S, seat: Seat, /) -> A | None:
        """The action by which `seat` lets an open window pass; None if it is asked in none."""
        ...

    def uses(self, action: A, /) -> str:
        """The card, or square, that an action brings into play; empty if it is none of those."""
        ...

    def legal(self, state: S, seat: Seat, /) -> Sequence[A]:
        """Every action `seat` may take now, in a stable order; empty if it owes none."""
        ...

    def refuse(self, state: S, seat: Seat, action: A, /) -> Refusal | None:
        """The first rule, in rulebook order, against `action`; None exactly when it is legal."""
        ...

    def apply(self, state: S, move: Move[A], /) -> After[S, E]:
        """The state after a legal `move`, and the events it brought."""
        ...

    def view(self, state: S, seat: Seat | None, /) -> V:
        """All that `seat` may know; None is a spectator."""
        ...

    def witness(self, event: E, seat: Seat | None, /) -> E | None:
        """`event` as `seat` saw it, or None if it saw nothing."""
        ...

    def shows(self, state: S, move: Move[A], seat: Seat | None, /) -> bool:
        """Whether `seat` may read the move itself in the record while the match runs."""
        ...

    def imagine(self, view: V, rng: Random, /) -> S:
        """Some state that looks like `view` to its owner."""
        ...

    def parse(self, state: S, seat: Seat, text: str, /) -> A:
        """Reads notation, legal or not; raises `UnreadableError`."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


class KeptOffers(tuple[A, ...]):
    """Offers that a game works out once and keeps; so may whoever writes them down."""

    written: bytes = b""


def seats_of(options: Options) -> tuple[Seat, ...]:
    """Every seat of a match, clockwise from 0."""
    return tuple(map(Seat, range(options.seats)))


def ranks(results: Sequence[object]) -> tuple[int, ...]:
    """1 + the number of results that are strictly better, for each.

    >>> ranks([7, 9, 9])
    (3, 1, 1)
    """
    best = sorted(results, reverse=True)  # type: ignore[type-var]
    return tuple(1 + best.index(result) for result in results)
