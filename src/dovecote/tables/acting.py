"""Who may act at a table, and how the answers in a window are handed in."""

from __future__ import annotations

from dovecote.core.errors import DovecoteError, OutOfTurnError, StaleError, UndoError
from dovecote.core.game import Seat
from dovecote.play.undo import PastAct
from dovecote.tables.errors import AnsweredError, BotPlaysError, TooManyError
from dovecote.tables.state import RoomState

UNDOS = 20  # times a seat may take something back before luck or somebody else acts


def check_hand(state: RoomState, seat: Seat, text: str, at: int) -> None:
    """Whether a person may act for the seat now, and answers the present question."""
    state.running()
    if not state.asked_at <= at <= state.at:  # notes change nothing: either side of them is right
        raise StaleError(text=text, at=at, now=state.at)
    if state.row.seats[seat].bot:
        raise BotPlaysError(seat=seat)


def check_answer(state: RoomState, seat: Seat, text: str) -> None:
    """Whether a seat may answer so in the window that is open."""
    if seat not in state.waiting:
        waiting = ", ".join(map(str, state.waiting))
        raise OutOfTurnError(seat=seat, text=text, waiting=waiting)
    if seat in state.sealed:
        raise AnsweredError(seat=seat)
    state.running().check(seat, text)


def is_answered(state: RoomState) -> bool:
    """Whether everyone who is asked in a window has answered."""
    return state.is_window and not set(state.waiting) - state.sealed.keys()


def hand_in(state: RoomState) -> None:
    """The answers in a window, in the order of the seats."""
    table = state.running()
    for seat in sorted(state.waiting):
        try:
            table.act(seat, state.sealed[seat].text)
        except DovecoteError:  # an earlier answer has made it pointless; it is asked again
            continue


def to_take_back(state: RoomState, seat: Seat, to: int) -> list[PastAct[object, object]]:
    """The acts that a seat wants to take back, if their order and number allow it."""
    if not state.row.agreement.undo:
        raise UndoError(seat=seat, reason="agreed")
    if state.is_window:  # refused whether or not somebody has answered: that is sealed
        raise UndoError(seat=seat, reason="other")
    table = state.running()
    acts = table.undoable(seat, to)
    if table.undos(seat) >= UNDOS:
        raise TooManyError(what="undos", limit=UNDOS)
    return acts
