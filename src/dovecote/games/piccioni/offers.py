"""What a player may do now: one function for each verb that leaves something to aim at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, TypeAlias

from dovecote.core.game import Seat
from dovecote.games.piccioni import trophies, windows
from dovecote.games.piccioni import vocabulary as verbs
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
    area_of,
    owner_of,
)
from dovecote.games.piccioni.zones import distinct, followers, meant, rooms

Aiming = Callable[[Cards, State, str, Any], Sequence[Play]]
Part: TypeAlias = tuple[Sequence[Any], Callable[..., Action] | None, tuple[Any, ...]]

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

    def __init__(self, parts: list[Part]) -> None:
        self._parts = parts
        self._len = sum([len(options) for options, _, _ in parts])

    def __len__(self) -> int:
        return self._len

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]
        if index < 0:
            index += self._len
        for options, make, known in self._parts:
            if index < len(options):
                return make(*known, options[index]) if make else options[index]
            index -= len(options)
        raise IndexError(index)

    def __iter__(self) -> Iterator[Action]:
        for options, make, known in self._parts:
            yield from (make(*known, option) for option in options) if make else options


def _moves(cards: Cards, state: State) -> Moves:
    """The four kinds of move (3.3)."""
    hand = state.hands[state.seat]
    parts: list[Part] = [(_DRAWING, None, ())]
    for card in distinct(hand):
        effect = cards.aimed[card]
        if type(effect) is not verbs.Move:
            parts.append((plays(cards, state, card), None, ()))
        elif cards.actions[card].moves <= state.moves:
            parts += _move_parts(cards, state, card, effect)
    for dirt in distinct(state.dirt[state.seat]):
        parts.append((subsets(hand, PRICES[dirt]), Clean, (dirt,)))
    pairs = subsets(hand, TROPHY_PRICE)
    parts += [(pairs, Trophy, (kind,)) for kind in distinct(state.zones[area_of(state.seat)])]
    return Moves(parts)


def plays(cards: Cards, state: State, card: str) -> Sequence[Play]:
    """Every way to play a card: by what it leaves to aim at, else as it is (5.2, 5.7)."""
    known = cards.actions[card]
    if known.moves > state.moves:
        return ()
    effect = cards.aimed[card]
    if effect is not None:
        return _AIMS[type(effect)](cards, state, card, effect)
    for each in known.play:
        if _does(cards, state, each):
            return _at(card, ("",))
    return ()


@lru_cache(maxsize=4096)
def subsets(kinds: Kinds, number: int) -> tuple[Kinds, ...]:
    """So many cards out of some, each multiset once."""
    return tuple(dict.fromkeys(combinations(kinds, number)))


@lru_cache(maxsize=4096)
def _at(card: str, zones: tuple[str, ...]) -> tuple[Play, ...]:
    """The card, aimed at each of these zones."""
    return tuple(Play(card, (), zone) for zone in zones)


@lru_cache(maxsize=4096)
def _on(card: str, kinds: Kinds, zone: str) -> tuple[Play, ...]:
    """The card, aimed at each kind in a zone."""
    return tuple(Play(card, (kind,), zone) for kind in distinct(kinds))


def _does(cards: Cards, state: State, effect: Any) -> bool:
    """Whether an effect that is not aimed would move, take or draw a card."""
    match effect:
        case verbs.Draw():
            return bool(state.deck.counts or state.discard.counts)
        case verbs.Discard(what):
            return what in state.dirt[state.seat]
        case verbs.Scare(source):
            (zone,) = meant(cards, state, source)
            return bool(state.zones[zone])
        case verbs.Trophy(source, "guano"):
            return bool(state.dirt[state.seat])
        case verbs.Trophy(source):
            (zone,) = meant(cards, state, source)
            return bool(state.zones[zone])
        case _:
            return False


def _aim_assign(cards: Cards, state: State, card: str, effect: verbs.Assign) -> Sequence[Play]:
    return _at(card, cards.zones[PLACES : PLACES + state.seats])


def _aim_trophy(cards: Cards, state: State, card: str, effect: verbs.Trophy) -> Sequence[Play]:
    if effect.what == "guano":
        zone = cards.zones[area_of(state.seat)]
        return _on(card, state.dirt[state.seat], zone)
    is_named = effect.source in verbs.ANY
    found: list[Play] = []
    for source in meant(cards, state, effect.source):
        zone = cards.zones[source] if is_named else ""
        if effect.count == "one":
            found += _on(card, state.zones[source], zone)
        elif state.zones[source]:
            found += _at(card, (zone,))
    return found


def _aim_scare(cards: Cards, state: State, card: str, effect: verbs.Scare) -> Sequence[Play]:
    sources = meant(cards, state, effect.source)
    return _at(card, tuple([cards.zones[zone] for zone in sources if state.zones[zone]]))


def _aim_share(cards: Cards, state: State, card: str, effect: verbs.Share) -> list[Play]:
    is_named = effect.source in verbs.ANY
    others = [seat for seat in range(state.seats) if seat != state.seat]
    found = []
    for source in meant(cards, state, effect.source):
        owner = owner_of(source)
        dirt = effect.what == "everything" and owner is not None and state.dirt[owner]
        if state.zones[source] or dirt:
            zone = cards.zones[source] if is_named else ""
            found += [Play(card, (), zone, "", partner) for partner in others]
    return found


def _aim_swap(cards: Cards, state: State, card: str, effect: verbs.Swap) -> list[Play]:
    mine = state.zones[area_of(state.seat)]
    return [
        Play(card, (), cards.zones[area_of(seat)])
        for seat in range(state.seats)
        if seat != state.seat and (mine or state.zones[area_of(seat)])
    ]


def _aim_move(cards: Cards, state: State, card: str, effect: verbs.Move) -> list[Play]:
    parts = _move_parts(cards, state, card, effect)
    return [Play(card, what, zone, goal) for goals, _, (_, what, zone) in parts for goal in goals]


def _move_parts(cards: Cards, state: State, card: str, effect: verbs.Move) -> list[Part]:
    """One or two pigeons that fit together, with every goal where they do (6.4)."""
    names = cards.zones
    found: list[Part] = []
    goals = meant(cards, state, effect.to)
    is_named, has_goal = effect.source in verbs.ANY, effect.to in verbs.ANY
    room = rooms(cards, state)
    for source in meant(cards, state, effect.source):
        zone = names[source] if is_named else ""
        for what in groups(state.zones[source], effect.most):
            takes, banned = cards.weigh[what], cards.bans[what]
            fitting = [
                names[goal] if has_goal else ""
                for goal in goals
                if goal != source
                and (goal >= PLACES or (room[goal] >= takes and goal not in banned))
            ]
            found.append((fitting, Play, (card, what, zone)))
    return found


@lru_cache(maxsize=4096)
def groups(pigeons: Kinds, most: int) -> tuple[Kinds, ...]:
    """One pigeon, or up to `most`, each multiset once."""
    return tuple(group for n in range(1, most + 1) for group in subsets(pigeons, n))


_AIMS: dict[type, Aiming] = {
    verbs.Assign: _aim_assign,
    verbs.Trophy: _aim_trophy,
    verbs.Scare: _aim_scare,
    verbs.Share: _aim_share,
    verbs.Move: _aim_move,
    verbs.Swap: _aim_swap,
}
