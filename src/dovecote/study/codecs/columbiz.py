"""Columbiz in numbers: 294 actions; the board, the pawns and the dice as an array."""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

from dovecote.core.bag import Bag
from dovecote.core.chance import Dice
from dovecote.core.errors import UnreadableError
from dovecote.core.game import Seat
from dovecote.games.columbiz import COLUMBIZ, Columbiz
from dovecote.games.columbiz.actions import (
    END,
    FORFEIT,
    STAND,
    Action,
    Keepings,
    Put,
    Reroll,
    Stand,
    keepings,
)
from dovecote.games.columbiz.board import SQUARES, index_of
from dovecote.games.columbiz.components import DICE, THROWS
from dovecote.games.columbiz.state import (
    Beginning,
    Ended,
    Keeping,
    Options,
    Placing,
    Player,
    State,
    Step,
    Throwing,
)
from dovecote.games.columbiz.view import View
from dovecote.study.codecs.codec import (
    Array,
    CodecKey,
    Layout,
    Mask,
    Said,
    SeatSight,
    hot,
    joined,
    row,
    turned,
)

_PUT = 1 << DICE  # before it: stand, then every choice of places in a sorted hand
_END = _PUT + len(SQUARES)
_FORFEIT = _END + 1
_AFTER: tuple[Action, ...] = (*map(Put, SQUARES), END, FORFEIT)
_TEN = 10.0
_STEPS: tuple[type[Step], ...] = (Beginning, Throwing, Keeping, Placing, Ended)


class ColumbizCodec:
    """One number an action."""

    name = "columbiz"
    version = 1
    key: CodecKey
    size = _FORFEIT + 1
    depth = 1

    def __init__(self, seats: int, game: Columbiz = COLUMBIZ) -> None:
        self.game = game
        self.seats = seats
        self.layout = Layout(
            ("board", (seats, len(SQUARES)), 1),
            ("players", (seats, 3 + seats), _TEN),
            ("dice", (6,), DICE),
            ("step", (len(_STEPS),), 1),
            ("throw", (THROWS,), 1),
            ("turn", (seats,), 1),
            ("first", (seats,), 1),
            ("counts", (2,), _TEN),
            ("options", (3,), 1),
        )

    def show(self, state: State, seat: Seat) -> State:
        return state

    def bags(self, state: State) -> tuple[Bag[str], ...]:
        return ()

    def private(self, view: View) -> str:
        return ""

    def mask(self, sight: SeatSight, said: Said = ()) -> Mask:
        offers = sight.offers
        if isinstance(offers, Keepings):
            return _kept(offers.dice).copy()
        mask = np.zeros(self.size, np.int8)
        for offer in offers:
            mask[_number(offer, ())] = 1
        return mask

    def cut(self, sight: SeatSight) -> int:
        return 0

    def is_whole(self, said: Said) -> bool:
        return True

    def write(self, sight: SeatSight, action: Action) -> Said:
        return (_number(action, _lying(sight.shown.step)),)

    def read(self, sight: SeatSight, said: Said) -> Action:
        (number,) = said
        if number == 0:
            return STAND
        if number < _PUT:
            return Reroll(tuple(_chosen(_lying(sight.shown.step), number)))
        return _AFTER[number - _PUT]

    def observe(self, sight: SeatSight, said: Said = ()) -> Array:
        state: State = sight.shown
        seat, seats, step = sight.seat, self.seats, state.step
        players = turned(state.players, seat)
        throw = step.throw - 1 if type(step) is Keeping or type(step) is Throwing else None
        placed = step.placed if type(step) is Placing else 0
        first = None if state.first is None else (state.first - seat) % seats
        return joined(
            (
                *[_pawns(player.pawns) for player in players],
                *[_player(player, seat) for player in players],
                _dice(_lying(step)),
                hot(_STEPS.index(type(step)), len(_STEPS)),
                hot(throw, THROWS),
                hot((state.seat - seat) % seats, seats),
                hot(first, seats),
                row(state.round / _TEN, placed / _TEN),
                _options(state.options),
            )
        )


def _number(action: Action, hand: Dice) -> int:
    match action:
        case Stand():
            return 0
        case Reroll(faces):
            return _places(hand, faces)
        case Put(square):
            return _PUT + index_of(square)
        case _:
            return _END if action == END else _FORFEIT


def _places(hand: Dice, faces: Dice) -> int:
    """The places of the dice that are thrown again, a bit each: of equal ones the first."""
    places = 0
    for face in set(faces):
        if hand.count(face) < faces.count(face):
            raise UnreadableError(text=str(Reroll(faces)), expected=" ".join(map(str, hand)))
        places |= ((1 << faces.count(face)) - 1) << hand.index(face)
    return places


def _chosen(hand: Dice, places: int) -> list[int]:
    return [face for place, face in enumerate(hand) if places >> place & 1]


@cache
def _kept(dice: Dice) -> Mask:
    """The mask of a hand's offers; the 1,287 possible hands are worked out once."""
    mask = np.zeros(ColumbizCodec.size, np.int8)
    mask[[_number(offer, dice) for offer in keepings(dice)]] = 1
    return mask


def _lying(step: Step) -> Dice:
    """The dice on the table, in rising order."""
    if type(step) is Keeping or type(step) is Placing:
        return step.dice
    return tuple(sorted(step.kept)) if type(step) is Throwing else ()


@lru_cache(4096)
def _dice(dice: Dice) -> bytes:
    return row(*[dice.count(face) / DICE for face in range(1, 7)])


@lru_cache(4096)
def _pawns(pawns: int) -> bytes:
    """The squares that they stand on, in the order of the board."""
    return row(*[pawns >> square & 1 for square in range(len(SQUARES))])


@lru_cache(4096)
def _player(player: Player, seat: int) -> bytes:
    counts = (player.reserve, player.set_aside, player.line_points)
    return row(*[n / _TEN for n in (*counts, *turned(player.captured, seat))])


@cache
def _options(options: Options) -> bytes:
    return row(
        options.line_scoring == "difference",
        options.ties == "captured",
        options.captures == "together",
    )
