"""The sets of cards that one browser keeps: versions of texts, as on a server."""

from __future__ import annotations

import secrets

import msgspec
from msgspec.structs import replace

from dovecote.tables.errors import NoSetError, OtherGameError, SetChangedError
from dovecote.tables.games import is_house
from dovecote.tables.rows import SetOf, SetRow, SetText, VersionRow
from dovecote.wire.sets import SetLine

HERE = "here-"  # how the names of sets begin that no server knows
MINE = "me"


class KeptVersion(msgspec.Struct, frozen=True):
    """A text of a set; once a table was opened with it, it stays as it is."""

    version: int
    text: SetText
    created: int
    is_used: bool = False


class KeptSet(msgspec.Struct, frozen=True):
    """A set as it is stored, its newest version last."""

    id: str
    number: int  # of the changes so far, as with tables
    author: str  # the name
    is_hidden: bool
    created: int
    changed: int
    versions: tuple[KeptVersion, ...]

    @property
    def newest(self) -> KeptVersion:
        return self.versions[-1]

    def called(self, version: int) -> KeptVersion:
        """A version by its number; 0 is the newest."""
        for one in self.versions:
            if one.version == version or (not version and one is self.newest):
                return one
        raise NoSetError(set=self.id)

    def row(self, version: int = 0) -> SetRow:
        """The set with one of its versions."""
        one = self.called(version)
        return SetRow(
            id=self.id,
            author=MINE,
            author_name=self.author,
            is_hidden=self.is_hidden,
            created=self.created,
            changed=self.changed,
            version=one.version,
            text=one.text,
        )

    def told(self) -> list[VersionRow]:
        """The versions, the newest first."""
        return [
            VersionRow(one.version, one.text.title, one.text.ruleset, one.created, one.is_used)
            for one in reversed(self.versions)
        ]

    def rewritten(self, was: int, text: SetText, now: int) -> KeptSet:
        """The next version, or another text for the newest if no table was opened with it."""
        last = self.newest
        if last.version != was and last.text.digest != text.digest:
            raise SetChangedError(version=last.version)
        versions = self.versions
        if last.text.digest != text.digest:
            number = last.version + last.is_used
            earlier = versions if last.is_used else versions[:-1]
            versions = (*earlier, KeptVersion(number, text, now))
        return replace(self, versions=versions, changed=now)

    def used(self, version: int) -> KeptSet:
        """A table was opened with a version."""
        versions = (
            replace(one, is_used=True) if one.version == version else one for one in self.versions
        )
        return replace(self, versions=tuple(versions))


def new_set(text: SetText, author: str, now: int) -> KeptSet:
    """A set that nobody has stored yet."""
    versions = (KeptVersion(1, text, now),)
    return KeptSet(HERE + secrets.token_hex(12), 0, author, False, now, now, versions)


class Shelved(msgspec.Struct, frozen=True):
    """A set as it is stored: what lists ask for stands beside it."""

    id: str
    number: int
    line: SetLine
    set: KeptSet


class Shelf:
    """All sets of a browser, as far as they were handed in."""

    def __init__(self) -> None:
        self._sets: dict[str, KeptSet] = {}

    def fill(self, sets: list[KeptSet]) -> None:
        """What is stored, instead of what was known."""
        self._sets = {one.id: one for one in sets}

    def all(self) -> list[KeptSet]:
        """The last changed first."""
        return sorted(self._sets.values(), key=lambda one: one.changed, reverse=True)

    def find(self, set_id: str) -> KeptSet:
        """A set by its id."""
        if set_id not in self._sets:
            raise NoSetError(set=set_id)
        return self._sets[set_id]

    def keep(self, kept: KeptSet) -> KeptSet:
        """A set as it is to be stored."""
        self._sets[kept.id] = kept = replace(kept, number=kept.number + 1)
        return kept

    def drop(self, set_id: str) -> None:
        """A set is gone."""
        del self._sets[set_id]

    def chosen(self, game: str, set_id: str, version: int) -> SetOf | None:
        """The set that a new table is to be played with; None: what the house ships."""
        if is_house(game, set_id):
            return None
        one = self.find(set_id).called(version)
        if one.text.game != game:
            raise OtherGameError(game=game, theirs=one.text.game)
        return SetOf(set_id, one.version, one.text)
