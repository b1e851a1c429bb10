"""The idea of a move in a clause: hints and analyses use the same words, here and on the page."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from dovecote.bots.mind import Reason, main_reason
from dovecote.faces.face import Face


def idea(face: Face, reasons: Sequence[Reason], later: Sequence[Reason] = ()) -> str:
    """What a move is good for, as the search has found: at once, or in the turns that follow."""
    if best := main_reason(reasons):
        return _clause(face, best)
    if best := main_reason(later):
        return face.words("analysis-idea-then", idea=_clause(face, best))
    return face.words("analysis-idea-later")


def _clause(face: Face, best: Reason) -> str:
    amount = round(abs(best.amount), 1)
    is_sure = float(amount).is_integer()
    count = int(amount) if is_sure else format_decimal(amount, "0.0", face.words.language)
    more = "yes" if best.amount > 0 else "no"
    return face.say(f"idea-{best.term}", more=more, sure="yes" if is_sure else "no", count=count)
