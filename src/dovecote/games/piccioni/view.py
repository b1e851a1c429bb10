"""What a seat may know, built up field by field."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from dovecote.core.bag import Contents
from dovecote.core.drawn import ShownAsSvg
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action, Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import (
    HAND_LIMIT,
    HIDDEN,
    MOVES,
    PLACES,
    PRICES,
    TROPHY_PRICE,
)
from dovecote.games.piccioni.events import Term
from dovecote.games.piccioni.scoring import area_terms
from dovecote.games.piccioni.state import (
    Ended,
    Excess,
    Moving,
    Options,
    Passing,
    Sharing,
    State,
    Step,
    Window,
)
from dovecote.games.piccioni.vocabulary import CardAims
from dovecote.games.piccioni.windows import facts
from dovecote.games.piccioni.zones import distinct

_BACKS = (HIDDEN,) * 60  # as many Returns Trophies as there could be


class Area(msgspec.Struct, frozen=True):
    """What everyone sees in front of a player."""

    pigeons: Kinds
    dirt: Kinds
    trophies: Kinds  # their kinds are public (4.4)
    unseen: Kinds  # Returns Trophies: only the back, until the end
    hand_size: int
    terms: tuple[Term, ...]  # the points as they stand


class PlaceView(msgspec.Struct, frozen=True):
    """A Place with its pigeons and its free spaces; None: no limit."""

    id: str
    pigeons: Kinds
    spaces: int | None
    free: int | None


class View(ShownAsSvg, msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    options: Options
    cards: str  # the title of the set, always shown
    viewer: Seat | None
    seat: Seat  # the current player
    places: tuple[PlaceView, ...]
    areas: tuple[Area, ...]
    hand: Kinds
    excess: int  # cards of my hand that I must still discard
    aims: tuple[CardAims, ...]  # of each card of my hand
    flock: int  # cards in the pigeon deck
    deck: int  # cards in the action deck
    discard: Contents[str]
    removed: int
    revealed: int
    drawn: int
    moves: int
    turn_moves: int  # of a whole turn
    prices: tuple[int, ...]  # cards paid to clean my Area of each of its dirt (3.5, 3.6)
    trophy_price: int  # cards paid to turn a pigeon of one's Area into a Trophy (3.7)
    calls: int
    last_round: int
    agenda: tuple[Step, ...]  # without what is sealed
    announced: Play | None  # the card of the last move, with its aims
    arriving: Kinds  # the pigeons that the open window is about
    answered: tuple[Seat, ...]  # in the window that is open
    answer: Action | None  # my own


class Open(NamedTuple):
    """What lies open to everyone, and costs most to look at."""

    places: tuple[PlaceView, ...]
    areas: tuple[Area, ...]
    agenda: tuple[Step, ...]
    arriving: Kinds
    discard: Contents[str]


def look(cards: Cards, state: State) -> Open:
    """The open part of any seat's view."""
    return Open(
        places=_places(cards, state),
        areas=_areas(state),
        agenda=tuple(map(_public, state.agenda)),
        arriving=_arriving(cards, state),
        discard=Contents.of(state.discard),
    )


def see(cards: Cards, state: State, viewer: Seat | None, lies_open: Open) -> View:
    """All that a seat, or a spectator, may know."""
    sealed = _answers(state)
    return View(
        options=state.options,
        cards=cards.title,
        viewer=viewer,
        seat=state.seat,
        places=lies_open.places,
        areas=lies_open.areas,
        hand=() if viewer is None else state.hands[viewer],
        excess=0 if viewer is None else _excess(state, viewer),
        aims=() if viewer is None else _aims(cards, state, viewer),
        flock=len(state.flock),
        deck=len(state.deck),
        discard=lies_open.discard,
        removed=len(state.removed),
        revealed=state.revealed,
        drawn=state.drawn,
        moves=state.moves,
        turn_moves=MOVES,
        prices=() if viewer is None else tuple([PRICES[d] for d in state.dirt[viewer]]),
        trophy_price=TROPHY_PRICE,
        calls=state.calls,
        last_round=state.last_round,
        agenda=lies_open.agenda,
        announced=state.announced,
        arriving=lies_open.arriving,
        answered=tuple(sealed),
        answer=None if viewer is None else sealed.get(viewer),
    )


def _places(cards: Cards, state: State) -> tuple[PlaceView, ...]:
    weigh = cards.weigh
    lying = zip(cards.place, state.zones[:PLACES], strict=True)
    return tuple([_place(p.id, p.spaces, pigeons, weigh[pigeons]) for p, pigeons in lying])


@lru_cache(4096)
def _place(place: str, spaces: int | None, pigeons: Kinds, taken: int) -> PlaceView:
    """A Place; most are the same from one move to the next."""
    return PlaceView(place, pigeons, spaces, None if spaces is None else spaces - taken)


def _areas(state: State) -> tuple[Area, ...]:
    is_over = type(state.agenda[-1]) is Ended
    lying = zip(
        state.zones[PLACES:], state.dirt, state.trophies, state.unseen, state.hands, strict=True
    )
    return tuple(
        [
            _area(pigeons, dirt, trophies, unseen if is_over else _BACKS[: len(unseen)], len(hand))
            for pigeons, dirt, trophies, unseen, hand in lying
        ]
    )


@lru_cache(8192)
def _area(pigeons: Kinds, dirt: Kinds, trophies: Kinds, unseen: Kinds, hand_size: int) -> Area:
    """An Area with its points; most are the same from one move to the next."""
    points = area_terms(len(pigeons), dirt, trophies, len(unseen))
    return Area(pigeons, dirt, trophies, unseen, hand_size, points)


def _excess(state: State, viewer: Seat) -> int:
    step = state.agenda[-1]
    if type(step) is not Excess or step.seat != viewer:
        return 0
    return len(state.hands[viewer]) - HAND_LIMIT


def _aims(cards: Cards, state: State, viewer: Seat) -> tuple[CardAims, ...]:
    hand = state.hands[viewer]
    if not hand:
        return ()
    own, aims = cards.zones[PLACES + viewer], cards.aims
    return tuple([aims[card, own] for card in distinct(hand)])


def _arriving(cards: Cards, state: State) -> Kinds:
    if type(state.agenda[-1]) is not Window:
        return ()
    return facts(cards, state, state.agenda[-2]).arriving


def _answers(state: State) -> dict[Seat, Action]:
    """The answers of the window that is open; only the topmost has any."""
    step = state.agenda[-1]
    return dict(step.answers) if type(step) is Window else {}


def _public(step: Step) -> Step:
    """A step as everyone sees it."""
    kind = type(step)  # see docs/performance.md: a failed isinstance is slow
    if kind is Moving or kind is Passing:
        return step
    if isinstance(step, Window) and step.answers:
        return replace(step, answers=())
    if isinstance(step, Sharing) and step.unseen:
        return replace(step, unseen=(HIDDEN,) * len(step.unseen))
    return step
