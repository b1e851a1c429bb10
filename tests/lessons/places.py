"""The places of each table that a lesson may point at, as the page lights them up."""

from __future__ import annotations

import re

_PLACES = {
    "columba": r"-?[0-9]+,-?[0-9]+|(board|objective)-[0-{last}]",
    "columbiz": r"[1-6]/[1-6]",
    "piccioni": r"street|crowd|monument|wires|area [0-{last}]|flock|deck|discard",
}


def is_place(game: str, options: dict[str, str], place: str) -> bool:
    """Whether a table of these options has such a place."""
    last = int(options["seats"]) - 1
    return re.fullmatch(_PLACES[game].format(last=last), place) is not None
