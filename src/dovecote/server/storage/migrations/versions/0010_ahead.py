"""Moves that were chosen in advance are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_ahead"
down_revision = "0009_people"


def upgrade() -> None:
    op.create_table(
        "aheads",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("sight", sa.String(length=64), nullable=False),
        sa.Column("is_dropped", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    op.drop_table("aheads")
