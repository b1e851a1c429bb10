"""What can be done with the dice that lie there: every set of pawns they pay, tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from dovecote.bots.columbiz.judgement import Judge
from dovecote.core.game import Act
from dovecote.games.columbiz.actions import Action, Put
from dovecote.games.columbiz.state import State

End: TypeAlias = tuple[float, Action, State]  # value, what begins it, the table then


class Plans:
    """The rest of a turn after the last throw."""

    def __init__(self, game: Any, judge: Judge) -> None:
        self._game, self._judge = game, judge
        self._best: dict[tuple[Any, Any], tuple[float, State]] = {}

    def best(self, state: State) -> tuple[float, State]:
        """The best that can be made of a state in which the turn may end, and how it ends."""
        key = (state.players, state.step)
        if key not in self._best:
            puts = [a for a in self._game.legal(state, state.seat) if type(a) is Put]
            ends = [(self._judge(state), state), *(self.after(state, put) for put in puts)]
            self._best[key] = max(ends, key=_value)
        return self._best[key]

    def after(self, state: State, action: Action) -> tuple[float, State]:
        """The best that can be made of a state by beginning with this action."""
        if type(action) is Put:
            return self.best(self._game.apply(state, Act(state.seat, action)).state)
        after = self._game.apply(state, Act(state.seat, action)).state
        return self._judge(after), after

    def rate(self, state: State, offers: Sequence[Action]) -> list[float]:
        """What each offer leads to at best."""
        return [self.after(state, offer)[0] for offer in offers]


def ends(game: Any, state: State, judge: Judge) -> list[End]:
    """Every way the turn can end, the best first: its value, and the action that begins it."""
    known = {state.players}
    found: list[End] = []
    todo: list[tuple[Action | None, State]] = [(None, state)]
    while todo:
        first, now = todo.pop()
        for action in game.legal(now, now.seat):
            begins = first or action
            if type(action) is not Put:
                found.append((judge(now), begins, now))
                continue
            after = game.apply(now, Act(now.seat, action)).state
            if after.players not in known:
                known.add(after.players)
                todo.append((begins, after))
    found.sort(key=_value, reverse=True)
    best: dict[tuple[int, ...], End] = {}
    for end in found:  # of the same pawns put in another order, only what scores most
        best.setdefault(tuple(player.pawns for player in end[2].players), end)
    return list(best.values())


def _value(end: tuple[float, Any] | tuple[float, Any, Any]) -> float:
    return end[0]
