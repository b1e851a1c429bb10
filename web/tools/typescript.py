"""Writes the Python structs that travel to the page as TypeScript: `make types`.

One file for the wire, one for each game; with `--check` nothing is written, and the exit code
says whether the files are what they would be.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect
from vocabulary import vocabulary

from dovecote.core.figures import Figure
from dovecote.core.game import Over
from dovecote.core.packing import Offer
from dovecote.games import GAMES
from dovecote.games.piccioni.verbs import VERBS, tag
from dovecote.games.rulings import Ruling
from dovecote.server.http import (
    devices,
    friends,
    house,
    leagues,
    measures,
    muting,
    notice_channels,
    notices,
    pages,
    passkey_messages,
    people,
    problems,
    tournament_answers,
)
from dovecote.tables import agreement, bringing
from dovecote.wire import analyses, archive, deals, lessons, library, lobby, pictures, sets
from dovecote.wire.client import ClientMessage
from dovecote.wire.server import ServerMessage

_HEAD = "// Written by `make types` from the Python structs; do not edit.\n"
_PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
_WIRE = (
    Figure,
    friends.Friend,
    Over,
    agreement.Wish,
    analyses.Analysed,
    analyses.Moment,
    analyses.Puzzle,
    analyses.Trial,
    bringing.Branching,
    archive.Replay,
    lessons.LessonNow,
    lessons.LessonOf,
    lessons.LessonQuestion,
    lessons.LessonTry,
    library.GameOf,
    deals.Today,
    house.HouseNow,
    leagues.LeagueNow,
    tournament_answers.TournamentNow,
    house.InvitationLink,
    house.AuthoredLine,
    lobby.Listed,
    lobby.Opened,
    lobby.Sitting,
    measures.Measure,
    notice_channels.ChannelNow,
    notice_channels.NewChannel,
    notices.NoticesNow,
    notice_channels.ChannelTried,
    people.AwayUntil,
    devices.DeviceNow,
    pages.MatchesOf,
    pages.PersonPage,
    passkey_messages.PasskeyChallenge,
    passkey_messages.PasskeysNow,
    people.Me,
    people.PersonalLink,
    pictures.PictureOf,
    Offer,
    problems.Problem,
    Ruling,
    sets.Checked,
    sets.Dealt,
    sets.Gone,
    sets.SetLine,
    sets.SetSheet,
    muting.ShutOut,
)


_WORDS: dict[str, dict[str, tuple[str, ...]]] = {  # closed lists that are no struct's field
    "piccioni": {"Verb": tuple(map(tag, VERBS))},
}


class Writer:
    """Collects the structs that are named, each once."""

    def __init__(self) -> None:
        self._structs: dict[type, str] = {}

    def text(self, unions: dict[str, tuple[Any, ...]]) -> str:
        """The file: every struct, then each union by its name."""
        lines = [
            f"export type {name} = {' | '.join(map(self.of, inspect.multi_type_info(kinds)))};"
            for name, kinds in unions.items()
        ]
        return _HEAD + "\n".join(["", *(filter(None, self._structs.values())), *lines, ""])

    def of(self, info: Any) -> str:
        """A type as TypeScript writes it."""
        if plain := _PLAIN.get(type(info)):
            return plain
        match info:
            case inspect.LiteralType(values=values):
                return " | ".join(map(_literal, values))
            case inspect.UnionType(types=types):
                return " | ".join(self.of(kind) for kind in types)
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self.of, items))}]"
            case inspect.CollectionType(item_type=item):
                return f"readonly {_within(self.of(item))}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.of(key)}, {self.of(value)}>>"
            case inspect.Metadata(type=kind):
                return self.of(kind)
            case inspect.StructType():
                return self._struct(info)
        raise TypeError(info)

    def _struct(self, info: inspect.StructType) -> str:
        cls = get_origin(info.cls) or info.cls
        name = str(cls.__name__)
        if cls not in self._structs:
            if name in {other.__name__ for other in self._structs}:
                raise TypeError(f"two structs are called {name}: TypeScript would merge them")
            self._structs[cls] = ""  # it may name itself
            lines = [f"  readonly {self._field(cls, field)};" for field in info.fields]
            if info.tag_field:
                lines.insert(0, f"  readonly {info.tag_field}: {_literal(info.tag)};")
            body = "\n".join(lines)
            self._structs[cls] = f"export interface {name} {{\n{body}\n}}\n"
        return name

    def _field(self, cls: type[msgspec.Struct], field: inspect.Field) -> str:
        """What has its default is left out, or may be, where a struct says so."""
        config = cls.__struct_config__
        is_ours = config.forbid_unknown_fields  # the page says it: defaults need not be said
        optional = not field.required and (config.omit_defaults or is_ours)
        return f"{field.encode_name}{'?' if optional else ''}: {self.of(field.type)}"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _within(text: str) -> str:
    return f"({text})" if " " in text else text


def files() -> dict[Path, str]:
    """Every file with its text."""
    source = Path(__file__).parents[1] / "src"
    unions = {
        "ClientMessage": get_args(ClientMessage),
        "ServerMessage": (ServerMessage,),
        **{kind.__name__: (kind,) for kind in _WIRE},
    }
    written = {source / "lib" / "wire.ts": _tidy(Writer().text(unions))}
    for name in GAMES:
        package = f"dovecote.games.{name}"
        view = import_module(f"{package}.view").View
        action = import_module(f"{package}.actions").Action
        event = import_module(f"{package}.events").Event
        words = {kind: (Literal[known],) for kind, known in _WORDS.get(name, {}).items()}
        kinds = {
            "Action": (action,),
            "Event": (event,),
            "View": (view,),
            **_packed(package),
            **words,
        }
        text = Writer().text(kinds)
        written[source / "games" / name / "types.ts"] = _tidy(text)
    written[source / "pages" / "cards" / "piccioni" / "vocabulary.ts"] = _vocabulary()
    return written


def _vocabulary() -> str:
    """What can be said of a card, for whoever puts one together."""
    said = {name: _listed(value) for name, value in vocabulary().items()}
    lines = "\n".join(f"  {name}: {text}," for name, text in said.items())
    return f"{_HEAD}\nexport const VOCABULARY = {{\n{lines}\n}} as const;\n"


def _listed(value: Any) -> str:
    """A list with a line for each of its parts, anything else in one line."""
    if not isinstance(value, list):
        return _literal(value)
    return "[\n" + "".join(f"    {_literal(part)},\n" for part in value) + "  ]"


def _packed(package: str) -> dict[str, tuple[Any, ...]]:
    """The game's shorthand, if it has one."""
    if find_spec(f"{package}.packing") is None:
        return {}
    packing = import_module(f"{package}.packing")
    return {"PackedView": (packing.PackedView,), "PackedOffers": (packing.PackedOffers,)}


def _tidy(text: str) -> str:
    """Without the aliases of structs for themselves."""
    lines = text.split("\n")
    return "\n".join(line for line in lines if not _is_itself(line))


def _is_itself(line: str) -> bool:
    words = line.rstrip(";").split()
    return len(words) == 5 and words[:2] == ["export", "type"] and words[2] == words[4]


def main() -> int:
    """0 if everything is, or now is, as it should be."""
    stale = [
        path
        for path, text in files().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is not what the structs say: make types")
        return bool(stale)
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
