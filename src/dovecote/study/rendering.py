"""A match as environments show it: as text, as a drawing, as pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np

from dovecote.core.game import Seat
from dovecote.study.codecs import ChoiceError
from dovecote.study.numbered import NumberedMatch

MODES = ("human", "ansi", "rgb_array", "svg")
_WIDTH = 640  # pixels


def check(mode: str | None) -> None:
    """Complains about a way that there is not."""
    if mode is not None and mode not in MODES:
        raise ChoiceError(name="render_mode", text=mode, expected=", ".join(MODES))


def render(match: NumberedMatch, mode: str | None, seat: Seat | None = None) -> Any:
    """The table as a seat sees it, or as everyone does; `human` prints the text.

    What draws is imported when something is drawn: most environments never are.
    """
    from dovecote.faces import face_of
    from dovecote.locales import Words
    from dovecote.study.drawing import svg

    game = match.codec.game
    view = game.view(match.state, seat)
    if mode in ("svg", "rgb_array"):
        drawing = svg(view, game=game)
        assert drawing is not None
        return drawing if mode == "svg" else _pixels(drawing)
    text = "\n".join(face_of(game, Words("en")).drawing(view, ()))
    if mode != "human":
        return text
    print(text)
    return None


def _pixels(drawing: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    from PIL import Image

    from dovecote.study.drawing import png

    with Image.open(BytesIO(png(drawing, _WIDTH))) as image:
        return np.asarray(image.convert("RGB"))
