"""What the contract asks about Columba: what is in its box, what is worth trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from dovecote.games.columba.actions import Action, parse
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.land import kind_at
from dovecote.games.columba.state import Aiming, Choosing, Placing, State

NEAR = range(-3, 5)


def pieces(state: State) -> Counter[Hashable]:
    """Cards, tiles, falcons and dovecotes, wherever they are."""
    box: Counter[Hashable] = Counter()
    box.update(f"card {card}" for card in [*state.pile, *state.starting, *state.laid])
    box.update(f"card {card}" for card in state.discarded)
    match state.step:
        case Placing(card) | Choosing(card) | Aiming(card):
            box[f"card {card}"] += 1
    for letter, left in zip(KINDS, state.supply, strict=True):
        box[f"tile {letter}"] += left
    box["falcon"] += state.falcons
    for seat, player in enumerate(state.players):
        box.update([f"card {player.objective}"] if player.objective else [])
        box["falcon"] += player.eyases + player.adults
        box[f"small {seat}"] += player.small
        box[f"large {seat}"] += player.large
        for letter, held, kept in zip(KINDS, player.captured, player.board, strict=True):
            box[f"tile {letter}"] += held + kept
    if state.land:
        box["falcon"] += state.land.falcons.bit_count()
        box.update(f"{estate.size} {estate.owner}" for estate in state.land.estates)
        _count_tiles(state, box)
    return box


def _count_tiles(state: State, box: Counter[Hashable]) -> None:
    land = state.land
    assert land is not None
    hidden = (land.tiles & land.falcons).bit_count()  # a tile under a falcon shows no kind
    for place in land.frame.fields(land.tiles & ~land.falcons):
        box[f"tile {KINDS[kind_at(land, land.frame.bit(place))]}"] += 1
    total = sum(n for name, n in box.items() if str(name).startswith("tile "))
    if state.options.variant == "standard":
        assert total + hidden == 60
    if hidden:  # which of the four it is nobody can see any more; the sum is what must hold
        for letter in KINDS:
            box[f"tile {letter}"] = 15


def candidates(state: State) -> list[Action]:
    texts = ["take objective", "no objective", "end"]
    texts += [f"{word} {pair}" for word in ("breed", "raise") for pair in ("b g", "g g", "s w")]
    for x in NEAR:
        for y in NEAR:
            texts += [f"build {size} at {x},{y}" for size in ("small", "large")]
            texts += [f"lay {kind} at {x},{y}" for kind in KINDS]
            texts += [f"falcon at {x},{y}"]
            if isinstance(state.step, Placing):
                texts += [f"place {state.step.card} at {x},{y} turn {k}" for k in range(4)]
    return [parse(text) for text in texts]
