"""What an evaluation looks at in a position of Piccioni, each with its name.

A pigeon in one's Area is a Trophy to come as long as there is time, and a loss when there is
none; so are Guano and cards in hand worth more or less by the turns that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import sub
from typing import NamedTuple, TypeAlias

from dovecote.bots.piccioni.preferences import RACER
from dovecote.bots.sums import added_up
from dovecote.core.game import Seat
from dovecote.games.piccioni import verbs
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Action, Cards
from dovecote.games.piccioni.components import DIRT, POINTS, TROPHY_POINTS
from dovecote.games.piccioni.state import State, area_of
from dovecote.games.piccioni.vocabulary import SOURCES, Effect


class Features(NamedTuple):
    """A number for each feature: how much of it a seat has, or what it weighs."""

    # What all can see: what lies in front of a seat, and how many cards it holds.
    trophies: float  # their points
    pigeons: float  # in the Area
    early_pigeons: float  # more, the more turns are left
    late_pigeons: float  # more, the fewer turns are left
    guano: float  # its points, Lots of Guano included
    late_guano: float
    cards: float  # in hand
    late_cards: float
    lateness: float  # 1 with no turn left, 1/2 with one …
    done: float  # 1 with no turn left
    # What only the seat knows: what sort of cards it holds.
    trophy_cards: float  # that make Trophies
    late_trophy_cards: float
    flight_cards: float  # that get pigeons out of one's Area
    late_flight_cards: float
    flights: float  # pigeons that such a card may yet get out
    reactions: float
    late_reactions: float
    company: float  # seats beyond two


FEATURES = Features._fields
Amounts: TypeAlias = dict[str, float]  # what one seat has of some features, by their names


class Traits(NamedTuple):
    """What sort of cards a hand holds."""

    makers: int  # of Trophies
    flights: int  # that get pigeons out of one's Area
    reactions: int


_KEPT = 1 << 15  # hands that are remembered; a server thinks for weeks
_TRAITS: dict[int, tuple[Cards, dict[Kinds, Traits]]] = {}  # by the identity of a set of cards


def turns_left(state: State, flock: int, seat: int) -> float:
    """How many turns a seat has left, about."""
    seats = len(state.hands)
    wait = (seat - state.seat) % seats
    if state.last_round:
        return 1.0 if wait < state.last_round else 0.0
    return max(0.0, flock / RACER.revealed - wait) / seats + 1.0


def features_of(cards: Cards, state: State, flock: int, seat: Seat) -> Features:
    """A seat's features less those of the others: half the leader's, half their mean."""
    seats = len(state.hands)
    mine, *others = [on_table(state, flock, (seat + n) % seats) for n in range(seats)]
    known = in_hand(cards, state, flock, seat).values()
    return Features._make((*_seen(mine, others), *known, seats - 2.0))


def features_of_all(cards: Cards, state: State, flock: int) -> list[Features]:
    """The features of every seat."""
    seats = range(len(state.hands))
    every = [on_table(state, flock, seat) for seat in seats]
    return [
        Features._make(
            (
                *_seen(every[seat], every[seat + 1 :] + every[:seat]),
                *in_hand(cards, state, flock, Seat(seat)).values(),
                len(seats) - 2.0,
            )
        )
        for seat in seats
    ]


def _seen(mine: Amounts, others: Sequence[Amounts]) -> Iterable[float]:
    if len(others) == 1:
        return map(sub, mine.values(), others[0].values())
    return _against(mine, others)


def _against(mine: Amounts, others: Sequence[Amounts]) -> list[float]:
    leader = max(others, key=lambda one: one["trophies"] + one["guano"])
    share = 0.5 / len(others)
    return [
        amount - 0.5 * leader[name] - share * added_up([one[name] for one in others])
        for name, amount in mine.items()
    ]


def on_table(state: State, flock: int, seat: int) -> Amounts:
    """The features that all can see of a seat."""
    left = turns_left(state, flock, seat)
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
    return {
        "trophies": points,
        "pigeons": pigeons,
        "early_pigeons": pigeons * left / 10,
        "late_pigeons": pigeons * late,
        "guano": guano,
        "late_guano": guano * late,
        "cards": cards,
        "late_cards": cards * late,
        "lateness": late,
        "done": 0.0 if left else 1.0,
    }


def in_hand(cards: Cards, state: State, flock: int, seat: Seat) -> Amounts:
    """The features that only a seat itself knows."""
    makers, flights, reactions = traits_of(cards, state.hands[seat])
    late = 1.0 / (1.0 + turns_left(state, flock, seat))
    return {
        "trophy_cards": makers,
        "late_trophy_cards": makers * late,
        "flight_cards": flights,
        "late_flight_cards": flights * late,
        "flights": len(state.zones[area_of(seat)]) * late if flights else 0.0,
        "reactions": reactions,
        "late_reactions": reactions * late,
    }


def traits_of(cards: Cards, held: Kinds) -> Traits:
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


def _makes(card: Action[Effect]) -> bool:
    return any(isinstance(effect, _MAKING) for effect in card.play)


def _frees(card: Action[Effect]) -> bool:
    """Whether pigeons can leave one's Area by it."""
    for effect in card.play:
        if isinstance(effect, verbs.Swap):
            return True
        if isinstance(effect, verbs.Scare | verbs.Move) and effect.source in SOURCES:
            return effect.source != "any place"
    return False


# What makes Trophies, what frees an Area, and what does neither: a verb that is nowhere among them
# is an error at once, since a hand with its card would be taken for a poorer one.
_MAKING = (verbs.Trophy, verbs.Share)
_FREEING = (verbs.Scare, verbs.Move, verbs.Swap)
_NEITHER = (verbs.Assign, verbs.Discard, verbs.Draw)
_FORGOTTEN = verbs.IN_TURN.keys() - {*_MAKING, *_FREEING, *_NEITHER}
if _FORGOTTEN:
    raise TypeError(f"verbs without features: {_FORGOTTEN}")
