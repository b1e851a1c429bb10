"""What bots know of Piccioni."""

from dovecote.bots.piccioni.mind import MIND

__all__ = ["MIND"]
