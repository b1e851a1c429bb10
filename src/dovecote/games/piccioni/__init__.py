"""Piccioni: hidden hands, reactions, guano."""

from dovecote.games.piccioni.rules import PICCIONI, Piccioni

__all__ = ["PICCIONI", "Piccioni"]
