"""Every sentence exists in four languages, and none is said by nobody."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Event
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import dovecote
from dovecote import locales
from dovecote.bots import BOTS
from dovecote.bots.minds import mind_of
from dovecote.core.errors import DovecoteError
from dovecote.core.options import known_options
from dovecote.games import GAMES, WITH_CARDS
from dovecote.games.piccioni import verbs
from dovecote.games.rulings import Sure, facts
from dovecote.lessons import lessons
from dovecote.lessons.pupil import OTHER
from dovecote.locales import LANGUAGES, Words, catalogue, usual_language
from dovecote.server.allowances import Stored
from dovecote.server.storage.house import Deed
from dovecote.tables.agreement import HELP
from dovecote.tables.rows import Status
from tests.kit.effort import PATIENCE
from tests.locales import page

SOURCE = Path(dovecote.__file__).parent


def names_in(game: str) -> set[str]:
    """The words a game asks for by names that come from its data (`tests/games/GAME/words.py`)."""
    try:
        return set(importlib.import_module(f"tests.games.{game}.words").NAMES)
    except ModuleNotFoundError:
        return set()


def kinds_of(game: str, module: str, kind: str) -> tuple[type, ...]:
    """The types of a game's actions, or of its events."""
    found = getattr(importlib.import_module(f"dovecote.games.{game}.{module}"), kind)
    return get_args(found) or (found,)


class Variables(Visitor):
    """The variables a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Choices(Visitor):
    """The cases a message distinguishes."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.found.append({key.name for key in keys if isinstance(key, ftl.Identifier)})


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by their keys."""
    found: dict[str, ftl.Message] = {}
    for name, text in catalogue(language).items():
        for entry in parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the variables of each."""
    found = {}
    for key, entry in entries(language).items():
        variables = Variables()
        variables.visit(entry)
        found[key] = variables.names
    return found


def kebab(name: str) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()


def errors() -> Iterator[type[DovecoteError]]:
    for module in pkgutil.walk_packages(dovecote.__path__, "dovecote."):
        if not module.name.endswith(("__main__", "migrations.env")):  # those run something
            importlib.import_module(module.name)
    kinds = [DovecoteError]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind is not DovecoteError and kind.__module__.startswith("dovecote."):
            yield kind


