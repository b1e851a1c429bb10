"""Piccioni in numbers: every move that the cards of a box can make, by its place in one list.

The list is made from the card file, so that it serves any cards. Areas and partners are told
from the mover's own seat, so that a number means the same to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from struct import Struct
from typing import Any

import numpy as np
from msgspec.structs import replace

from dovecote.core.errors import UnreadableError
from dovecote.core.game import Seat
from dovecote.core.latest import Latest
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
from dovecote.games.piccioni.offers import Moves
from dovecote.games.piccioni.state import Options, State
from dovecote.study.codecs.codec import (
    Array,
    Key,
    Known,
    Layout,
    Mask,
    Said,
    Sight,
    hot,
    joined,
    row,
    turned,
)
from dovecote.study.codecs.piccioni_glance import STEPS, Glance, Window, glance

_EDITIONS = ("2019", "2025-flock", "2025-balcony")
_FIVE, _TEN, _HUNDRED = 5.0, 10.0, 100.0
_NUMBERS = Struct("10f").pack  # decks and counts


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
        self._families = [_families(numbers) for numbers in self._numbers]
        self._zone = Known(lambda lying: _counted(lying, self._pigeons, _TEN))
        self._hand = Known(lambda held: _counted(held, self._actions, _FIVE))
        self._dirt = Known(lambda lying: _counted(lying, DIRT, _TEN))
        self._made = Known(lambda made: _counted(made, (*self._pigeons, *DIRT), _TEN))
        self._few = Known(lambda numbers: row(*[n / _TEN for n in numbers]))
        self._window = Known(lambda told: self._know(*told))
        self._discard = Latest(self._count)
        self._place_of = {card: place for place, card in enumerate(self._actions)}
        self._pile = Struct(f"{len(self._actions)}f").pack
        kinds, pigeons, zones = len(self._actions), len(self._pigeons), len(self._zones)
        self.layout = Layout(
            ("zones", (zones, pigeons), _TEN),
            ("areas", (seats, len(DIRT) + pigeons + len(DIRT) + 2), _TEN),
            ("hand", (kinds,), _FIVE),
            ("discard", (kinds,), _FIVE),
            ("decks", (5,), _HUNDRED),
            ("counts", (5,), _TEN),
            ("step", (len(STEPS),), 1),
            ("turn", (seats,), 1),
            ("announced", (kinds + pigeons + len(DIRT) + 2 * zones + seats,), 1),
            ("reacting", (kinds,), 1),
            ("arriving", (pigeons,), 1),
            ("assigning", (pigeons,), 1),
            ("answered", (seats,), 1),
            ("options", (len(_EDITIONS) + 1,), 1),
        )

    def show(self, state: State, seat: Seat) -> Glance:
        return glance(self.game.cards, state, seat)

    def mask(self, sight: Sight, said: Said = ()) -> Mask:
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
        shown: Glance = sight.shown
        seat, zone = sight.seat, self._zone
        return joined(
            [
                *[zone[lying] for lying in shown.places],
                *[zone[lying] for lying in turned(shown.pigeons, seat)],
                *[part for area in turned(shown.areas, seat) for part in self._lie(*area)],
                self._hand[shown.hand],
                self._discard(shown.discard),
                _NUMBERS(
                    shown.flock / _HUNDRED,
                    shown.deck / _HUNDRED,
                    shown.removed / _HUNDRED,
                    shown.revealed / _HUNDRED,
                    shown.drawn / _HUNDRED,
                    shown.excess / _TEN,
                    shown.moves / _TEN,
                    shown.calls / _TEN,
                    shown.last_round / _TEN,
                    shown.owed / _TEN,
                ),
                self._window[seat, shown.seat, shown.step, shown.announced, shown.window],
                _options(shown.options),
            ]
        )

    def _know(
        self, seat: int, turn: int, step: int, play: Play | None, window: Window | None
    ) -> bytes:
        """What is next, whose turn it is, the card of the last move with its aims, as all have
        heard, and what an open window is about."""
        seats, pigeons, actions = self.seats, self._pigeons, self._actions
        play = _seen_from(play or Play(""), -seat % seats, seats)
        reaction, arriving, assigned, answered = window or Window()
        return b"".join(
            (
                hot(step, len(STEPS)),
                hot((turn - seat) % seats, seats),
                _counted((play.card,), actions, 1.0),
                _counted(play.what, (*pigeons, *DIRT), 1.0),
                _counted((play.zone,), self._zones, 1.0),
                _counted((play.to,), self._zones, 1.0),
                hot(None if play.partner < 0 else play.partner, seats),
                _counted((reaction,), actions, 1.0),
                _counted(arriving, pigeons, 1.0),
                _counted((assigned,), pigeons, 1.0),
                row(*[(seat + place) % seats in answered for place in range(seats)]),
            )
        )

    def _lie(self, dirt: Kinds, made: Kinds, unseen: int, hand: int) -> tuple[bytes, ...]:
        """What lies in an Area beside its pigeons, and how many cards its owner holds."""
        return self._dirt[dirt], self._made[made], self._few[unseen, hand]

    def _count(self, things: Kinds) -> bytes:
        """A pile; it stays as it is for a move or two and seldom comes again."""
        found, place_of = [0] * len(self._actions), self._place_of
        for card in things:
            found[place_of[card]] += 1
        return self._pile(*[n / _FIVE for n in found])


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


@cache
def _options(options: Options) -> bytes:
    edition = hot(_EDITIONS.index(options.edition), len(_EDITIONS))
    return edition + row(options.first_moves == 1)
