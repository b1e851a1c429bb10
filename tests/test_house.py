"""What the house keeps to beside its code: commands, versions, who imports whom."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))


def parsed(path: str | Path) -> Any:
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def steps() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every step of the public checks, with the name of its job."""
    for name, job in parsed(".github/workflows/test.yml")["jobs"].items():
        for step in job["steps"]:
            yield name, step


def test_public_checks_run_the_commands_that_everybody_runs() -> None:
    ran = [(name, step["run"]) for name, step in steps() if "run" in step]
    assert ran == [("check", "make check"), ("test", "make test")]
    for _, command in ran:
        assert re.search(rf"^{command.removeprefix('make ')}:.* ## ", MAKEFILE, re.MULTILINE)


def test_public_checks_need_nobody_else() -> None:
    used = {step["uses"].partition("@")[0] for _, step in steps() if "uses" in step}
    assert used == {"actions/checkout", "actions/setup-python", "actions/setup-node"}


def test_public_checks_try_every_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    known = [each.rpartition(" ")[2] for each in project["classifiers"] if ":: 3." in each]
    job = parsed(".github/workflows/test.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == known
    assert project["requires-python"] == f">={known[0]}"


def test_what_runs_before_a_commit_is_our_own() -> None:
    (repository,) = parsed(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert {hook["language"] for hook in repository["hooks"]} == {"system"}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_an_issue_form_asks_something(form: Path) -> None:
    if form.stem == "config":
        return
    asked = parsed(form)
    assert {"name", "description", "body"} <= set(asked)
    ids = [field["id"] for field in asked["body"]]
    assert len(ids) == len(set(ids)) > 0
    assert all(field["attributes"]["label"] for field in asked["body"])
    assert any(field.get("validations", {}).get("required") for field in asked["body"])


def test_a_wrong_rule_is_reported_with_its_clause_and_edition() -> None:
    (form,) = (parsed(form) for form in FORMS if form.stem == "rule")
    required = {f["id"] for f in form["body"] if f.get("validations", {}).get("required")}
    assert {"game", "clause", "edition"} <= required


def test_every_command_of_make_has_a_description_and_is_no_file() -> None:
    (names,) = re.findall(r"^\.PHONY:(.*)", MAKEFILE.replace("\\\n", ""), re.MULTILINE)
    phony = set(names.split())
    described = set(re.findall(r"^([a-z]+):.* ## ", MAKEFILE, re.MULTILINE))
    assert described <= phony
    assert phony - described <= {"chromium"}  # part of the set-up


def imported(file: Path) -> set[str]:
    """The modules that a file names in its imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def test_tests_and_bench_share_the_kit_and_nothing_else() -> None:
    for file in (*sources("bench"), *sources("workshop")):
        foreign = {name for name in imported(file) if name.startswith("tests.")}
        assert all(name.startswith("tests.kit.") for name in foreign), file
    for file in sources("tests"):
        assert not any(name.partition(".")[0] == "bench" for name in imported(file)), file


def test_no_module_imports_what_a_test_module_holds() -> None:
    for file in (*sources("bench"), *sources("workshop"), *sources("tests")):
        assert not any(".test_" in name for name in imported(file)), file


def test_nothing_bends_the_path_of_imports() -> None:
    bend = "sys" + ".path"
    for folder in ("src", "tests", "bench", "workshop", "tools"):
        for file in sources(folder):
            assert bend not in file.read_text("utf-8"), file
