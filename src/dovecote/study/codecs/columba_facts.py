"""What every codec of Columba tells beside the land."""

from __future__ import annotations

from functools import cache, lru_cache
from struct import Struct
from typing import Any, get_args

from dovecote.core.bag import Bag
from dovecote.core.latest import Latest
from dovecote.games.columba import Columba
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.state import Aiming, Choosing, Options, Placing, Player, State, Step
from dovecote.study.codecs.codec import hot, row, turned

STEPS: dict[type[Any], int] = {step: number for number, step in enumerate(get_args(Step))}
_TEN, _THIRTY = 10.0, 30.0
_SUPPLY = Struct("6f").pack


class Facts:
    """What every codec of Columba tells beside the land."""

    def __init__(self, seats: int, game: Columba) -> None:
        self.seats = seats
        deck = [game.data[name].split() for name in ("common", "starting")]
        self._cards = tuple(sorted({*deck[0], *deck[1]}))
        self._place_of = {card: place for place, card in enumerate(self._cards)}
        self._row = Struct(f"{len(self._cards)}f").pack
        self._pile, self._starting = Latest(self._count), Latest(self._count)
        self.parts: tuple[tuple[str, tuple[int, ...], float], ...] = (
            ("players", (seats, 17), _TEN),
            ("pile", (len(self._cards),), 1),
            ("starting", (len(self._cards),), 1),
            ("supply", (5,), _TEN),
            ("drawn", (1,), _THIRTY),
            ("step", (len(STEPS),), 1),
            ("card", (4, len(KINDS)), 1),
            ("turn", (seats,), 1),
            ("flags", (4,), 1),
            ("options", (4,), 1),
        )

    def __call__(self, state: State, seat: int) -> list[bytes]:
        g, w, s, b = state.supply
        return [
            *map(_player, turned(state.players, seat)),
            self._pile(state.pile),
            self._starting(state.starting),
            _SUPPLY(
                g / _TEN,
                w / _TEN,
                s / _TEN,
                b / _TEN,
                state.falcons / _TEN,
                state.drawn / _THIRTY,
            ),
            _turn(
                state.step,
                (state.seat - seat) % self.seats,
                self.seats,
                state.has_built,
                state.has_bred,
                state.has_hunted,
            ),
            _options(state.options),
        ]

    def _count(self, bag: Bag[str]) -> bytes:
        found, place_of = [0.0] * len(self._cards), self._place_of
        for card in bag.things:
            found[place_of[card]] += 1.0
        return self._row(*found)


@lru_cache(4096)
def _player(player: Player) -> bytes:
    counts = (
        player.small,
        player.large,
        player.objective is not None,
        *player.lacking,
        *player.captured,
        *player.board,
        player.eyases,
        player.adults,
    )
    return row(*[n / _TEN for n in counts])


@lru_cache(1024)
def _turn(step: Step, turn: int, seats: int, *done: bool) -> bytes:
    """What is next, the card in hand, whose turn it is, and what has been done in it."""
    is_former = type(step) is Placing and step.is_former
    return b"".join(
        (
            hot(STEPS[type(step)], len(STEPS)),
            _grounds(_card_of(step)),
            hot(turn, seats),
            row(is_former, *done),
        )
    )


@cache
def _options(options: Options) -> bytes:
    return row(
        options.variant == "junior",
        options.interleave_options,
        options.tile_supply == "unlimited",
        options.minimum_group == 2,
    )


def _card_of(step: Step) -> str:
    """The card in hand, or the former objective that is laid next."""
    if type(step) is Placing:
        return step.card
    return step.former if isinstance(step, Choosing | Aiming) else ""


@cache
def _grounds(card: str) -> bytes:
    """The four grounds of the card in hand, one by one; noughts if there is none."""
    grounds = (hot(KINDS.index(kind), len(KINDS)) for kind in card)
    return b"".join(grounds) or hot(None, 4 * len(KINDS))
