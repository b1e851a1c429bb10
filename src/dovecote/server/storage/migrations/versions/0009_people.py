"""Passkeys, blocks, people's pages with how their matches ended, and errands for servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009_people"
down_revision = "0008_analysis"


def upgrade() -> None:
    _add_passkeys()
    _add_pages()
    op.create_table(
        "blocked",
        *(_name(name, 32) for name in ("person", "blocked")),
        _whose("person"),
        _whose("blocked"),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("blocked_by", "blocked", ["blocked"])
    op.create_table(
        "errands",
        _name("id", 32),
        _name("act", 16),
        _name("on", 64),
        *_texts("detail"),
        *_moments("moment"),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    for name in ("errands", "blocked", "played", "pages", "passkeys"):
        op.drop_table(name)


def _add_passkeys() -> None:
    op.create_table(
        "passkeys",
        *_texts("id"),
        _name("person", 32),
        *_texts("host", "name", "key"),
        *_moments("signed", "created", "used"),
        _whose("person"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])


def _add_pages() -> None:
    op.create_table(
        "pages",
        _name("person", 32),
        _name("address", 32),
        _name("shown", 8),
        _whose("person"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("pages_address", "pages", ["address"], unique=True)
    op.create_table(
        "played",
        _name("table_id", 64),
        _name("person", 32),
        *_texts("game"),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("seats", "place", "score")),
        sa.Column("counts", sa.Boolean(), nullable=False),
        *_moments("moment"),
        _whose("person"),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("played_person", "played", ["person", "moment"])


def _whose(column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["people.id"], ondelete="CASCADE")


def _name(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=False)


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text(), nullable=False) for name in names]


def _moments(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger(), nullable=False) for name in names]
