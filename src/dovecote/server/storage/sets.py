"""Sets of cards that people have made: texts that never change, and versions that name them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import CARDS, KEPT_SETS, PEOPLE, SETS, TABLES, VERSIONS
from dovecote.tables.rows import SetRow, SetText, VersionRow

_ADD_TEXT = {
    "postgresql": postgresql.insert(CARDS).on_conflict_do_nothing(),
    "sqlite": sqlite.insert(CARDS).on_conflict_do_nothing(),
}


def set_row(connection: Connection, set_id: str, version: int = 0) -> SetRow | None:
    """A set by its id, with a version's text; the newest, if none is named."""
    number = VERSIONS.c.number == version if version else _is_newest()
    found = connection.execute(_sets(CARDS.c.body).where(SETS.c.id == set_id, number)).first()
    return _set(found) if found else None


def sets_of(connection: Connection, person: str, game: str = "") -> list[SetRow]:
    """The sets of a person, the last changed first; those they have hidden are among them."""
    return _listed(connection, (SETS.c.author == person,), game)


def kept_by(connection: Connection, person: str, game: str = "") -> list[SetRow]:
    """The sets of others that a person keeps."""
    kept = select(KEPT_SETS.c.set_id).where(KEPT_SETS.c.person == person)
    return _listed(connection, (SETS.c.id.in_(kept), SETS.c.author != person), game)


def all_sets(connection: Connection, game: str = "") -> list[SetRow]:
    """Every set there is, for whoever operates a server."""
    return _listed(connection, (), game)


def keeps(connection: Connection, person: str, set_id: str) -> bool:
    """Whether a person keeps a set of somebody else's."""
    same = (KEPT_SETS.c.person == person, KEPT_SETS.c.set_id == set_id)
    return connection.execute(select(KEPT_SETS.c.set_id).where(*same)).first() is not None


def versions_of(connection: Connection, set_id: str) -> list[VersionRow]:
    """The versions of a set, the newest first."""
    chosen = (
        select(VERSIONS, CARDS.c.title, CARDS.c.ruleset, _is_used().label("is_used"))
        .join(CARDS, CARDS.c.digest == VERSIONS.c.cards)
        .where(VERSIONS.c.set_id == set_id)
        .order_by(VERSIONS.c.number.desc())
    )
    return [
        VersionRow(row.number, row.title, row.ruleset, row.created, bool(row.is_used))
        for row in connection.execute(chosen)
    ]


def add_text(connection: Connection, text: SetText) -> None:
    """A text, unless it is there already."""
    connection.execute(_ADD_TEXT[connection.dialect.name], [msgspec.structs.asdict(text)])


def add_set(row: SetRow, limit: int) -> Change:
    """A new set with its first version, unless its author has too many."""
    return partial(_add_set, row=row, limit=limit)


def _add_set(connection: Connection, row: SetRow, limit: int) -> bool:
    if connection.execute(select(SETS.c.id).where(SETS.c.id == row.id)).first():
        return True  # it was stored, and nobody could tell us so
    if _count(connection, SETS.c.author == row.author) >= limit:
        return False
    add_text(connection, row.text)
    kept = ("id", "author", "is_hidden", "created", "changed")
    values = {name: getattr(row, name) for name in kept}
    connection.execute(insert(SETS).values(game=row.text.game, **values))
    _add_version(connection, row.id, 1, row.text, row.created)
    return True


def change_set(set_id: str, was: int, text: SetText, now: int) -> Change:
    """The next version of a set, or another text for its newest if no table was opened with it;
    it cannot be made if the newest is not the one that was changed."""
    return partial(_change_set, set_id=set_id, was=was, text=text, now=now)


def _change_set(connection: Connection, set_id: str, was: int, text: SetText, now: int) -> bool:
    of_set = VERSIONS.c.set_id == set_id
    newest = select(VERSIONS).where(of_set).order_by(VERSIONS.c.number.desc()).limit(1)
    last = connection.execute(newest.with_for_update()).first()
    if last is None or (last.number != was and last.cards != text.digest):
        return False
    if last.cards != text.digest:
        add_text(connection, text)
        this = (of_set, VERSIONS.c.number == was)
        if connection.execute(select(_is_used()).where(*this)).scalar():
            _add_version(connection, set_id, was + 1, text, now)
        else:
            changed = {"cards": text.digest, "created": now}
            connection.execute(update(VERSIONS).where(*this).values(changed))
            forget_texts(connection, (last.cards,))
    connection.execute(update(SETS).where(SETS.c.id == set_id).values(changed=now))
    return True


