"""In which column an offer is to be seen, for those who do not look everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from dovecote.bots.mind import Spot
from dovecote.games.columbiz.actions import Action, Put, Reroll
from dovecote.games.columbiz.board import SIDE
from dovecote.games.columbiz.dice import without
from dovecote.games.columbiz.state import Keeping
from dovecote.games.columbiz.view import View

_REMOTE = (1, SIDE)  # the columns at the edge


def spots(view: View, offers: Sequence[Action]) -> list[Spot | None]:
    """The column of a pawn; before that, the column of which most dice are kept."""
    return [_spot(view, offer) for offer in offers]


def _spot(view: View, offer: Action) -> Spot | None:
    column = 0
    if isinstance(offer, Put):
        column = offer.square.column
    elif isinstance(offer, Reroll) and isinstance(view.step, Keeping):
        kept = without(view.step.dice, offer.faces)
        column = max(kept, key=kept.count, default=0)
    return Spot(column, column in _REMOTE) if column else None
