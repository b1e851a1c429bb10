"""What a seat may know, built up field by field, and worlds that look the same to it."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action, Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import HIDDEN
from dovecote.games.piccioni.events import Term
from dovecote.games.piccioni.scoring import terms
from dovecote.games.piccioni.setup import boxes
from dovecote.games.piccioni.state import Ended, Options, Playing, Sharing, State, Step, Window
from dovecote.games.piccioni.windows import answers


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
        places=tuple(_place(cards, state, place) for place in range(len(cards.place))),
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


def imagine(cards: Cards, view: View, rng: Random) -> State:
    """Hands, decks, Returns Trophies and sealed answers as they might be."""
    pigeons, actions = _unseen(cards, view)
    rng.shuffle(pigeons)
    rng.shuffle(actions)
    unseen = tuple([_deal(area.unseen, pigeons) for area in view.areas])
    agenda = tuple([_refilled(step, pigeons) for step in view.agenda])
    hands = tuple(
        [
            view.hand if seat == view.viewer else _draw(actions, area.hand_size)
            for seat, area in enumerate(view.areas)
        ]
    )
    removed = Bag.of(_draw(pigeons, view.removed))
    world = replace(
        sketch(view),
        unseen=unseen,
        hands=hands,
        flock=Bag.of(pigeons),
        deck=Bag.of(actions),
        removed=removed,
        agenda=agenda,
    )
    return _sealed(cards, view, world, rng) if view.answered else world


def _sealed(cards: Cards, view: View, world: State, rng: Random) -> State:
    """Answers that the imagined hands allow; one's own is known."""
    window = world.agenda[-1]
    assert isinstance(window, Window)
    given = []
    for seat in view.answered:
        allowed = answers(cards, world, seat)
        own = view.answer if seat == view.viewer else None
        given.append((seat, own or allowed[int(rng.random() * len(allowed))]))
    return replace(world, agenda=(*world.agenda[:-1], replace(window, answers=tuple(given))))


def sketch(view: View) -> State:
    """What can be seen, as a state: the other hands and the decks are empty, and sealed is sealed.

    No state of a match, but the rules' own questions about what lies open can be asked of it.
    """
    nothing = Bag[str]()
    return State(
        options=view.options,
        seat=view.seat,
        zones=tuple([p.pigeons for p in view.places] + [area.pigeons for area in view.areas]),
        dirt=tuple([area.dirt for area in view.areas]),
        trophies=tuple([area.trophies for area in view.areas]),
        unseen=tuple([area.unseen for area in view.areas]),
        hands=tuple([view.hand if s == view.viewer else () for s in range(len(view.areas))]),
        flock=nothing,
        deck=nothing,
        discard=view.discard,
        removed=nothing,
        revealed=view.revealed,
        drawn=view.drawn,
        moves=view.moves,
        calls=view.calls,
        last_round=view.last_round,
        agenda=view.agenda,
        announced=view.announced,
    )


def _place(cards: Cards, state: State, number: int) -> PlaceView:
    place, pigeons = cards.place[number], state.zones[number]
    taken = sum(cards.sizes[pigeon] for pigeon in pigeons)
    free = None if place.spaces is None else place.spaces - taken
    return PlaceView(place.id, pigeons, place.spaces, free)


def _area(cards: Cards, state: State, seat: Seat) -> Area:
    unseen = state.unseen[seat]
    is_over = isinstance(state.agenda[-1], Ended)
    return Area(
        pigeons=state.zones[len(cards.place) + seat],
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


def _unseen(cards: Cards, view: View) -> tuple[list[str], list[str]]:
    """The pigeon cards and the action cards that the viewer cannot see."""
    pigeons, actions = map(Counter, boxes(cards, view.options))
    open_cards: list[str] = [*view.hand, *view.discard]
    for place in view.places:
        open_cards += place.pigeons
    for area in view.areas:
        open_cards += [*area.pigeons, *area.dirt, *area.trophies]
        open_cards += [card for card in area.unseen if card != HIDDEN]
    for step in view.agenda:
        open_cards += on_the_way(step)
    for card in open_cards:
        if card in pigeons:
            pigeons[card] -= 1
        elif card != HIDDEN:
            actions[card] -= 1
    return list(pigeons.elements()), list(actions.elements())


def on_the_way(step: Step) -> list[str]:
    """The cards that are in no zone and no pile as long as a step lasts."""
    if isinstance(step, Playing):
        return [] if step.is_laid else [step.aims.card]
    if isinstance(step, Sharing):
        return [*step.pool, *step.unseen]
    pigeon = getattr(step, "pigeon", None)
    return [pigeon] if pigeon else list(getattr(step, "pigeons", ()))


def _deal(shown: Kinds, pool: list[str]) -> Kinds:
    """Cards for the backs that are shown."""
    return shown if HIDDEN not in shown else _draw(pool, len(shown))


def _draw(pool: list[str], number: int) -> Kinds:
    drawn = tuple(sorted(pool[:number]))
    del pool[:number]
    return drawn


def _refilled(step: Step, pigeons: list[str]) -> Step:
    """A public step with something behind what is sealed."""
    if isinstance(step, Sharing) and step.unseen:
        drawn, pigeons[:] = pigeons[: len(step.unseen)], pigeons[len(step.unseen) :]
        return replace(step, unseen=tuple(drawn))
    return step
