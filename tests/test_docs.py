"""What the documents show is what the program does."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from tools.docs import index, links, rules
from tools.docs.diagram import drawn
from tools.rulings import DOCUMENT, document

import dovecote
from dovecote.games import GAMES
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.rulebook import clauses
from dovecote.lessons import Pupil
from dovecote.lessons.reading import read_lesson
from dovecote.locales import LANGUAGES
from dovecote.testing import run_scenario
from dovecote.testing.scenario import read_scenarios

ROOT = Path(__file__).parent.parent
MODULES = [
    m.name
    for m in pkgutil.walk_packages(dovecote.__path__, "dovecote.")
    if not m.name.endswith("migrations.env")  # run by Alembic, never imported
]
OUTSIDE = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md")
PAGES = {
    file.relative_to(ROOT).as_posix(): file.read_text("utf-8")
    for file in (*(ROOT / name for name in OUTSIDE), *sorted((ROOT / "docs").rglob("*.md")))
}


@pytest.mark.parametrize("name", [m for m in MODULES if not m.endswith("__main__")])
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("name", sorted(name for name, text in PAGES.items() if "\n>>> " in text))
def test_the_python_of_a_document_runs(name: str) -> None:
    tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried.attempted >= 5
    assert tried.failed == 0


def test_no_python_is_shown_that_nobody_runs() -> None:
    """What is no session at a prompt is the bot of the wire, which plays in its own test."""
    for name, text in PAGES.items():
        for block in re.findall(r"```(?:python|py)\n(.*?)```", text, re.DOTALL):
            assert ">>>" in block or name == "docs/wire.md", name


def test_the_lesson_in_the_docs_can_be_read_and_taken() -> None:
    text = (ROOT / "docs/lessons.md").read_text("utf-8")
    block = re.search(r"```\n(lesson:.*?)```", text, re.DOTALL)
    assert block
    pupil, answer = Pupil(read_lesson("columbiz", block[1])).attempt("put 3/1")
    assert (answer.verdict, pupil.step) == ("right", None)


def test_the_scenario_in_the_docs_holds() -> None:
    text = (ROOT / "docs/scenarios.md").read_text("utf-8")
    block = re.search(r"```\n(scenario:.*?)```", text, re.DOTALL)
    assert block
    (scenario,) = read_scenarios(block[1])
    run_scenario(COLUMBIZ, scenario)


def test_the_register_in_the_docs_is_what_the_data_say() -> None:
    """If this fails, run `make rulings`."""
    assert DOCUMENT.read_text("utf-8") == document()


def test_the_documents_link_to_places_that_exist() -> None:
    for name, text in PAGES.items():
        for link in re.findall(r"\]\((?!https?:)([^)\s]+)", text):
            path, _, place = link.partition("#")
            file = ((ROOT / name).parent / path).resolve() if path else ROOT / name
            assert file.exists(), f"{name}: {link}"
            if place and file.suffix == ".md":
                assert place in slugs(file.read_text("utf-8")), f"{name}: {link}"


def slugs(text: str) -> set[str]:
    """What the headings of a document are called in a link."""
    outside = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)", outside, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


def test_every_document_is_found_from_the_index() -> None:
    everything = {file.resolve() for file in (ROOT / "docs").rglob("*.md")}
    assert everything - index.reached() == set()


def test_the_index_lists_documents_once() -> None:
    listed = [page for pages in index.sections().values() for page in pages]
    assert len(listed) == len(set(listed)) > 30
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert pages - set(listed) == set()  # the site shows nothing that is not in a list
    assert list(index.sections()) == ["Tutorials", "How-to guides", "Reference", "Explanation"]


def test_the_tour_goes_through_rooms_that_exist() -> None:
    named = re.findall(r"`((?:src|web|tests)/[^`]*)`", PAGES["docs/tour.md"])
    assert len(named) > 15
    for name in named:
        assert (ROOT / name).exists(), name


def test_the_architecture_names_every_package_and_files_that_exist() -> None:
    text = PAGES["docs/architecture.md"]
    for name in re.findall(r"`((?:src|web|tests)/[^`]*)`", text):
        assert (ROOT / name).exists(), name
    for file in (ROOT / "src/dovecote").rglob("*/__init__.py"):
        place = file.parent.relative_to(ROOT / "src/dovecote")
        of_games = place.parts[0] in ("games", "bots") and place.name in GAMES
        if place.name != "versions":  # of the migrations, each a module that Alembic reads
            name = f"{place.parent}/<game>/" if of_games else place.name
            assert re.search(rf"(?<!\w){name}(?!\w)", text), place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_the_rules_has_a_place_for_every_clause(game: str, language: str) -> None:
    text = rules.page(game, language)
    for clause in clauses(game, language):
        assert text.count(f'id="{clause}"') == 1
    known = slugs(PAGES["docs/rulings.md"])
    assert set(re.findall(r"rulings\.md#([\w-]+)", text)) <= known


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#there">b</a><a href="https://x.example">x</a>'
    )
    (tmp_path / "b.html").write_text('<p id="there"></p><a href="a.html">a</a>')
    assert links.broken(tmp_path) == []
    (tmp_path / "b.html").write_text('<a href="c.html">c</a><a href="http://x.example">x</a>')
    assert links.broken(tmp_path) == [
        "a.html: b.html#there",
        "b.html: c.html",
        "b.html: http://x.example",
    ]


def test_a_diagram_says_what_its_text_says() -> None:
    text = "sequenceDiagram\n participant A as Ada\n participant B as Ben\n A->>B: a < b\n"
    picture = drawn(text)
    assert {"Ada", "Ben", "1. a &lt; b"} <= set(re.findall(r">([^<>]+)</text>", picture))
    with pytest.raises(ValueError, match="not understood"):
        drawn(f"{text} loop forever\n")