def hide_set(set_id: str, *, is_hidden: bool) -> Change:
    """It is in no list of its author's any more, or again."""

    def change(connection: Connection) -> bool:
        connection.execute(update(SETS).where(SETS.c.id == set_id).values(is_hidden=is_hidden))
        return True

    return change


def keep_set(person: str, set_id: str, now: int, limit: int) -> Change:
    """Somebody wants a set of somebody else's in their list, unless they keep too many."""

    def change(connection: Connection) -> bool:
        if keeps(connection, person, set_id):
            return True
        mine = select(func.count()).select_from(KEPT_SETS).where(KEPT_SETS.c.person == person)
        if (connection.execute(mine).scalar() or 0) >= limit:
            return False
        connection.execute(insert(KEPT_SETS).values(person=person, set_id=set_id, moment=now))
        return True

    return change


def let_go(person: str, set_id: str) -> Change:
    """Somebody does not want it in their list any more."""

    def change(connection: Connection) -> bool:
        same = (KEPT_SETS.c.person == person, KEPT_SETS.c.set_id == set_id)
        connection.execute(delete(KEPT_SETS).where(*same))
        return True

    return change


class Removal:
    """A change: a set goes with all its versions, or is hidden if there is a table with one of
    them. Which it was is known once it is made."""

    def __init__(self, set_id: str) -> None:
        self.is_deleted = False
        self._set_id = set_id

    def __call__(self, connection: Connection) -> bool:
        mine = VERSIONS.c.set_id == self._set_id
        texts = connection.execute(select(VERSIONS.c.cards).where(mine).with_for_update())
        digests = list(texts.scalars())
        used = select(TABLES.c.id).where(TABLES.c.set_id == self._set_id).limit(1)
        self.is_deleted = connection.execute(used).first() is None
        if not self.is_deleted:
            return hide_set(self._set_id, is_hidden=True)(connection)
        connection.execute(delete(VERSIONS).where(mine))
        connection.execute(delete(SETS).where(SETS.c.id == self._set_id))
        forget_texts(connection, digests)
        return True


def forget_texts(connection: Connection, digests: Sequence[str] | None = None) -> int:
    """Texts that neither a version nor a table names any more go; how many. Of all texts, if none
    are named."""
    needed = [
        exists().where(named == CARDS.c.digest) for named in (VERSIONS.c.cards, TABLES.c.cards)
    ]
    some = () if digests is None else (CARDS.c.digest.in_(digests),)
    return connection.execute(delete(CARDS).where(*some, *(~need for need in needed))).rowcount


def _add_version(connection: Connection, set_id: str, number: int, text: SetText, now: int) -> None:
    values = {"set_id": set_id, "number": number, "cards": text.digest, "created": now}
    connection.execute(insert(VERSIONS).values(values))


def _count(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    return connection.execute(
        select(func.count()).select_from(SETS).where(*conditions)
    ).scalar_one()


def _listed(
    connection: Connection, conditions: Sequence[ColumnElement[bool]], game: str
) -> list[SetRow]:
    of_game = (SETS.c.game == game,) if game else ()
    chosen = _sets().where(*conditions, *of_game, _is_newest()).order_by(SETS.c.changed.desc())
    return list(map(_set, connection.execute(chosen)))


def _is_newest() -> ColumnElement[bool]:
    other = VERSIONS.alias()
    newest = select(func.max(other.c.number)).where(other.c.set_id == SETS.c.id)
    return VERSIONS.c.number == newest.scalar_subquery()


def _is_used() -> ColumnElement[bool]:
    same = (TABLES.c.set_id == VERSIONS.c.set_id, TABLES.c.set_version == VERSIONS.c.number)
    return exists().where(*same).correlate(VERSIONS)


def _sets(*more: ColumnElement[Any]) -> Select[Any]:
    texts = (CARDS.c.digest, CARDS.c.ruleset, CARDS.c.title, CARDS.c.provenance)
    return (
        select(SETS, VERSIONS.c.number, PEOPLE.c.name.label("author_name"), *texts, *more)
        .join(VERSIONS, VERSIONS.c.set_id == SETS.c.id)
        .join(CARDS, CARDS.c.digest == VERSIONS.c.cards)
        .outerjoin(PEOPLE, PEOPLE.c.id == SETS.c.author)
    )


def _set(row: Row[Any]) -> SetRow:
    body = getattr(row, "body", "")
    text = SetText(row.digest, row.game, row.ruleset, row.title, row.provenance, body)
    return SetRow(
        id=row.id,
        author=row.author,
        author_name=row.author_name or "",
        is_hidden=row.is_hidden,
        created=row.created,
        changed=row.changed,
        version=row.number,
        text=text,
    )
