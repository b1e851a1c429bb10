"""What a seat may know, built up field by field."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action, Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import HIDDEN, PLACES
from dovecote.games.piccioni.events import Term
from dovecote.games.piccioni.scoring import terms
from dovecote.games.piccioni.state import Ended, Options, Sharing, State, Step, Window, area_of
from dovecote.games.piccioni.zones import free


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


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    options: Options
    cards: str  # the title of the set, always shown
    viewer: Seat | None
    seat: Seat  # the current player
    places: tuple[PlaceView, ...]
    areas: tuple[Area, ...]
    hand: Kinds
    flock: int  # cards in the pigeon deck
    deck: int  # cards in the action deck
    discard: Bag[str]
    removed: int
    revealed: int
    drawn: int
    moves: int
    calls: int
    last_round: int
    agenda: tuple[Step, ...]  # without what is sealed
    announced: Play | None  # the last card of this turn with its aims
    answered: tuple[Seat, ...]  # in the window that is open
    answer: Action | None  # my own


def see(cards: Cards, state: State, viewer: Seat | None) -> View:
    """All that a seat, or a spectator, may know."""
    sealed = _answers(state)
    return View(
        options=state.options,
        cards=cards.title,
        viewer=viewer,
        seat=state.seat,
        places=tuple(_place(cards, state, place) for place in range(PLACES)),
        areas=tuple(_area(cards, state, Seat(seat)) for seat in range(state.seats)),
        hand=() if viewer is None else state.hands[viewer],
        flock=len(state.flock),
        deck=len(state.deck),
        discard=state.discard,
        removed=len(state.removed),
        revealed=state.revealed,
        drawn=state.drawn,
        moves=state.moves,
        calls=state.calls,
        last_round=state.last_round,
        agenda=tuple(map(_public, state.agenda)),
        announced=state.announced,
        answered=tuple(sealed),
        answer=None if viewer is None else sealed.get(viewer),
    )


def _place(cards: Cards, state: State, number: int) -> PlaceView:
    place, pigeons = cards.place[number], state.zones[number]
    room = None if place.spaces is None else free(cards, state, number)
    return PlaceView(place.id, pigeons, place.spaces, room)


def _area(cards: Cards, state: State, seat: Seat) -> Area:
    unseen = state.unseen[seat]
    is_over = isinstance(state.agenda[-1], Ended)
    return Area(
        pigeons=state.zones[area_of(seat)],
        dirt=state.dirt[seat],
        trophies=state.trophies[seat],
        unseen=unseen if is_over else (HIDDEN,) * len(unseen),
        hand_size=len(state.hands[seat]),
        terms=terms(state, seat),
    )


def _answers(state: State) -> dict[Seat, Action]:
    """The answers of the window that is open; only the topmost has any."""
    step = state.agenda[-1]
    return dict(step.answers) if isinstance(step, Window) else {}


def _public(step: Step) -> Step:
    """A step as everyone sees it."""
    if isinstance(step, Window) and step.answers:
        return replace(step, answers=())
    if isinstance(step, Sharing) and step.unseen:
        return replace(step, unseen=(HIDDEN,) * len(step.unseen))
    return step
