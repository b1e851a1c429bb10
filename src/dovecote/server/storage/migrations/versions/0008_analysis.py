"""Analyses of finished matches are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008_analysis"
down_revision = "0007_clubs"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("entries", "judged")),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("analyses_person", "analyses", ["person"], unique=False)


def downgrade() -> None:
    op.drop_table("analyses")
