"""Where on the land an offer is to be seen, for those who do not look everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from dovecote.bots.mind import Spot
from dovecote.games.columba.actions import Action, Build, Falcon, Lay, Place
from dovecote.games.columba.frame import Field
from dovecote.games.columba.view import View

_REGION = 3  # fields each way: one look
_NEAR = 4  # fields from the middle of the land: where everyone looks first


def spots(view: View, offers: Sequence[Action]) -> list[Spot | None]:
    """Parts of the land; those far from its middle are remote."""
    middle = _middle([spot.field for spot in view.land])
    return [_spot(offer, middle) for offer in offers]


def _middle(fields: Sequence[Field]) -> tuple[float, float]:
    if not fields:
        return 0.0, 0.0
    columns, rows = [x for x, _ in fields], [y for _, y in fields]
    return (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2


def _spot(offer: Action, middle: tuple[float, float]) -> Spot | None:
    if not isinstance(offer, Place | Build | Lay | Falcon):
        return None
    x, y = offer.field
    distance = max(abs(x - middle[0]), abs(y - middle[1]))
    return Spot((x // _REGION, y // _REGION), distance > _NEAR)
