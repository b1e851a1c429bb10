"""What is wrong with a match that somebody wants analysed."""

from __future__ import annotations

from dovecote.core.errors import DovecoteError


class NotFinishedError(DovecoteError):
    """A match that has not come to its end."""

    sentence = "only a finished match is analysed; this one goes on after {entries} entries"


class NoJudgeError(DovecoteError):
    """A game of which an analysis knows nothing."""

    sentence = "nothing is known of how {game} is won, so it cannot be analysed"
