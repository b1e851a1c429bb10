"""What is printed fits the terminal: lines break between words, and a screen is enough."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys

import click
import pytest

from dovecote.faces.screen import wrapped
from dovecote.games import GAMES
from dovecote.locales import LANGUAGES
from tests.kit.terminal import Terminal

WIDE, HIGH = 80, 24


def on_a_terminal(*args: str) -> list[str]:
    """The lines a command prints to somebody who looks at a terminal of 80 × 24."""
    ours, theirs = pty.openpty()
    size = {"COLUMNS": str(WIDE), "LINES": str(HIGH), "TERM": "xterm"}
    command = [sys.executable, "-m", "dovecote", *args]
    with subprocess.Popen(command, stdout=theirs, env=os.environ | size) as process:
        os.close(theirs)
        printed = b""
        while chunk := _read(ours):
            printed += chunk
    os.close(ours)
    assert process.returncode == 0
    return click.unstyle(printed.decode()).splitlines()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other side has closed it
        return b""


def test_a_line_breaks_between_words_and_goes_on_as_far_in() -> None:
    text = "    a line that is longer than it may be"
    assert wrapped(text, 20) == "    a line that is\n    longer than it\n    may be"
    assert wrapped("  12 put 2/2  pawn on square 2", 20) == "  12 put 2/2  pawn\n     on square 2"
    assert wrapped("short\nlines", 20) == "short\nlines"


def test_no_word_is_lost_or_broken() -> None:
    text = f"one {click.style('two three', bold=True)} {'long' * 10} four five six seven"
    told = click.unstyle(wrapped(text, 16))
    assert told.split() == click.unstyle(text).split()
    assert all(len(line) <= 16 for line in told.splitlines() if "long" not in line)


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, dovecote: Terminal) -> Terminal:
    """The command, as if somebody looked at it on a terminal."""
    for module in ("screen", "columba"):
        monkeypatch.setattr(f"dovecote.faces.{module}.width", lambda: WIDE)
    return dovecote


def test_a_terminal_is_known_by_its_width() -> None:
    assert max(map(len, on_a_terminal("games", "columba", "--lang", "en"))) <= WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_fit_a_screen_and_so_does_each(screen: Terminal, language: str) -> None:
    for game in ("", *GAMES):
        lines = screen("games", *game.split(), "--lang", language).out.splitlines()
        assert len(lines) < HIGH  # and the next prompt
        assert all(len(line) <= WIDE for line in lines)


def test_a_match_is_told_within_the_width_of_the_terminal(screen: Terminal) -> None:
    for game in GAMES:
        out = screen("play", game, "--seed", "3", typed="help\nwhy fly\nquit\n").out
        lines = re.sub(r"^\w+> ", "", out, flags=re.M).splitlines()  # nobody sees Enter here
        assert max(map(len, lines)) <= WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_told_within_the_width_of_the_terminal(screen: Terminal, language: str) -> None:
    for game in GAMES:
        typed = "1\nshow\nhelp\nrules 3.2\nlook\nquit\nquit\n"
        out = screen("learn", game, "--lang", language, typed=typed).out
        # nobody sees Enter here: what is said after a prompt stands behind it
        lines = re.sub(r"^(\d+ \w+ \d+>|.*\)) ", "", out, flags=re.M).splitlines()
        assert [line for line in lines if len(line) > WIDE] == []


def test_a_long_question_breaks_between_words_too(screen: Terminal) -> None:
    typed = "\nquit\n"
    out = screen(
        "play", "piccioni", "--seats", "3", "--bots", "homer", "--lang", "de", typed=typed
    ).out
    assert "die Eingabetaste." in " ".join(out.split())
    assert max(len(line) for line in out.splitlines() if "nur für deine Augen" in line) <= WIDE


def test_a_lesson_that_is_done_goes_on_under_its_title() -> None:
    assert wrapped("✓  3 Lines. Three or more", 20) == "✓  3 Lines. Three or\n     more"
