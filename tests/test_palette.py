"""The colours of the page, measured: text can be read, and pieces be told apart by every eye."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest

ART = Path(__file__).parents[1] / "web" / "art"


@pytest.fixture
def contrast(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ART))
    return importlib.import_module("contrast")


def weak(contrast: ModuleType, css: str) -> list[str]:
    measured = [contrast.measure_pairs, contrast.measure_sets, contrast.measure_lightness]
    results = [result for measure in measured for result in measure(css)]
    assert len(results) > 100
    return [text for good, text in results if not good]


def test_every_pair_of_colours_is_strong_enough(contrast: ModuleType) -> None:
    assert weak(contrast, contrast.TOKENS.read_text("utf-8")) == []


def test_colours_that_differ_in_hue_only_are_found(contrast: ModuleType) -> None:
    css = contrast.TOKENS.read_text("utf-8")
    rule = r'(:root\[data-colours="distinct"\] \{).*?(\n\})'
    usual = re.sub(rule, r"\1\2", css, count=1, flags=re.DOTALL)
    found = "\n".join(weak(contrast, usual))
    for name in ("grounds", "Columba", "Piccioni"):
        assert f"light distinct: {name}, protan, least step of L*" in found
