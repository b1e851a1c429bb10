"""Why an option may not be used: building, laying, breeding, raising, hunting."""

from __future__ import annotations

from dovecote.core.errors import Refusal
from dovecote.games.columba.actions import Build, End, Falcon, Lay
from dovecote.games.columba.choices import is_tidy, land_of, may_interleave, strays_group
from dovecote.games.columba.clauses import refusal
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field, Fields
from dovecote.games.columba.land import Land, hunted, kind_at, tiled
from dovecote.games.columba.placements import joined
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Choosing, Optional, State


def refuse_option(state: State, action: Build | Lay | Falcon | End) -> Refusal | None:
    interleaved = may_interleave(state) and not isinstance(action, End)
    if not (isinstance(state.step, Optional) or interleaved):
        return refusal("choose-first" if isinstance(state.step, Choosing) else "card-first")
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
            return refusal("loose", field=first_field(land, strays)) if strays else None


def _refuse_build(state: State, land: Land, size: str, field: Field) -> Refusal | None:
    player = state.players[state.seat]
    if state.has_built:
        return refusal("built-already")
    if not (player.small if size == "small" else player.large):
        return refusal("none-left", size=size)
    place = land.frame.bit(field) if land.reaches(field) else 0
    kind = kind_at(land, place)
    if kind < 0:
        return refusal("no-pigeon", field=f"{field[0]},{field[1]}")
    for estate in land.estates:
        if estate.fields & place:
            return refusal("has-dovecote", owner=estate.owner)
    group = land.frame.group(place, land.shown[kind])
    if not group & land.cards:
        return refusal("group-without-card")
    if group.bit_count() < state.options.minimum_group:
        return refusal("group-too-small")
    if land.strays and not strays_group(land) & place:
        return refusal("build-on-loose", field=first_field(land, land.strays))
    return None


def _refuse_lay(state: State, land: Land, letter: str, field: Field) -> Refusal | None:
    kind = KINDS.index(letter)
    if not state.players[state.seat].board[kind]:
        return refusal("no-tile", kind=letter)
    place = land.frame.bit(field) if land.reaches(field) else 0
    occupied = land.cards | land.tiles
    if not place & (occupied | land.frame.beside(occupied)):
        return refusal("not-beside")
    for code, fields in (
        ("tile-on-tile", land.tiles & ~land.falcons),
        ("tile-on-falcon", land.falcons),
        ("tile-on-dovecote", land.homes),
    ):
        if place & fields:
            return refusal(code)
    for estate in land.estates:
        if estate.fields & place and not are_allies(len(state.players), state.seat, estate.owner):
            return refusal("tile-in-estate", owner=estate.owner)
    after = tiled(land, kind, field)
    if pair := joined(after):
        return refusal("tile-joins", one=pair[0], other=pair[1])
    laid = after.frame.bit(field)
    if laid & after.strays and not laid & after.grounded(kind):
        return refusal("tile-without-card")
    return refuse_loose("tile-leaves-loose", after, state)


def refuse_breed(state: State, tiles: str) -> Refusal | None:
    if not _can_pay(state, tiles):
        return refusal("not-paid", tiles=tiles)
    if not state.falcons:
        return refusal("no-falcon-left")
    return refusal("one-step") if state.has_bred else None


def refuse_raise(state: State, tiles: str) -> Refusal | None:
    if not _can_pay(state, tiles):
        return refusal("not-paid", tiles=tiles)
    if not state.players[state.seat].eyases:
        return refusal("no-young-falcon")
    return refusal("one-step") if state.has_bred else None


def _refuse_falcon(state: State, land: Land, field: Field) -> Refusal | None:
    if not state.players[state.seat].adults:
        return refusal("no-adult-falcon")
    if state.has_hunted:
        return refusal("hunted-already")
    place = land.frame.bit(field) if land.reaches(field) else 0
    seats = len(state.players)
    hit = [e for e in land.estates if e.fields & place]
    if not hit or are_allies(seats, state.seat, hit[0].owner):
        return refusal("not-opponents")
    if hit[0].home & place:
        return refusal("falcon-on-dovecote")
    return refuse_loose("falcon-leaves-loose", hunted(land, field), state)


def refuse_loose(code: str, after: Land, state: State) -> Refusal | None:
    """A tile of this turn would be astray, and could not be built on (7.9)."""
    if not after.fresh or is_tidy(after, state):
        return None
    return refusal(code, field=first_field(after, after.strays))


def _can_pay(state: State, tiles: str) -> bool:
    board = state.players[state.seat].board
    return all(board[KINDS.index(letter)] >= tiles.count(letter) for letter in tiles)


def first_field(land: Land, fields: Fields) -> str:
    """The first field of a set."""
    x, y = land.frame.field((fields & -fields).bit_length() - 1)
    return f"{x},{y}"
