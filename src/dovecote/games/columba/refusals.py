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
from dovecote.games.columba.choices import (
    is_tidy,
    land_of,
    may_cover,
    may_interleave,
    strays_group,
)
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field, Fields
from dovecote.games.columba.land import Land, covered, hunted, kind_at, tiled
from dovecote.games.columba.placements import joined
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Choosing, Ended, Optional, Placing, State

CLAUSES = {
    "over": "9.1",
    "turn": "3.1",
    "drawing": "3.2",
    "card-first": "3.3",
    "no-card": "3.4",
    "other-card": "3.4",
    "same-picture": "4.1",
    "not-lacking": "4.4",
    "no-objective": "4.5",
    "supply": "4.6",
    "opponents-estate": "4.7",
    "fresh-tile": "4.8",
    "on-falcon": "4.10",
    "on-dovecote": "4.11",
    "no-contact": "4.13",
    "joins": "4.14",
    "card-leaves-loose": "4.15",
    "choose-first": "5.3",
    "not-choosing": "5.4",
    "built-already": "6.3",
    "none-left": "6.4",
    "no-pigeon": "6.5",
    "has-dovecote": "6.6",
    "group-without-card": "6.7",
    "group-too-small": "6.7",
    "build-on-loose": "6.8",
    "no-tile": "7.1",
    "not-beside": "7.2",
    "tile-on-tile": "7.4",
    "tile-on-falcon": "7.5",
    "tile-on-dovecote": "7.6",
    "tile-in-estate": "7.7",
    "tile-joins": "7.8",
    "tile-without-card": "7.9",
    "tile-leaves-loose": "7.9",
    "loose": "7.10",
    "not-paid": "8.2",
    "no-falcon-left": "8.3",
    "no-young-falcon": "8.4",
    "one-step": "8.6",
    "no-adult-falcon": "8.7",
    "hunted-already": "8.8",
    "not-opponents": "8.9",
    "falcon-on-dovecote": "8.10",
    "falcon-leaves-loose": "8.13",
}


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule against the action, or None if it is offered."""
    step, kind = state.step, type(state.step)  # a failed isinstance is slow
    if kind is Ended:
        return _refusal("over")
    if kind is not Placing and kind is not Optional and kind is not Choosing:
        return _refusal("drawing")
    if seat != state.seat:
        return _refusal("turn", seat=state.seat)
    match action:
        case Place():
            return _refuse_place(state, action)
        case TakeObjective() | NoObjective():
            return None if type(step) is Choosing else _refusal("not-choosing")
        case Breed(tiles):
            return _refuse_breed(state, tiles)
        case Raise(tiles):
            return _refuse_raise(state, tiles)
        case Build() | Lay() | Falcon() | End():
            return _refuse_option(state, action)
        case _:
            assert_never(action)


def _refuse_place(state: State, action: Place) -> Refusal | None:
    step = state.step
    if type(step) is Choosing:
        return _refusal("choose-first")
    if type(step) is not Placing:
        return _refusal("no-card")
    if action.card != step.card:
        return _refusal("other-card", card=step.card)
    if action.turn not in [turn for turn, _ in turns(step.card)]:
        return _refusal("same-picture", number=action.turn)
    land = land_of(state)
    if not land.reaches(action.field):
        return _refusal("no-contact")
    square = land.frame.square(land.frame.bit(action.field))
    return _refuse_covering(state, land, square) or _refuse_lying(state, land, action, square)


def _refuse_covering(state: State, land: Land, square: Fields) -> Refusal | None:
    """What the card lies on (4.4 to 4.11)."""
    lacking, supply = may_cover(state)
    on = square & (land.cards | land.tiles)
    junior = state.options.variant == "junior"
    if on and not junior and state.players[state.seat].objective is None:
        return _refusal("no-objective")
    for letter, shown, most in zip(KINDS, land.shown, lacking, strict=True):
        if (number := (on & shown).bit_count()) > most:
            return _refusal("not-lacking", kind=letter, covers=number, lacking=most)
    for letter, shown, left in zip(KINDS, land.shown, supply, strict=True):
        if (number := (on & shown & ~land.tiles).bit_count()) > left:
            return _refusal("supply", kind=letter, covers=number, left=left)
    for estate in land.estates:
        theirs = on & estate.fields & ~estate.home
        if theirs and not are_allies(len(state.players), state.seat, estate.owner):
            return _refusal("opponents-estate", owner=estate.owner, field=_text(land, theirs))
    for code, fields in (
        ("fresh-tile", land.fresh),
        ("on-falcon", land.falcons),
        ("on-dovecote", land.homes),
    ):
        if on & fields:
            return _refusal(code, field=_text(land, on & fields))
    return None


def _refuse_lying(state: State, land: Land, action: Place, square: Fields) -> Refusal | None:
    """What the card touches and changes (4.13 to 4.15)."""
    if not (square | land.frame.beside(square)) & land.cards:
        return _refusal("no-contact")
    after = covered(land, turned(action.card, action.turn), action.field)
    if pair := joined(after):
        return _refusal("joins", one=pair[0], other=pair[1])
    return _refuse_loose("card-leaves-loose", after, state)


def _refuse_option(state: State, action: Build | Lay | Falcon | End) -> Refusal | None:
    interleaved = may_interleave(state) and not isinstance(action, End)
    if not (isinstance(state.step, Optional) or interleaved):
        return _refusal("choose-first" if isinstance(state.step, Choosing) else "card-first")
    land = land_of(state)
    match action:
        case Build(size, field):
            return _refuse_build(state, land, size, field)
        case Lay(letter, field):
            return _refuse_lay(state, land, letter, field)
        case Falcon(field):
            return _refuse_falcon(state, land, field)
        case End():
            strays = land.strays
            return _refusal("loose", field=_text(land, strays)) if strays else None


def _refuse_build(state: State, land: Land, size: str, field: Field) -> Refusal | None:
    player = state.players[state.seat]
    if state.has_built:
        return _refusal("built-already")
    if not (player.small if size == "small" else player.large):
        return _refusal("none-left", size=size)
    place = land.frame.bit(field) if land.reaches(field) else 0
    kind = kind_at(land, place)
    if kind < 0:
        return _refusal("no-pigeon", field=f"{field[0]},{field[1]}")
    for estate in land.estates:
        if estate.fields & place:
            return _refusal("has-dovecote", owner=estate.owner)
    group = land.frame.group(place, land.shown[kind])
    if not group & land.cards:
        return _refusal("group-without-card")
    if group.bit_count() < state.options.minimum_group:
        return _refusal("group-too-small")
    if land.strays and not strays_group(land) & place:
        return _refusal("build-on-loose", field=_text(land, land.strays))
    return None


def _refuse_lay(state: State, land: Land, letter: str, field: Field) -> Refusal | None:
    kind = KINDS.index(letter)
    if not state.players[state.seat].board[kind]:
        return _refusal("no-tile", kind=letter)
    place = land.frame.bit(field) if land.reaches(field) else 0
    occupied = land.cards | land.tiles
    if not place & (occupied | land.frame.beside(occupied)):
        return _refusal("not-beside")
    for code, fields in (
        ("tile-on-tile", land.tiles & ~land.falcons),
        ("tile-on-falcon", land.falcons),
        ("tile-on-dovecote", land.homes),
    ):
        if place & fields:
            return _refusal(code)
    for estate in land.estates:
        if estate.fields & place and not are_allies(len(state.players), state.seat, estate.owner):
            return _refusal("tile-in-estate", owner=estate.owner)
    after = tiled(land, kind, field)
    if pair := joined(after):
        return _refusal("tile-joins", one=pair[0], other=pair[1])
    laid = after.frame.bit(field)
    if laid & after.strays and not laid & after.grounded(kind):
        return _refusal("tile-without-card")
    return _refuse_loose("tile-leaves-loose", after, state)


def _refuse_breed(state: State, tiles: str) -> Refusal | None:
    if not _can_pay(state, tiles):
        return _refusal("not-paid", tiles=tiles)
    if not state.falcons:
        return _refusal("no-falcon-left")
    return _refusal("one-step") if state.has_bred else None


def _refuse_raise(state: State, tiles: str) -> Refusal | None:
    if not _can_pay(state, tiles):
        return _refusal("not-paid", tiles=tiles)
    if not state.players[state.seat].eyases:
        return _refusal("no-young-falcon")
    return _refusal("one-step") if state.has_bred else None


def _refuse_falcon(state: State, land: Land, field: Field) -> Refusal | None:
    if not state.players[state.seat].adults:
        return _refusal("no-adult-falcon")
    if state.has_hunted:
        return _refusal("hunted-already")
    place = land.frame.bit(field) if land.reaches(field) else 0
    seats = len(state.players)
    hit = [e for e in land.estates if e.fields & place]
    if not hit or are_allies(seats, state.seat, hit[0].owner):
        return _refusal("not-opponents")
    if hit[0].home & place:
        return _refusal("falcon-on-dovecote")
    return _refuse_loose("falcon-leaves-loose", hunted(land, field), state)


def _refuse_loose(code: str, after: Land, state: State) -> Refusal | None:
    """A tile of this turn would be astray, and could not be built on (7.9)."""
    if not after.fresh or is_tidy(after, state):
        return None
    return _refusal(code, field=_text(after, after.strays))


def _can_pay(state: State, tiles: str) -> bool:
    board = state.players[state.seat].board
    return all(board[KINDS.index(letter)] >= tiles.count(letter) for letter in tiles)


def _text(land: Land, fields: Fields) -> str:
    """The first field of a set."""
    x, y = land.frame.field((fields & -fields).bit_length() - 1)
    return f"{x},{y}"


def _refusal(code: str, **params: str | int) -> Refusal:
    return Refusal(code, CLAUSES[code], params)
