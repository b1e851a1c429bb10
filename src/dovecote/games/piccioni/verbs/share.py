"""`share`: everything in a Zone becomes Trophies shared with a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from dovecote.core.errors import Refusal
from dovecote.games.piccioni import trophies
from dovecote.games.piccioni.actions import Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.clauses import refusal
from dovecote.games.piccioni.events import Joined
from dovecote.games.piccioni.state import Playing, Reacting, State
from dovecote.games.piccioni.verbs.aiming import check_source, no_effect, whole, wrong_aim
from dovecote.games.piccioni.verbs.taking import (
    dirt_in,
    several,
    sharers_of,
    source_of,
    without,
)
from dovecote.games.piccioni.verbs.verb import (
    Aiming,
    Done,
    Facts,
    Fault,
    InReaction,
    InTurn,
    Part,
    Precedence,
    Reactable,
    Verb,
)
from dovecote.games.piccioni.vocabulary import ANY, Asks, Effect
from dovecote.games.piccioni.zones import meant, plus


class Share(Effect, frozen=True, tag="share", gc=False):
    """All of a zone for two players; as a reaction, without fields: one more shares."""

    source: str = msgspec.field(name="from", default="")
    what: Literal["pigeons", "everything"] = "pigeons"


def taken(cards: Cards, state: State, script: Playing, effect: Share) -> Kinds:
    """The cards that become Trophies."""
    return _lying(state, source_of(cards, state, script, effect.source), effect)


def _lying(state: State, zone: int, effect: Share) -> Kinds:
    pigeons = state.zones[zone]
    return plus(pigeons, dirt_in(state, zone)) if effect.what == "everything" else pigeons


def _check(effect: Share, places: tuple[str, ...]) -> Fault | None:
    return check_source(effect.source, places)


def _offers(cards: Cards, state: State, card: str, effect: Share) -> Sequence[Part]:
    is_named = effect.source in ANY
    others = [seat for seat in range(state.seats) if seat != state.seat]
    found = []
    for source in meant(cards, state, effect.source):
        if _lying(state, source, effect):
            zone = cards.zones[source] if is_named else ""
            found += [Play(card, (), zone, "", partner) for partner in others]
    return whole(found)


def _refuse(cards: Cards, state: State, action: Play, effect: Share) -> Refusal:
    if action.partner == state.seat:
        return refusal("another", card=action.card)
    zones = meant(cards, state, effect.source)
    is_right = not action.zone or cards.index[action.zone] in zones
    return no_effect(action) if is_right and action.partner < state.seats else wrong_aim(action)


def _facts(cards: Cards, state: State, script: Playing, effect: Share, known: Facts) -> Facts:
    return several(state, script, taken(cards, state, script, effect), known)


def _do(cards: Cards, state: State, script: Playing, effect: Share) -> Done:
    made = taken(cards, state, script, effect)
    zone = source_of(cards, state, script, effect.source)
    return trophies.make(cards, without(state, zone, made), made, sharers_of(state, script))


def _check_reaction(effect: Share) -> Fault | None:
    return None if effect == Share() else Fault("from", effect.source, "", "unknown")


def _join(cards: Cards, state: State, script: Reacting, effect: Share) -> Done:
    """One more shares the Trophies that a card makes."""
    subject = state.agenda[-3]
    assert isinstance(subject, Playing)
    joined = replace(subject, joined=(*subject.joined, script.seat))
    state = replace(state, agenda=(*state.agenda[:-3], joined, *state.agenda[-2:]))
    return state, (Joined(script.seat),)


SHARE = Verb(
    effect=Share,
    order=Precedence.SHARE,
    in_turn=InTurn(
        check=_check,
        takes=True,
        aiming=Aiming(
            asks=lambda effect: Asks(zone=effect.source in ANY, partner=True), refuse=_refuse
        ),
        offers=_offers,
        reactable=Reactable(facts=_facts, sweeps=lambda effect: True, brings=None),
        do=_do,
    ),
    in_reaction=InReaction(
        check=_check_reaction, triggers=("trophies",), names_pigeon=False, do=_join
    ),
    on_arrival=None,
)
