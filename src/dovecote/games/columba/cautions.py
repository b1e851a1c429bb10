"""What somebody who plays Columba for the first time should be warned of before a move."""

from __future__ import annotations

from dovecote.core.cautions import Caution, gifts, loss
from dovecote.core.game import Act, After, Seat
from dovecote.games.columba.actions import TAKE, Action, Place
from dovecote.games.columba.components import UNFINISHED
from dovecote.games.columba.events import Captured, Completed, Event
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.scoring import terms
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import State

_FEW = 1  # turns after this one in which a new objective is hardly completed


def cautions(game: Columba, state: State, act: Act[Action]) -> tuple[Caution, ...]:
    """What is against an allowed move."""
    after = game.apply(state, act)
    return (*_points(state, after, act.seat), *_objective(game, state, after, act))


def _points(state: State, after: After[State, Event], seat: Seat) -> tuple[Caution, ...]:
    seats = len(state.players)
    mine = {other for other in range(seats) if are_allies(seats, seat, Seat(other))}
    was, now = _estates(state), _estates(after.state)
    given = gifts(was, now, mine)
    has_captured = any(type(event) is Captured for event in after.events)
    # a field that is covered for the objective is no loss but a price
    return given if has_captured else (*given, *loss(was, now, mine))


def _estates(state: State) -> list[int]:
    """Everyone's points for estates: an objective may still be completed."""
    return [
        sum(term.points for term in terms(state, Seat(seat)) if term.points > 0)
        for seat in range(len(state.players))
    ]


def _objective(
    game: Columba, state: State, after: After[State, Event], act: Act[Action]
) -> tuple[Caution, ...]:
    """An objective that would probably, or surely, stay unfinished (9.5)."""
    turns = len(state.pile) // len(state.players)  # that the seat has after this one, at most
    if act.action == TAKE:
        turns = (len(state.pile) - 1) // len(state.players)
        costs = {"turns": turns, "points": -UNFINISHED}
        return (Caution("late-objective", costs),) if turns <= _FEW else ()
    if turns or type(act.action) is not Place or _completes(after):
        return ()
    could = any(
        _completes(game.apply(state, Act(act.seat, offer)))
        for offer in game.legal(state, act.seat)
        if type(offer) is Place
    )
    return (Caution("unfinished", {"points": -UNFINISHED}),) if could else ()


def _completes(after: After[State, Event]) -> bool:
    return any(type(event) is Completed for event in after.events)
