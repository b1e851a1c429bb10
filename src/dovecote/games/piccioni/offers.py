"""What a player may do now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dovecote.core.game import Seat
from dovecote.games.piccioni import trophies, windows
from dovecote.games.piccioni.actions import (
    DRAW,
    END,
    NO_FOLLOW,
    Action,
    Assign,
    Clean,
    Discard,
    Follow,
    Play,
    Take,
    Trophy,
)
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PRICES, TROPHY_PRICE
from dovecote.games.piccioni.state import (
    Assigning,
    Excess,
    Following,
    Moving,
    Sharing,
    State,
    Window,
    area_of,
)
from dovecote.games.piccioni.verbs import IN_TURN
from dovecote.games.piccioni.verbs.aiming import subsets
from dovecote.games.piccioni.verbs.verb import Part
from dovecote.games.piccioni.zones import distinct, followers

_DRAWING = (DRAW,)


def offers(cards: Cards, state: State, seat: Seat) -> Sequence[Action]:
    """Every action of a seat that owes one."""
    step = state.agenda[-1]
    kind = type(step)
    if kind is Moving:
        return _moves(cards, state) if state.moves else (END,)
    if kind is Window:
        return windows.answers(cards, state, seat)
    match step:
        case Excess():
            return [Discard(card) for card in distinct(state.hands[seat])]
        case Assigning(pigeon, zones):
            return [Assign(pigeon, cards.zones[zone]) for zone in zones]
        case Following(zone):
            others = followers(cards, state, zone)
            return [*(Follow(kind, cards.zones[z]) for kind, z in others), NO_FOLLOW]
        case Sharing():
            return [Take(back) for back in trophies.backs(step)]
        case _:
            return ()


class Moves(Sequence[Action]):
    """The moves of a turn. Those of which there are many are made when they are looked at."""

    __slots__ = ("_len", "parts")

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self._len = sum([len(options) for options, _, _ in parts])

    def __len__(self) -> int:
        return self._len

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]
        if index < 0:
            index += self._len
        for options, make, known in self.parts:
            if index < len(options):
                return make(*known, options[index]) if make else options[index]
            index -= len(options)
        raise IndexError(index)

    def __iter__(self) -> Iterator[Action]:
        for options, make, known in self.parts:
            yield from (make(*known, option) for option in options) if make else options


def _moves(cards: Cards, state: State) -> Moves:
    """The four kinds of move (3.3)."""
    hand = state.hands[state.seat]
    parts: list[Part] = [(_DRAWING, None, ())]
    for card in distinct(hand):
        parts += _plays(cards, state, card)
    for dirt in distinct(state.dirt[state.seat]):
        parts.append((subsets(hand, PRICES[dirt]), Clean, (dirt,)))
    pairs = subsets(hand, TROPHY_PRICE)
    parts += [(pairs, Trophy, (kind,)) for kind in distinct(state.zones[area_of(state.seat)])]
    return Moves(parts)


def plays(cards: Cards, state: State, card: str) -> Sequence[Play]:
    """Every way to play a card: by what it leaves to aim at, else as it is (5.2, 5.7)."""
    found: list[Any] = []
    for options, make, known in _plays(cards, state, card):
        if make is None:
            found += options
        else:
            found += [make(*known, option) for option in options]
    return found


def _plays(cards: Cards, state: State, card: str) -> Sequence[Part]:
    known = cards.actions[card]
    if known.moves > state.moves:
        return ()
    effect = cards.aimed[card]
    if effect is not None:
        return IN_TURN[type(effect)].offers(cards, state, card, effect)
    for each in known.play:
        offered = IN_TURN[type(each)].offers(cards, state, card, each)
        if offered:
            return offered
    return ()
