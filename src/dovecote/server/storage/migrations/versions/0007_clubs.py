"""Clubs: results, deals of the day, leagues, tournaments, moderators and what they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007_clubs"
down_revision = "0006_friends"

_NEW = (
    "pairings",
    "entrants",
    "tournaments",
    "rated",
    "ratings",
    "leagues",
    "audit",
    "moderators",
    "bans",
    "admissions",
    "results",
    "events",
)


def upgrade() -> None:
    _add_results()
    _add_house()
    _add_leagues()
    _add_tournaments()


def downgrade() -> None:
    """A former version has nothing of these; its tables go on as ordinary ones."""
    for name in _NEW:
        op.drop_table(name)


def _add_results() -> None:
    op.create_table(
        "events",
        _name("table_id", 32),
        _name("kind", 16),
        _name("of", 64),
        _name("part", 32),
        _name("person", 32),
        _cascade("table_id", "tables.id"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("events_of", "events", ["kind", "of", "person"])
    op.create_table(
        "results",
        _name("table_id", 64),
        *_numbers("seat"),
        _name("kind", 16),
        _name("of", 64),
        _name("part", 32),
        _name("person", 32),
        *_texts("bot"),
        *_numbers("place", "score", "lead"),
        sa.Column("counts", sa.Boolean(), nullable=False),
        *_moments("moment"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_of", "results", ["kind", "of", "lead"])
    op.create_index("results_person", "results", ["kind", "person", "of"])


def _add_house() -> None:
    op.create_table(
        "admissions",
        _name("hash", 64),
        *_texts("note"),
        *_numbers("left"),
        *_moments("until", "created"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "bans",
        _name("person", 32),
        *_moments("until"),
        *_texts("reason"),
        *_moments("moment"),
        _cascade("person", "people.id"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "moderators",
        _name("person", 32),
        *_moments("moment"),
        _cascade("person", "people.id"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "audit",
        _name("id", 32),
        *_moments("moment"),
        _name("who", 32),
        _name("act", 16),
        _name("on", 64),
        *_texts("detail"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("audit_moment", "audit", ["moment"])


def _add_leagues() -> None:
    op.create_table(
        "leagues",
        _name("id", 32),
        *_texts("title", "game", "terms"),
        *_moments("created", "closed"),
        sa.PrimaryKeyConstraint("id"),
    )
    member = (_name("league", 32), _name("person", 32))
    op.create_table(
        "ratings",
        *member,
        *_reals("mu", "sigma", "ordinal"),
        *_numbers("played"),
        _cascade("league", "leagues.id"),
        _cascade("person", "people.id"),
        sa.PrimaryKeyConstraint("league", "person"),
    )
    op.create_index("ratings_order", "ratings", ["league", "ordinal"])
    op.create_index("ratings_person", "ratings", ["person"])
    op.create_table(
        "rated",
        *(_name(column.name, 32) for column in member),
        *_numbers("number"),
        _name("table_id", 32),
        *_numbers("place"),
        *_reals("mu", "sigma"),
        *_moments("moment"),
        _cascade("league", "leagues.id"),
        _cascade("person", "people.id"),
        sa.PrimaryKeyConstraint("league", "person", "number"),
    )


def _add_tournaments() -> None:
    op.create_table(
        "tournaments",
        _name("id", 32),
        *_texts("title", "game", "plan", "terms"),
        _name("secret", 64),
        _name("status", 8),
        *_numbers("round"),
        _name("host", 32),
        *_moments("created", "due"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_due", "tournaments", ["status", "due"])
    op.create_index("tournaments_created", "tournaments", ["created"])
    op.create_table(
        "entrants",
        _name("tournament", 32),
        *_numbers("number"),
        _name("person", 32),
        *_numbers("withdrawn"),
        _cascade("tournament", "tournaments.id"),
        sa.PrimaryKeyConstraint("tournament", "number"),
    )
    op.create_index("entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        _name("tournament", 32),
        *_numbers("round", "board", "seat", "entrant"),
        _name("table_id", 32),
        _cascade("tournament", "tournaments.id"),
        sa.PrimaryKeyConstraint("tournament", "round", "board", "seat"),
    )


def _name(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=False)


def _cascade(column: str, to: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [to], ondelete="CASCADE")


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text(), nullable=False) for name in names]


def _numbers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer(), nullable=False) for name in names]


def _reals(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Double(), nullable=False) for name in names]


def _moments(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger(), nullable=False) for name in names]
