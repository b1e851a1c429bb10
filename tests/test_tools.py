"""What `make` looks for on somebody's machine: a Node that is new enough, and a Chromium."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import chromium, node


@pytest.mark.parametrize(
    ("version", "is_new"),
    [
        ("v20.19.0\n", True),
        ("v20.18.3\n", False),
        ("v21.7.3\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v26.1.0\n", True),
        ("v9.99.0\n", False),
        ("", False),
    ],
)
def test_node_must_be_new_enough_for_the_tools_of_the_page(version: str, is_new: bool) -> None:
    assert node.is_new_enough(version) == is_new


def program(path: Path, says: str, code: int = 0) -> Path:
    path.write_text(f"#!/bin/sh\necho {says}\nexit {code}\n")
    path.chmod(0o755)
    return path


def test_a_node_without_npm_builds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.of_the_system() is None
    program(tmp_path / "node", "v24.0.0")
    assert node.of_the_system() is None
    program(tmp_path / "npm", "11.0.0")
    assert node.of_the_system() == tmp_path
    program(tmp_path / "node", "v18.0.0")
    assert node.of_the_system() is None


@pytest.mark.parametrize("tool", [node, chromium])
def test_where_nothing_is_found_it_is_said_in_one_sentence(
    tool: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for way in ("named", "of_the_system", "installed", "fetched", "of_ours"):
        monkeypatch.setattr(tool, way, lambda: None, raising=False)
    main = node.main if tool is node else chromium.main
    assert main() == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1


def test_a_chromium_that_does_not_start_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = program(tmp_path / "broken", "?", code=127)
    good = program(tmp_path / "chromium", "Chromium 1")
    monkeypatch.setenv("PATH", str(tmp_path))
    for named in (str(broken), str(tmp_path / "nowhere"), ""):
        monkeypatch.setenv("CHROMIUM", named)
        assert chromium.main() == 0
        assert capsys.readouterr().out == f"{good}\n"
    shell = program(tmp_path / "chromium-headless-shell", "Chromium 1")
    assert chromium.main() == 0
    assert capsys.readouterr().out == f"{shell}\n"
    monkeypatch.setenv("CHROMIUM", str(program(tmp_path / "own", "Chromium 2")))
    assert chromium.main() == 0
    assert capsys.readouterr().out == f"{tmp_path / 'own'}\n"
