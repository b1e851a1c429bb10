"""The register of rulings: complete, the same in every language, and in step with the rules."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dovecote.core.options import known_options
from dovecote.games import GAMES
from dovecote.games.rulebook import cited, clauses, rulebook
from dovecote.games.rulings import Print, Texts, facts, register, texts_of
from dovecote.locales import LANGUAGES, catalogue

FLAG = "⚑"
QUOTES = (("“", "”"), ("„", "“"), ("«", "»"), ("« ", " »"))
MODES = ("seats", "variant")
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_what_the_rules_cite_is_in_the_register_and_nothing_else(game: str, language: str) -> None:
    assert set(cited(game, language)) == set(facts(game).rulings)


@each_game
@each_language
def test_every_language_has_every_text(game: str, language: str) -> None:
    texts = texts_of(game, language)
    assert list(texts) == list(facts(game).rulings)
    for name, text in texts.items():
        assert all(map(str.strip, said(text))), name


@each_game
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_a_translation_says_the_same_of_the_same_prints(game: str, language: str) -> None:
    english, other = texts_of(game, "en"), texts_of(game, language)
    for name, text in english.items():
        assert list(other[name].prints) == list(text.prints), name
        assert (other[name].readings is None) == (text.readings is None), name
        assert other[name].question != text.question, name
        assert other[name].chosen.count(FLAG) == text.chosen.count(FLAG), name
        assert named(game, language, other[name].chosen) == named(game, "en", text.chosen), name


@each_game
def test_a_printed_language_speaks_once_or_is_silent(game: str) -> None:
    printed = facts(game).prints
    for name, ruling in register(game, "en").items():
        spoken = [language for one in ruling.prints for language in one.languages]
        assert sorted(spoken) == sorted(printed), name


def test_languages_that_print_the_same_share_a_text_and_the_others_are_silent() -> None:
    rulings = register("columba", "en")
    english, others = rulings["CB-36"].prints
    assert (english.languages, others.languages) == (("en",), ("fr", "de"))
    assert english.says != others.says
    assert rulings["CB-12"].prints == (Print(("en", "fr", "de"), None),)


@each_game
@each_language
def test_rulings_name_their_option_by_the_label_of_the_page(game: str, language: str) -> None:
    texts = texts_of(game, language)
    for name, fact in facts(game).rulings.items():
        assert {option for option, _ in named(game, language, texts[name].chosen)} == (
            {fact.option} if fact.option else set()
        ), name


@each_game
@each_language
def test_the_rules_name_every_option_by_the_label_of_the_page(game: str, language: str) -> None:
    """What is not usual, that is; a variant has chapters of its own."""
    options = [o for o in known_options(GAMES[game].options_type) if o.name not in MODES]
    unusual = {(o.name, value) for o in options for value in o.values if value != o.default}
    wanted = {(name, "" if value in ("true", "false") else value) for name, value in unusual}
    assert wanted <= {*named(game, language, rulebook(game, language))}


@each_game
@each_language
def test_no_text_for_players_has_words_of_the_code(game: str, language: str) -> None:
    known = [field.name for field in known_options(GAMES[game].options_type)]
    written = [
        rulebook(game, language),
        *(p for t in texts_of(game, language).values() for p in said(t)),
    ]
    for text in written:
        assert "`" not in text
        assert [option for option in known if "_" in option and option in text] == []


@each_game
def test_readings_are_weighed_where_something_is_reconstructed(game: str) -> None:
    for name, ruling in register(game, "en").items():
        if ruling.sure == "reconstruction":
            assert ruling.readings, name


@each_game
@each_language
def test_what_is_reconstructed_is_marked_in_the_rules(game: str, language: str) -> None:
    texts = clauses(game, language)
    for name, ruling in register(game, language).items():
        marked = [clause for clause in ruling.clauses if FLAG in texts[clause]]
        assert ruling.sure != "reconstruction" or marked == list(ruling.clauses), name
        assert not ruling.partly_reconstructed or marked, name


@each_game
def test_what_the_rules_mark_with_a_ruling_is_reconstructed_in_the_register(game: str) -> None:
    doubtful = {
        name
        for name, fact in facts(game).rulings.items()
        if fact.sure == "reconstruction" or fact.partly_reconstructed
    }
    sources = cited(game, "en")
    for clause, text in clauses(game, "en").items():
        rests_on = {name for name, where in sources.items() if clause in where}
        assert FLAG not in text or not rests_on or rests_on & doubtful, clause


@each_game
def test_a_part_that_is_reconstructed_is_marked_in_the_register(game: str) -> None:
    for name, ruling in register(game, "en").items():
        assert (FLAG in ruling.chosen) == ruling.partly_reconstructed, name


def test_a_game_whose_rules_cite_nothing_needs_no_register() -> None:
    assert facts("no such game").rulings == {}


def said(text: Texts) -> list[str]:
    """Everything a person reads of a ruling."""
    return [text.question, text.chosen, *text.prints.values(), text.readings or text.question]


def named(game: str, language: str, text: str) -> list[tuple[str, str]]:
    """The options in a text, each with its value, as the set-up page calls them."""
    plain = text.replace("\u00a0", " ").replace(" :", ":")
    return [
        (option.name, value)
        for option in known_options(GAMES[game].options_type)
        for value in ("", *option.values)
        if any(f"{a}{label(game, language, option.name, value)}{b}" in plain for a, b in QUOTES)
    ]


def label(game: str, language: str, option: str, value: str) -> str:
    """What the set-up page calls an option, alone or with a value."""
    known = labels(language)
    title = known.get(f"setup-option-{game}-{option}", option)
    shown = known.get(f"setup-value-{game}-{option}-{value}", value)
    return f"{title}: {shown}" if value else title


@cache
def labels(language: str) -> dict[str, str]:
    """The words of the set-up page for options and their values."""
    page = catalogue(language)["page-start.ftl"]
    return dict(re.findall(r"(?m)^(setup-(?:option|value)-[^ ]+) = (.+)$", page))
