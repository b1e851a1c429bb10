"""Reading TOML that somebody else wrote, of which what nobody would write is refused; and writing
it, always in the same way."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

LONGEST = 256_000  # characters; the house cards have three thousand
_DEEPEST = 20
_DOTS = 40  # between two signs that end a key


class TomlError(ValueError):
    """A text that is no TOML, or more than anybody would write: `long`, `nested`, `digits`, for
    which the catalogues have words, or what is wrong and where."""


def read_toml(text: str) -> dict[str, Any]:
    """The data of a text, of a bounded size and depth."""
    if len(text) > LONGEST:
        raise TomlError("long")
    if any(piece.count(".") > _DOTS for piece in re.split(r"[=,{\[\n]", text)):
        raise TomlError("nested")  # a key of n parts costs n squared
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TomlError(str(error)) from None
    except ValueError:  # a number of thousands of digits
        raise TomlError("digits") from None
    except RecursionError:
        raise TomlError("nested") from None
    check_depth(data)
    return data


def check_depth(data: Mapping[str, Any]) -> None:
    """Refuse what is nested deeper than anybody would write; without recursion, for keys with dots
    reach any depth."""
    level: list[Any] = [data]
    for _ in range(_DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return
    raise TomlError("nested")


_WIDTH = 6  # short things on one line of a list


def write_toml(data: Mapping[str, Any]) -> str:
    """The one text of some data: plain values first, then lists, then tables, in their order.

    >>> print(write_toml({"title": "Box", "card": [{"id": "car", "play": [{"do": "swap"}]}]}))
    title = "Box"
    <BLANKLINE>
    [[card]]
    id = "car"
    play = [{ do = "swap" }]
    <BLANKLINE>
    """
    lines: list[str] = []
    for key, value in data.items():
        if _is_tables(value):
            for table in value:
                lines += ["", f"[[{key}]]", *(f"{k} = {_value(v)}" for k, v in table.items())]
        elif isinstance(value, list | tuple) and value:
            lines += [f"{key} = [", *_rows(value), "]"]
        else:
            lines.append(f"{key} = {_value(value)}")
    return "".join(f"{line}\n" for line in lines)


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)


def _rows(values: Sequence[Any]) -> list[str]:
    """A long list, several short things a line."""
    width = 1 if any(isinstance(value, list | tuple) for value in values) else _WIDTH
    pieces = [values[n : n + width] for n in range(0, len(values), width)]
    return [f"    {', '.join(map(_value, piece))}," for piece in pieces]


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{k} = {_value(v)}' for k, v in value.items())} }}"
    # what JSON writes of a text, a number or a truth is TOML as well, but for this sign
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
