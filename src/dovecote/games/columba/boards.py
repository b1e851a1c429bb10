"""The players' mini-boards: reading and changing them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from dovecote.games.columba.state import Kinds, Player, State


def player_of(state: State) -> Player:
    """The board of the seat whose turn it is."""
    return state.players[state.seat]


def with_player(state: State, player: Player) -> State:
    """The state with that board changed."""
    seat = state.seat
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def plus(numbers: Kinds, kind: int, more: int) -> Kinds:
    """The numbers with more of one kind, or fewer."""
    return kinds(number + more * (place == kind) for place, number in enumerate(numbers))


def kinds(numbers: Iterable[int]) -> Kinds:
    """A number for each kind of pigeon."""
    g, w, s, b = numbers
    return g, w, s, b
