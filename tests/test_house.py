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
from tools import container

from dovecote import __version__
from dovecote.games import GAMES

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))


def parsed(path: str | Path) -> Any:
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
ACTIONS = {  # of the forge itself, and the one that a package index asks for
    *("actions/checkout", "actions/setup-python", "actions/setup-node"),
    *("actions/upload-artifact", "actions/download-artifact", "actions/attest-build-provenance"),
    *("actions/upload-pages-artifact", "actions/deploy-pages", "pypa/gh-action-pypi-publish"),
}
OTHER_COMMANDS = {  # what is no command of make
    "python -m tools.try_wheel dist",
    "mkdir dist && cp all/*.whl all/*.tar.gz dist/",
    'gh release create "$GITHUB_REF_NAME" --verify-tag --notes "See CHANGELOG.md." dist/*',
}


def jobs(workflow: Path) -> dict[str, Any]:
    return dict(parsed(workflow)["jobs"])


def steps() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every step of the workflows, with the name of its job."""
    for workflow in WORKFLOWS:
        for name, job in jobs(workflow).items():
            for step in job.get("steps", ()):
                yield name, step


def test_workflows_run_the_commands_that_everybody_runs() -> None:
    ran = {step["run"] for _, step in steps() if "run" in step}
    made = {command for command in ran if command.startswith("make ")}
    assert {"make check", "make test", "make portable", "make soak", "make audit"} <= made
    assert ran - made == OTHER_COMMANDS
    for command in made:
        for word in command.split()[1:]:
            if "=" not in word:
                assert re.search(rf"^{word}:.* ## ", MAKEFILE, re.MULTILINE), command


def test_actions_are_few_and_pinned_by_the_hash_of_their_commit() -> None:
    used = {step["uses"] for _, step in steps() if "uses" in step}
    assert {one.partition("@")[0] for one in used} == ACTIONS
    assert len(used) == len(ACTIONS)  # one version of each
    for workflow in WORKFLOWS:
        for line in re.findall(r"uses: ([^.\s].*)", workflow.read_text("utf-8")):
            assert re.match(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_may_read_unless_a_job_says_why_not(workflow: Path) -> None:
    assert parsed(workflow)["permissions"] in ({}, {"contents": "read"})
    for job in jobs(workflow).values():
        assert "timeout-minutes" in job or "uses" in job
        for step in job.get("steps", ()):
            if "checkout" in step.get("uses", ""):
                assert step["with"]["persist-credentials"] is False


def test_only_the_release_may_publish() -> None:
    """By the identity of its workflow, after all tests, with somebody's consent."""
    for workflow in WORKFLOWS:
        for name, job in jobs(workflow).items():
            if any("pypi-publish" in step.get("uses", "") for step in job.get("steps", ())):
                assert (workflow.stem, name, job["environment"]) == ("release", "publish", "pypi")
                assert job["permissions"] == {"id-token": "write"}
                assert "password" not in str(job)
    assert jobs(ROOT / ".github/workflows/release.yml")["build"]["needs"] == "test"


def test_workflows_try_every_python_that_is_promised_on_every_system() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    known = [each.rpartition(" ")[2] for each in project["classifiers"] if ":: 3." in each]
    assert project["requires-python"] == f">={known[0]}"
    tried = jobs(ROOT / ".github/workflows/test.yml")
    for name in ("test", "portable", "wheel"):
        assert tried[name]["strategy"]["matrix"]["python"] == known
    assert tried["portable"]["strategy"]["matrix"]["system"] == ["macos-latest", "windows-latest"]
    assert len(tried["wheel"]["strategy"]["matrix"]["system"]) == 3


def test_everybody_calls_this_version_the_same() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert version == __version__ == parsed("CITATION.cff")["version"]
    assert f"dovecote:{version}" in (ROOT / "packaging/compose.yaml").read_text("utf-8")
    newest = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[0]
    assert newest in (version, "Unreleased")


def test_a_container_is_nobodys_root_and_keeps_one_volume() -> None:
    said = [(step.name, step.says) for step in container.steps(container.FILE.read_text("utf-8"))]
    assert dict(said)["USER"] == "dovecote"
    assert [says for name, says in said if name == "VOLUME"] == ["/var/lib/dovecote"]
    assert "/ready" in dict(said)["HEALTHCHECK"]
    assert ("ENV", "DOVECOTE_DB=sqlite:////var/lib/dovecote/tables.db") in said
    release, packages = container.base([container.Step(*one) for one in said])
    assert (release, packages) == ("trixie", ["python3", "python3-venv"])
    services = parsed("packaging/compose.yaml")["services"]
    assert services["dovecote"]["read_only"] is True
    assert services["dovecote"]["volumes"] == ["tables:/var/lib/dovecote"]


def test_the_units_in_the_documents_are_the_ones_that_are_shipped() -> None:
    shown = re.findall(
        r"```ini\n(.*?)```", (ROOT / "docs/hosting.md").read_text("utf-8"), re.DOTALL
    )
    units = ("dovecote.service", "dovecote-backup.service", "dovecote-backup.timer")
    assert shown == [(ROOT / "packaging" / name).read_text("utf-8") for name in units]


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


@pytest.mark.parametrize(
    ("contract", "knowing"),
    [
        ("All SQL is in the storage", {"server.storage"}),
        (
            "Only HTTP and the socket know the web framework",
            {"cli", *(f"server.{name}" for name in ("app", "http", "run", "socket", "wiring"))},
        ),
    ],
)
def test_a_contract_of_imports_leaves_no_package_out(contract: str, knowing: set[str]) -> None:
    """Those that may know it are named here; a new package is held to it from its first day."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (found,) = (c for c in project["tool"]["importlinter"]["contracts"] if c["name"] == contract)
    house = ROOT / "src/dovecote"
    modules = {*modules_in(house), *(f"server.{name}" for name in modules_in(house / "server"))}
    held = {name.removeprefix("dovecote.") for name in found["source_modules"]}
    assert held == modules - {"server"} - knowing


def modules_in(folder: Path) -> set[str]:
    """The modules and packages of a folder, without what only starts them."""
    found = {file.stem for file in folder.glob("*.py") if not file.stem.startswith("__")}
    return found | {file.parent.name for file in folder.glob("*/__init__.py")}


def test_one_word_has_one_meaning() -> None:
    """Two things are never called the same; but a game has its own words, in all that is about it
    alone, and each layer reads names of games in its own way."""
    homes: dict[str, list[Path]] = {}
    for file in sources("src"):
        if not any(name in file.relative_to(ROOT).as_posix() for name in GAMES):
            for word in named(file):
                if re.match("[A-Z][a-z]", word):
                    homes.setdefault(word, []).append(file)
    several = {word: files for word, files in homes.items() if len(files) > 1}
    assert several.keys() == {"GameName"}, several
    for word in ("Told", "Line", "Step", "Ahead", "Heard"):  # too short for a game, too
        of_games = [file for file in sources("src/dovecote/games") if word in named(file)]
        assert all(file.stem == "state" for file in of_games), of_games
        assert not (of_games and word in homes), homes[word]


def named(file: Path) -> set[str]:
    """What a module defines: its classes, aliases and constants."""
    names: set[str] = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names.update(target.id for target in targets if isinstance(target, ast.Name))
    return names


def test_nothing_bends_the_path_of_imports() -> None:
    bend = "sys" + ".path"
    for folder in ("src", "tests", "bench", "workshop", "tools"):
        for file in sources(folder):
            assert bend not in file.read_text("utf-8"), file
