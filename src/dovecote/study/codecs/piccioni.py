"""Piccioni in numbers: every move that the cards of a box can make, by its place in one list.

The list is made from the card file, so that it serves any cards. Areas and partners are told
from the mover's own seat, so that a number means the same to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import numpy as np

from dovecote.core.bag import Bag
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
)
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DIRT, PLACES, PRICES, TROPHY_PRICE
from dovecote.games.piccioni.offers import Moves
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.view import View
from dovecote.study.codecs.codec import Array, CodecKey, Mask, Said, SeatSight
from dovecote.study.codecs.piccioni_array import PiccioniArray
from dovecote.study.codecs.piccioni_seats import seen_from


class PiccioniCodec:
    """One number an action."""

    name = "piccioni"
    version = 1
    key: CodecKey
    depth = 1

    def __init__(self, seats: int, game: Piccioni = PICCIONI) -> None:
        self.game = game
        self.seats = seats
        cards = game.cards
        self.moves: tuple[Action, ...] = tuple(dict.fromkeys(_moves(cards, seats)))
        self.size = len(self.moves)
        self._moves: list[
            list[Action]
        ] = [  # by seat: the same moves, as this seat would write them
            [seen_from(move, seat, seats) for move in self.moves] for seat in range(seats)
        ]
        self._numbers = [
            {move: number for number, move in enumerate(moves)} for moves in self._moves
        ]
        self._families = [_families(numbers) for numbers in self._numbers]
        self._array = PiccioniArray(cards, seats)
        self.layout = self._array.layout

    def show(self, state: State, seat: Seat) -> bytes:
        return self._array.tell(state, seat)

    def bags(self, state: State) -> tuple[Bag[str], ...]:
        return state.flock, state.deck

    def private(self, view: View) -> str:
        """The hand, and a sealed answer."""
        return " ".join([*view.hand, *([f"! {view.answer}"] if view.answer else [])])

    def mask(self, sight: SeatSight, said: Said = ()) -> Mask:
        """Those of which there are many are never made: how they are told says their numbers."""
        offers, known, mask = sight.offers, self._numbers[sight.seat], bytearray(self.size)
        if type(offers) is not Moves:
            for offer in offers:
                mask[known[offer]] = 1
            return np.frombuffer(mask, np.int8)
        families = self._families[sight.seat]
        for options, make, told in offers.parts:
            if make is None:
                for offer in options:
                    mask[known[offer]] = 1
            elif options:
                numbers = families[make, told]
                for option in options:
                    mask[numbers[option]] = 1
        return np.frombuffer(mask, np.int8)

    def cut(self, sight: SeatSight) -> int:
        return 0

    def is_whole(self, said: Said) -> bool:
        return True

    def write(self, sight: SeatSight, action: Action) -> Said:
        number = self._numbers[sight.seat].get(action)
        if number is None:
            raise UnreadableError(text=str(action), expected=f"a move of {self.game.cards.title}")
        return (number,)

    def read(self, sight: SeatSight, said: Said) -> Action:
        (number,) = said
        return self._moves[sight.seat][number]

    def observe(self, sight: SeatSight, said: Said = ()) -> Array:
        return np.frombuffer(bytearray(sight.shown), np.float32)


def _families(numbers: dict[Any, int]) -> dict[tuple[Any, ...], dict[Any, int]]:
    """The numbers of a seat's moves by how the rules tell many at once: what makes them, and all
    that is known but the last; then by the last."""
    found: dict[tuple[Any, ...], dict[Any, int]] = {}
    for move, number in numbers.items():
        match move:
            case Play(card, what, zone, to, -1):
                found.setdefault((Play, (card, what, zone)), {})[to] = number
            case Clean(what, paid) | Trophy(what, paid):
                found.setdefault((type(move), (what,)), {})[paid] = number
    return found


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
