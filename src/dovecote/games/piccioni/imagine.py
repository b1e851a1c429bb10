"""Worlds that look the same to a viewer, and what lies open as a state."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from dovecote.core.bag import Bag
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import HIDDEN
from dovecote.games.piccioni.setup import boxes
from dovecote.games.piccioni.state import Assigning, Landing, Playing, Sharing, State, Step, Window
from dovecote.games.piccioni.view import View
from dovecote.games.piccioni.windows import answers


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
        discard=Bag.of(view.discard),
        removed=nothing,
        revealed=view.revealed,
        drawn=view.drawn,
        moves=view.moves,
        calls=view.calls,
        last_round=view.last_round,
        agenda=view.agenda,
        announced=view.announced,
    )


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
    match step:
        case Playing(is_laid=False, aims=aims):
            return [aims.card]
        case Sharing(pool, unseen):
            return [*pool, *unseen]
        case Landing(pigeons):
            return list(pigeons)
        case Assigning(pigeon):
            return [pigeon]
        case _:
            return []


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
