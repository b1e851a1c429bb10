"""Friends far apart: whom tables wait for, who is away, and how people are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_friends"
down_revision = "0005_sets"

_TABLES = (
    "invitations",
    "devices",
    "keys",
    "notices",
    "likings",
    "channels",
    "pauses",
    "aways",
    "questions",
)


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
    _add_channels()
    _add_notices()
    op.create_table(
        "devices",
        *_short(64, "hash"),
        *_texts("label"),
        sa.ForeignKeyConstraint(["hash"], ["tokens.hash"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "invitations",
        *_of("tables", "table_id"),
        *_of("people", "person"),
        *_moments("moment"),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("invitations_person", "invitations", ["person", "moment"], unique=False)


def downgrade() -> None:
    """Matches go on; clocks stand still for nobody any more."""
    for name in _TABLES:
        op.drop_table(name)


def _add_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=32), nullable=False),
        *_of("people", "person"),
        *_short(8, "kind", "style"),
        *_texts("address", "secret"),
        *_short(8, "code"),
        *_moments("created"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("channels_person", "channels", ["person"], unique=False)
    op.create_table(
        "likings",
        *_of("people", "person"),
        *_texts("kinds"),
        *_short(2, "language"),
        *_texts("zone"),
        *_numbers("quiet_from", "quiet_until", "digest"),
        sa.PrimaryKeyConstraint("person"),
    )


def _add_notices() -> None:
    op.create_table(
        "notices",
        *_of("channels", "channel"),
        *_short(8, "kind"),
        *_of("tables", "table_id"),
        *_numbers("at"),
        *_moments("first", "due"),
        *_numbers("tries"),
        *_moments("taken"),
        *_short(32, "batch"),
        sa.PrimaryKeyConstraint("channel", "kind", "table_id", "at"),
    )
    op.create_index("notices_due", "notices", ["due"], unique=False)
    op.create_index("notices_table", "notices", ["table_id"], unique=False)
    op.create_table(
        "keys",
        *_short(16, "name"),
        *_texts("value"),
        sa.PrimaryKeyConstraint("name"),
    )


def _of(table: str, name: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    """What goes when the table, or the person, goes."""
    column = sa.Column(name, sa.String(length=32), nullable=False)
    return column, sa.ForeignKeyConstraint([name], [f"{table}.id"], ondelete="CASCADE")


def _short(length: int, *names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String(length=length), nullable=False) for name in names]


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text(), nullable=False) for name in names]


def _numbers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer(), nullable=False) for name in names]


def _moments(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger(), nullable=False) for name in names]
