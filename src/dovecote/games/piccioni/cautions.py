"""What somebody who plays Piccioni for the first time should be warned of before a move."""

from __future__ import annotations

from dovecote.core.cautions import Caution, gifts, loss
from dovecote.core.game import Act, Choice, Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.scoring import points
from dovecote.games.piccioni.state import Sharing, State, Window


def cautions(game: Piccioni, state: State, act: Act[Action]) -> tuple[Caution, ...]:
    """What is against an allowed move if nobody reacts; a window is for surprises."""
    if isinstance(state.agenda[-1], Window):
        return ()
    before, after = _points(state), _points(_settled(game, game.apply(state, act).state))
    mine = {int(act.seat)}
    return (*gifts(before, after, mine), *loss(before, after, mine))


def _points(state: State) -> tuple[int, ...]:
    return tuple(points(state, seat) for seat in range(state.seats))


def _settled(game: Piccioni, state: State) -> State:
    """The state once everyone has let the move happen and shared Trophies are taken."""
    while isinstance(state.agenda[-1], Window | Sharing):
        pending = game.pending(state)
        assert isinstance(pending, Choice)
        state = game.apply(state, Act(pending.seats[0], _lets(game, state, pending.seats[0]))).state
    return state


def _lets(game: Piccioni, state: State, seat: Seat) -> Action:
    """What a seat does that leaves the move as it is."""
    return game.decline(state, seat) or game.legal(state, seat)[0]
