"""Columba in numbers: a window of the table, 40 by 40 fields around the territory.

Whatever names a field lies in one of eleven planes of the window; words follow. A territory may
be longer than the window: then some offers have no number, and `columba-fields` has all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, groupby
from struct import Struct
from typing import Any, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from dovecote.core.bag import Bag
from dovecote.core.game import Seat
from dovecote.core.latest import Latest
from dovecote.games.columba import COLUMBA, Columba
from dovecote.games.columba.actions import (
    END,
    NONE,
    TAKE,
    Action,
    Breed,
    Build,
    Falcon,
    Lay,
    Offers,
    Place,
    Raise,
)
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field, Fields, Frame
from dovecote.games.columba.land import Land
from dovecote.games.columba.state import Aiming, Choosing, Options, Placing, Player, State, Step
from dovecote.games.columba.view import View
from dovecote.study.codecs.codec import (
    Array,
    CodecKey,
    Layout,
    Mask,
    Said,
    SeatSight,
    hot,
    row,
    turned,
)

SIDE = 40
PLANES = 11  # a card by its turn, a dovecote by its size, a pigeon by its kind, a falcon
_FIELDS = SIDE * SIDE
_SIZES = ("small", "large")
_PAIRS = tuple(a + b for a, b in combinations_with_replacement(sorted(KINDS), 2))
WORDS: tuple[Action, ...] = (
    TAKE,
    NONE,
    END,
    *(Breed(pair) for pair in _PAIRS),
    *(Raise(pair) for pair in _PAIRS),
)
WORD = {word: number for number, word in enumerate(WORDS)}
STEPS: dict[type[Any], int] = {step: number for number, step in enumerate(get_args(Step))}
CARDS, TILES = 4, 5  # among the planes of the land
_TEN, _THIRTY = 10.0, 30.0
_SUPPLY = Struct("6f").pack
Bits = NDArray[np.uint8]


_HERE: Field = (0, 0)  # stands for whatever field is meant


class Window(NamedTuple):
    """The upper left field of what the codec can tell, and how many offers lie in it."""

    corner: Field
    told: int


def plane_of(action: Action) -> int:
    """Which plane the field of an action is told in; −1 for a word."""
    match action:
        case Place(turn=turn):
            return turn
        case Build(size):
            return 4 + _SIZES.index(size)
        case Lay(kind):
            return 6 + KINDS.index(kind)
        case Falcon():
            return 10
        case _:
            return -1


def made(state: State, plane: int, field: Field) -> Action:
    """The action of a plane on a field; a card is the one in hand."""
    if plane < 4:
        card = state.step.card if isinstance(state.step, Placing) else ""
        return Place(card, field, plane)
    if plane < 6:
        return Build(_SIZES[plane - 4], field)
    return Lay(KINDS[plane - 6], field) if plane < 10 else Falcon(field)


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


class ColumbaCodec:
    """One number an action, as far as the window reaches."""

    name = "columba"
    version = 1
    key: CodecKey
    size = PLANES * _FIELDS + len(WORDS)
    depth = 1

    def __init__(self, seats: int, game: Columba = COLUMBA) -> None:
        self.game = game
        self.seats = seats
        self._facts = Facts(seats, game)
        self.layout = Layout(("land", (land_planes(seats), SIDE, SIDE), 1), *self._facts.parts)
        self._rest = slice(self.layout["land"].stop, self.layout.size)
        self._look = Latest(self._window)

    def show(self, state: State, seat: Seat) -> State:
        return state

    def bags(self, state: State) -> tuple[Bag[str], ...]:
        return (state.pile, state.starting)

    def private(self, view: View) -> str:
        return ""

    def mask(self, sight: SeatSight, said: Said = ()) -> Mask:
        return self._marked(sight.offers, self._look(sight).corner)

    def cut(self, sight: SeatSight) -> int:
        return len(sight.offers) - self._look(sight).told

    def is_whole(self, said: Said) -> bool:
        return True

    def write(self, sight: SeatSight, action: Any) -> Said:
        plane = plane_of(action)
        if plane < 0:
            return (_word(action),)
        (x, y), (left, top) = action.field, self._look(sight).corner
        if not (0 <= x - left < SIDE and 0 <= y - top < SIDE):
            return ()
        return (plane * _FIELDS + (y - top) * SIDE + x - left,)

    def read(self, sight: SeatSight, said: Said) -> Action:
        (number,) = said
        if number >= PLANES * _FIELDS:
            return WORDS[number - PLANES * _FIELDS]
        plane, place = divmod(number, _FIELDS)
        row, column = divmod(place, SIDE)
        left, top = self._look(sight).corner
        return made(sight.shown, plane, (column + left, row + top))

    def observe(self, sight: SeatSight, said: Said = ()) -> Array:
        state: State = sight.shown
        array = np.zeros(self.layout.size, np.float32)
        if state.land is not None:
            planes = array[: self._rest.start].reshape(-1, SIDE, SIDE)
            bits = unrolled(state.land, sight.seat, self.seats)
            _put(planes, bits, state.land.frame, self._look(sight).corner)
        array[self._rest] = np.frombuffer(b"".join(self._facts(state, sight.seat)), np.float32)
        return array

    def _window(self, sight: SeatSight) -> Window:
        """Around the middle of the territory; if no offer lies there, around the first one."""
        offers = sight.offers
        window = self._around(offers, middle(sight.shown.land))
        if len(offers) and not window.told:
            first: Any = offers[0]
            window = self._around(offers, first.field)
        return window

    def _around(self, offers: Sequence[Action], centre: Field) -> Window:
        corner = centre[0] - SIDE // 2, centre[1] - SIDE // 2
        if type(offers) is not Offers or not offers.parts or _holds(corner, offers):
            return Window(corner, len(offers))
        return Window(corner, int(np.count_nonzero(self._marked(offers, corner))))

    def _marked(self, offers: Sequence[Action], corner: Field) -> Mask:
        """The mask of the offers that a window can tell."""
        mask = np.zeros(self.size, np.int8)
        words = offers
        if type(offers) is Offers:
            words = offers.words
            if offers.parts:
                _lie(mask, offers, corner)
        for word in words:
            mask[_word(word)] = 1
        return mask


def _holds(corner: Field, offers: Offers) -> bool:
    """Whether every field that an offer names lies in the window; mostly the whole frame does."""
    frame, (x, y) = offers.frame, corner
    fields = 0
    for _, more, _ in offers.parts:
        fields |= more
    rows = -(-fields.bit_length() // frame.width)
    if x <= frame.left and frame.left + frame.width <= x + SIDE:
        return y <= frame.top and frame.top + rows <= y + SIDE
    left, top, right, bottom = borders(frame, fields)
    return x <= left and right < x + SIDE and y <= top and bottom < y + SIDE


def _lie(mask: Mask, offers: Offers, corner: Field) -> None:
    """Marks the offers that name a field of the window."""
    planes = mask[: PLANES * _FIELDS].reshape(PLANES, SIDE, SIDE)
    numbers, bits = offered(offers)
    done = 0
    for number, count in _runs(tuple(numbers)):
        _put(planes[number : number + count], bits[done : done + count], offers.frame, corner)
        done += count


@lru_cache(256)
def _runs(numbers: tuple[int, ...]) -> list[tuple[int, int]]:
    """Planes that follow one another are written at once: the first of them, and how many."""
    runs = groupby(enumerate(numbers), lambda told: told[1] - told[0])
    return [(run[0][1], len(run)) for run in (list(found) for _, found in runs)]


def land_planes(seats: int) -> int:
    """Four kinds, cards, tiles, fresh tiles, falcons, dovecotes by size, estates by owner."""
    return 10 + seats


def unrolled(land: Land, seat: int, seats: int) -> Bits:
    """The land as planes of bits, the estates from a seat on."""
    bits = _unrolled(land, seats)
    return bits.take(_order(seat, seats), axis=0) if seat else bits


@cache
def _order(seat: int, seats: int) -> NDArray[np.intp]:
    owned = land_planes(seats) - seats
    return np.array([*range(owned), *(owned + (seat + n) % seats for n in range(seats))], np.intp)


@lru_cache(64)
def _unrolled(land: Land, seats: int) -> Bits:
    """A land lies there for several decisions, of one player and of the next."""
    small = large = 0
    owned = [0] * seats
    for estate in land.estates:
        owned[estate.owner] |= estate.fields
        if estate.size == "small":
            small |= estate.home
        else:
            large |= estate.home
    whole = (land.cards, land.tiles, land.fresh, land.falcons)
    planes = (*land.shown, *whole, small, large, *owned)
    return _bits(planes, land.frame.width, (land.cards | land.tiles).bit_length())


def offered(offers: Offers) -> tuple[list[int], Bits]:
    """The offers that name a field: the numbers of their planes, and the planes."""
    longest = max([fields.bit_length() for _, fields, _ in offers.parts], default=0)
    planes = [_plane(make) for make, _, _ in offers.parts]
    return planes, _bits([fields for _, fields, _ in offers.parts], offers.frame.width, longest)


@lru_cache(2048)
def _plane(make: Callable[[Field], Action]) -> int:
    """Which plane the offers that are made so belong to; the rules keep what they make them by."""
    return plane_of(make(_HERE))


def middle(land: Land | None) -> Field:
    """The field in the middle of the territory."""
    if land is None:
        return _HERE
    left, top, right, bottom = borders(land.frame, land.cards | land.tiles)
    return (left + right) // 2, (top + bottom) // 2


@lru_cache(1024)
def borders(frame: Frame, fields: Fields) -> tuple[int, int, int, int]:
    """The outermost columns and rows of a set of fields: left, top, right, bottom."""
    width = frame.width
    top = ((fields & -fields).bit_length() - 1) // width
    bottom = (fields.bit_length() - 1) // width
    row, rows = fields >> top * width, 1
    while rows <= bottom - top:
        rows *= 2
    while rows > 1:  # the lower half of the rows is laid upon the upper one
        rows //= 2
        row |= row >> rows * width
    row &= (1 << width) - 1
    return (
        (row & -row).bit_length() - 1 + frame.left,
        top + frame.top,
        row.bit_length() - 1 + frame.left,
        bottom + frame.top,
    )


def _bits(planes: Sequence[Fields], width: int, length: int) -> Bits:
    """Sets of fields as rows of bits; widths are multiples of eight, so rows are whole bytes."""
    rows = -(-length // width) if length else 0
    size = rows * width // 8
    raw = b"".join([plane.to_bytes(size, "little") for plane in planes])
    bits = np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little")
    return bits.reshape(len(planes), rows, width)


def _put(planes: NDArray[Any], bits: Bits, frame: Frame, corner: Field) -> None:
    """Copies what of the bits lies in the window whose upper left field is `corner`."""
    x, y = frame.left - corner[0], frame.top - corner[1]
    rows, columns = bits.shape[1:]
    if 0 <= x <= SIDE - columns and 0 <= y <= SIDE - rows:  # as nearly always
        planes[:, y : y + rows, x : x + columns] = bits
        return
    up, down = max(0, y), min(SIDE, y + rows)
    back, ahead = max(0, x), min(SIDE, x + columns)
    if up < down and back < ahead:
        planes[:, up:down, back:ahead] = bits[:, up - y : down - y, back - x : ahead - x]


def _word(action: Action) -> int:
    return PLANES * _FIELDS + WORD[action]


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
