"""The idea of a move in a clause: hints and analyses use the same words, here and on the page."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from dovecote.bots.mind import Reason
from dovecote.bots.sums import added_up
from dovecote.faces.face import Face

_LEAST = 0.05  # points: less is no reason


def idea(face: Face, reasons: Sequence[Reason]) -> str:
    """What a move is good for, as the search has found; or that it shows only later."""
    best = next((reason for reason in reasons if reason.points >= _LEAST), None)
    if best is None or added_up([reason.points for reason in reasons]) <= 0:
        return face.words("analysis-idea-later")  # what it gives up at once is more
    amount = round(abs(best.amount), 1)
    is_sure = float(amount).is_integer()
    count = int(amount) if is_sure else format_decimal(amount, "0.0", face.words.language)
    more = "yes" if best.amount > 0 else "no"
    return face.say(f"idea-{best.term}", more=more, sure="yes" if is_sure else "no", count=count)
