"""What each verb of a card would gain or cost each seat, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from dovecote.core.game import Seat
from dovecote.games.piccioni import verbs
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import GUANO, LOTS, TROPHY_POINTS
from dovecote.games.piccioni.state import Playing, State, area_of, owner_of
from dovecote.games.piccioni.verbs import share, trophy
from dovecote.games.piccioni.verbs.scare import refuge
from dovecote.games.piccioni.verbs.taking import sharers_of, source_of

Gains: TypeAlias = list[float]  # points for each seat


class AreaCosts(NamedTuple):
    """What cards cost the owner of the Area in which they lie."""

    pigeon: list[float]  # one more pigeon, by seat
    guano: float
    lots: float

    def of(self, card: str, owner: int) -> float:
        """What one card costs."""
        if card == GUANO:
            return self.guano
        return self.lots if card == LOTS else self.pigeon[owner]


def gains_of(cards: Cards, state: State, script: Playing, costs: AreaCosts) -> Gains:
    """The points a played card would move, if nobody reacts."""
    gains = [0.0] * len(state.hands)
    for effect in cards.actions[script.aims.card].play:
        add_gains = _GAINS.get(type(effect))
        if add_gains is not None:
            add_gains(cards, state, script, effect, costs, gains)
    return gains


def gains_of_landing(state: State, zone: int, costs: AreaCosts) -> Gains:
    """The points a pigeon would move that enters a zone."""
    gains = [0.0] * len(state.hands)
    owner = owner_of(zone)
    if owner is not None:
        gains[owner] += costs.pigeon[owner]
    return gains


def _assign(
    cards: Cards,
    state: State,
    script: Playing,
    effect: verbs.Assign,
    costs: AreaCosts,
    gains: Gains,
) -> None:
    owner = owner_of(cards.index[script.aims.zone])
    if owner is not None:
        gains[owner] += costs.of(script.aims.card, owner)


def _trophy(
    cards: Cards,
    state: State,
    script: Playing,
    effect: verbs.Trophy,
    costs: AreaCosts,
    gains: Gains,
) -> None:
    zone = owner_of(source_of(cards, state, script, effect.source))
    _take(state, script, zone, trophy.taken(cards, state, script, effect), costs, gains)


def _share(
    cards: Cards, state: State, script: Playing, effect: verbs.Share, costs: AreaCosts, gains: Gains
) -> None:
    zone = owner_of(source_of(cards, state, script, effect.source))
    _take(state, script, zone, share.taken(cards, state, script, effect), costs, gains)


def _take(
    state: State, script: Playing, zone: Seat | None, taken: Kinds, costs: AreaCosts, gains: Gains
) -> None:
    """Cards become Trophies of those who share them, and lie in nobody's Area any more."""
    sharers = sharers_of(state, script)
    for number, card in enumerate(taken):
        gains[sharers[number % len(sharers)]] += TROPHY_POINTS.get(card, 1)
        if zone is not None:
            gains[zone] -= costs.of(card, zone)


def _scare(
    cards: Cards, state: State, script: Playing, effect: verbs.Scare, costs: AreaCosts, gains: Gains
) -> None:
    zone = source_of(cards, state, script, effect.source)
    group = len(state.zones[zone])
    if any(isinstance(e, verbs.Trophy) for e in cards.actions[script.aims.card].play):
        group -= len(script.aims.what)
    left, goal = owner_of(zone), refuge(state, zone)
    if left is not None:
        gains[left] -= costs.pigeon[left] * group
    entered = None if goal is None else owner_of(goal)
    if entered is not None:
        gains[entered] += costs.pigeon[entered] * group


def _move(
    cards: Cards, state: State, script: Playing, effect: verbs.Move, costs: AreaCosts, gains: Gains
) -> None:
    count = len(script.aims.what)
    left = owner_of(source_of(cards, state, script, effect.source))
    entered = owner_of(cards.index[script.aims.to or effect.to])
    if left is not None:
        gains[left] -= costs.pigeon[left] * count
    if entered is not None:
        gains[entered] += costs.pigeon[entered] * count


def _discard(
    cards: Cards,
    state: State,
    script: Playing,
    effect: verbs.Discard,
    costs: AreaCosts,
    gains: Gains,
) -> None:
    there = state.dirt[script.seat].count(effect.what)
    gone = there if effect.count == "all" else min(1, there)
    gains[script.seat] -= costs.of(effect.what, script.seat) * gone


def _swap(
    cards: Cards, state: State, script: Playing, effect: verbs.Swap, costs: AreaCosts, gains: Gains
) -> None:
    other = owner_of(cards.index[script.aims.zone])
    if other is not None:
        more = len(state.zones[area_of(other)]) - len(state.zones[area_of(script.seat)])
        gains[script.seat] += costs.pigeon[script.seat if more < 0 else other] * more
        gains[other] -= costs.pigeon[other if more > 0 else script.seat] * more


_GAINS: dict[type, Callable[[Cards, State, Playing, Any, AreaCosts, Gains], None]] = {
    verbs.Assign: _assign,
    verbs.Trophy: _trophy,
    verbs.Share: _share,
    verbs.Scare: _scare,
    verbs.Move: _move,
    verbs.Discard: _discard,
    verbs.Swap: _swap,
}

# Drawing moves no points. A verb that is neither here nor there is an error at once: taken as
# worth nothing, its card would be played badly and nobody would know why.
_FORGOTTEN = verbs.IN_TURN.keys() - _GAINS.keys() - {verbs.Draw}
if _FORGOTTEN:
    raise TypeError(f"verbs without gains: {_FORGOTTEN}")
