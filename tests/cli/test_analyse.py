"""`dovecote analyse`: in words, for programs, and as a curve."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from dovecote.analysis.report import Analysis
from dovecote.core.game import Seat
from dovecote.core.record import GaveUp, read, write
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
