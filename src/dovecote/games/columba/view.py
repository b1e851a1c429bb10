"""What a seat may know: everything but the order of the pile, which does not exist yet."""

from __future__ import annotations

import msgspec

from dovecote.core.bag import Bag, Contents
from dovecote.core.drawn import ShownAsSvg
from dovecote.core.game import Seat
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.events import Term
from dovecote.games.columba.frame import Field, Fields, Frame, roomy
from dovecote.games.columba.land import Estate, Land, kind_at
from dovecote.games.columba.scoring import terms
from dovecote.games.columba.state import Kinds, Options, Player, State, Step


class Spot(msgspec.Struct, frozen=True):
    """A field with what is on top of it."""

    field: Field
    shows: str | None  # the kind of pigeon; None under a falcon
    has_card: bool  # no card: a tile on bare table
    has_tile: bool = False
    is_fresh: bool = False  # a tile laid this turn


class EstateView(msgspec.Struct, frozen=True):
    """An estate as everyone sees it."""

    owner: Seat
    size: str
    kind: str
    home: Field
    fields: tuple[Field, ...]


class Board(msgspec.Struct, frozen=True):
    """A player's mini-board and their points as they stand."""

    player: Player
    lacking: tuple[int, ...]
    terms: tuple[Term, ...]


class View(ShownAsSvg, msgspec.Struct, frozen=True):
    """The table as everyone sees it."""

    options: Options
    boards: tuple[Board, ...]
    land: tuple[Spot, ...]
    estates: tuple[EstateView, ...]
    pile: Contents[str]  # the cards nobody has seen yet, in no order
    starting: Contents[str]
    supply: Kinds
    falcons: int
    drawn: int
    discarded: tuple[str, ...]
    laid: tuple[str, ...]
    seat: Seat
    step: Step
    has_built: bool
    has_bred: bool
    has_hunted: bool
    strays: tuple[Field, ...]  # tiles of this turn in nobody's estate


def see(state: State) -> View:
    """The view of any seat, and of a spectator."""
    land = state.land
    return View(
        options=state.options,
        boards=boards(state),
        land=spots(land),
        estates=estates(land),
        pile=Contents.of(state.pile),
        starting=Contents.of(state.starting),
        supply=state.supply,
        falcons=state.falcons,
        drawn=state.drawn,
        discarded=state.discarded,
        laid=state.laid,
        seat=state.seat,
        step=state.step,
        has_built=state.has_built,
        has_bred=state.has_bred,
        has_hunted=state.has_hunted,
        strays=land.frame.fields(land.strays) if land else (),
    )


def imagine(view: View) -> State:
    """The one state that looks like this view."""
    return State(
        options=view.options,
        players=tuple(board.player for board in view.boards),
        land=_land(view) if view.land else None,
        pile=Bag.of(view.pile),
        starting=Bag.of(view.starting),
        supply=view.supply,
        falcons=view.falcons,
        drawn=view.drawn,
        discarded=view.discarded,
        laid=view.laid,
        seat=view.seat,
        step=view.step,
        has_built=view.has_built,
        has_bred=view.has_bred,
        has_hunted=view.has_hunted,
    )


def boards(state: State) -> tuple[Board, ...]:
    """Every player's mini-board."""
    return tuple(
        [
            Board(player, player.lacking, terms(state, Seat(seat)))
            for seat, player in enumerate(state.players)
        ]
    )


def spots(land: Land | None) -> tuple[Spot, ...]:
    """Every field of the land, row by row."""
    if land is None:
        return ()
    found = []
    for field in land.frame.fields(land.cards | land.tiles):
        place = land.frame.bit(field)
        kind = kind_at(land, place)
        found.append(
            Spot(
                field=field,
                shows=None if kind < 0 else KINDS[kind],
                has_card=bool(land.cards & place),
                has_tile=bool(land.tiles & place),
                is_fresh=bool(land.fresh & place),
            )
        )
    return tuple(found)


def estates(land: Land | None) -> tuple[EstateView, ...]:
    """Every estate, in the order in which they were founded."""
    return tuple(_estate(land, estate) for estate in land.estates) if land else ()


def _estate(land: Land, estate: Estate) -> EstateView:
    (home,) = land.frame.fields(estate.home)
    fields = land.frame.fields(estate.fields)
    return EstateView(estate.owner, estate.size, KINDS[estate.kind], home, fields)


def _land(view: View) -> Land:
    frame = Frame(0, 0, 0)
    for spot in view.land:
        frame = roomy(frame, spot.field, 1)
    shown = [0, 0, 0, 0]
    for spot in view.land:
        if spot.shows:
            shown[KINDS.index(spot.shows)] |= frame.bit(spot.field)
    g, w, s, b = shown
    return Land(
        frame=frame,
        cards=_together(frame, [s.field for s in view.land if s.has_card]),
        shown=(g, w, s, b),
        tiles=_together(frame, [s.field for s in view.land if s.has_tile]),
        fresh=_together(frame, [s.field for s in view.land if s.is_fresh]),
        falcons=_together(frame, [s.field for s in view.land if s.shows is None]),
        estates=tuple(
            Estate(
                e.owner,
                e.size,
                KINDS.index(e.kind),
                frame.bit(e.home),
                _together(frame, list(e.fields)),
            )
            for e in view.estates
        ),
    )


def _together(frame: Frame, fields: list[Field]) -> Fields:
    among = 0
    for field in fields:
        among |= frame.bit(field)
    return among
