"""A match as text: who agreed on what, then every move and every piece of luck.

States, events and scores are never written; they are recomputed. The format is described
in `docs/records.md`. Reading knows no game: moves and outcomes stay texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

import msgspec

from dovecote.core.drawn import ShownAsHtml
from dovecote.core.entries import ENTRIES, NUMBER, POSITIVE, Entry, read_entry
from dovecote.core.errors import RecordError


class Branch(msgspec.Struct, frozen=True):
    """Where a match branched off another: after which entry, and the `check` of its record."""

    at: int
    of: str

    def __str__(self) -> str:
        return f"{self.at} of {self.of}"


class Record(ShownAsHtml, msgspec.Struct, frozen=True):
    """All there is to know about a match; `commit`, `entropy`, `binding` and `secret`
    prove its luck, the binding being empty in those from before there was one."""

    game: str
    version: int
    ruleset: str
    seats: int
    options: dict[str, str]
    colours: tuple[str, ...] = ()  # of the seats, where they are not the usual ones
    entries: tuple[Entry, ...] = ()
    commit: str = ""
    entropy: tuple[str, ...] = ()
    binding: str = ""
    secret: str = ""
    content: str = ""  # the data file of the ruleset, where it is not the house's
    brought: int = 0  # entries that were played elsewhere: what is proved begins after them
    branched: Branch | None = None  # from a match whose first entries these are, too


class HeaderLine(NamedTuple):
    """What stands behind a key, and on which line."""

    number: int
    text: str


_HEADER = "game, version, ruleset, seats, options"
_KEY = re.compile(
    r"(game|version|ruleset|seats|options|colours|commit|entropy [0-9]|binding|brought|"
    r"branched|secret|check): (.*)"
)
_BRANCH = re.compile(rf"{POSITIVE} of ([0-9a-f]{{64}})")
_CONTENT = re.compile(r">(?: (.*))?")  # a line of the data file


def header(record: Record) -> list[str]:
    """The lines before the first entry."""
    lines = [
        f"game: {record.game}",
        f"version: {record.version}",
        f"ruleset: {record.ruleset}",
        f"seats: {record.seats}",
        "options: " + " ".join(f"{key}={value}" for key, value in record.options.items()),
    ]
    if record.colours:
        lines.append(f"colours: {' '.join(record.colours)}")
    if record.commit:
        lines.append(f"commit: {record.commit}")
    lines += [f"entropy {seat}: {text}" for seat, text in enumerate(record.entropy)]
    if record.binding:
        lines.append(f"binding: {record.binding}")
    if record.brought:
        lines.append(f"brought: {record.brought}")
    if record.branched:
        lines.append(f"branched: {record.branched}")
    quoted = record.content.removesuffix("\n").split("\n") if record.content else []
    return lines + [f"> {line}" if line else ">" for line in quoted]


def write(record: Record) -> str:
    """The record's text; its last line is a hash of all lines before it."""
    lines = [*header(record), *map(str, record.entries)]
    if record.secret:
        lines.append(f"secret: {record.secret}")
    text = "".join(f"{line}\n" for line in lines)
    return f"{text}check: {_hash(text)}\n"


def read(text: str) -> Record:
    """The record that `text` is; raises `RecordError` at the first line that cannot stand.

    Line endings may have been changed on the way; nothing else may.
    """
    text = text.replace("\r\n", "\n")
    header: dict[str, HeaderLine] = {}
    content: list[str] = []
    entries: list[Entry] = []
    for number, line in _lines(text):
        if "check" in header:
            raise RecordError(line=number, text=line, expected="∎")
        if key := _KEY.fullmatch(line):
            _check_key(number, line, key[1], header, begun=bool(entries))
            header[key[1]] = HeaderLine(number, key[2])
            if key[1] == "check":
                _check_hash(text, number, line)
        elif not entries and (quoted := _CONTENT.fullmatch(line)):
            content.append(quoted[1] or "")
        else:
            entries.append(read_entry(number, line))
    return _record(header, tuple(entries), "".join(f"{line}\n" for line in content))


