"""How a turn can end with the dice that lie there: every set of pawns they pay, tried out."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from dovecote.bots.columbiz.evaluation import Evaluate
from dovecote.core.game import Act
from dovecote.games.columbiz.actions import Action, Put
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Player, State, Step


class Ending(NamedTuple):
    """A state in which the turn ends, and what it is worth to whoever has moved."""

    value: float
    state: State


class Way(NamedTuple):
    """An ending, and the action that begins it."""

    value: float
    first: Action
    state: State


class Endings:
    """The best endings of a turn after the last throw, each worked out once."""

    def __init__(self, game: Columbiz, evaluate: Evaluate) -> None:
        self._game, self._evaluate = game, evaluate
        self._best: dict[tuple[tuple[Player, ...], Step], Ending] = {}

    def best(self, state: State) -> Ending:
        """The best that can be made of a state in which the turn may end."""
        key = (state.players, state.step)
        if key not in self._best:
            puts = [a for a in self._game.legal(state, state.seat) if type(a) is Put]
            here = Ending(self._evaluate(state), state)
            found = [here, *(self.after(state, put) for put in puts)]
            self._best[key] = max(found, key=attrgetter("value"))
        return self._best[key]

    def after(self, state: State, action: Action) -> Ending:
        """The best that can be made of a state by beginning with this action."""
        after = self._game.apply(state, Act(state.seat, action)).state
        return self.best(after) if type(action) is Put else Ending(self._evaluate(after), after)

    def rate(self, state: State, offers: Sequence[Action]) -> list[float]:
        """What each offer leads to at best."""
        return [self.after(state, offer).value for offer in offers]


def ways_to_end(game: Columbiz, state: State, evaluate: Evaluate) -> list[Way]:
    """Every way the turn can end, the best first."""
    known = {state.players}
    found: list[Way] = []
    todo: list[tuple[Action | None, State]] = [(None, state)]
    while todo:
        first, now = todo.pop()
        for action in game.legal(now, now.seat):
            begins = first or action
            if type(action) is not Put:
                found.append(Way(evaluate(now), begins, now))
                continue
            after = game.apply(now, Act(now.seat, action)).state
            if after.players not in known:
                known.add(after.players)
                todo.append((begins, after))
    found.sort(key=attrgetter("value"), reverse=True)
    best: dict[tuple[int, ...], Way] = {}
    for way in found:  # of the same pawns put in another order, only what scores most
        best.setdefault(tuple(player.pawns for player in way.state.players), way)
    return list(best.values())
