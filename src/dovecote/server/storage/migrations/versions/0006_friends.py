"""Friends far apart: whom tables wait for, who is away, and how people are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_friends"
down_revision = "0005_sets"

_TABLES = ("pauses", "aways", "questions")


def upgrade() -> None:
    op.create_table(
        "questions",
        *_of("tables", "table_id"),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        *_moments("since", "until"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "aways",
        *_of("people", "person"),
        *_moments("since", "until"),
        sa.PrimaryKeyConstraint("person", "since"),
    )
    op.create_table(
        "pauses",
        *_of("tables", "table_id"),
        sa.Column("seat", sa.Integer(), nullable=False),
        *_moments("used"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    """Matches go on; clocks stand still for nobody any more."""
    for name in _TABLES:
        op.drop_table(name)


def _of(table: str, name: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    """What goes when the table, or the person, goes."""
    column = sa.Column(name, sa.String(length=32), nullable=False)
    return column, sa.ForeignKeyConstraint([name], [f"{table}.id"], ondelete="CASCADE")


def _moments(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger(), nullable=False) for name in names]
