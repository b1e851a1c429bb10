"""A contest that was broken off goes on where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from workshop.resumed import digest, resumed

from dovecote.bots import Bot
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.study.arena import Contest, hold, house_bot, meetings

CONTEST = Contest("piccioni", read(GAMES["piccioni"].options_type, {"seats": "2"}), seed=1)
MET = meetings(("homer", "random"), 2, 4)


class BrokenOffError(Exception):
    pass


class Entrance:
    """Lets bots in until so many have come."""

    def __init__(self, most: int) -> None:
        self.left = most

    def __call__(self, name: str, game: str, share: float) -> Bot:
        if not self.left:
            raise BrokenOffError
        self.left -= 1
        return house_bot(name, game, share)


def outcomes(results: list[Any]) -> list[Any]:
    return [(result.meeting, result.scores) for result in results]


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    with pytest.raises(BrokenOffError):
        resumed(CONTEST, MET, tmp_path, "one", 1, Entrance(2 * 2))
    (file,) = tmp_path.rglob("one.jsonl")
    file.write_bytes(file.read_bytes() + b'{"meeting": {"gro')  # and the machine stopped there
    rest = Entrance(2 * 2)
    found = resumed(CONTEST, MET, tmp_path, "one", 1, rest)
    assert outcomes(found) == outcomes(hold(CONTEST, MET))
    assert not rest.left
    assert outcomes(resumed(CONTEST, MET, tmp_path, "one", 1, Entrance(0))) == outcomes(found)


def test_other_bots_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots").mkdir()
    weights = tmp_path / "bots" / "weights.toml"
    weights.write_text("pigeon = 1\n", "utf-8")
    monkeypatch.setattr("workshop.resumed._ROOT", tmp_path)
    before = digest()
    assert digest() == before
    weights.write_text("pigeon = 2\n", "utf-8")
    assert digest() != before