def asked_for(file: Path) -> Iterator[tuple[str, str]]:
    """What a file asks the catalogue for: the function called, and the key as it stands there."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            for key in ast.walk(node.args[0]):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield name, key.value


def keys_in(files: list[Path], function: str) -> set[str]:
    """Whole keys, not beginnings of keys that are put together."""
    asked = (key for file in files for name, key in asked_for(file) if name == function)
    return {key for key in asked if re.fullmatch(r"[a-z]+(-[a-z]+)*", key)}


def sources(*packages: str) -> list[Path]:
    return sorted(file for name in packages for file in (SOURCE / name).rglob("*.py"))


@cache
def used() -> set[str]:
    """All keys the program can ask for."""
    files = sources("cli", "faces", "server", "tables", "wire", "local")
    keys = keys_in(files, "words") | INDIRECT
    for kind in errors():
        reasons = REASONS.get(kind.code(), ("",))
        keys |= {f"error-{kind.code()}-{reason}".rstrip("-") for reason in reasons}
    for name, game in GAMES.items():
        own = {f"offer-{kebab(kind.__name__)}" for kind in kinds_of(name, "actions", "Action")}
        own |= {f"event-{kebab(kind.__name__)}" for kind in kinds_of(name, "events", "Event")}
        own |= {f"refuse-{code}" for code in game.refusals}
        own |= {f"option-{option.name}" for option in known_options(game.options_type)}
        mind = mind_of(name)
        own |= {f"reason-{term}" for term in mind.features} if mind else set()
        own |= {"title", "about", "reconstructed", *names_in(name)}
        keys |= {f"set-{name}-{part}" for part in SAID_OF_SETS} if name in WITH_CARDS else set()
        face = SOURCE / "faces" / f"{name}.py"
        own |= keys_in([face], "say") if face.exists() else set()
        keys |= {f"{name}-{key}" for key in own}
        keys |= {key for lesson in lessons(name) for key in lesson.keys}
    return keys


SAID_OF_SETS = ("title", "provenance")

INDIRECT = {
    OTHER,
    *("cli-sim-bots", "cli-play-bots", "cli-options", "cli-commands"),  # by a variable
    *("error-internal", "error-request"),  # told by a server, which has no kinds of error for them
}

REASONS = {
    "undo": ("agreed", "over", "luck", "other", "revealed", "branched"),
    "proof": (
        "unsealed",
        "unusual",
        "unfinished",
        "secret",
        "commit",
        "entropy",
        "binding",
        "kept",
    ),
    "file": ("missing", "folder", "forbidden", "other"),
    "cards": (
        *("syntax", "unknown", "missing", "value", "total", "twice", "verb", "aims", "dirt"),
        *("free", "reserved"),
    ),
    "deck": ("syntax", "list", "count", "letters", "kinds"),
    "board": ("syntax", "count", "numbers"),
    "label": ("missing", "kind", "signs", "long", "unseen", "taken", "drawing"),
    "reading": ("syntax", "tables", "large", "unknown", "twice"),
    "trial": ("endless", "crowded"),
    "set": (),  # what all of these are
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(language: str) -> None:
    keys, by_program = set(messages(language)), used()
    missing = sorted((by_program | page.said()) - keys)
    unused = sorted(key for key in keys - by_program if not page.uses(key))
    assert not missing, f"missing: {' '.join(missing)}"
    assert not unused, f"unused: {' '.join(unused)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_takes_the_same_words_in_each_language(language: str) -> None:
    assert messages(language) == messages("en")


def cases(language: str, key: str) -> list[set[str]]:
    """What a sentence distinguishes, choice by choice."""
    choices = Choices()
    choices.visit(entries(language)[key])
    return choices.found


def given(kind: str, param: str) -> set[str]:
    """The words that the code gives to a parameter of an error."""
    text = "".join(file.read_text("utf-8") for file in sources("server", "tables", "local"))
    return set(re.findall(rf'{kind}\({param}="([a-z]+)"', text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_with_cases_has_one_for_each(language: str) -> None:
    for deed in get_args(Deed):  # which the page says by its name
        assert f"house-act-{deed}" in entries(language)
    statuses = set(get_args(Status))
    assert cases(language, "error-status") == cases(language, "tables-status") == [statuses]
    assert cases(language, "ruling-sure") == [set(get_args(Sure))]
    assert cases(language, "ruling-language") == [{p for g in GAMES for p in facts(g).prints}]
    assert cases(language, "error-help") == [set(HELP), set(HELP)]
    allowed = set(get_args(Stored))  # of which so much may be stored in a while
    assert cases(language, "error-too-many") == [given("TooManyError", "what") | allowed]
    assert cases(language, "error-too-long") == [given("TooLongError", "what")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_sentence_can_be_said(language: str, number: int) -> None:
    words = Words(language)
    for key, variables in messages(language).items():
        said = words(key, **dict.fromkeys(variables, number))
        assert said
        assert "{" not in said


def test_reasons_are_the_ones_the_code_gives() -> None:
    text = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    for kind, code in (("UndoError", "undo"), ("ProofError", "proof"), ("cls", "file")):
        found = set(re.findall(rf'{kind}\([^)]*reason="([a-z]+)"', text))
        assert found == set(REASONS[code])


def test_a_sentence_that_does_not_exist_or_lacks_a_word_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        Words("en")("no-such-key")
    with pytest.raises(Exception, match="seat"):
        Words("en")("play-seat")


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("de", "de"),
        ("it_CH", "it"),
        ("C", "en"),
        ("pt_BR", "en"),
        ("", "en"),
    ],
)
def test_the_systems_language_is_taken_if_it_is_ours(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", setting)
    assert usual_language() == language


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_has_words_for_every_option_and_value(game: str) -> None:
    """The page would show the bare value otherwise, `dovecote games` none; numbers speak for
    themselves."""
    options = [o for o in known_options(GAMES[game].options_type) if o.name != "seats"]
    wanted = {f"setup-option-{game}-{o.name}" for o in options}
    words = ((o.name, value) for o in options for value in o.values if not value.isdigit())
    wanted |= {f"setup-value-{game}-{name}-{value}" for name, value in words}
    assert wanted <= messages("en").keys()


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("tournament-seat", "score"),
        ("league-members", "count"),
        ("page-cards-copies", "count"),
        ("analysis-choices-of", "count"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_not_told_as_one(language: str, key: str, name: str) -> None:
    """In French nothing is singular, too: there a number that may be 0 is written."""
    others: dict[str, str | int] = {"place": "2", "marks": "-", "lost": "3", "points": "4"}
    assert "0" in Words(language)(key, **{**others, name: 0})


def test_every_bot_has_a_name_a_sentence_and_a_face() -> None:
    assert {key for bot in BOTS for key in (f"bot-{bot}", f"bot-{bot}-about")} <= messages(
        "en"
    ).keys()
    pieces = (page.WEB / "art" / "pieces.ts").read_text("utf-8")
    assert [bot for bot in BOTS if f'"bot-{bot}"' not in pieces] == []


def test_the_page_proposes_every_bot_but_the_one_that_plays_at_random() -> None:
    levels = (page.WEB / "lib" / "levels.ts").read_text("utf-8")
    (ladder,) = re.findall(r"LADDER = \[([^]]+)\]", levels)
    assert ["random", *re.findall(r'"([a-z]+)"', ladder)] == list(BOTS)


@pytest.mark.parametrize("where", ["piccioni-page", "page-cards"])
def test_every_verb_of_a_card_has_words_at_the_table_and_in_the_editor(where: str) -> None:
    wanted = {f"{where}-verb-{verbs.tag(verb)}" for verb in verbs.VERBS}
    assert wanted <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_given_the_name_of_a_bot(language: str) -> None:
    words = Words(language)
    people = {words(key) for key in messages(language) if key.startswith("person-name-")}
    assert not people & {words(f"bot-{bot}") for bot in BOTS}


def test_whoever_asks_while_a_file_is_being_read_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sentences are said in several threads at once."""
    begun = Event()

    def slowly(text: str) -> object:
        begun.set()
        time.sleep(0.1)
        return FluentResource(text)

    monkeypatch.setattr(locales, "FluentResource", slowly)
    sentences = locales._Sentences("en")
    with ThreadPoolExecutor(1) as other:
        first = other.submit(sentences.read_for, "columbiz-title")
        begun.wait(PATIENCE)
        sentences.read_for("columbiz-title")
        assert sentences.bundle.has_message("columbiz-title")
        first.result(PATIENCE)
