"""Columba: cards, wild pigeons, dovecotes, falcons."""

from dovecote.games.columba.rules import COLUMBA, Columba

__all__ = ["COLUMBA", "Columba"]
