"""What a player may do now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
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
    Kinds,
    Play,
    Take,
    Trophy,
)
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PLACES, PRICES, TROPHY_PRICE
from dovecote.games.piccioni.state import (
    Assigning,
    Excess,
    Following,
    Moving,
    Sharing,
    State,
    Window,
)
from dovecote.games.piccioni.tables import subsets
from dovecote.games.piccioni.verbs.verb import Part
from dovecote.games.piccioni.zones import distinct, followers

_ENDING = (END,)
_DRAWING: Part = ((DRAW,), None, ())


def offers(cards: Cards, state: State, seat: Seat) -> Sequence[Action]:
    """Every action of a seat that owes one."""
    step = state.agenda[-1]
    kind = type(step)
    if kind is Moving:
        return moves(cards, state)
    if kind is Window:
        return windows.answers(cards, state, seat)
    if type(step) is Assigning:
        return [Assign(step.pigeon, cards.zones[zone]) for zone in step.zones]
    if type(step) is Excess:
        return [Discard(card) for card in distinct(state.hands[seat])]
    if type(step) is Following:
        others = followers(cards, state, step.zone)
        return [*[Follow(pigeon, cards.zones[zone]) for pigeon, zone in others], NO_FOLLOW]
    if type(step) is Sharing:
        return [Take(back) for back in trophies.backs(step)]
    return ()


class Moves(Sequence[Action]):
    """The moves of a turn. Those of which there are many are made when they are looked at."""

    __slots__ = ("_len", "parts")

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self._len = sum([len(part[0]) for part in parts])

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


def moves(cards: Cards, state: State) -> Sequence[Action]:
    """The four kinds of move, as long as one is left (3.3)."""
    if not state.moves:
        return _ENDING
    seat = state.seat
    hand, dirty, home = state.hands[seat], state.dirt[seat], state.zones[PLACES + seat]
    parts: list[Part] = [_DRAWING]
    _add_plays(parts, cards, state, dict.fromkeys(hand))
    if dirty:
        parts += [(subsets(hand, PRICES[dirt]), Clean, (dirt,)) for dirt in distinct(dirty)]
    if home:
        pairs = subsets(hand, TROPHY_PRICE)
        parts += [(pairs, Trophy, known) for known in _each(home)]
    return Moves(parts)


@lru_cache(maxsize=1024)
def _each(kinds: Kinds) -> tuple[tuple[str], ...]:
    return tuple((kind,) for kind in distinct(kinds))


def plays(cards: Cards, state: State, card: str) -> Sequence[Play]:
    """Every way to play a card: by what it leaves to aim at, else as it is (5.2, 5.7)."""
    found: list[Any] = []
    parts: list[Part] = []
    _add_plays(parts, cards, state, (card,))
    for options, make, known in parts:
        if make is None:
            found += options
        else:
            found += [make(*known, option) for option in options]
    return found


def _add_plays(parts: list[Part], cards: Cards, state: State, held: Iterable[str]) -> None:
    """Of each card, what the first of its effects offers that offers anything."""
    actions, ways, left = cards.actions, cards.ways, state.moves
    for card in held:
        if actions[card].moves <= left:
            for offered, effect in ways[card]:
                found = offered(cards, state, card, effect)
                if found:
                    parts += found
                    break
