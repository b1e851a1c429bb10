"""The annotated matches in the documents are what the program prints today."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.annotated import DOCUMENT, MATCHES, annotated, picture_of

from dovecote.analysis.judge import KNOWN
from tests.kit.records import FOLDER


def test_every_game_has_a_match_by_its_usual_rules() -> None:
    assert {*MATCHES} == {*KNOWN}
    assert all((FOLDER / f"{name}.txt").exists() for name in MATCHES.values())
    assert "junior" not in MATCHES["columba"]


@pytest.mark.parametrize("game", MATCHES)
def test_an_annotated_match_is_what_the_program_prints(game: str, tmp_path: Path) -> None:
    """If this fails, run `make goldens`, and read what has changed."""
    picture = tmp_path / "curve.svg"
    assert annotated(game, picture) in DOCUMENT.read_text("utf-8")
    assert picture.read_text("utf-8") == picture_of(game).read_text("utf-8")
