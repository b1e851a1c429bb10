"""A match in which seats answer in numbers, one after the other, and luck comes from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from dovecote.core.errors import DovecoteError
from dovecote.core.game import Act, Choice, Fate, Luck, Move, Over, Seat
from dovecote.core.options import Options, read
from dovecote.core.record import Record
from dovecote.games import game_named
from dovecote.play import Scripted, Table
from dovecote.study.codecs import (
    Array,
    ChoiceError,
    Codec,
    Mask,
    NumberError,
    Said,
    SeatSight,
    codec_of,
    sight_of,
)

VERSION = 1
LONGEST = 5_000  # numbers said; a match of random moves takes a few hundred
_PLACEHOLDER = "options"  # PettingZoo's api_test passes it to see whether reset takes options
HIGHEST = 100.0  # counts are divided by units, and come nowhere near it


class NotBegunError(DovecoteError):
    """An environment that has not been reset."""

    sentence = "the match has not begun: call reset() first"


class LongestError(DovecoteError):
    """A match without a step."""

    sentence = "longest: {longest} is not a number of steps, 1 or more"


class SeatsError(DovecoteError):
    """Another number of seats than the spaces are made for."""

    sentence = "this environment has {seats} seats; make another one for {wanted}"


ILLEGAL = ("raise", "lose")


def check(illegal: str, longest: object) -> None:
    """Complains about what an environment cannot be told."""
    if illegal not in ILLEGAL:
        raise ChoiceError(name="illegal", text=illegal, expected=", ".join(ILLEGAL))
    if not isinstance(longest, int) or longest < 1:
        raise LongestError(longest=str(longest))


def options_of(game: str, options: Mapping[str, object]) -> Options:
    """The options of a game by name, as texts or as what these mean."""
    texts = {name: _text(value) for name, value in options.items()}
    return read(game_named(game).options_type, texts)


def agreed_on(game: str, usual: dict[str, Any], options: dict[str, Any] | None) -> Options:
    """The options of one match: those of the environment, and what `reset` is given."""
    changed = {name: it for name, it in (options or {}).items() if name != _PLACEHOLDER}
    return options_of(game, {**usual, **changed})


class NumberedMatch:
    """Whoever runs it asks for the mask, and gives a number; a sealed window asks every seat in
    turn, and what the others have answered is in nobody's view."""

    def __init__(
        self,
        game: str,
        options: Options,
        seed: int | str,
        codec: str = "",
        cards: str | None = None,
    ) -> None:
        self._key = (game, options.seats, codec, cards)
        self.codec: Codec = codec_of(*self._key)
        self.options = options
        self.rng = Random(seed)
        self.state: Any = self.codec.game.setup(options)
        self.moves: list[Move[Any]] = []
        self.said: Said = ()
        self.seat = Seat(0)
        self.over: Over | None = None
        self._sight: SeatSight | None = None
        self._mask: Mask | None = None
        self._settle()

    @property
    def sight(self) -> SeatSight:
        """What the seat that is asked is shown."""
        if self._sight is None:
            self._sight = sight_of(self.codec, self.state, self.seat)
        return self._sight

    @property
    def mask(self) -> Mask:
        """The numbers that it may say; the same array as long as it is asked the same."""
        if self._mask is None:
            self._mask = self.codec.mask(self.sight, self.said)
        return self._mask

    @property
    def cut(self) -> int:
        """How many of its offers have no number."""
        return self.codec.cut(self.sight)

    def observe(self, seat: Seat) -> Array:
        """What a seat sees, in numbers."""
        if seat == self.seat and self.over is None:
            return self.codec.observe(self.sight, self.said)
        return self.codec.observe(sight_of(self.codec, self.state, seat))

    def allows(self, number: int) -> bool:
        """Whether the seat that is asked may say it."""
        return 0 <= number < self.codec.size and bool(self.mask[number])

    def say(self, number: int) -> None:
        """One number of the seat that is asked; a whole action is taken at once."""
        if self.over is not None or not self.allows(number):
            offers = 0 if self.over is not None else len(self.sight.offers)
            raise NumberError(number=number, seat=self.seat, offers=offers)
        said = (*self.said, int(number))
        if self.codec.is_whole(said):
            self.act(self.codec.read(self.sight, said))
        else:
            self.said, self._mask = said, None

    def act(self, action: Any) -> None:
        """An offer of the seat that is asked; then luck runs its course."""
        move = Act(self.seat, action)
        self.state = self.codec.game.apply(self.state, move).state
        self.moves.append(move)
        self.said = ()
        self._settle()

    def record(self) -> Record:
        """The match so far as any other: to be written down, replayed, looked at."""
        luck = Scripted()
        table: Table[Any, Any, Any, Any, Any] = Table(self.codec.game, self.options, luck)
        for move in self.moves:
            if isinstance(move, Act):
                table.act(move.seat, str(move.action))
            else:
                pending = table.pending
                assert isinstance(pending, Luck)
                luck.add(pending.chance.write(move.outcome))
                table.advance()
        return table.record

    def _settle(self) -> None:
        game, state = self.codec.game, self.state
        pending = game.pending(state)
        while type(pending) is Luck:
            move = Fate(pending.chance.sample(self.rng))
            state = game.apply(state, move).state
            self.moves.append(move)
            pending = game.pending(state)
        self.state = state
        if type(pending) is Choice:
            self.seat = pending.seats[0]
        elif type(pending) is Over:
            self.over = pending
        self._sight = self._mask = None

    def __getstate__(self) -> dict[str, Any]:
        """Without the codec, which can be had again by its key, and what is quickly seen again."""
        return {**self.__dict__, "codec": None, "_sight": None, "_mask": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.codec = codec_of(*self._key)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
