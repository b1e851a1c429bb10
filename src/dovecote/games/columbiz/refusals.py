"""Why a move is not among the offers, in the order of the rules."""

from __future__ import annotations

from dovecote.core.errors import Refusal
from dovecote.core.game import Seat
from dovecote.games.columbiz.actions import Action, End, Forfeit, Put, Reroll, Stand
from dovecote.games.columbiz.board import BITS, Square, index_of
from dovecote.games.columbiz.components import PAWNS_A_TURN
from dovecote.games.columbiz.dice import holds
from dovecote.games.columbiz.placing import open_squares
from dovecote.games.columbiz.state import Beginning, Ended, Keeping, Placing, State, Throwing

CLAUSES = {
    "over": "7.1",
    "turn": "2.3",
    "dice-in-cup": "3.1",
    "throws-over": "3.1",
    "dice-absent": "3.3",
    "still-throwing": "3.4",
    "occupied": "4.1",
    "too-few-dice": "4.2",
    "four-pawns": "4.4",
    "reserve-empty": "4.4",
    "must-place": "4.5",
    "must-forfeit": "4.6",
    "something-fits": "4.6",
    "already-placed": "4.6",
}


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The first rule against the action, or None if it is offered."""
    step = state.step  # by `type(…) is`: a failed pattern of a Struct costs as much as a rule
    if type(step) is Ended:
        return _refusal("over")
    if type(step) is Beginning or type(step) is Throwing:
        return _refusal("dice-in-cup")
    if seat != state.seat:
        return _refusal("turn", seat=state.seat)
    if type(step) is Keeping:
        return _refuse_keeping(step, action)
    assert type(step) is Placing
    return _refuse_placing(state, step, action)


def _refuse_keeping(step: Keeping, action: Action) -> Refusal | None:
    if type(action) is Reroll:
        return None if holds(step.dice, action.faces) else _refusal("dice-absent")
    return None if type(action) is Stand else _refusal("still-throwing")


def _refuse_placing(state: State, step: Placing, action: Action) -> Refusal | None:
    if type(action) is Put:
        return _refuse_put(state, step, action.square)
    if type(action) is End:
        return None if step.placed else _refuse_end(state, step)
    return _refuse_forfeit(state, step) if type(action) is Forfeit else _refusal("throws-over")


def _refuse_put(state: State, step: Placing, square: Square) -> Refusal | None:
    bit = BITS[index_of(square)]
    owner = next((i for i, player in enumerate(state.players) if player.pawns & bit), None)
    left = step.dice.count(square.column)
    if owner is not None:
        return _refusal("occupied", square=str(square), owner=owner)
    if left < square.number:
        return _refusal("too-few-dice", face=square.column, needed=square.number, left=left)
    if step.placed == PAWNS_A_TURN:
        return _refusal("four-pawns")
    if not state.players[state.seat].reserve:
        return _refusal("reserve-empty")
    return None


def _refuse_end(state: State, step: Placing) -> Refusal:
    return _refusal("must-place" if open_squares(state, step) else "must-forfeit")


def _refuse_forfeit(state: State, step: Placing) -> Refusal | None:
    if step.placed:
        return _refusal("already-placed")
    return _refusal("something-fits") if open_squares(state, step) else None


def _refusal(code: str, **params: str | int) -> Refusal:
    return Refusal(code, CLAUSES[code], params)
