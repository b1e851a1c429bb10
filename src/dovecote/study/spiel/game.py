"""The games for OpenSpiel: `python_columba`, `python_columbiz`, `python_piccioni`.

    import pyspiel
    import dovecote.study.spiel
    game = pyspiel.load_game("python_piccioni(seats=4,edition=2025-flock)")

Luck is explicit, with its true probabilities. Sealed answers are given one after the other, and
are in nobody's information state but the owner's. The parameters are the options of the game,
`codec`, and `longest`: a match that goes on for so many numbers ends as it stands then, because
Piccioni knows no limit (10.5).
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from dovecote.core.game import Luck, Seat
from dovecote.core.options import Option, known_options
from dovecote.games import GAMES
from dovecote.study.codecs import CODECS, Codec, SeatSight, codec_of
from dovecote.study.numbered import options_of
from dovecote.study.rewards import by_rank
from dovecote.study.spiel.position import TreeNode, things

LONGEST = 5_000
_THROWS = 1_287  # ways in which eight dice may lie (Columbiz)
_OURS = ("codec", "longest")


def _game_type(name: str) -> pyspiel.GameType:
    options = known_options(GAMES[name].options_type)
    seats = [int(value) for value in options[0].values]
    known = {option.name: spelled(option, option.default) for option in options}
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=f"Python {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if GAMES[name].hides
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**known, "codec": next(iter(CODECS[name])), "longest": LONGEST},
    )


def spelled(option: Option, value: Any) -> Any:
    """An option as OpenSpiel takes it, which would read the word 2019 as a number: v2019."""
    if option.kind is bool:
        return value in (True, "true")
    if option.kind is int:
        return int(value)
    return f"v{value}" if value.isdecimal() else value


def _meant(value: Any) -> Any:
    """What was spelled so."""
    is_spelled = isinstance(value, str) and value[:1] == "v" and value[1:].isdecimal()
    return value[1:] if is_spelled else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for some seats and options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        asked = dict(params or {})
        self.longest = int(asked.get("longest", LONGEST))
        agreed = {key: _meant(value) for key, value in asked.items() if key not in _OURS}
        self.options = options_of(name, agreed)
        self._key = (name, self.options.seats, asked.get("codec", ""))  # games are pickled
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.size,
            max_chance_outcomes=max(len(things(self.codec)), _THROWS),
            num_players=self.options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_TYPES[name], info, asked)

    @property
    def codec(self) -> Codec:
        return codec_of(*self._key)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        """The table before any luck."""
        state = self.codec.game.setup(self.options)
        return SpielState(self, TreeNode(self.codec, state, self.longest))

    def new_state(self, world: Any) -> SpielState:
        """Any state of the game, as if nobody had seen how it came about."""
        return SpielState(self, TreeNode(self.codec, world, self.longest))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, asked)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree, for OpenSpiel."""

    def __init__(self, game: SpielGame, position: TreeNode) -> None:
        super().__init__(game)
        self.at = position

    def current_player(self) -> int:
        if self.at.over is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if isinstance(self.at.pending, Luck) else self.at.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.at.legal) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.at.outcomes)  # OpenSpiel's searchers shuffle what they are given

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.at
        if isinstance(at.pending, Luck):
            return at.pending.chance.write(at.outcome(action))
        said = (*at.said, action)
        if not at.codec.is_whole(said):
            return " ".join(map(str, said))
        return str(at.codec.read(at.sight, said))

    def is_terminal(self) -> bool:
        return self.at.over is not None

    def returns(self) -> list[float]:
        over = self.at.over
        if over is None:
            return [0.0] * self.at.codec.seats
        return list(by_rank(self.at.codec.game, over))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to a player, all that is hidden dealt anew."""
        world = self.at.imagined(Seat(player), Random(sampler()))
        return SpielState(self.get_game(), world)

    def to_struct(self) -> Any:
        """The state as the rules have it."""
        return self.at.state

    def to_observation_struct(self, player: int) -> Any:
        """The view of a player."""
        return self.at.codec.game.view(self.at.state, Seat(player))

    def to_dict(self) -> Any:
        return msgspec.to_builtins(self.at.state)

    def to_json(self) -> str:
        return msgspec.json.encode(self.at.state).decode()

    def action_to_struct(self, player: int, action: int) -> Any:
        """The action that a number tells; its `str` is its notation."""
        return self.at.codec.read(self.at.sight, (*self.at.said, action))

    def struct_to_actions(self, action: Any) -> list[int]:
        """The numbers that tell an action."""
        return list(self.at.codec.write(self.at.sight, action))

    def __str__(self) -> str:
        return "\n".join([*self.at.trail.lines(self.at.codec, None), *map(str, self.at.said)])


class SpielObserver:
    """What a player sees, as text and as the codec's array."""

    def __init__(self, game: SpielGame, asked: Any) -> None:
        self._codec = game.codec
        self._asked = asked
        self._is_whole = asked.public_info and (
            asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            or not self._codec.game.hides
        )
        has_array = self._is_whole and not asked.perfect_recall
        self.tensor = np.zeros(self._codec.layout.size, np.float32) if has_array else None
        self.dict = {} if self.tensor is None else self._codec.layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        at = state.at
        if isinstance(at.pending, Luck) or at.over is not None or player != at.seat:
            sight = _looking_on(at, Seat(player))
            self.tensor[:] = self._codec.observe(sight)
        else:
            self.tensor[:] = self._codec.observe(at.sight, at.said)

    def string_from(self, state: SpielState, player: int) -> str:
        at, game = state.at, self._codec.game
        if self._asked.perfect_recall and self._is_whole:
            return at.known(Seat(player))
        if self._is_whole:
            view = msgspec.json.encode(game.view(at.state, Seat(player))).decode()
            return "\n".join([f"seat {player}", view, *map(str, at.said)])
        if self._asked.public_info:
            return msgspec.json.encode(game.view(at.state, None)).decode()
        if self._asked.private_info == pyspiel.PrivateInfoType.NONE:
            return ""
        return self._codec.private(game.view(at.state, Seat(player)))


def _looking_on(at: TreeNode, player: Seat) -> SeatSight:
    return SeatSight(player, at.codec.show(at.state, player), ())


class PythonColumba(SpielGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("columba", params)


class PythonColumbiz(SpielGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("columbiz", params)


class PythonPiccioni(SpielGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("piccioni", params)


_TYPES = {name: _game_type(name) for name in CODECS}
for _name, _kind in zip(CODECS, (PythonColumba, PythonColumbiz, PythonPiccioni), strict=True):
    pyspiel.register_game(_TYPES[_name], _kind)
