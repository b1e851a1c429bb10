"""What a player may do now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import combinations_with_replacement

from dovecote.games.columba.actions import Action, Breed, Build, Falcon, Lay, Offers, Place, Raise
from dovecote.games.columba.choices import (
    buildable,
    huntable,
    land_of,
    layable,
    may_interleave,
    placeable,
)
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field, Fields
from dovecote.games.columba.state import Placing, State

Part = tuple[Callable[[Field], Action], Fields]
_BUILDERS = tuple(partial(Build, size) for size in ("small", "large"))
_LAYERS = tuple(partial(Lay, kind) for kind in KINDS)


def placing(state: State, step: Placing) -> Sequence[Action]:
    """Where the card in hand may lie, with what may be done beside that."""
    parts: list[Part] = [
        (_placer(step.card, number), positions) for number, _, positions in placeable(state, step)
    ]
    if may_interleave(state):
        parts += option_parts(state)
    return Offers(land_of(state).frame, parts, breeding(state))


@cache
def _placer(card: str, number: int) -> Callable[[Field], Action]:
    return partial(_place, card, number)


def _place(card: str, number: int, field: Field) -> Place:
    return Place(card, field, number)


def option_parts(state: State) -> list[Part]:
    """Building, laying and hunting (3.2)."""
    player = state.players[state.seat]
    parts: list[Part] = []
    if not state.has_built and player.small + player.large:
        fields = buildable(state)
        parts += [
            (build, fields)
            for build, left in zip(_BUILDERS, (player.small, player.large), strict=True)
            if left
        ]
    parts += [(lay, layable(state, kind)) for kind, lay in enumerate(_LAYERS) if player.board[kind]]
    if player.adults and not state.has_hunted:
        parts.append((Falcon, huntable(state)))
    return parts


def breeding(state: State) -> tuple[Action, ...]:
    """One step a turn: a young falcon bought, or one raised (8.6)."""
    player = state.players[state.seat]
    if state.has_bred or sum(player.board) < 2:
        return ()
    held = sorted(letter for letter, n in zip(KINDS, player.board, strict=True) if n)
    pairs = [
        a + b
        for a, b in combinations_with_replacement(held, 2)
        if a != b or player.board[KINDS.index(a)] > 1
    ]
    bred: list[Action] = [Breed(pair) for pair in pairs] if state.falcons else []
    raised: list[Action] = [Raise(pair) for pair in pairs] if player.eyases else []
    return (*bred, *raised)
