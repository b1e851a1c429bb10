"""What all tables of the database share."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, MetaData, String

METADATA = MetaData()


def table_id() -> Column[str]:
    """The table that a row is of, and goes with."""
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
