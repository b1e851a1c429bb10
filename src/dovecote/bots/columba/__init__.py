"""What bots know of Columba."""

from dovecote.bots.columba.mind import MIND

__all__ = ["MIND"]
