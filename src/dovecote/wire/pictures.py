"""The pictures in the rules: positions to draw, each with its sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from dovecote.lessons.picture import Picture


class PictureTry(msgspec.Struct, frozen=True):
    """A move that is held over the table, and whether it may be made."""

    action: Any
    is_allowed: bool


class PictureOf(msgspec.Struct, frozen=True):
    """A position that a page can draw, and what is said of it."""

    name: str
    part: str  # aim, turn, score, junior, teams, or a part of the rules by its number
    clause: str
    says: str
    seat: int  # through whose eyes
    colours: tuple[str, ...]  # seat by seat; none in a game without colours
    show: tuple[str, ...]  # what is drawn beside the board
    point: tuple[str, ...]  # places that are marked
    view: Any
    events: Any  # all since the match began
    news: Any  # those of the last entry
    tried: PictureTry | None


def picture_of(picture: Picture, says: str) -> PictureOf:
    """What there is to draw, and to say."""
    table, seat = picture.table(), picture.seat
    return PictureOf(
        name=picture.name,
        part=picture.part,
        clause=picture.clause,
        says=says,
        seat=seat,
        colours=tuple(table.colours),
        show=picture.show,
        point=picture.point,
        view=table.view(seat),
        events=table.events(seat),
        news=table.events(seat, table.at - 1),
        tried=_tried(picture),
    )


def _tried(picture: Picture) -> PictureTry | None:
    if not picture.tried:
        return None
    table, seat, text = picture.table(), picture.seat, picture.tried
    action = table.game.parse(table.state, seat, text)
    return PictureTry(action, is_allowed=table.why(seat, text) is None)
