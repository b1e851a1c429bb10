"""`dovecote analyse`: in words, for programs, and as a curve."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from dovecote.analysis.report import Analysis
from dovecote.core.entries import GaveUp
from dovecote.core.game import Seat
from dovecote.core.record import read, write
from dovecote.locales import LANGUAGES
from tests.kit.terminal import Terminal

RECORDS = Path(__file__).parents[1] / "records"
BRIEF = ("--budget", "1", "--level", "racer")


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A match that somebody gave up early."""
    whole = read((RECORDS / "columbiz-v1-00-2.txt").read_text("utf-8"))
    entries = (*whole.entries[:24], GaveUp(Seat(0)))
    file = tmp_path_factory.mktemp("analyse") / "short.txt"
    file.write_text(write(msgspec.structs.replace(whole, entries=entries)), "utf-8")
    return str(file)


def test_the_analysis_is_told_in_each_language(dovecote: Terminal, short: str) -> None:
    told = {dovecote("analyse", short, *BRIEF, "--lang", lang).out for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("100 %" in one.replace("\xa0", " ").replace("\u202f", " ") for one in told)


def test_no_more_of_a_chance_is_told_as_given_away_than_there_is(
    dovecote: Terminal, short: str
) -> None:
    """By choice: all of them together may come to more than a whole chance."""
    report = msgspec.convert(json.loads(dovecote("analyse", short, *BRIEF, "--json").out), Analysis)
    told = dovecote("analyse", short, *BRIEF, "--lang", "en").out
    means = re.findall(r"each gave away ([0-9.]+) %", told)
    assert means == [f"{100 * one.lost / one.decisions:.1f}" for one in report.accounts]


def test_programs_get_it_all_and_the_curve_is_drawn(
    dovecote: Terminal, short: str, tmp_path: Path
) -> None:
    plot = tmp_path / "curve.svg"
    ran = dovecote("analyse", short, *BRIEF, "--json", "--plot", str(plot))
    assert ran.code == 0
    found = msgspec.convert(json.loads(ran.out), Analysis)
    assert found.level == "racer"
    assert found.curve[-1].at == found.entries
    assert plot.read_text("utf-8").count("<polyline") == 2
    assert dovecote("analyse", short, *BRIEF, "--json").out == ran.out


def test_what_cannot_be_analysed_is_one_sentence(
    dovecote: Terminal, short: str, tmp_path: Path
) -> None:
    text = Path(short).read_text("utf-8")
    running = tmp_path / "running.txt"
    whole = read(text)
    begun = msgspec.structs.replace(whole, entries=whole.entries[:12])
    running.write_text(write(begun), "utf-8")
    ran = dovecote("analyse", str(running))
    assert (ran.code, "Only a finished match" in ran.err) == (2, True)
    ran = dovecote("analyse", short, "--plot", "curve.bmp")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_moves_are_told_in_words_too(dovecote: Terminal) -> None:
    file = str(RECORDS / "columba-v2-01-2-junior.txt")
    english, german = (
        dovecote("analyse", file, *BRIEF, "--lang", lang).out for lang in ("en", "de")
    )
    assert re.search(r"Better: place .* – at .*, as printed; ", english)
    codes = [re.findall(r"(?:Better|Besser): ([^–]*) – ", told) for told in (english, german)]
    assert codes[0] == codes[1] != []


def test_giving_up_gives_away_what_chance_there_was(dovecote: Terminal, short: str) -> None:
    found = msgspec.convert(json.loads(dovecote("analyse", short, *BRIEF, "--json").out), Analysis)
    last, before = found.decisions[-1], found.curve[-2].chances[0]
    assert (last.at, last.seat, last.do) == (found.entries, 0, "give up")
    assert last.lost == pytest.approx(before, abs=1e-3)  # nothing is hidden in Columbiz
    assert found.accounts[0].lost >= last.lost
    assert found.turning[-1].at == found.entries
    assert found.turning[-1].change == -last.lost
    told = dovecote("analyse", short, *BRIEF).out
    assert told.count("Blue gave up: −") == 2


def test_one_position_is_judged_whether_the_match_has_ended_or_not(
    dovecote: Terminal, short: str, tmp_path: Path
) -> None:
    whole = read(Path(short).read_text("utf-8"))
    running = tmp_path / "running.txt"
    begun = msgspec.structs.replace(whole, entries=whole.entries[:3])
    running.write_text(write(begun), "utf-8")
    (ended, open_) = (
        json.loads(dovecote("analyse", file, "--at", "3", *BRIEF, "--json").out)
        for file in (short, str(running))
    )
    chosen = ended.pop("choice")
    assert chosen["do"] == "reroll 2 3 4 4 5"
    assert open_.pop("choice") is None
    assert ended == open_
    assert sum(ended["chances"]) == pytest.approx(1, abs=1e-3)
    assert ended["moves"][0]["standing"] == pytest.approx(ended["chances"][1], abs=1e-3)
    report = json.loads(dovecote("analyse", short, *BRIEF, "--json").out)
    assert chosen == next(one for one in report["decisions"] if one["at"] == 4)
    for lang in LANGUAGES:
        told = dovecote("analyse", short, "--at", "3", *BRIEF, "--lang", lang).out
        assert "reroll 2 3 4 4 5 – " in told


def test_a_position_that_branched_off_is_judged(dovecote: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "branch.txt"
    record = str(RECORDS / "columbiz-v1-00-2.txt")
    dovecote("play", "--from", record, "--at", "3", typed=f"stand\nsave {saved}\nquit\n")
    at = len(read(saved.read_text("utf-8")).entries)
    ran = dovecote("analyse", str(saved), "--at", str(at), *BRIEF)
    assert (ran.code, "would do this" in ran.out) == (0, True)


@pytest.mark.parametrize(
    "asked",
    [
        ("--at", "99999"),
        ("--at", "2"),
        ("--at", "x"),
        ("--at", "3", "--seat", "0"),
        ("--at", "3", "--plot", "x.svg"),
        ("--seat", "0"),
    ],
)
def test_a_position_that_cannot_be_judged_is_one_sentence(
    dovecote: Terminal, short: str, asked: tuple[str, ...]
) -> None:
    ran = dovecote("analyse", short, *asked)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
