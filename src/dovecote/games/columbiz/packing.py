"""Columbiz in few bytes: a letter a square for the board, one offer for all throws of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET

from dovecote.core.chance import Dice
from dovecote.core.game import Seat
from dovecote.core.latest import Latest
from dovecote.core.packing import GAP, PackedOffer, written
from dovecote.games.columbiz.actions import Action, Keepings, Put, Reroll
from dovecote.games.columbiz.board import SQUARES, Board, Square
from dovecote.games.columbiz.components import PAWNS
from dovecote.games.columbiz.dice import parts
from dovecote.games.columbiz.placing import at_stake
from dovecote.games.columbiz.state import Options, State, Step
from dovecote.games.columbiz.view import (
    PlayerView,
    Spot,
    View,
    fits,
    is_last_round,
    prices,
    see_player,
)

_NOBODY = "."
_OWNERS = {ord(str(digit)): str(digit - 1) if digit else _NOBODY for digit in range(max(PAWNS) + 1)}
_PACKED = ("board", "prices")


class PackedView(msgspec.Struct, frozen=True):
    """A view, but for its board: a letter for each square, column by column, by its number."""

    options: Options
    rows: str
    owners: str  # a seat's number; a dot: nobody's
    players: tuple[PlayerView, ...]
    first: Seat | None
    seat: Seat
    round: int
    step: Step
    fits: bool | None
    at_stake: int
    is_last_round: bool
    prices: str = ""  # the faces that each square costs


# `each` is a hand, of which every part may be thrown again; or squares on which a pawn may be put.
PackedOffers: TypeAlias = tuple[PackedOffer[str], ...]


class ColumbizPacking:
    """The shorthand of Columbiz on a board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._rows = "".join(map(str, board.rows))
        self._pack = Latest(self._pack_view)  # everyone sees the same

    def pack_view(self, state: State, seat: Seat | None) -> PackedView:
        return self._pack(state)

    def pack_offers(self, offers: Sequence[Action]) -> Sequence[Any]:
        if isinstance(offers, Keepings):
            hand = " ".join(map(str, offers.dice))
            return [written(offers[0]), PackedOffer(f"reroll {GAP}", {"type": "Reroll"}, hand)]
        squares = " ".join([str(offer.square) for offer in offers if type(offer) is Put])
        others = [written(offer) for offer in offers if type(offer) is not Put]
        return [PackedOffer(f"put {GAP}", {"type": "Put"}, squares), *others] if squares else others

    def unpack_view(self, packed: bytes) -> View:
        told = _VIEW.decode(packed)
        known = {n: getattr(told, n) for n in View.__struct_fields__ if n not in _PACKED}
        places = zip(SQUARES, told.rows, told.owners, strict=True)
        costs = tuple(tuple(map(int, faces)) for faces in told.prices.split())
        return View(board=tuple(_spot(*place) for place in places), prices=costs, **known)

    def unpack_offers(self, packed: bytes) -> Sequence[Action]:
        return [action for one in _OFFERS.decode(packed) for action in _unpack(one)]

    def _pack_view(self, state: State) -> PackedView:
        """Straight from the state: a board of spots would only be thrown away."""
        players = state.players
        return PackedView(
            options=state.options,
            rows=self._rows,
            owners=_owners(tuple([player.pawns for player in players])),
            players=tuple(map(see_player, players)),
            first=state.first,
            seat=state.seat,
            round=state.round,
            step=state.step,
            fits=fits(state),
            at_stake=at_stake(players[state.seat]),
            is_last_round=is_last_round(players),
            prices=_prices(prices(state)),
        )


@lru_cache(2)  # there are some, or none
def _prices(costs: tuple[Dice, ...]) -> str:
    return " ".join("".join(map(str, cost)) for cost in costs)


@lru_cache(1024)
def _owners(pawns: tuple[int, ...]) -> str:
    """A digit for each square, one more than its owner's seat: sets of pawns added up as numbers
    whose binary digits are read as decimal ones."""
    digits = sum([(seat + 1) * int(f"{mine:b}") for seat, mine in enumerate(pawns)])
    return f"{digits:0{len(SQUARES)}}"[::-1].translate(_OWNERS)


def _spot(square: Square, row: str, owner: str) -> Spot:
    return Spot(square, int(row), None if owner == _NOBODY else Seat(int(owner)))


def _unpack(one: PackedOffer[str]) -> Sequence[Action]:
    if one.each is UNSET:
        return [msgspec.convert(one.action, Action)]
    if one.action["type"] == "Reroll":
        return [Reroll(part) for part in parts(tuple(map(int, one.each.split())))]
    named = (square.split("/") for square in one.each.split())
    return [Put(Square(int(column), int(number))) for column, number in named]


_VIEW = msgspec.json.Decoder(PackedView)
_OFFERS = msgspec.json.Decoder(PackedOffers)
