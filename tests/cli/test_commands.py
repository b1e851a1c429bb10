"""Every command, as a stranger and as a machine would use it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from dovecote import __version__
from dovecote.core.options import known_options
from dovecote.core.record import write
from dovecote.games import GAMES
from dovecote.games.columbiz import COLUMBIZ
from dovecote.locales import LANGUAGES, Words
from dovecote.play import Table, Verifiable
from tests.kit.terminal import Terminal

HOSTING = ["serve", "tables"]
TABLES = ["list", "show", "export", "import", "backup", "restore", "delete", "check"]
COMMANDS = [
    "play",
    *HOSTING,
    "sim",
    "replay",
    "analyse",
    "draw",
    "export",
    "import",
    "verify",
    "rules",
    "games",
    "cards",
    "completion",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_in_each_language(dovecote: Terminal, language: str) -> None:
    ran = dovecote("games", "--lang", language, "--help")
    assert ran.code == 0
    ran = dovecote("--help")
    assert ran.code == 0
    assert dovecote() == ran
    assert all(f"  {command} " in ran.out for command in COMMANDS)


def test_the_language_may_stand_before_the_command(dovecote: Terminal) -> None:
    assert dovecote("--lang", "fr", "games") == dovecote("games", "--lang", "fr")
    assert "Commandes" in dovecote("--help", "--lang", "fr").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(dovecote: Terminal, command: str) -> None:
    ran = dovecote(command, "--help", "--lang", "fr")
    assert ran.code == 0
    assert f"Usage : dovecote {command}" in ran.out.replace("\xa0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_of_a_command_have_help_in_each_language(
    dovecote: Terminal, language: str
) -> None:
    words = Words(language)
    ran = dovecote("tables", "--help", "--lang", language)
    assert ran.code == 0
    assert dovecote("--lang", language, "tables") == ran
    assert words("cli-tables-list-about") in ran.out
    assert f"{words('cli-commands')}:" in ran.out
    for command in TABLES:
        assert f"  {command} " in ran.out
        told = dovecote("tables", command, "--help", "--lang", language)
        assert told.code == 0
        assert told.out.startswith(f"{words('cli-usage')} dovecote tables {command}")
        assert words("cli-help") in told.out
        assert "[required]" not in told.out


def test_the_version_is_told(dovecote: Terminal) -> None:
    assert dovecote("--version").out == f"dovecote {__version__}\n"


def test_games_are_listed_with_options_for_people_and_machines(dovecote: Terminal) -> None:
    assert "line_scoring" in dovecote("games").out
    assert "line_scoring = full | difference" in dovecote("games", "columbiz").out
    games = {game["game"]: game for game in json.loads(dovecote("games", "--json").out)}
    game = games["columbiz"]
    assert game["options"]["seats"] == {"values": ["2", "3", "4"], "default": "2"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_each_value_of_an_option_means(
    dovecote: Terminal, game: str, language: str
) -> None:
    """Numbers speak for themselves."""
    words = Words(language)
    lines = [
        line.split(maxsplit=1)
        for line in dovecote("games", game, "--lang", language).out.splitlines()
    ]
    for option in known_options(GAMES[game].options_type):
        for value in option.values:
            if not value.isdigit():
                assert [value, words(f"setup-value-{game}-{option.name}-{value}")] in lines


def test_rules_are_shown_whole_or_by_clause(dovecote: Terminal) -> None:
    assert "# Columbiz" in dovecote("rules", "columbiz").out
    ran = dovecote("rules", "columbiz", "--lang", "de", "--clause", "4.1")
    assert ran.out.startswith("4.1 Ein Stein")
    ran = dovecote("rules", "columbiz", "--clause", "9.9")
    assert (ran.code, ran.out) == (2, "")
    assert "columbiz has no clause 9.9; it has: 1.1, 1.2" in ran.err


def test_a_ruling_is_looked_up_in_the_register(dovecote: Terminal) -> None:
    told = dovecote("rules", "columba", "--ruling", "cb-34b").out
    assert told.startswith("CB-34b What if the tiles of a kind are used up?\n")
    assert "Printed in English, French, German: nothing about this\n" in told
    assert "How sure: ⚑ A reconstruction" in told
    assert "Option: tile_supply\n" in told
    assert told.endswith("Rules that rest on it: 4.6\n")
    told = dovecote("rules", "columba", "--ruling", "CB-25").out
    assert "How sure: Certain" in told
    assert "⚑ A part of it is a reconstruction" in told
    assert "Option" not in told


def test_a_ruling_speaks_the_language_of_the_terminal(dovecote: Terminal) -> None:
    told = dovecote("rules", "columbiz", "--ruling", "CZ-15", "--lang", "de").out
    assert "Gedruckt auf Französisch: nichts dazu\n" in told


def test_a_clause_and_a_ruling_come_one_after_the_other(dovecote: Terminal) -> None:
    told = dovecote("rules", "columbiz", "--clause", "4.1", "--ruling", "CZ-6").out
    assert told.startswith("4.1 A pawn")
    assert "\nCZ-6 Do pawns move" in told


def test_a_ruling_that_does_not_exist_is_refused_in_one_sentence(dovecote: Terminal) -> None:
    ran = dovecote("rules", "piccioni", "--ruling", "CB-22")
    assert (ran.code, ran.out) == (2, "")
    assert (
        "piccioni has no ruling CB-22; “dovecote rules piccioni” cites those there are." in ran.err
    )


def test_sim_prints_what_a_machine_reads(dovecote: Terminal) -> None:
    ran = dovecote("sim", "columbiz", "--seats", "3", "--games", "4", "--seed", "5", "--json")
    told = json.loads(ran.out)
    for key in ("games", "moves", "moves_per_s", "games_per_s", "scores", "wins", "length"):
        assert key in told
    assert (told["games"], told["bots"]) == (4, ["random"] * 3)
    assert len(told["scores"]) == 3


def test_sim_prints_what_a_person_reads(dovecote: Terminal) -> None:
    ran = dovecote("sim", "columbiz", "--games", "2", "--bots", "homer,random", "--workers", "1")
    assert "columbiz, 2 seats: homer, random" in ran.out
    assert "seat 1 (random): score" in ran.out


def test_hint_names_the_best_moves_of_a_recorded_position(
    dovecote: Terminal, tmp_path: Path
) -> None:
    dovecote("sim", "columbiz", "--games", "1", "--save", str(tmp_path))
    file = str(tmp_path / "columbiz-0.txt")
    told = json.loads(dovecote("hint", file, "--at", "3", "--json").out)
    position = json.loads(dovecote("replay", file, "--at", "3", "--json").out)
    offers = {*position["offers"][str(told["seat"])]}
    moves = [move["do"] for move in told["moves"]]
    assert 1 <= len({*moves}) == len(moves) <= 3
    assert {*moves} <= offers
    ran = dovecote("hint", file, "--at", "3")
    assert f"1. {moves[0]} – " in ran.out
    assert len(ran.out.splitlines()) == 1 + len(moves)  # a sentence each, and no figures unasked
    assert "%" not in ran.out
    ran = dovecote("hint", file, "--at", "3", "--figures")
    assert ran.out.count("chance to win: ") == len(moves)
    ran = dovecote("hint", file, "--at", "3", "--seat", str(1 - told["seat"]))
    assert (ran.code, ran.out) == (2, "")
    assert "is not to move" in ran.err
    assert "nobody is to move" in dovecote("hint", file).err


def test_a_saved_record_is_replayed_verified_and_one_changed_character_refused(
    dovecote: Terminal, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    option = ("--option", "line_scoring=difference")
    dovecote("sim", "columbiz", "--games", "1", *option, "--save", str(folder))
    file = folder / "columbiz-0.txt"
    assert "line_scoring=difference" in file.read_text()
    assert "after entry 12 of" in dovecote("replay", str(file), "--at", "12").out
    position = json.loads(dovecote("replay", str(file), "--at", "12", "--json").out)
    assert position["at"] == 12
    ran = dovecote("verify", str(file))
    assert ran.code == 0
    assert "every one legal" in ran.out
    told = json.loads(dovecote("verify", str(file), "--json").out)
    assert (told["proved"], told["finished"]) == (False, True)
    assert len(told["scores"]) == 2
    text = file.read_text()
    file.write_text(text.replace("stand", "stamp", 1) if "stand" in text else text[:-2] + "\n")
    for command in ("replay", "verify"):
        ran = dovecote(command, str(file))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("dovecote: Line ")
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The match was not finished; it is proved as far as it goes."),
        ("fr", "La partie n’a pas été jouée jusqu’au bout"),
        ("de", "Die Partie wurde nicht zu Ende gespielt"),
        ("it", "La partita non è stata giocata fino in fondo"),
    ],
)
def test_a_match_that_was_not_finished_is_verified_as_far_as_it_goes(
    dovecote: Terminal, tmp_path: Path, language: str, said: str
) -> None:
    table = Table(COLUMBIZ, COLUMBIZ.options_type(seats=2), Verifiable(["ada", "ben"], "s"))
    file = tmp_path / "closed.txt"
    file.write_text(write(replace(table.record, secret="s")))
    ran = dovecote("verify", str(file), "--lang", language)
    assert ran.code == 0
    assert ran.out.splitlines()[-1].startswith(said)
    told = json.loads(dovecote("verify", str(file), "--json").out)
    assert told == {
        "entries": table.at,
        "brought": 0,
        "finished": False,
        "branched": None,
        "proved": True,
        "bound": True,
        "commit": table.record.commit,
        "binding": table.record.binding,
        "gave_up": None,
        "ranks": None,
        "scores": None,
    }


_KEPT = {
    "en": ("You have kept this promise", "You have kept this binding", "only somebody who kept"),
    "fr": ("Tu as conservé cette promesse", "Tu as conservé ce sceau", "Seul quelqu’un"),
    "de": ("Du hast dieses Versprechen", "Du hast dieses Siegel", "wer es aufbewahrt hat"),
    "it": ("Hai conservato questa promessa", "Hai conservato questo sigillo", "solo chi l’ha"),
}


@pytest.mark.parametrize("language", _KEPT)
def test_verify_says_what_is_proved_and_to_whom(
    dovecote: Terminal, tmp_path: Path, language: str
) -> None:
    table = Table(COLUMBIZ, COLUMBIZ.options_type(seats=2), Verifiable(["ada", "ben"], "s"))
    record, file = replace(table.record, secret="s"), tmp_path / "closed.txt"
    (promise, binding, neither), lang = _KEPT[language], ("--lang", language)
    file.write_text(write(record))

    def said(*kept: str) -> str:
        ran = dovecote("verify", str(file), *lang, *(w for k in kept for w in ("--kept", k)))
        assert (ran.code, ran.err) == (0, "")
        assert f": {record.commit}\n" in ran.out
        return ran.out

    for kept, told, untold in (
        ((), (neither,), (promise, binding)),
        ((record.commit,), (promise, neither), (binding,)),
        ((record.commit, record.binding), (promise, binding), (neither,)),
    ):
        out = said(*kept)
        assert f": {record.binding}\n" in out
        assert all(sentence in out for sentence in told)
        assert not any(sentence in out for sentence in untold)
    for other in ("0" * 64, record.secret, ""):
        ran = dovecote("verify", str(file), "--kept", other)
        assert (ran.code, ran.out) == (2, "")
        assert "what you have kept is neither" in ran.err
    file.write_text(write(replace(record, binding="")))  # from before words were bound
    out = said(record.commit)
    assert promise in out
    assert not any(sentence in out for sentence in (binding, neither))
    assert dovecote("verify", str(file), "--kept", record.binding).code == 2
    file.write_text(write(table.record))
    assert "the match is not over" in dovecote("verify", str(file)).err


def test_an_output_that_takes_nothing_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "dovecote", "games", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (2, "dovecote: stdout cannot be opened.\n")


def test_a_terminal_without_our_signs_shows_others() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "dovecote", "play", "columbiz", "--seed", "3", "--lang", "fr"],
        env={"PYTHONIOENCODING": "ascii"},
        input="1\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Violet" in ran.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_learn_our_words(dovecote: Terminal, shell: str) -> None:
    assert "_DOVECOTE_COMPLETE" in dovecote("completion", shell).out


def test_the_shell_completes_commands_games_and_bots(
    dovecote: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def complete(line: str) -> list[str]:
        monkeypatch.setenv("_DOVECOTE_COMPLETE", "bash_complete")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
        return [item.split(",", 1)[1] for item in dovecote().out.splitlines()]

    assert complete("dovecote ve") == ["verify"]
    assert complete("dovecote tables ex") == ["export"]
    assert complete("dovecote tables list --status cl") == ["closed"]
    assert complete("dovecote play columbi") == ["columbiz"]
    assert complete("dovecote play columbiz --bots random,ho") == ["random,homer"]
    assert complete("dovecote play columbiz --lang f") == ["fr"]


def test_a_position_is_drawn_into_a_file(dovecote: Terminal, tmp_path: Path) -> None:
    dovecote("sim", "piccioni", "--games", "1", "--save", str(tmp_path))
    record, whole, seen, flat = (tmp_path / f"piccioni-0.{n}" for n in ("txt", "svg", "SVG", "png"))
    for arguments in ((str(whole),), (str(seen), "--seat", "1"), (str(flat), "--width", "300")):
        ran = dovecote("draw", str(record), "--at", "40", "--out", *arguments)
        assert ran == (0, "", "")
    assert whole.read_text("utf-8").startswith("<svg ")
    assert seen.read_text("utf-8") != whole.read_text("utf-8")
    assert flat.read_bytes().startswith(b"\x89PNG")
    german = tmp_path / "german.svg"
    dovecote("draw", str(record), "--out", str(german), "--lang", "de")
    assert "Hochspannung" in german.read_text("utf-8")


def test_the_surroundings_may_say_where_tables_are_kept(
    dovecote: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a container does it; what is said at the command goes before it."""
    monkeypatch.setenv("DOVECOTE_DB", "mysql://here/there")
    ran = dovecote("tables", "list")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    monkeypatch.setenv("DOVECOTE_DB", "sqlite:////nowhere/at/all/tables.db")
    assert dovecote("tables", "list").err != ran.err
    assert dovecote("tables", "list", "--db", "mysql://here/there") == ran
