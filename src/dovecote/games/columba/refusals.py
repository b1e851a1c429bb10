"""Why a move is not among the offers, in the order of the rules."""

from __future__ import annotations

from typing import assert_never

from dovecote.core.errors import Refusal
from dovecote.core.game import Seat
from dovecote.games.columba.actions import (
    Action,
    Breed,
    Build,
    End,
    Falcon,
    Lay,
    NoObjective,
    Place,
    Raise,
    TakeObjective,
)
from dovecote.games.columba.cards import turned, turns
from dovecote.games.columba.choices import land_of, may_cover
from dovecote.games.columba.clauses import refusal
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Fields
from dovecote.games.columba.land import Land, covered
from dovecote.games.columba.option_refusals import (
    first_field,
    refuse_breed,
    refuse_loose,
    refuse_option,
    refuse_raise,
)
from dovecote.games.columba.placements import joined
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Choosing, Ended, Optional, Placing, State


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule against the action, or None if it is offered."""
    step, kind = state.step, type(state.step)  # a failed isinstance is slow
    if kind is Ended:
        return refusal("over")
    if kind is not Placing and kind is not Optional and kind is not Choosing:
        return refusal("drawing")
    if seat != state.seat:
        return refusal("turn", seat=state.seat)
    match action:
        case Place():
            return _refuse_place(state, action)
        case TakeObjective() | NoObjective():
            return None if type(step) is Choosing else refusal("not-choosing")
        case Breed(tiles):
            return refuse_breed(state, tiles)
        case Raise(tiles):
            return refuse_raise(state, tiles)
        case Build() | Lay() | Falcon() | End():
            return refuse_option(state, action)
        case _:
            assert_never(action)


def _refuse_place(state: State, action: Place) -> Refusal | None:
    step = state.step
    if type(step) is Choosing:
        return refusal("choose-first")
    if type(step) is not Placing:
        return refusal("no-card")
    if action.card != step.card:
        return refusal("other-card", card=step.card)
    if action.turn not in [turn for turn, _ in turns(step.card)]:
        return refusal("same-picture", number=action.turn)
    land = land_of(state)
    if not land.reaches(action.field):
        return refusal("no-contact")
    square = land.frame.square(land.frame.bit(action.field))
    return _refuse_covering(state, land, square) or _refuse_lying(state, land, action, square)


def _refuse_covering(state: State, land: Land, square: Fields) -> Refusal | None:
    """What the card lies on (4.4 to 4.11)."""
    lacking, supply = may_cover(state)
    on = square & (land.cards | land.tiles)
    junior = state.options.variant == "junior"
    if on and not junior and state.players[state.seat].objective is None:
        return refusal("no-objective")
    for letter, shown, most in zip(KINDS, land.shown, lacking, strict=True):
        if (number := (on & shown).bit_count()) > most:
            return refusal("not-lacking", kind=letter, covers=number, lacking=most)
    for letter, shown, left in zip(KINDS, land.shown, supply, strict=True):
        if (number := (on & shown & ~land.tiles).bit_count()) > left:
            return refusal("supply", kind=letter, covers=number, left=left)
    for estate in land.estates:
        theirs = on & estate.fields & ~estate.home
        if theirs and not are_allies(len(state.players), state.seat, estate.owner):
            return refusal("opponents-estate", owner=estate.owner, field=first_field(land, theirs))
    for code, fields in (
        ("fresh-tile", land.fresh),
        ("on-falcon", land.falcons),
        ("on-dovecote", land.homes),
    ):
        if on & fields:
            return refusal(code, field=first_field(land, on & fields))
    return None


def _refuse_lying(state: State, land: Land, action: Place, square: Fields) -> Refusal | None:
    """What the card touches and changes (4.13 to 4.15)."""
    if not (square | land.frame.beside(square)) & land.cards:
        return refusal("no-contact")
    after = covered(land, turned(action.card, action.turn), action.field)
    if pair := joined(after):
        return refusal("joins", one=pair[0], other=pair[1])
    return refuse_loose("card-leaves-loose", after, state)
