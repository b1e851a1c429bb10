"""Bad input gets one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from dovecote.core.ruleset import ruleset
from dovecote.games.columbiz import COLUMBIZ
from tests.kit.terminal import Terminal

RULESET = ruleset(COLUMBIZ)
HEADER = f"game: columbiz\nversion: 1\nruleset: {RULESET}\nseats: 2\noptions: ties=shared\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("dance", "There is no command “dance”; there are: play | learn | serve"),
        ("play", "GAME is missing"),
        ("play chess", "There is no game “chess”; there are: columba, columbiz"),
        ("play columbiz --seats 5", "seats = 5 is impossible; expected: 2 | 3 | 4"),
        ("play columbiz --seats two", "“two” is not a whole number from 1 to"),
        (
            "play columbiz --bots eagle",
            "There is no bot “eagle”; there are: random, fledgling, yearling, homer",
        ),
        ("play columbiz --bots random,random,random,random,random", "seats = 6 is impossible"),
        ("play columbiz --seats 2 --bots random,random,random", "Bots: 3, seats: 2"),
        ("play columbiz --option ties", "“ties” is not an option; expected: KEY=VALUE"),
        ("play columbiz --option ties=never", "ties = never is impossible"),
        ("play columbiz --option colour=red", "colour = red is impossible; expected: seats"),
        ("play columbiz --lang xx", "“xx” is not one of: en | fr | de | it"),
        ("play columbiz --wings", "There is no option “--wings”"),
        ("play columbiz extra words", "That is more than this command takes"),
        ("play columbiz --seats", "--seats is missing"),
        ("sim columbiz --games 0", "“0” is not a whole number from 1 to"),
        ("sim columbiz --games -5", "“-5” is not a whole number from 1 to"),
        ("sim columbiz --bots random,random,random", "Bots: 3, seats: 2"),
        ("sim columbiz --save /dev/null/x", "/dev/null/x cannot be opened"),
        ("replay /no/such/file", "/no/such/file does not exist"),
        ("replay /", "/ is a folder"),
        ("verify /no/such/file", "/no/such/file does not exist"),
        ("tables dance", "There is no command “dance”; there are: list | show | export | import"),
        ("tables show", "ID is missing"),
        ("tables delete", "--older-than is missing"),
        ("tables delete --older-than soon", "“soon” is not a whole number from 0 to"),
        ("tables list --status dancing", "“dancing” is not one of: open | running | over"),
        ("tables list --wings", "There is no option “--wings”"),
        ("tables import /no/such/file", "/no/such/file does not exist"),
        ("tables restore /no/such/file", "/no/such/file does not exist"),
        ("completion tcsh", "“tcsh” is not one of: bash | zsh | fish"),
    ],
)
def test_a_wrong_command_line(dovecote: Terminal, arguments: str, said: str) -> None:
    ran = dovecote(*arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("dovecote: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("", "Line 1"),
        ("hello\n", "Line 1: “hello” cannot stand there"),
        (HEADER.replace("columbiz", "chess"), "Line 1, “game: chess”: There is no game"),
        (
            HEADER.replace("version: 1", "version: 9"),
            "Line 2, “version: 9”: The record was played under version 9 of columbiz; here is ver",
        ),
        (
            HEADER.replace(RULESET, "00ff"),
            "Line 3, “ruleset: 00ff”: The record was played with other data of columbiz, 00ff;",
        ),
        (
            HEADER.replace("ties=shared", "ties=dice"),
            "Line 5, “options: ties=dice”: columbiz: ties",
        ),
        (HEADER.replace("seats: 2", "seats: 9"), "Line 4, “seats: 9”: columbiz: seats = 9 is"),
        (
            HEADER + "* 6\n* 1\n* 11111111\n0 put 1/1\n",
            "Line 9, entry 4, “0 put 1/1”: “put 1/1” is",
        ),
        (HEADER + "* 6\n* 1\n* 99999999\n", "Line 8, entry 3"),
        (HEADER + "* 6\n* 1\n* 11111111\n1 stand\n", "Line 9, entry 4, “1 stand”"),
        (HEADER + "* 6\n* 1\n! 0 undo 2\n", "Line 8, entry 3"),
        (HEADER + "* 6\n0 stand\n", "Line 7, entry 2"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_wrong_record(
    dovecote: Terminal, tmp_path: Path, command: str, record: str, said: str
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(record)
    ran = dovecote(command, str(file))
    assert (ran.code, ran.out) == (2, "")
    if command == "replay" or "Line" not in said:
        assert said in ran.err or "check line" in ran.err
    assert ran.err.startswith("dovecote: ")
    assert ran.err.count("\n") == 1


LONG = "9" * 5000
NUMBERS = [f"--games {LONG}", "--games ٣", "--games 1_0", "--workers 999"]


@pytest.mark.parametrize(
    "line",
    ["x" * 3000, f"{LONG} stand", f"! 0 undo {LONG}", f"0 {'x' * 3000}", "\x1b]0;pwned\x07", "\0"],
)
def test_an_odd_line_is_told_without_harm(dovecote: Terminal, tmp_path: Path, line: str) -> None:
    file = tmp_path / "record.txt"
    file.write_text(HEADER + "* 6\n* 1\n* 11111111\n" + line + "\n")
    ran = dovecote("replay", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "Line 9" in ran.err
    assert len(ran.err) < 2500
    assert ran.err.rstrip("\n").isprintable()


@pytest.mark.parametrize("key", ["version", "seats"])
def test_a_header_line_is_named_by_its_number(dovecote: Terminal, tmp_path: Path, key: str) -> None:
    lines = HEADER.splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith(key))
    lines[number - 1] = f"{key}: {LONG}"
    file = tmp_path / "record.txt"
    file.write_text("\n".join(lines))
    assert f"Line {number}: " in dovecote("replay", str(file)).err


@pytest.mark.parametrize("arguments", NUMBERS)
def test_numbers_beyond_reason(dovecote: Terminal, arguments: str) -> None:
    ran = dovecote("sim", "columbiz", *arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert "is not a whole number from 1 to" in ran.err


def test_a_folder_that_takes_no_records(dovecote: Terminal, tmp_path: Path) -> None:
    (tmp_path / "columbiz-0.txt").mkdir()
    for workers in ("1", "2"):
        ran = dovecote(
            "sim", "columbiz", "--games", "1", "--workers", workers, "--save", str(tmp_path)
        )
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1


def test_a_file_that_is_no_text(dovecote: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(b"\xff\xfe\x00")
    ran = dovecote("verify", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "is not a text file" in ran.err


def test_an_entry_that_does_not_exist(dovecote: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(HEADER + "* 6\n")
    assert (
        "There is no entry 7; entries in the record: 1"
        in dovecote("replay", str(file), "--at", "7").err
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "n’existe pas"), ("de", "gibt es nicht"), ("it", "non esiste")],
)
def test_complaints_come_in_the_readers_language(
    dovecote: Terminal, language: str, said: str
) -> None:
    assert said in dovecote("replay", "/no/such/file", "--lang", language).err
    assert said in dovecote("replay", "/no/such/file", f"--lang={language}").err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--out x.gif", "“x.gif” does not end with .svg | .png"),
        ("", "out is missing"),
        ("--out x.svg --seat 2", "There is no seat 2; the match has 2, counted from 0"),
        ("--out x.svg --at 9", "There is no entry 9; entries in the record: 0"),
        ("--out /dev/null/x.svg", "/dev/null/x.svg cannot be opened"),
        ("--out x.png --width 4", "“4” is not a whole number from 16 to"),
    ],
)
def test_a_drawing_that_cannot_be(
    dovecote: Terminal, tmp_path: Path, arguments: str, said: str
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(HEADER, "utf-8")
    ran = dovecote("draw", str(file), *arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
