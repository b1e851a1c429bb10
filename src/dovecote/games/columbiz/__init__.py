"""Columbiz: eight dice, six columns, captures and lines."""

from dovecote.games.columbiz.rules import COLUMBIZ, Columbiz

__all__ = ["COLUMBIZ", "Columbiz"]
