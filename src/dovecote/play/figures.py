"""The figures that every game has: when it was decided, and who had the best turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from dovecote.core.entries import Undid
from dovecote.core.figures import AnyEntry, Figure, PlayedEntry
from dovecote.core.game import Over, Seat
from dovecote.play.giving_up import Side
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, take


def story(table: AnyTable) -> list[AnyEntry]:
    """Every entry of a match that was not taken back, with how it stood after it."""
    luck, moments = Scripted(), list[AnyEntry]()
    past = table.rewound(0, luck)
    for entry in table.entries():
        take(past, luck, entry)
        if isinstance(entry, Undid):
            moments = [moment for moment in moments if moment.at < entry.to]
        else:
            events = past.events(None, past.at - 1)
            stand = past.game.result(past.state)
            turn = past.game.turn(past.state)
            moments.append(PlayedEntry(past.at, turn, events, past.state, stand, past.game))
    return moments


def common_figures(sides: Sequence[Side], over: Over, moments: Sequence[AnyEntry]) -> list[Figure]:
    """When the match was decided, and the turn that brought most."""
    return [*_decided(sides, over, moments), *_best_turn(moments)]


def _decided(sides: Sequence[Side], over: Over, moments: Sequence[AnyEntry]) -> list[Figure]:
    """The turn from which on the winners led, if one side has won, and not by another's leaving;
    where all play at once, there are no turns."""
    winners = [seat for seat, rank in enumerate(over.ranks) if rank == 1]
    is_won = any(sorted(side) == winners for side in sides)
    turns = _turns(moments)
    if over.gave_up is not None or not is_won or not turns:
        return []
    behind = [n for n, (_, turn) in enumerate(turns) if turn[-1].stand.ranks[winners[0]] > 1]
    if behind and behind[-1] == len(turns) - 1:
        return []
    number = behind[-1] + 1 if behind else 0
    name = "turning-point" if behind else "led"
    return [Figure(name, Seat(winners[0]), number + 1, len(turns), turns[number][1][-1].at)]


def _best_turn(moments: Sequence[AnyEntry]) -> list[Figure]:
    """The most points that somebody made in one turn of theirs; of several the first."""
    best: Figure | None = None
    before = moments[0].stand.scores
    for seat, turn in _turns(moments):
        scores = turn[-1].stand.scores
        gained = scores[seat] - before[seat]
        if gained > (best.count if best else 0):
            best = Figure("best-turn", seat, gained, at=turn[-1].at)
        before = scores
    return [best] if best else []


def _turns(moments: Sequence[AnyEntry]) -> list[tuple[Seat, list[AnyEntry]]]:
    """The moments turn by turn; what happens before the first is none."""
    turns = groupby(moments, lambda moment: moment.turn)
    return [(seat, list(turn)) for seat, turn in turns if seat is not None]
