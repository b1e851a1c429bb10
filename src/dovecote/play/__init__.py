"""A match without a network: the table, its luck, its undo, its record."""

from dovecote.play.luck import Scripted, Seeded, Verifiable
from dovecote.play.table import Table

__all__ = ["Scripted", "Seeded", "Table", "Verifiable"]
