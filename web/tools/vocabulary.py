"""Everything that can be said of a card of Piccioni, written for the editor by `make types`.

The rules themselves are asked: every effect that their checks let pass is listed, so that the page
offers nothing else and knows no rule. `*` stands for the id of a Place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, get_args

import msgspec
from msgspec import inspect

from dovecote.core.toml import read_toml
from dovecote.games.piccioni.components import CARDS
from dovecote.games.piccioni.reading import faults
from dovecote.games.piccioni.verbs import (
    IN_REACTION,
    IN_TURN,
    ON_ARRIVAL,
    VERBS,
    Assign,
    Move,
    tag,
)
from dovecote.games.piccioni.vocabulary import (
    ARRIVING,
    HERE,
    LANDINGS,
    SOURCES,
    Effect,
    Trigger,
)

PLACE = "*"
_ZONES = tuple(dict.fromkeys((*SOURCES, *LANDINGS, ARRIVING, HERE, PLACE)))
_DONE = Callable[[Any], bool]


def vocabulary() -> dict[str, Any]:
    """By where an effect stands, all that can be said there; and what may be reacted to."""
    turn = {verb: _can_be_played(verb) for verb in IN_TURN}
    reaction = {verb: _can_answer(verb) for verb in IN_REACTION}
    return {
        "defaults": {tag(verb): _defaults(verb) for verb in VERBS},
        "play": [e for verb, may in turn.items() for e in _effects(verb, may)],
        "reaction": [e for verb, may in reaction.items() for e in _effects(verb, may)],
        "revealed": list(_effects(Assign, lambda effect: _can_be("pigeon", "revealed", effect))),
        "arrival": [
            e
            for verb in ON_ARRIVAL
            for e in _effects(verb, lambda effect: _can_be("place", "arrival", effect))
        ],
        "follower": _said(Move(to=HERE, source="any zone")),
        "answers": {tag(verb): _answered(verb) for verb in IN_REACTION},
        "triggers": list(get_args(Trigger)),
    }


def _can_be_played(verb: type[Effect]) -> _DONE:
    return lambda effect: IN_TURN[verb].check(effect, (PLACE,)) is None


def _can_be(table: str, field: str, effect: Effect) -> bool:
    """Whether the first card of a table of the house could say it."""
    data = read_toml(CARDS)
    place = data["place"][0]["id"]
    said = {k: place if v == PLACE else v for k, v in _said(effect).items()}
    data[table][0][field] = [said]
    return not list(faults(data))


def _can_answer(verb: type[Effect]) -> _DONE:
    return lambda effect: IN_REACTION[verb].check(effect) is None


def _answered(verb: type[Effect]) -> list[str]:
    """What a verb can react to."""
    return list(IN_REACTION[verb].triggers or get_args(Trigger))


def _effects(verb: type[Effect], may: _DONE) -> Iterator[dict[str, Any]]:
    fields = inspect.type_info(verb).fields  # type: ignore[attr-defined]
    for values in product(*(_values(field.type) for field in fields)):
        effect = verb(**{field.name: value for field, value in zip(fields, values, strict=True)})
        if may(effect):
            yield _said(effect)


def _values(kind: Any) -> tuple[Any, ...]:
    match kind:
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return tuple(range(low, high + 1))
        case inspect.StrType():
            return ("", *_ZONES)
        case inspect.Metadata(type=inner):
            return _values(inner)
    raise TypeError(kind)


def _said(effect: Effect) -> dict[str, Any]:
    """An effect with all of its fields, as a file names them."""
    said: dict[str, Any] = msgspec.to_builtins(effect)
    return said


def _defaults(verb: type[Effect]) -> dict[str, Any]:
    fields = msgspec.structs.fields(verb)
    return {f.encode_name: f.default for f in fields if f.default is not msgspec.NODEFAULT}
