"""What a position is worth: terms of which each seat has some, at the beginning of a turn.

A pigeon in one's Area is a Trophy to come as long as there is time, and a loss when there is
none; so are Guano and cards in hand worth more or less by the turns that are left.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from dovecote.bots.piccioni.temper import RACER
from dovecote.core.game import Seat
from dovecote.games.piccioni import vocabulary as verbs
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Action, Cards
from dovecote.games.piccioni.components import DIRT, POINTS, TROPHY_POINTS
from dovecote.games.piccioni.state import State, area_of

TABLE = (
    "trophies",
    "pigeons",
    "early_pigeons",
    "late_pigeons",
    "guano",
    "late_guano",
    "cards",
    "late_cards",
    "lateness",
    "done",
)
HAND = (
    "trophy_cards",
    "late_trophy_cards",
    "flight_cards",
    "late_flight_cards",
    "flights",
    "reactions",
    "late_reactions",
)
TERMS = (*TABLE, *HAND, "company")
Amounts: TypeAlias = list[float]


class Traits(NamedTuple):
    """What sort of cards a hand holds."""

    makers: int  # of Trophies
    flights: int  # that get pigeons out of one's Area
    reactions: int


_KEPT = 1 << 15  # hands that are remembered; a server thinks for weeks
_TRAITS: dict[int, tuple[Cards, dict[Kinds, Traits]]] = {}  # by the identity of a set of cards


def turns(state: State, flock: int, seat: int) -> float:
    """How many turns a seat has left, about."""
    seats = len(state.hands)
    wait = (seat - state.seat) % seats
    if state.last_round:
        return 1.0 if wait < state.last_round else 0.0
    return max(0.0, flock / RACER.revealed - wait) / seats + 1.0


def measure(cards: Cards, state: State, flock: int, seat: Seat) -> Amounts:
    """A seat's amounts less those of the others: half the leader's, half their mean."""
    seats = len(state.hands)
    mine, *others = [table(state, flock, (seat + n) % seats) for n in range(seats)]
    if len(others) == 1:
        found = [a - b for a, b in zip(mine, others[0], strict=True)]
    else:
        found = _against(mine, others)
    return [*found, *hand(cards, state, flock, seat), seats - 2.0]


def _against(mine: Amounts, others: list[Amounts]) -> Amounts:
    leader = max(others, key=lambda one: one[0] + one[4])
    share = 0.5 / len(others)
    return [
        a - 0.5 * leader[i] - share * sum([one[i] for one in others]) for i, a in enumerate(mine)
    ]


def table(state: State, flock: int, seat: int) -> Amounts:
    """What lies in front of a seat, and how many cards it holds."""
    left = turns(state, flock, seat)
    late = 1.0 / (1.0 + left)
    made = state.trophies[seat]
    points = len(made) + len(state.unseen[seat])
    for card in made:
        if card in DIRT:
            points += TROPHY_POINTS[card] - 1
    pigeons, guano = len(state.zones[area_of(seat)]), 0
    for card in state.dirt[seat]:
        guano += POINTS[card]
    cards = len(state.hands[seat]) if left else 0
    return [
        points,
        pigeons,
        pigeons * left / 10,
        pigeons * late,
        guano,
        guano * late,
        cards,
        cards * late,
        late,
        0.0 if left else 1.0,
    ]


def hand(cards: Cards, state: State, flock: int, seat: int) -> Amounts:
    """What sort of cards a seat holds; nobody else knows."""
    makers, flights, reactions = _traits(cards, state.hands[seat])
    late = 1.0 / (1.0 + turns(state, flock, seat))
    leaving = len(state.zones[area_of(seat)]) * late if flights else 0.0
    return [
        makers,
        makers * late,
        flights,
        flights * late,
        leaving,
        reactions,
        reactions * late,
    ]


def _traits(cards: Cards, held: Kinds) -> Traits:
    known = _TRAITS.setdefault(id(cards), (cards, {}))[1]
    found = known.get(held)
    if found is None:
        if len(known) >= _KEPT:
            known.clear()
        kinds = [cards.actions[card] for card in held]
        found = known[held] = Traits(
            sum(map(_makes, kinds)), sum(map(_frees, kinds)), sum(bool(k.reaction) for k in kinds)
        )
    return found


def _makes(card: Action) -> bool:
    return any(isinstance(effect, verbs.Trophy | verbs.Share) for effect in card.play)


def _frees(card: Action) -> bool:
    """Whether pigeons can leave one's Area by it."""
    for effect in card.play:
        if isinstance(effect, verbs.Swap):
            return True
        if isinstance(effect, verbs.Scare | verbs.Move) and effect.source in verbs.SOURCES:
            return effect.source != "any place"
    return False
