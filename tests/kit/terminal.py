"""The command as somebody at a terminal would run it, in this process."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from dovecote.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """Runs commands and keeps what they print."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            main(arguments)
        except SystemExit as left:
            code = int(left.code or 0)
        out, err = self._capsys.readouterr()
        return Ran(code, out, err)
