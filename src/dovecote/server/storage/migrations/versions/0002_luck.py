"""What binds the words of a match's seats; none for matches that began before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_luck"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("binding", sa.String(length=64), nullable=False, server_default="")
    )


def downgrade() -> None:
    op.drop_column("tables", "binding")
