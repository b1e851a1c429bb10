"""What the contract asks about Columbiz: what is in its box, what is worth trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import combinations_with_replacement

from dovecote.games.columbiz.actions import Action, parse
from dovecote.games.columbiz.state import Keeping, Placing, State, Throwing

WORDS = ["stand", "end", "forfeit"]
PUTS = [f"put {column}/{number}" for column in range(1, 7) for number in range(1, 7)]
REROLLS = [
    "reroll " + " ".join(map(str, faces))
    for n in (1, 2, 8)
    for faces in combinations_with_replacement(range(1, 7), n)
]
ACTIONS = [parse(text) for text in (*WORDS, *WORDS, *PUTS, *REROLLS[:60])]


def pieces(state: State) -> Counter[Hashable]:
    """The pawns of each colour, wherever they are, and the eight dice while they are out."""
    box: Counter[Hashable] = Counter()
    for seat, player in enumerate(state.players):
        taken = sum(other.captured[seat] for other in state.players)
        on_board = player.pawns.bit_count()
        box[f"pawns of {seat}"] = on_board + player.reserve + player.set_aside + taken
    standing = [player.pawns for player in state.players]
    box["squares held twice"] = sum(m.bit_count() for m in standing) - _union(standing).bit_count()
    match state.step:
        case Keeping(dice=dice):
            assert len(dice) == 8
        case Throwing(kept=dice) | Placing(dice=dice):
            assert len(dice) <= 8
    return box


def candidates(state: State) -> list[Action]:
    return ACTIONS


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
