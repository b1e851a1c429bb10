"""The games for PettingZoo: `dovecote/columba-v1`, `columbiz-v1` and `piccioni-v1`.

from pettingzoo import make
import dovecote.study.zoo
env = make("aec", "dovecote/columbiz-v1", seats=3)
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, register

from dovecote.core.game import Seat
from dovecote.games import GAMES
from dovecote.study import rendering, rewards
from dovecote.study.codecs import Array, ChoiceError, NumberError, codec_of, whole
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


class Env(AECEnv):  # type: ignore[misc]
    """A match of one of the games, seat after seat.

    `reward`: `rank` or `margin`. `illegal`: `raise` an error and change nothing, or `lose`, as
    PettingZoo's own games do it. A match longer than `longest` is truncated. Everything else are
    options of the game; `reset(options=…)` changes them for one match, but for the seats.
    """

    def __init__(
        self,
        game: str,
        *,
        codec: str = "",
        cards: str | None = None,
        reward: str = "rank",
        illegal: Literal["raise", "lose"] = "raise",
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        rewards.check(reward)
        rendering.check(render_mode)
        check(illegal, longest)
        self.game = game
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": list(rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self._agreed = dict(options)
        self.seats = options_of(game, options).seats
        self._how = (codec, cards)
        self._reward, self._illegal, self._longest = reward, illegal, longest
        self._match: NumberedMatch | None = None
        self._seed = 0
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        made = codec_of(game, self.seats, *self._how)
        self._box = spaces.Box(0.0, HIGHEST, (made.layout.size,), np.float32)
        self._numbers = {agent: spaces.Discrete(made.size) for agent in self.possible_agents}

    @property
    def match(self) -> NumberedMatch:
        """The match that is played: its codec, its state, its record."""
        if self._match is None:
            raise NotBegunError
        return self._match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._box

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._numbers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        agreed = agreed_on(self.game, self._agreed, options)
        if agreed.seats != self.seats:
            raise SeatsError(seats=self.seats, wanted=agreed.seats)
        self._seed = self._seed + 1 if seed is None else seed
        self._match = NumberedMatch(self.game, agreed, self._seed, *self._how)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self._match)

    def observe(self, agent: str) -> Array:
        seat = self._seat_of.get(agent)
        if seat is None:
            known = ", ".join(self.possible_agents)
            raise ChoiceError(name="agent", text=agent, expected=known)
        return self.match.observe(seat)

    def action_mask(self, agent: str) -> Any:
        """1 for every number that the agent may say now."""
        match = self.match
        if match.over is not None or agent != self.agent_selection:
            return np.zeros(match.codec.size, np.int8)
        return match.mask

    def step(self, action: Any) -> None:
        match, agent = self.match, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            match.say(-1 if action is None else whole(action))
        except NumberError:
            if self._illegal == "raise":
                raise
            self._end({agent: -1.0}, self.terminations)
            return
        self._steps += 1
        if match.over is not None:
            worth = rewards.rewards(self._reward, match.codec.game, match.over)
            self._end(dict(zip(self.agents, worth, strict=True)), self.terminations)
        elif self._steps >= self._longest:
            self._end({}, self.truncations)
        else:
            self.infos[agent] = {}
            self._select(match)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as everyone sees it: hands are nobody's business."""
        return rendering.render(self.match, self.render_mode)

    def close(self) -> None:
        pass

    def _select(self, match: NumberedMatch) -> None:
        agent = self.agent_selection = self.possible_agents[match.seat]
        self.infos[agent] = {"action_mask": match.mask, "cut": match.cut}

    def _end(self, worth: dict[str, float], how: dict[str, bool]) -> None:
        self.infos = {agent: {} for agent in self.agents}
        for agent in self.agents:
            how[agent] = True
            self.rewards[agent] = worth.get(agent, 0.0)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


columba, columbiz, piccioni = (partial(Env, game) for game in ("columba", "columbiz", "piccioni"))

for _game in GAMES:
    register("aec", f"dovecote/{_game}-v{VERSION}", entry_point=f"{__name__}:{_game}")
