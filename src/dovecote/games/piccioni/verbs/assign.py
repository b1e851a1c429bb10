"""`assign`: the card itself goes to a Zone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from dovecote.core.errors import Refusal
from dovecote.games.piccioni.actions import Play, area
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.events import Assigned
from dovecote.games.piccioni.state import Playing, State, area_of, owner_of
from dovecote.games.piccioni.verbs.aiming import at, no_effect, wrong_aim
from dovecote.games.piccioni.verbs.verb import (
    Aiming,
    Done,
    Facts,
    Fault,
    InTurn,
    Part,
    Precedence,
    Reactable,
    Verb,
)
from dovecote.games.piccioni.vocabulary import Asks, Effect
from dovecote.games.piccioni.zones import plus, with_


class Assign(Effect, frozen=True, tag="assign", gc=False):
    """Of an action card: Guano or Lots of Guano goes to an Area; of a pigeon: where it lands."""

    to: str


def _check(effect: Assign, places: tuple[str, ...]) -> Fault | None:
    return None if effect.to == "any area" else Fault("to", effect.to, "any area")  # 1.4


def _offers(cards: Cards, state: State, card: str, effect: Assign) -> Sequence[Part]:
    return at(card, cards.areas[len(state.hands)])


def _refuse(cards: Cards, state: State, action: Play, effect: Assign) -> Refusal:
    is_area = cards.index[action.zone] >= PLACES
    return no_effect(action) if is_area else wrong_aim(action)


def _facts(cards: Cards, state: State, script: Playing, effect: Assign, known: Facts) -> Facts:
    return replace(known, into=area(script.aims.zone), is_dirt=True)


def _do(cards: Cards, state: State, script: Playing, effect: Assign) -> Done:
    """The card lies in an Area from now on; a redirected one in that of whoever sent it."""
    card = script.aims.card
    zone = area_of(script.seat) if script.is_redirected else cards.index[script.aims.zone]
    owner = owner_of(zone)
    assert owner is not None  # 1.4
    dirt = with_(state.dirt, owner, plus(state.dirt[owner], (card,)))
    top = state.agenda[-1]
    assert isinstance(top, Playing)
    agenda = (*state.agenda[:-1], replace(top, is_laid=True))
    return replace(state, dirt=dirt, agenda=agenda), (Assigned((card,), cards.zones[zone]),)


ASSIGN = Verb(
    effect=Assign,
    order=Precedence.OTHER,
    in_turn=InTurn(
        check=_check,
        takes=False,
        aiming=Aiming(asks=lambda effect: Asks(zone=True), refuse=_refuse),
        offers=_offers,
        reactable=Reactable(facts=_facts, sweeps=lambda effect: False, brings=None),
        do=_do,
    ),
    in_reaction=None,
    on_arrival=None,
)
