"""The engine runs wherever Python does: it needs the standard library and msgspec only."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dovecote

SOURCE = Path(dovecote.__file__).parent
ENGINE = ("core", "games", "play", "bots", "lessons")
ALLOWED = {*sys.stdlib_module_names, "msgspec", "dovecote"}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            yield (node.module or "").split(".")[0]


@pytest.mark.parametrize("part", ENGINE)
def test_the_engine_imports_the_standard_library_and_msgspec_only(part: str) -> None:
    files = sorted((SOURCE / part).rglob("*.py"))
    assert files
    foreign = {(f.name, name) for f in files for name in imported(f) if name not in ALLOWED}
    assert not foreign


@pytest.mark.parametrize("part", ["core", "games"])
def test_rules_know_no_clock_no_network_and_no_luck_of_their_own(part: str) -> None:
    forbidden = {"time", "datetime", "socket", "secrets", "os", "asyncio", "threading", "logging"}
    files = sorted((SOURCE / part).rglob("*.py"))
    assert not {(f.name, name) for f in files for name in imported(f) if name in forbidden}
    for file in files:
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert "random" not in [alias.name for alias in node.names], file
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                assert [alias.name for alias in node.names] == ["Random"], file  # as a type
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "Random", f"{file}: luck of its own"
