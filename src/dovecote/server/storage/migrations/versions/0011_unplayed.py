"""Finished matches of which it is not kept yet how they ended wait to be counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_unplayed"
down_revision = "0010_ahead"


def upgrade() -> None:
    op.create_table(
        "unplayed",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    # as in `storage/unplayed.py`, as it was then
    op.execute(
        """
        INSERT INTO unplayed (table_id)
        SELECT t.id FROM tables t
        WHERE t.status = 'over'
            AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person <> '')
            AND NOT EXISTS (SELECT 1 FROM played p WHERE p.table_id = t.id)
        """
    )


def downgrade() -> None:
    op.drop_table("unplayed")
