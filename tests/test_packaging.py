"""The lock holds every version that the two commands install; a wheel holds the page, and nothing
that only maintainers run.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.lock import LOCKS

ROOT = Path(__file__).parent.parent
BROWSER = "browser"  # a wheel for browsers, chosen by hand with the Python that runs there


def names(requirements: list[str]) -> set[str]:
    return {
        re.split(r"[^A-Za-z0-9._-]", text)[0].lower().replace("_", "-").replace(".", "-")
        for text in requirements
    }


def test_everything_declared_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    declared = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for extra in project["project"]["optional-dependencies"].values():
        declared += extra
    for group in project["dependency-groups"].values():
        declared += group
    locked = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert all("==" in line for line in locked)
    assert names(declared) <= names(locked)


def test_every_file_that_is_fetched_has_a_hash() -> None:
    """In each lock, every package at the version of the constraints, with what it must be."""
    constraints = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    versions = {line.partition(" ;")[0] for line in constraints}  # a marker says when, not which
    files = sorted((ROOT / "locks").glob("*.txt"))
    assert {file.stem for file in files} == {*LOCKS, BROWSER}
    for file in files:
        text = re.sub(r"^#.*\n", "", file.read_text("utf-8"), flags=re.M)
        packages = re.split(r"\n(?=\S)", text.replace(" \\\n", "\n"))
        for package in packages:
            line, *hashes = package.strip().splitlines()
            assert line.partition(" ;")[0] in versions, (file.name, line)
            assert hashes, (file.name, line)
            assert all(re.fullmatch(r" +--hash=sha256:[0-9a-f]{64}", each) for each in hashes)


def test_each_purpose_is_locked_whole() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    needed: dict[str, list[str]] = {name: groups.get(name, []) for name in LOCKS}
    needed["play"] = [*project["project"]["dependencies"], *extras["server"], *groups["build"]]
    needed["dev"] = [*needed["dev"], *needed["play"], *extras["study"], *extras["testing"]]
    needed["dev"] += extras["agents"]
    needed["portable"] = [*needed["portable"], *needed["play"], *extras["testing"]]
    needed["cluster"] = [*extras["ray"], *extras["dask"]]
    for name, wanted in needed.items():
        locked = (ROOT / "locks" / f"{name}.txt").read_text("utf-8").splitlines()
        assert names(wanted) <= names([line for line in locked if "==" in line]), name


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package is made of, with the page; with a stand-in for it where it is not built."""
    folder = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    for name in ("src", "workshop", "bench"):
        ignored = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    assets = folder / "src" / "dovecote" / "server" / "static" / "assets"
    if not assets.is_dir():
        assets.mkdir(parents=True)
        (assets / "page-0.js").touch()
        (assets.parent / "index.html").touch()
    return folder


def build(project: Path, kind: str) -> Path:
    """A package of the project; git is asked by nobody, since there is none."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (made,) = (project / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel_file(project: Path) -> Path:
    return build(project, "wheel")


def test_a_wheel_holds_the_page_and_everything_else(project: Path, wheel_file: Path) -> None:
    with ZipFile(wheel_file) as wheel:
        held = {name for name in wheel.namelist() if name.startswith("dovecote/")}
    source = project / "src"
    files = {p.relative_to(source).as_posix() for p in source.rglob("*") if p.is_file()}
    assert held == files
    assert "dovecote/server/static/index.html" in held
    assert any(name.startswith("dovecote/server/static/assets/") for name in held)


def test_so_does_a_source_package(project: Path) -> None:
    with tarfile.open(build(project, "sdist")) as source:
        held = [name.partition("/")[2] for name in source.getnames()]
    assert "src/dovecote/server/static/index.html" in held
    assert any(name.startswith("src/dovecote/server/static/assets/") for name in held)


def test_a_wheel_holds_nothing_that_only_maintainers_run(wheel_file: Path) -> None:
    with ZipFile(wheel_file) as wheel:
        held = wheel.namelist()
        (metadata,) = (wheel.read(name).decode() for name in held if name.endswith("METADATA"))
        imports = {
            word
            for name in held
            if name.endswith(".py")
            for word in re.findall(r"^\s*(?:from|import) (\w+)", wheel.read(name).decode(), re.M)
        }
    assert {name.split("/")[0].split("-")[0] for name in held} == {"dovecote"}
    assert not imports & {"workshop", "bench", "tests"}
    assert "dovecote" in imports
    wanted = [line for line in metadata.splitlines() if "Requires-Dist: numpy" in line]
    assert all("extra ==" in line for line in wanted)  # whoever plays needs no arrays
