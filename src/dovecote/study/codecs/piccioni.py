"""Piccioni in numbers: every move that the cards of a box can make, by its place in one list.

The list is made from the card file, so that it serves any cards. Areas and partners are told
from the mover's own seat, so that a number means the same to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import Any, get_args

import numpy as np
from msgspec.structs import replace

from dovecote.core.errors import UnreadableError
from dovecote.core.game import Seat
from dovecote.games.piccioni import PICCIONI, Piccioni
from dovecote.games.piccioni.actions import (
    DRAW,
    END,
    NO_FOLLOW,
    PASS,
    Action,
    Assign,
    Clean,
    Discard,
    Follow,
    Kinds,
    Play,
    React,
    Take,
    Trophy,
    area,
)
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DIRT, PLACES, PRICES, TROPHY_PRICE
from dovecote.games.piccioni.state import Assigning, Options, Reacting, State, Step
from dovecote.games.piccioni.view import View
from dovecote.study.codecs.codec import (
    Array,
    Key,
    Layout,
    Mask,
    Said,
    Sight,
    hot,
    joined,
    row,
    turned,
)

_STEPS: dict[type[Any], int] = {step: number for number, step in enumerate(get_args(Step))}
_EDITIONS = ("2019", "2025-flock", "2025-balcony")
_FIVE, _TEN, _HUNDRED = 5.0, 10.0, 100.0


class PiccioniCodec:
    """One number an action."""

    name = "piccioni"
    version = 1
    key: Key
    depth = 1

    def __init__(self, seats: int, game: Piccioni = PICCIONI) -> None:
        self.game = game
        self.seats = seats
        cards = game.cards
        self._zones = cards.zones[: PLACES + seats]
        self._pigeons = tuple(pigeon.id for pigeon in cards.pigeon)
        self._actions = tuple(action.id for action in cards.action)
        self.moves: tuple[Action, ...] = tuple(dict.fromkeys(_moves(cards, seats)))
        self.size = len(self.moves)
        self._moves: list[
            list[Action]
        ] = [  # by seat: the same moves, as this seat would write them
            [_seen_from(move, seat, seats) for move in self.moves] for seat in range(seats)
        ]
        self._numbers = [
            {move: number for number, move in enumerate(moves)} for moves in self._moves
        ]
        self._count = lru_cache(8192)(_counted)  # hands and zones come again and again
        self._area = lru_cache(8192)(self._lie)
        self._announced = lru_cache(8192)(self._know)
        self._pile = lru_cache(1024)(self._lie_there)
        kinds, pigeons, zones = len(self._actions), len(self._pigeons), len(self._zones)
        self.layout = Layout(
            ("zones", (zones, pigeons), _TEN),
            ("areas", (seats, len(DIRT) + pigeons + len(DIRT) + 2), _TEN),
            ("hand", (kinds,), _FIVE),
            ("discard", (kinds,), _FIVE),
            ("decks", (5,), _HUNDRED),
            ("counts", (5,), _TEN),
            ("step", (len(_STEPS),), 1),
            ("turn", (seats,), 1),
            ("announced", (kinds + pigeons + len(DIRT) + 2 * zones + seats,), 1),
            ("reacting", (kinds,), 1),
            ("arriving", (pigeons,), 1),
            ("assigning", (pigeons,), 1),
            ("answered", (seats,), 1),
            ("options", (len(_EDITIONS) + 1,), 1),
        )

    def show(self, state: State, seat: Seat) -> View:
        return self.game.view(state, seat)

    def mask(self, sight: Sight, said: Said = ()) -> Mask:
        known, mask = self._numbers[sight.seat], bytearray(self.size)
        for offer in sight.offers:
            mask[known[offer]] = 1
        return np.frombuffer(mask, np.int8)

    def cut(self, sight: Sight) -> int:
        return 0

    def is_whole(self, said: Said) -> bool:
        return True

    def write(self, sight: Sight, action: Action) -> Said:
        number = self._numbers[sight.seat].get(action)
        if number is None:
            raise UnreadableError(text=str(action), expected=f"a move of {self.game.cards.title}")
        return (number,)

    def read(self, sight: Sight, said: Said) -> Action:
        (number,) = said
        return self._moves[sight.seat][number]

    def observe(self, sight: Sight, said: Said = ()) -> Array:
        view: View = sight.shown
        seat, seats, count = sight.seat, self.seats, self._count
        pigeons, actions = self._pigeons, self._actions
        areas, step = turned(view.areas, seat), view.agenda[-1]
        reaction = next((s.aims.card for s in view.agenda[::-1] if type(s) is Reacting), None)
        assigned = (step.pigeon,) if type(step) is Assigning else ()
        return joined(
            (
                *[count(place.pigeons, pigeons, _TEN) for place in view.places],
                *[count(one.pigeons, pigeons, _TEN) for one in areas],
                *[
                    self._area(one.dirt, one.trophies, len(one.unseen), one.hand_size)
                    for one in areas
                ],
                count(view.hand, actions, _FIVE),
                self._pile(view.discard.counts),
                row(
                    view.flock / _HUNDRED,
                    view.deck / _HUNDRED,
                    view.removed / _HUNDRED,
                    view.revealed / _HUNDRED,
                    view.drawn / _HUNDRED,
                    view.excess / _TEN,
                    view.moves / _TEN,
                    view.calls / _TEN,
                    view.last_round / _TEN,
                    len(view.agenda) / _TEN,
                ),
                hot(_STEPS[type(step)], len(_STEPS)),
                hot((view.seat - seat) % seats, seats),
                self._announced(view.announced, seat),
                count(() if reaction is None else (reaction,), actions, 1.0),
                count(view.arriving, pigeons, 1.0),
                count(assigned, pigeons, 1.0),
                _those([(other - seat) % seats for other in view.answered], seats),
                _options(view.options),
            )
        )

    def _know(self, play: Play | None, seat: int) -> bytes:
        """The card of the last move with its aims, as all have heard."""
        if play is None:
            play = Play("")
        play = _seen_from(play, -seat % self.seats, self.seats)
        return b"".join(
            (
                _counted((play.card,), self._actions, 1.0),
                _counted(play.what, (*self._pigeons, *DIRT), 1.0),
                _counted((play.zone,), self._zones, 1.0),
                _counted((play.to,), self._zones, 1.0),
                hot(None if play.partner < 0 else play.partner, self.seats),
            )
        )

    def _lie(self, dirt: Kinds, trophies: Kinds, unseen: int, hand: int) -> bytes:
        """What lies in an Area beside its pigeons, and how many cards its owner holds."""
        made = _counted(trophies, (*self._pigeons, *DIRT), _TEN)
        return _counted(dirt, DIRT, _TEN) + made + row(unseen / _TEN, hand / _TEN)

    def _lie_there(self, counts: tuple[tuple[str, int], ...]) -> bytes:
        return row(*[dict(counts).get(card, 0) / _FIVE for card in self._actions])


def _moves(cards: Cards, seats: int) -> Iterator[Action]:
    """Every move of seat 0 that one of these cards allows, in the order of their numbers."""
    zones = cards.zones[: PLACES + seats]
    pigeons = tuple(pigeon.id for pigeon in cards.pigeon)
    yield from (DRAW, END, PASS, NO_FOLLOW, Take("pigeon"), Take("guano"))
    for card in cards.action:
        yield from _plays(cards, card.id, zones, pigeons, seats)
    hands = {n: tuple(_handfuls(cards, n)) for n in {*PRICES.values(), TROPHY_PRICE}}
    for dirt, price in PRICES.items():
        yield from (Clean(dirt, paid) for paid in hands[price])
    yield from (Trophy(pigeon, paid) for pigeon in pigeons for paid in hands[TROPHY_PRICE])
    for card in cards.action:
        if card.reaction:
            named = [(pigeon,) for pigeon in pigeons] if card.id in cards.netting else [()]
            yield from (React(card.id, what) for what in named)
    yield from (Assign(pigeon, zone) for pigeon in pigeons for zone in zones)
    yield from (Follow(pigeon, zone) for pigeon in pigeons for zone in zones)
    yield from (Discard(card.id) for card in cards.action)


def _plays(cards: Cards, card: str, zones: Kinds, pigeons: Kinds, seats: int) -> Iterator[Action]:
    asks = cards.asks[card]
    kinds = {"": (), "pigeons": pigeons, "dirt": DIRT}[asks.what]
    named: list[Kinds] = [
        tuple(sorted(what))
        for n in range(1, asks.most + 1)
        for what in combinations_with_replacement(kinds, n)
    ] or [()]
    aims = product(
        named,
        zones if asks.zone else ("",),
        zones if asks.to else ("",),
        range(seats) if asks.partner else (-1,),
    )
    yield from (Play(card, *aim) for aim in aims if not aim[1] or aim[1] != aim[2])


def _handfuls(cards: Cards, number: int) -> Iterator[Kinds]:
    """So many cards as one may pay with, each multiset once."""
    counts = {card.id: card.count for card in cards.action}
    for some in combinations_with_replacement(sorted(counts), number):
        if all(some.count(card) <= counts[card] for card in some):
            yield some


def _seen_from(move: Any, seat: int, seats: int) -> Any:
    """What seat 0 calls so, as another seat writes it: its own Area takes the place of 0's."""
    changed = {}
    for name in ("zone", "to"):
        owner = area(getattr(move, name, ""))
        if owner is not None:
            changed[name] = f"area {(owner + seat) % seats}"
    if getattr(move, "partner", -1) >= 0:
        changed["partner"] = (move.partner + seat) % seats
    return replace(move, **changed) if changed else move


def _counted(kinds: Kinds, among: Kinds, unit: float) -> bytes:
    return row(*[kinds.count(kind) / unit for kind in among])


def _those(places: list[int], length: int) -> bytes:
    return row(*[place in places for place in range(length)]) if places else hot(None, length)


@cache
def _options(options: Options) -> bytes:
    edition = hot(_EDITIONS.index(options.edition), len(_EDITIONS))
    return edition + row(options.first_moves == 1)
