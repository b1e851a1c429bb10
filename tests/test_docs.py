"""What the documents show is what the program does."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from tools.rulings import DOCUMENT, document

import dovecote
from dovecote.games.columbiz import COLUMBIZ
from dovecote.lessons import Pupil
from dovecote.lessons.reading import read_lesson
from dovecote.testing import run_scenario
from dovecote.testing.scenario import read_scenarios

ROOT = Path(__file__).parent.parent
MODULES = [
    m.name
    for m in pkgutil.walk_packages(dovecote.__path__, "dovecote.")
    if not m.name.endswith("migrations.env")  # run by Alembic, never imported
]


@pytest.mark.parametrize("name", [m for m in MODULES if not m.endswith("__main__")])
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_readmes_python_runs() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


def test_the_lessons_python_runs() -> None:
    tried = doctest.testfile(str(ROOT / "docs/lessons.md"), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


def test_the_study_kits_python_runs() -> None:
    tried = doctest.testfile(str(ROOT / "docs/study.md"), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


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


def test_the_documents_link_to_files_that_exist() -> None:
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for link in re.findall(r"\]\((?!http)([^)#]+)", file.read_text("utf-8")):
            assert (file.parent / link).exists(), f"{file.name}: {link}"
