"""Blocks are chained, commits are counted, tables know when something is due and who sees them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004_faults"
down_revision = "0003_people"


def upgrade() -> None:
    op.create_table(
        "ledger",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("commits", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column(
        "blocks", sa.Column("chain", sa.String(length=16), nullable=False, server_default="")
    )
    for name in ("asked", "due"):
        op.add_column(
            "tables", sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")
        )
    op.add_column(
        "tables", sa.Column("lobby", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("tables_lobby", "tables", ["lobby", "changed"], unique=False)
    op.create_index("tables_due", "tables", ["node", "due"], unique=False)
    op.add_column(
        "seats", sa.Column("changed", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.drop_index("seats_person", "seats")
    op.drop_index("tables_host", "tables")
    _fill()
    op.create_index("seats_person", "seats", ["person", "changed"], unique=False)
    op.create_index("tables_host", "tables", ["host", "changed"], unique=False)


def downgrade() -> None:
    for index, table in (("seats_person", "seats"), ("tables_host", "tables")):
        op.drop_index(index, table)
    for index in ("tables_due", "tables_lobby"):
        op.drop_index(index, "tables")
    op.drop_column("seats", "changed")
    for name in ("lobby", "due", "asked"):
        op.drop_column("tables", name)
    op.drop_column("blocks", "chain")
    op.drop_table("ledger")
    op.create_index("seats_person", "seats", ["person"], unique=False)
    op.create_index("tables_host", "tables", ["host"], unique=False)


def _fill() -> None:
    """Every running table is looked at once; what is due there is found out then."""
    connection = op.get_bind()
    names = ("id", "status", "listed", "agreement", "due", "lobby", "changed")
    tables = sa.table("tables", *map(sa.column, names))
    seats = sa.table("seats", sa.column("table_id"), sa.column("changed"))
    changed = sa.select(tables.c.changed).where(tables.c.id == seats.c.table_id)
    connection.execute(sa.update(seats).values(changed=changed.scalar_subquery()))
    running = tables.c.status == "running"
    connection.execute(sa.update(tables).where(running).values(due=1))
    is_open = sa.and_(tables.c.listed, tables.c.status == "open")
    connection.execute(sa.update(tables).where(is_open).values(lobby=sa.true()))
    shown = sa.select(tables.c.id, tables.c.agreement).where(running, tables.c.listed)
    watched = [
        {"of": row.id}
        for row in connection.execute(shown)
        if json.loads(row.agreement).get("watch") == "anyone"
    ]
    if watched:
        of = tables.c.id == sa.bindparam("of")
        connection.execute(sa.update(tables).where(of).values(lobby=sa.true()), watched)
