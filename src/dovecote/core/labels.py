"""Texts that people give to what they have made, as everyone is shown them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from dovecote.core.errors import SetError

TITLE = 60  # characters
PROVENANCE = 400
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_SEEN = ("L", "N", "P", "S")  # letters, numbers, signs; marks and spaces alone are no text
# Beyond those: what Unicode lets a program leave out (Default_Ignorable_Code_Point), and a blank.
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180f\u2800\u3164\uffa0"
_BLANKS = (("\u180b", "\u180d"), ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
_MARKS = 4  # on one letter; more would hide the lines above and below


class LabelError(SetError):
    """A text that cannot be shown to others as it is."""

    sentence = "{field}: {reason}; found {found}, expected {expected}"


def is_unseen(sign: str) -> bool:
    """Whether a sign steers a program, or turns the direction of writing, and is no space."""
    return unicodedata.category(sign) in _UNSEEN and not sign.isspace()


def is_blank(sign: str) -> bool:
    """Whether a sign may be left out, or is a blank that is no space."""
    return sign in _BLANK or any(first <= sign <= last for first, last in _BLANKS)


def is_seen(text: str) -> bool:
    """Whether anything of a text is seen."""
    return any(unicodedata.category(sign)[0] in _SEEN for sign in text)


def tidy(text: str) -> str:
    """A text as one line, its letters composed, its spaces single.

    >>> tidy(" Pic\\u0327a\\n  e nido ")
    'Piça e nido'
    """
    return " ".join(unicodedata.normalize("NFC", text).split())


def faults_in(text: object, field: str, most: int, *, needed: bool = False) -> Iterator[LabelError]:
    """What is wrong with a text of somebody's."""
    if text is None or text == "":
        if needed:
            yield _wrong(field, "missing", "", str(most))
    elif not isinstance(text, str):
        yield _wrong(field, "kind", str(text)[:60], str(most))
    elif odd := [sign for sign in text if is_unseen(sign) or is_blank(sign)]:
        yield _wrong(field, "signs", f"U+{ord(odd[0]):04X}", "")
    elif len(tidy(text)) > most:
        yield _wrong(field, "long", str(len(tidy(text))), str(most))
    elif not is_seen(text) or _is_piled(text):
        yield _wrong(field, "unseen", "", "")


def faults_of_head(data: Mapping[str, Any], *, needed: bool) -> Iterator[LabelError]:
    """What is wrong with the title and the provenance of a set."""
    for field, most in (("title", TITLE), ("provenance", PROVENANCE)):
        for fault in faults_in(data.get(field), field, most, needed=needed):
            yield fault.at("", -1, field)


def head_of(data: Mapping[str, Any]) -> dict[str, str]:
    """Title and provenance, where there are any."""
    texts = {key: data.get(key) for key in ("title", "provenance")}
    return {key: tidy(text) for key, text in texts.items() if isinstance(text, str) and text}


def said(value: msgspec.Struct) -> dict[str, Any]:
    """What a set says as plain data, title and provenance first; what it leaves out is left out."""
    plain: dict[str, Any] = msgspec.to_builtins(value)
    heads = {key: plain.pop(key) for key in ("title", "provenance")}
    return {key: text for key, text in heads.items() if text} | plain


def _is_piled(text: str) -> bool:
    """Whether so many marks are on one letter that they run over others."""
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > _MARKS:
            return True
    return False


def _wrong(field: str, reason: str, found: str, expected: str) -> LabelError:
    return LabelError(field=field, reason=reason, found=found, expected=expected)
