"""Sets of cards at the terminal: files, and those of a server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dovecote.core.toml import write_toml
from dovecote.games import WITH_CARDS
from dovecote.locales import LANGUAGES, Words
from dovecote.server.storage.database import Database
from tests.kit.sets import MARK, sheet
from tests.kit.terminal import Terminal


@pytest.fixture
def db(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    database = Database(url)
    database.migrate()
    database.close()
    return url


@pytest.mark.parametrize("game", sorted(WITH_CARDS))
def test_a_set_is_taken_in_listed_shown_and_written_again(
    dovecote: Terminal, tmp_path: Path, db: str, game: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_toml(sheet(game)), "utf-8")
    assert dovecote("cards", "check", str(file)).code == 0
    ran = dovecote("cards", "import", str(file), "--db", db, "--json")
    assert ran.code == 0, ran
    made = json.loads(ran.out)["id"]
    listed = dovecote("cards", "list", "--db", db, "--game", game).out.splitlines()
    assert len(listed) == 2
    assert listed[0].startswith(f"{game}: {Words('en')(f'set-{game}-title')}")
    assert listed[1].startswith(f"{made}: {MARK['title']}")
    assert MARK["provenance"] in dovecote("cards", "show", made, "--db", db).out
    assert dovecote("cards", "export", made, str(tmp_path / "again.toml"), "--db", db).code == 0
    again = (tmp_path / "again.toml").read_text("utf-8")
    assert dovecote("cards", "export", made, "--db", db).out == again
    file.write_text(again, "utf-8")
    assert dovecote("cards", "check", str(file)).out.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_houses_sets_are_shown_in_each_language(
    dovecote: Terminal, db: str, language: str
) -> None:
    words = Words(language)
    for game in WITH_CARDS:
        ran = dovecote("cards", "show", game, "--db", db, "--lang", language)
        assert words(f"set-{game}-provenance") in ran.out


def test_what_no_server_would_store_is_not_taken_in(
    dovecote: Terminal, tmp_path: Path, db: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_toml({**sheet("columba"), "title": ""}), "utf-8")
    ran = dovecote("cards", "import", str(file), "--db", db)
    assert (ran.code, ran.out) == (2, "")
    assert "title is missing" in ran.err
    assert "A server would not store it yet: title is missing" in (
        dovecote("cards", "check", str(file)).out
    )
    ran = dovecote("cards", "show", "nothing", "--db", db)
    assert "There is no set nothing." in ran.err


@pytest.mark.parametrize("game", sorted(WITH_CARDS))
def test_the_terminal_plays_saves_and_verifies_with_a_set(
    dovecote: Terminal, tmp_path: Path, game: str
) -> None:
    """The record needs no `--cards`."""
    file = tmp_path / "mine.toml"
    file.write_text(write_toml(sheet(game)), "utf-8")
    folder = tmp_path / "saved"
    ran = dovecote("sim", game, "--games", "1", "--save", str(folder), "--cards", str(file))
    assert ran.code == 0, ran
    (record,) = folder.iterdir()
    assert dovecote("verify", str(record)).code == 0
    assert dovecote("replay", str(record)).code == 0
    out = dovecote("play", game, "--cards", str(file), "--seed", "1", typed="quit\n").out
    assert f"Played with other cards: {MARK['title']}. {MARK['provenance']}" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "too many digits"),
        ("fr", "trop de chiffres"),
        ("de", "zu viele Stellen"),
        ("it", "troppe cifre"),
    ],
)
def test_an_endless_number_is_told_in_the_readers_words(
    dovecote: Terminal, tmp_path: Path, language: str, words: str
) -> None:
    """Python would say it in English, and how to let it pass."""
    file = tmp_path / "mine.toml"
    file.write_text("common = " + "9" * 5_000, "utf-8")
    ran = dovecote("cards", "check", str(file), "--lang", language)
    assert ran.code == 2
    assert words in ran.err
    assert "sys." not in ran.err
