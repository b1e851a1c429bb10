"""What bots know of Columbiz."""

from dovecote.bots.columbiz.mind import MIND

__all__ = ["MIND"]
