from __future__ import annotations

import pytest

from tests.cli.run import Terminal


@pytest.fixture
def dovecote(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)
