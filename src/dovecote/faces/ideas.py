"""The idea of a move in a clause: hints and analyses use the same words, here and on the page."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from dovecote.bots.mind import Reason, main_reason
from dovecote.faces.face import Face

_GAIN = 0.3  # points: what is told of a move that gives up as much


def idea(face: Face, reasons: Sequence[Reason], later: Sequence[Reason] = ()) -> str:
    """What a move is good for, as the search has found: at once, or in the turns that follow."""
    if best := main_reason(reasons):
        return _clause(face, best)
    if best := main_reason(later):
        return face.words("analysis-idea-then", idea=_clause(face, best, is_mean=True))
    if best := _gain(later):
        then = face.words("analysis-idea-then", idea=_clause(face, best, is_mean=True))
        return face.words("analysis-idea-but", idea=then)
    if best := _gain(reasons):
        return face.words("analysis-idea-but", idea=_clause(face, best))
    return face.words("analysis-idea-later")


def _gain(reasons: Sequence[Reason]) -> Reason | None:
    """What a move brings that gives up as much."""
    return next((reason for reason in reasons if reason.points >= _GAIN), None)


def _clause(face: Face, best: Reason, *, is_mean: bool = False) -> str:
    amount = round(abs(best.amount), 1)
    is_sure = not is_mean and float(best.amount).is_integer()
    count = int(amount) if is_sure else format_decimal(amount, "0.0", face.words.language)
    more = "yes" if best.amount > 0 else "no"
    kind, _, what = best.of.partition(" ")
    return face.say(
        f"idea-{best.term}",
        more=more,
        sure="yes" if is_sure else "no",
        count=count,
        side=best.side or "both",
        kind=kind or "several",
        what=face.card(what) if kind == "card" else what,
    )
