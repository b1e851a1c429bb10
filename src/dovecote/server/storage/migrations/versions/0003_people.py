"""Who is connected to which server, and what people have stored of late."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_people"
down_revision = "0002_luck"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("left", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "node", "person"),
    )
    op.create_table(
        "spending",
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("stored", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "what", "until"),
    )
    op.create_index("spending_until", "spending", ["until"], unique=False)


def downgrade() -> None:
    op.drop_table("spending")
    op.drop_table("presence")
