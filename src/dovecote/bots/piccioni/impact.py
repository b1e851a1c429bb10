"""What each verb of a card would change, in points for each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from dovecote.games.piccioni import vocabulary as verbs
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import GUANO, LOTS, TROPHY_POINTS
from dovecote.games.piccioni.effects import refuge, sharers_of, source_of, taken_by
from dovecote.games.piccioni.state import Playing, State, area_of, owner_of

Gains: TypeAlias = list[float]  # points for each seat


class Lying(NamedTuple):
    """What cards cost whose Area they lie in."""

    pigeon: list[float]  # one more pigeon, by seat
    guano: float
    lots: float

    def of(self, card: str, owner: int) -> float:
        """What one card costs."""
        if card == GUANO:
            return self.guano
        return self.lots if card == LOTS else self.pigeon[owner]


def impact(cards: Cards, state: State, script: Playing, lying: Lying) -> Gains:
    """The points a played card would move, if nobody reacts."""
    gains = [0.0] * len(state.hands)
    for effect in cards.actions[script.aims.card].play:
        judge = _IMPACTS.get(type(effect))
        if judge is not None:
            judge(cards, state, script, effect, lying, gains)
    return gains


def landing(state: State, zone: int, lying: Lying) -> Gains:
    """The points a pigeon would move that enters a zone."""
    gains = [0.0] * len(state.hands)
    owner = owner_of(zone)
    if owner is not None:
        gains[owner] += lying.pigeon[owner]
    return gains


def _assign(
    cards: Cards, state: State, script: Playing, effect: verbs.Assign, lying: Lying, gains: Gains
) -> None:
    owner = owner_of(cards.index[script.aims.zone])
    if owner is not None:
        gains[owner] += lying.of(script.aims.card, owner)


def _trophy(
    cards: Cards, state: State, script: Playing, effect: Any, lying: Lying, gains: Gains
) -> None:
    zone = owner_of(source_of(cards, state, script, effect.source))
    sharers = sharers_of(state, script)
    for number, card in enumerate(taken_by(cards, state, script, effect)):
        gains[sharers[number % len(sharers)]] += TROPHY_POINTS.get(card, 1)
        if zone is not None:
            gains[zone] -= lying.of(card, zone)


def _scare(
    cards: Cards, state: State, script: Playing, effect: verbs.Scare, lying: Lying, gains: Gains
) -> None:
    zone = source_of(cards, state, script, effect.source)
    group = len(state.zones[zone])
    if any(isinstance(e, verbs.Trophy) for e in cards.actions[script.aims.card].play):
        group -= len(script.aims.what)
    left, goal = owner_of(zone), refuge(state, zone)
    if left is not None:
        gains[left] -= lying.pigeon[left] * group
    entered = None if goal is None else owner_of(goal)
    if entered is not None:
        gains[entered] += lying.pigeon[entered] * group


def _move(
    cards: Cards, state: State, script: Playing, effect: verbs.Move, lying: Lying, gains: Gains
) -> None:
    count = len(script.aims.what)
    left = owner_of(source_of(cards, state, script, effect.source))
    entered = owner_of(cards.index[script.aims.to or effect.to])
    if left is not None:
        gains[left] -= lying.pigeon[left] * count
    if entered is not None:
        gains[entered] += lying.pigeon[entered] * count


def _discard(
    cards: Cards, state: State, script: Playing, effect: verbs.Discard, lying: Lying, gains: Gains
) -> None:
    there = state.dirt[script.seat].count(effect.what)
    gone = there if effect.count == "all" else min(1, there)
    gains[script.seat] -= lying.of(effect.what, script.seat) * gone


def _swap(
    cards: Cards, state: State, script: Playing, effect: verbs.Swap, lying: Lying, gains: Gains
) -> None:
    other = owner_of(cards.index[script.aims.zone])
    if other is not None:
        more = len(state.zones[area_of(other)]) - len(state.zones[area_of(script.seat)])
        gains[script.seat] += lying.pigeon[script.seat if more < 0 else other] * more
        gains[other] -= lying.pigeon[other if more > 0 else script.seat] * more


_IMPACTS: dict[type, Callable[[Cards, State, Playing, Any, Lying, Gains], None]] = {
    verbs.Assign: _assign,
    verbs.Trophy: _trophy,
    verbs.Share: _trophy,
    verbs.Scare: _scare,
    verbs.Move: _move,
    verbs.Discard: _discard,
    verbs.Swap: _swap,
}
