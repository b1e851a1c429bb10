"""What a hand can do with what lies there now: cards are worth what they find.

Only the learned value looks at this; the words for people are those of `features.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from dovecote.games.piccioni import verbs
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import GUANO, HAND_LIMIT, LOTS, PLACES, TROPHY_PRICE
from dovecote.games.piccioni.state import State, area_of
from dovecote.games.piccioni.vocabulary import OWN


class Readiness(NamedTuple):
    """A number for each thing that a hand can do, now or later."""

    prey: float  # Trophies that cards could make of what lies on the Places
    netted: float  # and of the pigeons in the Area
    paid_for: float  # pigeons in the Area that other cards could pay for
    scared: float  # that could be scared out of it
    carried: float  # or moved
    swapped: float  # that the fullest other Area has more
    cleaned: float  # points of Guano that cards could take away
    kept: float  # Guano that could be made a Trophy
    guano_cards: float
    lots_cards: float
    hunters: float  # cards that make a Trophy wherever a pigeon is
    nets: float  # at home
    grounds: float  # on one Place
    sharers: float  # of all pigeons there
    free_cards: float  # that cost no move
    cancels: float
    redirects: float
    full: float  # 1 if the hand holds as many cards as it may


READINESS = Readiness._fields


class _Arts(NamedTuple):
    """What the cards of a hand do, wherever the pigeons are."""

    grounds: tuple[int, ...]  # Places where a card makes one Trophy
    shared: tuple[int, ...]  # where one takes all
    is_hunting: bool
    nets: int
    is_scaring: bool
    carries: int
    is_swapping: bool
    cleaning: tuple[tuple[str, bool], ...]  # what, and whether all of it
    is_keeping: bool
    later: tuple[float, ...]  # the last features but one: they depend on the hand alone


_KEPT = 1 << 14  # hands that are remembered
_ARTS: dict[int, tuple[Cards, dict[Kinds, _Arts]]] = {}  # by the identity of a set of cards


def readiness(cards: Cards, state: State, seat: int) -> tuple[float, ...]:
    """How much of each a seat has, in the order of `READINESS`."""
    hand, zones, dirt = state.hands[seat], state.zones, state.dirt[seat]
    arts = _arts(cards, hand)
    home = len(zones[area_of(seat)])
    prey = 0.0
    for place in arts.grounds:
        prey += 1.0 if zones[place] else 0.0
    for place in arts.shared:
        prey += len(zones[place]) / 2
    if arts.is_hunting and any(zones[:PLACES]):
        prey += 1.0
    return (
        prey,
        min(arts.nets, home),
        min(home, len(hand) // TROPHY_PRICE),
        home if arts.is_scaring else 0,
        min(arts.carries, home),
        _fullest(state, seat) - home if arts.is_swapping else 0,
        _cleaned(arts, dirt) if dirt else 0,
        len(dirt) if arts.is_keeping else 0,
        *arts.later,
        1.0 if len(hand) >= HAND_LIMIT else 0.0,
    )


def _fullest(state: State, seat: int) -> int:
    return max(len(state.zones[area_of(s)]) for s in range(len(state.hands)) if s != seat)


def _cleaned(arts: _Arts, dirt: Kinds) -> int:
    """The points of Guano that cards take away."""
    found = 0
    for what, is_all in arts.cleaning:
        there = dirt.count(what)
        found += (there if is_all else min(1, there)) * (2 if what == LOTS else 1)
    return found


def _arts(cards: Cards, hand: Kinds) -> _Arts:
    known = _ARTS.setdefault(id(cards), (cards, {}))[1]
    found = known.get(hand)
    if found is None:
        if len(known) >= _KEPT:
            known.clear()
        found = known[hand] = _found(cards, hand)
    return found


def _found(cards: Cards, hand: Kinds) -> _Arts:
    index = cards.index
    play = [effect for card in hand for effect in cards.actions[card].play]
    once = [effect for card in dict.fromkeys(hand) for effect in cards.actions[card].play]
    answers = [effect for card in hand for effect in cards.actions[card].reaction]
    made = [e for e in play if type(e) is verbs.Trophy and e.what == "pigeon"]
    shared = [e for e in play if type(e) is verbs.Share and e.source in index]
    nets = sum(e.source == OWN for e in made)
    grounds = [index[e.source] for e in made if e.source in index]
    hunters = len(made) - nets - len(grounds)
    moves = [e for e in once if type(e) is verbs.Move and e.source in (OWN, "any zone")]
    return _Arts(
        grounds=tuple(dict.fromkeys(grounds)),
        shared=tuple(dict.fromkeys(index[e.source] for e in shared)),
        is_hunting=hunters > 0,
        nets=nets,
        is_scaring=any(type(e) is verbs.Scare and e.source in (OWN, "any zone") for e in play),
        carries=sum(e.most for e in moves),
        is_swapping=any(type(e) is verbs.Swap for e in play),
        cleaning=tuple((e.what, e.count == "all") for e in once if type(e) is verbs.Discard),
        is_keeping=any(type(e) is verbs.Trophy and e.what == GUANO for e in play),
        later=(
            float(hand.count(GUANO)),
            float(hand.count(LOTS)),
            float(hunters),
            float(nets),
            float(len(grounds)),
            float(len(shared)),
            float(sum(not cards.actions[card].moves for card in hand)),
            float(sum(type(e) is verbs.Cancel for e in answers)),
            float(sum(type(e) is verbs.Redirect for e in answers)),
        ),
    )
