"""Which game has which face."""

from __future__ import annotations

from dovecote.cli.columba import ColumbaFace
from dovecote.cli.columbiz import ColumbizFace
from dovecote.cli.face import Face
from dovecote.cli.piccioni import PiccioniFace
from dovecote.core.game import AnyGame
from dovecote.locales import Words

FACES: dict[str, type[Face]] = {
    "columba": ColumbaFace,
    "columbiz": ColumbizFace,
    "piccioni": PiccioniFace,
}


def face_of(game: AnyGame, words: Words) -> Face:
    """The game's own face, or the plain one."""
    return FACES.get(game.name, Face)(game, words)
