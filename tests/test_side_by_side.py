"""What runs side by side is shown whole, one after the other, and no failure is lost."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest
from tools.side_by_side import main, side_by_side

WAIT = "while [ ! -e {0} ]; do sleep 0.01; done"


def test_each_is_shown_whole_though_they_run_at_once(tmp_path: Path) -> None:
    """Each waits for the other between its two lines, so both must be running."""
    one, two = tmp_path / "one", tmp_path / "two"
    commands = {
        "first": f"echo 1; touch {one}; {WAIT.format(two)}; echo 2",
        "second": f"echo 3 >&2; {WAIT.format(one)}; touch {two}; echo 4",
    }
    out = io.StringIO()
    assert side_by_side(commands, 2, out) == []
    shown = out.getvalue().splitlines()
    assert shown[:6] == ["── first", "1", "2", "── second", "3", "4"]
    assert [line.split()[0] for line in shown[6:]] == ["passed", "passed"]


def test_no_more_run_at_once_than_were_asked_for(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    alone = f"test ! -e {mark} && touch {mark} && sleep 0.05 && rm {mark}"
    assert side_by_side({"a": alone, "b": alone, "c": alone}, 1, io.StringIO()) == []


def test_some_run_in_turn_and_the_others_beside_them(tmp_path: Path) -> None:
    """What is beside the first one lets it end, and gives way to it; the second comes after it."""
    ended, beside = tmp_path / "ended", tmp_path / "beside"
    commands = {
        "first": f"nice; {WAIT.format(beside)}; sleep 0.05; touch {ended}",
        "second": f"test -e {ended} && nice",
        "beside": f"nice; touch {beside}; {WAIT.format(ended)}",
    }
    out = io.StringIO()
    assert side_by_side(commands, 2, out, in_turn=2) == []
    _, first, _, second, _, given_way = out.getvalue().splitlines()[:6]
    assert first == second
    assert int(given_way) > int(first)


def test_where_one_runs_at_a_time_all_are_in_turn(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    alone = f"test ! -e {mark} && touch {mark} && sleep 0.05 && rm {mark}"
    assert side_by_side({"a": alone, "b": alone}, 1, io.StringIO(), in_turn=1) == []


@pytest.mark.parametrize("bad", ["first", "last"])
def test_a_failure_is_told_and_the_others_still_run(bad: str) -> None:
    commands = {name: f"echo {name} ran; exit {3 * (name == bad)}" for name in ("first", "last")}
    out = io.StringIO()
    assert side_by_side(commands, 2, out) == [bad]
    assert "first ran" in out.getvalue()
    assert "last ran" in out.getvalue()
    *_, again, told, first, last = out.getvalue().splitlines()
    assert again == f"── the end of {bad}, which failed"
    assert told == f"{bad} ran"
    verdicts = [line.split() for line in (first, last)]
    assert [words[-1] for words in verdicts if words[0] == "failed"] == [bad]


def test_a_command_that_is_killed_has_failed() -> None:
    assert side_by_side({"a": "kill -9 $$"}, 1, io.StringIO()) == ["a"]


def test_the_exit_code_says_whether_all_went_well() -> None:
    assert main(["a: true", "b: true"]) == 0
    assert main(["a: true", "b: false"]) == 1
    assert main(["--in-turn", "1", "a: true", "b: true", "c: true"]) == 0


def test_it_runs_as_a_file() -> None:
    file = Path(__file__).parents[1] / "tools" / "side_by_side.py"
    ran = subprocess.run(
        [sys.executable, str(file), "--at-once", "2", "greeting: echo good day", "b: exit 1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert "── greeting\ngood day\n" in ran.stdout
