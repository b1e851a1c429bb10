"""A table's agreement before the match: how many seats, which readings of the rules.

A record names the options it was played with; those it does not name have their default. So the
default of a new option means "as before", and a default never changes within a game's version.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, type_info

from dovecote.core.errors import OptionsError

O = TypeVar("O", bound="Options")  # noqa: E741


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game, `seats` first; impossible ones are refused when made."""

    seats: int

    def __post_init__(self) -> None:
        for option in known_options(type(self)):
            value = getattr(self, option.name)
            if type(value) is not option.kind or _write(value) not in option.values:
                raise _impossible(type(self), option, value)


class Option(msgspec.Struct, frozen=True):
    """One option: its name, the text of every value it may have, and of the usual one."""

    name: str
    values: tuple[str, ...]
    default: str
    kind: type


@cache
def known_options(options_type: type[Options]) -> tuple[Option, ...]:
    """What may be agreed on, in order."""
    known = type_info(options_type).fields  # type: ignore[attr-defined]
    return tuple(
        Option(f.name, _values(f.type, f.default), _write(f.default), type(f.default))
        for f in known
    )


def read(options_type: type[O], texts: Mapping[str, str]) -> O:
    """The options that `texts` names, the usual ones for the rest."""
    known = {option.name: option for option in known_options(options_type)}
    for name, text in texts.items():
        if name not in known:
            expected = " | ".join(known)
            raise OptionsError(game=_game(options_type), option=name, value=text, expected=expected)
        if text not in known[name].values:
            raise _impossible(options_type, known[name], text)
    return msgspec.convert(dict(texts), options_type, strict=False)


def write(options: Options) -> dict[str, str]:
    """The options as text, the usual ones too: `read` of it gives the same options."""
    return {f.name: _write(getattr(options, f.name)) for f in known_options(type(options))}


def _values(kind: msgspec.inspect.Type, usual: object) -> tuple[str, ...]:
    match kind:
        case IntType(ge=int(low), le=int(high)):
            return tuple(map(str, range(low, high + 1)))
        case LiteralType(values=values):
            return tuple(map(_write, sorted(values, key=lambda value: value != usual)))
        case BoolType():
            return ("false", "true")
        case _:
            raise TypeError(
                f"an option is a range of numbers, a choice of words or a switch: {kind}"
            )


def _write(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _impossible(options_type: type[Options], option: Option, value: object) -> OptionsError:
    return OptionsError(
        game=_game(options_type),
        option=option.name,
        value=str(value),
        expected=" | ".join(option.values),
    )


def _game(options_type: type[Options]) -> str:
    return options_type.__module__.split(".")[-2]
