"""What all tests share."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from tests.kit.effort import THOROUGH
from tests.kit.terminal import Terminal

# The same examples every time, so that a change is judged by itself; others in `make soak`.
# no deadlines: a machine that is busy makes nothing wrong
settings.register_profile(
    "usual", deadline=None, max_examples=50, derandomize=True, print_blob=True
)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("thorough" if THOROUGH else "usual")


def pytest_collection_finish() -> None:
    """What was imported stays: to look through it for waste, again and again, is a tenth of the
    time of tests that make many things."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
def dovecote(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)
