"""`dovecote draw`: a recorded position as a picture."""

from __future__ import annotations

from importlib.util import find_spec

import click

from dovecote.cli.errors import PictureKindError, SeatMissingError
from dovecote.cli.shared import cards_option, position_of, record_arguments
from dovecote.cli.types import Whole, write_bytes
from dovecote.core.errors import ExtraMissingError
from dovecote.core.game import Seat
from dovecote.locales import Words
from dovecote.study.drawing import png, svg

_KINDS = (".svg", ".png")


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        file: str, at: int | None, seat: int | None, out: str, width: int | None, cards: str | None
    ) -> None:
        if not out.lower().endswith(_KINDS):
            raise PictureKindError(text=out, expected=" | ".join(_KINDS))
        is_png = out.lower().endswith(".png")
        if is_png and find_spec("resvg_py") is None:
            raise ExtraMissingError(extra="study")
        table, _ = position_of(file, at, cards)
        if seat is not None and seat not in table.seats:
            raise SeatMissingError(seat=seat, seats=len(table.seats))
        drawn = svg(table, None if seat is None else Seat(seat), language=words.language)
        assert drawn is not None, "every game of the house can be drawn"
        write_bytes(out, png(drawn, width) if is_png else drawn.encode())

    params: list[click.Parameter] = [
        *record_arguments(words),
        click.Option(["--out"], type=click.Path(), required=True, help=words("cli-draw-out")),
        click.Option(["--seat"], type=Whole(), help=words("cli-draw-seat")),
        click.Option(["--width"], type=Whole(16, 8192), help=words("cli-draw-width")),
        cards_option(words),
    ]
    return kind("draw", callback=run, params=params, help=words("cli-draw-about"))
