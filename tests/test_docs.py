"""What the documents show is what the program does."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import dovecote
from dovecote.games.columbiz import COLUMBIZ
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


def test_the_scenario_in_the_docs_holds() -> None:
    text = (ROOT / "docs/scenarios.md").read_text("utf-8")
    block = re.search(r"```\n(scenario:.*?)```", text, re.DOTALL)
    assert block
    (scenario,) = read_scenarios(block[1])
    run_scenario(COLUMBIZ, scenario)


def test_every_ruling_is_in_the_register() -> None:
    text = (ROOT / "docs/rulings.md").read_text("utf-8")
    named: set[int] = set()
    text = text[text.index("## Columbiz") :]
    for first, last in re.findall(r"CZ-(\d+)(?: … CZ-(\d+))?", text):
        named |= set(range(int(first), int(last or first) + 1))
    assert named == set(range(1, 39))


def test_the_documents_link_to_files_that_exist() -> None:
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for link in re.findall(r"\]\((?!http)([^)#]+)", file.read_text("utf-8")):
            assert (file.parent / link).exists(), f"{file.name}: {link}"
