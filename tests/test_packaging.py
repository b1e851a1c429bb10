"""The lock holds every version that the two commands install."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

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
