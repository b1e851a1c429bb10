"""How a match ended, in words."""

from __future__ import annotations

from babel.lists import format_list

from dovecote.core.game import Over, Seat
from dovecote.faces.face import Face


def given_up(face: Face, over: Over) -> str:
    """“Bruno gave up. You win!”; nothing, if it was played to its end."""
    if over.gave_up is None:
        return ""
    winners = [Seat(seat) for seat, rank in enumerate(over.ranks) if rank == 1]
    gave_up = face.words("play-gave-up", **face.who(over.gave_up))
    return f"{gave_up} {_won(face, winners)}"


def _won(face: Face, winners: list[Seat]) -> str:
    if len(winners) == 1:
        return face.words("play-won", **face.who(winners[0]))
    names = format_list([face.name(seat) for seat in winners], locale=face.words.language)
    return face.words("play-won-together", names=names)
