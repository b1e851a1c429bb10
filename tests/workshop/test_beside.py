"""Bots of a former tree take part as they were."""

from __future__ import annotations

import shutil
from pathlib import Path

from workshop.beside import enter

import dovecote.bots
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.study.arena import Contest, hold, meetings

BOTS = Path(dovecote.bots.__file__).parent


def test_the_same_bots_of_another_tree_play_the_same(tmp_path: Path) -> None:
    shutil.copytree(BOTS, tmp_path / "bots")
    contest = Contest("piccioni", read(GAMES["piccioni"].options_type, {"seats": "2"}), seed=1)
    met = meetings(("homer", f"homer@{tmp_path / 'bots'}"), 2, 4)
    results = hold(contest, met, enter=enter)
    for one, other in zip(results[::2], results[1::2], strict=True):
        assert one.scores == other.scores  # whoever sits where


def test_another_tree_is_really_asked(tmp_path: Path) -> None:
    shutil.copytree(BOTS, tmp_path / "bots")
    levels = tmp_path / "bots" / "__init__.py"
    levels.write_text(
        levels.read_text("utf-8").replace('"homer": Glancer("homer")', '"homer": ANY')
    )
    assert enter(f"homer@{tmp_path / 'bots'}", "piccioni", 1.0).__class__.__name__ == "Uniform"
    assert enter("homer", "piccioni", 1.0).__class__.__name__ == "Glancer"
