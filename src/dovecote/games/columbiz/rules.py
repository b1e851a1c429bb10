"""Columbiz as it is played: what is asked for, and what the answers do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from random import Random
from typing import Any, ClassVar

from dovecote.core.chance import Roll
from dovecote.core.errors import Refusal, SetError
from dovecote.core.game import Act, After, Choice, Fate, Luck, Move, Over, Pending, Seat, seats_of
from dovecote.core.labels import said
from dovecote.core.latest import Latest
from dovecote.core.toml import write_toml
from dovecote.games.columbiz import actions, refusals, view
from dovecote.games.columbiz.actions import END, FORFEIT, Action, End, Put, keepings, puts
from dovecote.games.columbiz.board import SIDE, SQUARES, Board, board_of
from dovecote.games.columbiz.components import BOARD, COLOURS, DICE, PAWNS
from dovecote.games.columbiz.events import Event
from dovecote.games.columbiz.numbering import Numbering, faults, read_numbering
from dovecote.games.columbiz.packing import ColumbizPacking
from dovecote.games.columbiz.placing import open_squares, put
from dovecote.games.columbiz.scoring import result
from dovecote.games.columbiz.state import (
    Beginning,
    Keeping,
    Options,
    Placing,
    Player,
    State,
    Throwing,
)
from dovecote.games.columbiz.turn import apply_luck, forfeit, keep, pass_on
from dovecote.games.columbiz.view import View

_ROLLS = tuple(Roll(dice) for dice in range(DICE + 1))
_ENDING, _FORFEITING = (END,), (FORFEIT,)
_CHOICES = tuple(Choice((Seat(seat),)) for seat in range(max(PAWNS)))


class Columbiz:
    """The game; `numbering` is the text of a data file like `data/board.toml`."""

    name = "columbiz"
    version = 1
    options_type = Options
    action_type: object = Action
    refusals: Mapping[str, str] = refusals.CLAUSES
    colours: Mapping[int, Sequence[str]] = {seats: COLOURS[:seats] for seats in PAWNS}  # CZ-1
    sides: Mapping[int, Sequence[Sequence[int]]] = {}
    standing: Sequence[str] = ()
    ending = str(END)
    hides = False
    card_keys: ClassVar[tuple[str, ...]] = ("columns",)
    trials: ClassVar[int] = 0

    def __init__(self, numbering: str = BOARD) -> None:
        self._numbering: Numbering = read_numbering(numbering)
        self.board: Board = board_of(self._numbering.columns)
        self._see = lru_cache(256)(partial(view.see, self.board))  # the same for every seat
        self._imagine = Latest(view.imagine)  # the same whatever the luck
        self.packing = ColumbizPacking(self.board)
        self.data: Mapping[str, str] = {"rows": " ".join(map(str, self.board.rows))}
        self.content = "" if numbering is BOARD else write_toml(self.sheet)

    @staticmethod
    def faults(data: Mapping[str, Any]) -> Iterator[SetError]:
        return faults(data)

    @property
    def sheet(self) -> dict[str, Any]:
        return said(self._numbering)

    @property
    def box_size(self) -> int:
        return SIDE * SIDE

    @property
    def repeated(self) -> list[tuple[str, int]]:
        return []

    @property
    def dangers(self) -> Iterator[SetError]:
        return iter(())  # every turn uses something up

    @property
    def playable(self) -> tuple[str, ...]:
        return tuple(map(str, SQUARES))

    @property
    def counts(self) -> dict[str, int]:
        return {}

    def setup(self, options: Options) -> State:
        nobody = (0,) * options.seats
        player = Player(pawns=0, reserve=PAWNS[options.seats], captured=nobody)
        return State(
            options=options,
            players=(player,) * options.seats,
            first=None,
            seat=Seat(0),
            round=1,
            step=Beginning(throwers=seats_of(options)),
        )

    def pending(self, state: State) -> Pending:
        # `type(…) is` because a failed isinstance of a Struct costs as much as a whole `legal`
        step = state.step
        if type(step) is Keeping or type(step) is Placing:
            return _CHOICES[state.seat]
        if type(step) is Throwing:
            return _throw(state.seat, state.round, step.throw, len(step.kept))
        if type(step) is Beginning:
            return Luck(f"begin {step.throwers[len(step.fell)]} {step.go}", _ROLLS[1])
        return result(state.options, state.players)

    def result(self, state: State) -> Over:
        return result(state.options, state.players)

    def turn(self, state: State) -> Seat | None:
        return None if type(state.step) is Beginning else state.seat

    def decline(self, state: State, seat: Seat) -> Action | None:
        return None

    def uses(self, action: Action) -> str:
        return str(action.square) if isinstance(action, Put) else ""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        step = state.step
        if seat != state.seat:
            return ()
        if type(step) is Placing:
            squares = open_squares(state, step)
            if not squares:
                return _ENDING if step.placed else _FORFEITING
            return puts(squares, step.placed)
        return keepings(step.dice) if type(step) is Keeping else ()

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return refusals.refuse(state, seat, action)

    def apply(self, state: State, move: Move[Action]) -> After[State, Event]:
        if type(move) is Fate:
            return apply_luck(state, move.outcome)
        assert type(move) is Act
        step, action = state.step, move.action
        if type(step) is Keeping:
            return keep(state, step, action)
        assert type(step) is Placing, f"{action} does not answer {step}"
        if type(action) is Put:
            return put(self.board, state, step, action.square)
        return pass_on(state, ()) if type(action) is End else forfeit(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return self._see(state)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def shows(self, state: State, move: Move[Action], seat: Seat | None) -> bool:
        return True

    def imagine(self, view_: View, rng: Random) -> State:
        return self._imagine(view_)

    def parse(self, state: State, seat: Seat, text: str) -> Action:
        return actions.parse(text)


COLUMBIZ = Columbiz()


@cache
def _throw(seat: Seat, round_: int, throw: int, kept: int) -> Luck:
    """The question for a throw; matches have most of them in common."""
    return Luck(f"seat {seat} round {round_} throw {throw}", _ROLLS[DICE - kept])
