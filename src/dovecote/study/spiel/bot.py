"""OpenSpiel's searchers as bots of ours: `spiel:mcts`, `spiel:ismcts`, `spiel:mcts@50`.

They see what every bot sees: a view and offers. The tree is grown from worlds imagined from that
view, with random playouts, and knows nothing of the games but their rules. OpenSpiel's bots in
C++ cannot play games written in Python; these are its Python ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from dovecote.core.game import AnyGame, Seat
from dovecote.core.options import Options, known_options
from dovecote.study.guests import ISMCTS, Guest
from dovecote.study.spiel.game import SpielGame, spelled

_UCT = 1.4  # about the square root of two, for returns between −1 and 1


class SpielBot(msgspec.Struct, frozen=True):
    """A search of so many simulations for every number that it says."""

    guest: Guest

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        if len(offers) == 1:
            return offers[0]
        spiel = _loaded(game.name, view.options)
        state = spiel.new_state(game.imagine(view, rng))
        assert state.current_player() == seat
        searcher = self._searcher(spiel, rng)
        said: tuple[int, ...] = ()
        sight = state.at.sight
        while not said or not spiel.codec.is_whole(said):
            number = int(searcher.step(state))
            said = (*said, number)
            state.apply_action(number)
        return spiel.codec.read(sight, said)

    def _searcher(self, spiel: SpielGame, rng: Random) -> pyspiel.Bot:
        luck = np.random.RandomState(rng.getrandbits(32))
        playouts = RandomRolloutEvaluator(1, luck)
        if self.guest.kind == ISMCTS:
            searcher = ISMCTSBot(
                spiel,
                playouts,
                _UCT,
                self.guest.simulations,
                random_state=luck,
                use_observation_string=True,
                allow_inconsistent_action_sets=True,
            )
            searcher.set_resampler(
                lambda state, player: state.resample_from_infostate(player, rng.random)
            )
            return searcher
        return MCTSBot(
            spiel, _UCT, self.guest.simulations, playouts, solve=False, random_state=luck
        )


@lru_cache(32)
def _loaded(game: str, options: Options) -> SpielGame:
    """The game with a table's options; Columba without a limit, or a far offer had no number."""
    given = {o.name: spelled(o, getattr(options, o.name)) for o in known_options(type(options))}
    if game == "columba":
        given["codec"] = "columba-fields"
    loaded: SpielGame = pyspiel.load_game(f"python_{game}", given)
    return loaded