def seal_of(text: str) -> str:
    """The hash that a record ends with, by which others name it; empty if it has none."""
    last = text.rstrip().rpartition("\n")[2]
    return last.removeprefix("check: ") if last.startswith("check: ") else ""


def is_sealed(text: str) -> bool:
    """Whether the text ends with a hash of itself, as everything `write` makes does."""
    return any(line.startswith("check: ") for line in text.splitlines())


def entry_lines(text: str) -> list[int]:
    """The line on which each entry of a readable record stands."""
    return [
        number
        for number, line in _lines(text)
        if not (line.startswith(">") or _KEY.fullmatch(line))
    ]


def header_line(text: str, key: str) -> int:
    """The line on which a key of a readable record stands; 1 if it is left out."""
    return next((number for number, line in _lines(text) if line.startswith(f"{key}: ")), 1)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r")
        if line and not line.startswith("#"):
            yield number, line


def _check_key(
    number: int, line: str, key: str, header: dict[str, HeaderLine], *, begun: bool
) -> None:
    trailer = key in ("secret", "check")
    if key in header or (begun and not trailer):
        raise RecordError(line=number, text=line, expected=ENTRIES)


def _check_hash(text: str, number: int, line: str) -> None:
    above = "".join(f"{before}\n" for before in text.split("\n")[: number - 1])
    if line != f"check: {_hash(above)}":
        raise RecordError(line=number, text=line, expected=f"check: {_hash(above)}")


def _record(header: dict[str, HeaderLine], entries: tuple[Entry, ...], content: str) -> Record:
    for key in ("game", "version", "ruleset", "seats"):
        if key not in header:
            raise RecordError(line=1, text="", expected=f"{key}: … ({_HEADER})")
    texts = {key: line.text for key, line in header.items()}
    return Record(
        game=texts["game"],
        version=_number(header, "version"),
        ruleset=texts["ruleset"],
        seats=_number(header, "seats"),
        options=_options(header["options"]) if "options" in header else {},
        colours=tuple(texts.get("colours", "").split()),
        entries=entries,
        commit=texts.get("commit", ""),
        entropy=tuple(text for key, text in sorted(texts.items()) if key.startswith("entropy")),
        binding=texts.get("binding", ""),
        secret=texts.get("secret", ""),
        content=content,
        brought=_brought(header, len(entries)),
        branched=_branched(header, len(entries)),
    )


def _brought(header: dict[str, HeaderLine], entries: int) -> int:
    if "brought" not in header:
        return 0
    number = _number(header, "brought")
    if not 0 < number <= entries:
        line = header["brought"]
        expected = f"brought: 1–{entries}"
        raise RecordError(line=line.number, text=f"brought: {line.text}", expected=expected)
    return number


def _branched(header: dict[str, HeaderLine], entries: int) -> Branch | None:
    if "branched" not in header:
        return None
    line = header["branched"]
    found = _BRANCH.fullmatch(line.text)
    if not found or int(found[1]) > entries:
        expected = f"branched: 1–{entries} of CHECK"
        raise RecordError(line=line.number, text=f"branched: {line.text}", expected=expected)
    return Branch(int(found[1]), found[2])


def _number(header: dict[str, HeaderLine], key: str) -> int:
    line = header[key]
    if not re.fullmatch(NUMBER, line.text):
        raise RecordError(line=line.number, text=f"{key}: {line.text}", expected=f"{key}: 2")
    return int(line.text)


def _options(line: HeaderLine) -> dict[str, str]:
    options = {}
    for word in line.text.split():
        key, equals, value = word.partition("=")
        if not equals or key in options or key == "seats":
            expected = "options: KEY=VALUE KEY=VALUE"
            raise RecordError(line=line.number, text=word, expected=expected)
        options[key] = value
    return options


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
