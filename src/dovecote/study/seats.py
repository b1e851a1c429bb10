"""The games for Gymnasium: one seat is the learner's, and bots have the others.

    import gymnasium
    env = gymnasium.make("dovecote.study.seats:dovecote/columbiz-v1", bots="homer")

The part before the colon may be left out where this module has been imported. `make_vec` with
`vectorization_mode="vector_entry_point"` gives many matches at once, in worker processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dovecote.bots import Bot, bot_named
from dovecote.core.errors import DovecoteError
from dovecote.core.game import Seat
from dovecote.games import GAMES
from dovecote.study import rendering, rewards
from dovecote.study.codecs import Array, NumberError, codec_of, whole
from dovecote.study.numbered import (
    HIGHEST,
    LONGEST,
    VERSION,
    NotBegunError,
    NumberedMatch,
    SeatsError,
    agreed_on,
    check,
    options_of,
)

StepResult = tuple[Array, float, bool, bool, dict[str, Any]]


class NoSeatError(DovecoteError):
    """A seat that the table does not have."""

    sentence = "there is no seat {seat}; there are {seats}, from 0 on"


class BotsError(DovecoteError):
    """Too many bots, or too few."""

    sentence = "{bots} bots for {seats} other seats; name one for all of them, or one for each"


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A match of one of the games as one seat lives through it.

    `seat`: None is another one in every match. `bots`: a level for all other seats, or one for
    each, clockwise from the learner. The rest is as in `zoo.Env`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as Gymnasium declares it
        "render_modes": list(rendering.MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = None,
        bots: str | Sequence[str] = "homer",
        codec: str = "",
        cards: str | None = None,
        reward: str = "rank",
        illegal: Literal["raise", "lose"] = "raise",
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        rewards.check(reward)
        rendering.check(render_mode)
        check(illegal, longest)
        self.game = game
        self.render_mode = render_mode
        self.seats = options_of(game, options).seats
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSeatError(seat=seat, seats=self.seats)
        self._bots = _levels(bots, self.seats - 1)
        self._agreed, self._wanted, self._how = dict(options), seat, (codec, cards)
        self._reward, self._illegal, self._longest = reward, illegal, longest
        self._match: NumberedMatch | None = None
        made = codec_of(game, self.seats, codec, cards)
        self.action_space = spaces.Discrete(made.size)
        self.observation_space = spaces.Box(0.0, HIGHEST, (made.layout.size,), np.float32)

    @property
    def match(self) -> NumberedMatch:
        """The match that is played: its codec, its state, its record."""
        if self._match is None:
            raise NotBegunError
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        agreed = agreed_on(self.game, self._agreed, options)
        if agreed.seats != self.seats:
            raise SeatsError(seats=self.seats, wanted=agreed.seats)
        luck = int(self.np_random.integers(2**62))
        self._match = NumberedMatch(self.game, agreed, luck, *self._how)
        drawn = int(self.np_random.integers(self.seats))
        self.seat = Seat(drawn if self._wanted is None else self._wanted)
        self._rngs = [Random(f"{luck}/{seat}") for seat in range(self.seats)]
        self._steps = 0
        self._let_bots_play()
        return self._match.observe(self.seat), self._info()

    def step(self, action: Any) -> StepResult:
        match = self.match
        try:
            match.say(whole(action))
        except NumberError:
            if self._illegal == "raise" or match.over is not None:
                raise
            return match.observe(self.seat), -1.0, True, False, self._info(is_over=True)
        self._steps += 1
        self._let_bots_play()
        over = match.over
        worth = 0.0
        if over is not None:
            worth = rewards.rewards(self._reward, match.codec.game, over)[self.seat]
        is_long = over is None and self._steps >= self._longest
        if self.render_mode == "human":
            self.render()
        info = self._info(is_over=over is not None)
        return match.observe(self.seat), worth, over is not None, is_long, info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every number that the learner may say now, as MaskablePPO asks for it."""
        return self._mask(is_over=self.match.over is not None).astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return rendering.render(self.match, self.render_mode, self.seat)

    def _let_bots_play(self) -> None:
        match = self.match
        game = match.codec.game
        while match.over is None and match.seat != self.seat:
            seat, sight = match.seat, match.sight
            bot = self._bots[(seat - self.seat) % self.seats - 1]
            view = game.view(match.state, seat)
            match.act(bot.choose(game, seat, view, sight.offers, self._rngs[seat]))

    def _info(self, *, is_over: bool = False) -> dict[str, Any]:
        is_over = is_over or self.match.over is not None
        cut = 0 if is_over else self.match.cut
        return {"action_mask": self._mask(is_over=is_over), "cut": cut, "seat": int(self.seat)}

    def _mask(self, *, is_over: bool) -> NDArray[np.int8]:
        return np.zeros(self.match.codec.size, np.int8) if is_over else self.match.mask


def _levels(bots: str | Sequence[str], others: int) -> list[Bot]:
    named = [bots] * others if isinstance(bots, str) else list(bots)
    if len(named) != others:
        raise BotsError(bots=len(named), seats=others)
    return [bot_named(name) for name in named]


def columba(**how: Any) -> SeatEnv:
    """A seat at Columba."""
    return SeatEnv("columba", **how)


def columbiz(**how: Any) -> SeatEnv:
    """A seat at Columbiz."""
    return SeatEnv("columbiz", **how)


def piccioni(**how: Any) -> SeatEnv:
    """A seat at Piccioni."""
    return SeatEnv("piccioni", **how)


for _game in GAMES:
    gymnasium.register(
        id=f"dovecote/{_game}-v{VERSION}",
        entry_point=f"{__name__}:{_game}",
        vector_entry_point=f"dovecote.study.vector:{_game}",
        disable_env_checker=True,  # it plays numbers that the mask forbids
    )
