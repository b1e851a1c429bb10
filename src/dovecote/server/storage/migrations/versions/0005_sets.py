"""Sets of cards: their texts, versions and authors, and which of them a table is played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_sets"
down_revision = "0004_faults"


def upgrade() -> None:
    op.create_table(
        "cards",
        sa.Column("digest", sa.String(length=64), nullable=False),
        *_texts("game"),
        sa.Column("ruleset", sa.String(length=16), nullable=False),
        *_texts("title", "provenance", "body"),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "sets",
        sa.Column("id", sa.String(length=32), nullable=False),
        *_texts("game"),
        sa.Column("author", sa.String(length=32), nullable=False),
        sa.Column("is_hidden", sa.Boolean(), nullable=False),
        *_moments("created", "changed"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sets_author", "sets", ["author", "changed"], unique=False)
    op.create_table(
        "set_versions",
        _set_id(),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("cards", sa.String(length=64), nullable=False),
        *_moments("created"),
        sa.ForeignKeyConstraint(["cards"], ["cards.digest"]),
        sa.ForeignKeyConstraint(["set_id"], ["sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("set_id", "number"),
    )
    op.create_index("set_versions_cards", "set_versions", ["cards"], unique=False)
    op.create_table(
        "kept_sets",
        sa.Column("person", sa.String(length=32), nullable=False),
        _set_id(),
        *_moments("moment"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["set_id"], ["sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "set_id"),
    )
    _add_measures()
    for name, length in (("set_id", 32), ("cards", 64)):
        column = sa.Column(name, sa.String(length=length), nullable=False, server_default="")
        op.add_column("tables", column)
    version = sa.Column("set_version", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", version)
    op.create_index("tables_set", "tables", ["set_id", "set_version"], unique=False)
    op.create_index("tables_cards", "tables", ["cards"], unique=False)


def downgrade() -> None:
    """Nobody plays on at tables with cards of their own: a former version knows only its own."""
    tables = sa.table("tables", *map(sa.column, ("status", "cards", "lobby", "due")))
    played = sa.and_(tables.c.cards != "", tables.c.status.in_(("open", "running")))
    stranded = {"status": "stranded", "lobby": sa.false(), "due": 0}
    op.get_bind().execute(sa.update(tables).where(played).values(stranded))
    for index in ("tables_cards", "tables_set"):
        op.drop_index(index, "tables")
    for name in ("cards", "set_version", "set_id"):
        op.drop_column("tables", name)
    for name in ("measures", "kept_sets", "set_versions", "sets", "cards"):
        op.drop_table(name)


def _add_measures() -> None:
    op.create_table(
        "measures",
        _set_id(),
        sa.Column("id", sa.String(length=32), nullable=False),
        *(
            sa.Column(name, sa.Integer(), nullable=False)
            for name in ("version", "seats", "matches", "played")
        ),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        *_texts("report"),
        *_moments("changed"),
        sa.ForeignKeyConstraint(["set_id"], ["sets.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("set_id"),
    )
    op.create_index("measures_person", "measures", ["person"], unique=False)


def _set_id() -> sa.Column[str]:
    return sa.Column("set_id", sa.String(length=32), nullable=False)


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text(), nullable=False) for name in names]


def _moments(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger(), nullable=False) for name in names]
