"""Which seat has which colour: an attribute of a table's seats that no rule depends on."""

from __future__ import annotations

from collections.abc import Sequence

from dovecote.core.errors import ColoursError
from dovecote.core.game import AnyGame


def seat_colours(game: AnyGame, seats: int, chosen: Sequence[str] = ()) -> tuple[str, ...]:
    """The colour of each seat: as chosen, or the usual ones; none if the game has no colours."""
    known = game.colours.get(seats, ())
    if not chosen:
        return tuple(known[:seats])
    if not len(chosen) == len(set(chosen) & set(known)) == seats:
        raise ColoursError(
            game=game.name, text=" ".join(chosen), seats=seats, expected=" | ".join(known) or "—"
        )
    return tuple(chosen)


def unusual_colours(game: AnyGame, seats: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """The colours as a record tells them: none if they are the usual ones."""
    colours = seat_colours(game, seats, chosen)
    return colours if colours != seat_colours(game, seats) else ()
