"""Whether what somebody wrote is a set that others can be asked to play with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from dovecote.core.errors import NoCardsError, SetError, UnknownGameError
from dovecote.core.labels import LabelError, faults_in, faults_of_head, tidy
from dovecote.core.ruleset import ruleset
from dovecote.core.toml import TomlError, check_depth, read_toml, write_toml
from dovecote.games import GAMES, HOUSE_SETS, WITH_CARDS, CardGame

LONGEST = 64_000  # bytes of a set as TOML
_TOLD = 100  # faults
_HEADS = ("title", "provenance")
_NAME, _SENTENCE, _LETTERS, _PICTURE = 40, 300, 3, 40  # characters of texts on cards
_BY_LANGUAGE = {"names": _NAME, "says": _SENTENCE, "answers": _SENTENCE}
_PLAIN = {"name": _NAME, "letters": _LETTERS, "picture": _PICTURE}
_DRAWING = re.compile("[a-z][a-z0-9-]*")  # the name of one


class ReadingError(SetError):
    """What is wrong with a set as a whole."""

    sentence = "{reason}; found {found}, expected {expected}"


class Inspected(NamedTuple):
    """What came of looking at a set; without problems it can be played."""

    game: str
    problems: tuple[SetError, ...]
    hints: tuple[SetError, ...]
    sheet: Mapping[str, Any]  # as it was given, while there are problems
    text: str
    made: CardGame | None

    @property
    def ruleset(self) -> str:
        return ruleset(self.made) if self.made else ""


def inspect_text(text: str, game: str = "") -> Inspected:
    """A set as TOML; the tables in it show which game it is for, if nobody says so."""
    _check_game(game)
    try:
        data = read_toml(text)
    except TomlError as error:
        return Inspected(game, (_wrong("syntax", str(error), "TOML"),), (), {}, text, None)
    seen = {name: len(data.keys() & set(kind.card_keys)) for name, kind in WITH_CARDS.items()}
    game = game or max(seen, key=seen.__getitem__)
    if not seen[game]:
        expected = ", ".join(WITH_CARDS[game].card_keys)
        return Inspected(game, (_wrong("tables", "", expected),), (), data, text, None)
    return _inspect(game, data, text)


def inspect_sheet(sheet: Mapping[str, Any], game: str) -> Inspected:
    """The same as plain data; what is null is left out."""
    _check_game(game)
    try:
        check_depth(sheet)
    except TomlError as error:
        return Inspected(game, (_wrong("syntax", str(error), "TOML"),), (), {}, "", None)
    return _inspect(game, _without_nulls(sheet), "")


def _check_game(game: str) -> None:
    if game and game not in GAMES:
        raise UnknownGameError(game=game, games=", ".join(GAMES))
    if game and game not in WITH_CARDS:
        raise NoCardsError(game=game)


def _inspect(game: str, data: dict[str, Any], text: str) -> Inspected:
    kind = WITH_CARDS[game]
    problems = tuple(islice(_faults(kind, data), _TOLD))
    hints = tuple(_unknown(kind, data))
    if problems:
        return Inspected(game, problems, hints, data, text, None)
    made = kind(write_toml({key: data[key] for key in (*_HEADS, *kind.card_keys) if key in data}))
    problems = tuple(made.dangers)
    if (size := len(made.content.encode())) > LONGEST:
        problems = (*problems, _wrong("large", str(size), str(LONGEST)))
    hints += tuple(_repeated(made))
    return Inspected(game, problems, hints, made.sheet, made.content, None if problems else made)


def _faults(kind: type[CardGame], data: dict[str, Any]) -> Iterator[SetError]:
    yield from faults_of_head(data, needed=True)
    title = data.get("title")
    if isinstance(title, str) and _is_taken(title):
        yield LabelError(field="title", reason="taken", found=title, expected="").at(
            "", -1, "title"
        )
    is_written = isinstance(title, str) and bool(title)  # the game would say so, too
    yield from kind.faults(data if is_written else {**data, "title": "…"})
    for table in kind.card_keys:
        yield from _faults_on_cards(table, data.get(table))


def _is_taken(title: str) -> bool:
    """What people know the house's sets by."""
    names = {str(made.sheet.get("title", "")).casefold() for made in HOUSE_SETS.values()}
    return tidy(title).casefold() in names


def _faults_on_cards(table: str, cards: object) -> Iterator[SetError]:
    """What is wrong with the texts that people read on cards."""
    for number, card in enumerate(cards[:_TOLD] if isinstance(cards, list) else ()):
        if not isinstance(card, dict):
            continue
        for field, most in _PLAIN.items():
            for fault in faults_in(card.get(field), field, most):
                yield fault.at(table, number, field)
        picture = card.get("picture")
        if isinstance(picture, str) and picture and not _DRAWING.fullmatch(picture):
            fault = LabelError(field="picture", reason="drawing", found=picture[:40], expected="")
            yield fault.at(table, number, "picture")
        for field, most in _BY_LANGUAGE.items():
            texts = card.get(field)
            for language, text in texts.items() if isinstance(texts, dict) else ():
                for fault in faults_in(text, f"{field}.{language}"[:40], most):
                    yield fault.at(table, number, f"{field}.{language}"[:40])


def _unknown(kind: type[CardGame], data: Mapping[str, Any]) -> Iterator[SetError]:
    """Fields that would be left out."""
    known = (*_HEADS, *kind.card_keys)
    for key in data:
        if key not in known:
            yield _wrong("unknown", key[:40], ", ".join(known)).at("", -1, key[:40])


def _repeated(made: CardGame) -> Iterator[SetError]:
    for card, count in made.repeated:
        yield _wrong("twice", card, str(count)).at(made.card_keys[0])


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nulls(part) for key, part in value.items() if part is not None}
    if isinstance(value, list):
        return [_without_nulls(part) for part in value]
    return value


def _wrong(reason: str, found: str, expected: str) -> ReadingError:
    return ReadingError(reason=reason, found=found, expected=expected)
