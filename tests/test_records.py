"""Records of former days: every one still reads, is proved and ends as it did (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dovecote.core.errors import HeaderError, UndoError, VersionError
from dovecote.core.game import Over, Seat
from dovecote.core.record import read
from dovecote.games import GAMES, game_named
from dovecote.play import Table
from dovecote.play.replay import AnyTable, is_proved, replay, verify
from tests.kit import records

KEPT = records.texts()


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_record_is_verified_and_ends_as_it_did(name: str) -> None:
    """Or it is refused by its version, if that has been raised since."""
    text = KEPT[name]
    record = read(text)
    game = game_named(record.game, record.content or None)
    if record.version != game.version:
        with pytest.raises(HeaderError) as caught:
            replay(game, text)
        assert isinstance(caught.value.__cause__, VersionError)
        return
    table = verify(game, text)
    assert isinstance(table.pending, Over)
    assert is_proved(text)
    assert records.result(table.pending) == records.result_file(name).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_kept_records_show_every_mode_and_option(game: str) -> None:
    """What is missing is added by `python -m tests.kit.records`."""
    assert records.missing(GAMES[game], map(read, KEPT.values())) == set()


def test_records_of_the_time_of_the_former_hash_are_good() -> None:
    """Written when the hash in `ruleset` covered the list of all options too."""
    text = KEPT["columbiz-v1-former-hash"]
    assert "\nruleset: 0c203bb54304480b\n" in text
    table = verify(GAMES["columbiz"], text)
    assert (table.pending, table.at) == (Over(ranks=(1, 3, 2), scores=(6, 0, 2)), 164)


def test_no_record_is_kept_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does one have to show what cannot be: where luck answers every move, nothing can ever be
    taken back."""

    def never(table: AnyTable, seat: Seat) -> None:
        raise UndoError(seat=seat, reason="luck")

    game = GAMES["columbiz"]
    monkeypatch.setattr(Table, "undo", never)
    monkeypatch.setattr(records, "FOLDER", tmp_path)
    monkeypatch.setattr(records, "GAMES", {"columbiz": game})
    monkeypatch.setattr(records, "_takes_back", records._takes_back.__wrapped__)
    seen: set[str] = set()
    for file in records.write_missing():
        new = records.shown(read(file.read_text("utf-8"))) & records.wanted(game)
        assert new - seen
        seen |= new
    assert seen == records.wanted(game)
    assert "undo" not in seen
