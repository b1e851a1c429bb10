"""What the tests of numbers share: matches to look at, and all that a codec can tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from dovecote.core.game import Act, Choice
from dovecote.core.options import Options, known_options, read
from dovecote.games import GAMES
from dovecote.study.codecs import CODECS, Codec, Said, SeatSight, codec_of, sight_of
from dovecote.testing.walk import walk

EVERY = [(game, codec) for game, codecs in CODECS.items() for codec in codecs]


def some_options(game: str, rng: Random) -> Options:
    """Any seats, any reading of the rules."""
    kind = GAMES[game].options_type
    return read(kind, {option.name: rng.choice(option.values) for option in known_options(kind)})


def sights(game: str, codec: str, rng: Random) -> Iterator[tuple[Codec, Any, SeatSight]]:
    """Every decision of a random match: the state, and what whoever decides is shown."""
    options = some_options(game, rng)
    made = codec_of(game, options.seats, codec)
    for moment in walk(made.game, options, rng, 20_000).moments:
        if isinstance(moment.pending, Choice):
            assert isinstance(moment.move, Act)
            yield made, moment.state, sight_of(made, moment.state, moment.move.seat)


def told(codec: Codec, sight: SeatSight, said: Said = ()) -> Iterator[Said]:
    """Every whole action that the masks allow to be said."""
    for number in codec.mask(sight, said).nonzero()[0]:
        now = (*said, int(number))
        if codec.is_whole(now):
            yield now
        else:
            yield from told(codec, sight, now)
