"""The lock holds every version that the two commands install, and a wheel holds the page."""

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

ROOT = Path(__file__).parent.parent


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


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package is made of, with the page; with a stand-in for it where it is not built."""
    folder = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
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


def test_a_wheel_holds_the_page_and_everything_else(project: Path) -> None:
    with ZipFile(build(project, "wheel")) as wheel:
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
