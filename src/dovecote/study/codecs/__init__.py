"""The games in numbers, one codec each, the same for every adapter."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from dovecote.games import game_named
from dovecote.study.codecs.codec import (
    Array,
    ArrayError,
    ChoiceError,
    Codec,
    Layout,
    Mask,
    NumberError,
    Said,
    SeatSight,
    WholeError,
    sight_of,
    sight_of_view,
    whole,
)
from dovecote.study.codecs.columba import ColumbaCodec
from dovecote.study.codecs.columba_fields import ColumbaFieldsCodec
from dovecote.study.codecs.columbiz import ColumbizCodec
from dovecote.study.codecs.piccioni import PiccioniCodec

CODECS: Mapping[str, Mapping[str, Callable[[int, Any], Codec]]] = {  # by game; the usual one first
    "columba": {"columba": ColumbaCodec, "columba-fields": ColumbaFieldsCodec},
    "columbiz": {"columbiz": ColumbizCodec},
    "piccioni": {"piccioni": PiccioniCodec},
}


def codec_of(game: str, seats: int, codec: str = "", cards: str | None = None) -> Codec:
    """A game's codec, by its name; the usual one without. The same is made once."""
    game_named(game)  # complains about a game that there is not
    known = CODECS[game]
    if codec and codec not in known:
        raise ChoiceError(name="codec", text=codec, expected=", ".join(known))
    return _made(game, seats, codec or next(iter(known)), cards)


@lru_cache(32)
def _made(game: str, seats: int, codec: str, cards: str | None) -> Codec:
    made = CODECS[game][codec](seats, game_named(game, cards))
    made.key = (game, seats, codec, cards)
    return made


for _kinds in CODECS.values():
    for _kind in _kinds.values():  # a codec is not copied, but had again by its key
        copyreg.pickle(_kind, lambda codec: (_made, codec.key))  # type: ignore[arg-type]


__all__ = [
    "CODECS",
    "Array",
    "ArrayError",
    "ChoiceError",
    "Codec",
    "Layout",
    "Mask",
    "NumberError",
    "Said",
    "SeatSight",
    "WholeError",
    "codec_of",
    "sight_of",
    "sight_of_view",
    "whole",
]
