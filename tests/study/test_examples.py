"""What the documents of the study kit show is what happens."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOK = DOCS / "examples" / "study.ipynb"


def test_ten_lines_play_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    source = (DOCS / "examples" / "rollout.py").read_text("utf-8")
    runpy.run_path(str(DOCS / "examples" / "rollout.py"))
    told = capsys.readouterr().out
    ends = dict(line.split() for line in told.splitlines() if line.startswith("player_"))
    assert sum(map(float, ends.values())) == 0
    loop = source[source.index("for agent") : source.index("print(env.render())")]
    assert len(loop.strip().splitlines()) <= 10


def test_the_notebook_gives_what_it_shows(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, object] = {}
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), known)
            shown = "".join(line for output in cell["outputs"] for line in output["text"])
            assert capsys.readouterr().out == shown
