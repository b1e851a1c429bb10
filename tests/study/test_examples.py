"""What the documents of the study kit show is what happens."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.notebooks import written

from tests.kit.effort import tries

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"


def test_ten_lines_play_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    source = (EXAMPLES / "rollout.py").read_text("utf-8")
    runpy.run_path(str(EXAMPLES / "rollout.py"))
    told = capsys.readouterr().out
    ends = dict(line.split() for line in told.splitlines() if line.startswith("player_"))
    assert sum(map(float, ends.values())) == 0
    loop = source[source.index("for agent") : source.index("print(env.render())")]
    assert len(loop.strip().splitlines()) <= 10


@pytest.mark.parametrize("notebook", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_gives_what_it_shows(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MATCHES", raising=False)
    assert written(notebook) == notebook.read_text("utf-8")


def test_the_learner_is_the_same_as_a_script_and_as_a_notebook() -> None:
    cells = (EXAMPLES / "learn.py").read_text("utf-8").split("\n# %%")[1:]
    code = [cell.strip("\n") for cell in cells if not cell.startswith(" [markdown]")]
    notebook = json.loads((EXAMPLES / "learn.ipynb").read_text("utf-8"))["cells"]
    assert code == ["".join(one["source"]) for one in notebook if one["cell_type"] == "code"]


def learner(monkeypatch: pytest.MonkeyPatch, matches: int) -> dict[str, Any]:
    monkeypatch.setenv("MATCHES", str(matches))
    return runpy.run_path(str(EXAMPLES / "learn.py"))


def test_the_learner_says_only_what_is_offered_and_likes_what_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = learner(monkeypatch, 0)
    seen, masks, _, _ = known["play"](1)
    observation, mask = seen[0], masks[0]
    good, bad = np.flatnonzero(mask)[[1, -1]]

    def likes() -> Any:
        return known["chances"](observation, mask)[1]

    before = likes()
    assert before[mask] == pytest.approx(1 / mask.sum())  # it knows nothing yet
    assert before[~mask].sum() == 0
    matches = [([observation], [mask], [good], 5.0), ([observation], [mask], [bad], -5.0)]
    for step in range(1, 20):
        known["learn"](matches, step)
    after = likes()
    assert after[good] > 2 * before[good]
    assert after[bad] < before[bad] / 2
    assert after[~mask].sum() == 0


@pytest.mark.skipif(not tries(0, 1), reason="minutes: in `make soak`")
def test_the_learner_beats_random_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    won = learner(monkeypatch, 4000)["won"]
    assert won > 0.6, capsys.readouterr().out
