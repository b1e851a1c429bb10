"""How the games look and sound in text: at the terminal, and where environments are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dovecote.core.game import AnyGame, Seat
from dovecote.faces.columba import ColumbaFace
from dovecote.faces.columbiz import ColumbizFace
from dovecote.faces.face import Face
from dovecote.faces.piccioni import PiccioniFace
from dovecote.locales import Words

FACES: dict[str, type[Face]] = {
    "columba": ColumbaFace,
    "columbiz": ColumbizFace,
    "piccioni": PiccioniFace,
}


def face_of(
    game: AnyGame,
    words: Words,
    colours: Sequence[str] = (),
    bots: Mapping[Seat, str] | None = None,
    you: Seat | None = None,
) -> Face:
    """The game's own face, or the plain one; people by the colours of a table's seats."""
    usual = game.colours[max(game.colours)] if game.colours else ()
    return FACES.get(game.name, Face)(game, words, colours or usual, bots, you)
