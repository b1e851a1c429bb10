"""The lab: the same deals under each reading, and figures that are what they say."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from dovecote.core.options import known_options
from dovecote.games import GAMES
from dovecote.games.columbiz.state import Options
from dovecote.study.findings import findings, mean, share
from dovecote.study.lab import Experiment, LabMatch, explore, one_by_one, readings
from tests.kit.terminal import Terminal

CARDS = Path(__file__).parents[1] / "games/piccioni/scenarios/other-cards/cards.toml"


@cache
def plan(bots: tuple[str, ...] = ("random",)) -> Experiment:
    return Experiment(
        "columbiz", readings("columbiz", {"ties": ("shared", "captured")}), bots, 8, 3
    )


@cache
def trials() -> list[LabMatch]:
    return explore(plan())


def test_readings_are_every_combination_with_a_control() -> None:
    wished = {"ties": ("shared", "captured"), "seats": ("3",), "captures": ("each", "together")}
    found = readings("columbiz", wished)
    assert [reading.label for reading in found] == [
        "ties=shared captures=each",
        "control",
        "ties=shared captures=together",
        "ties=captured captures=each",
        "ties=captured captures=together",
    ]
    assert {reading.options.seats for reading in found} == {3}


def test_other_cards_are_a_reading() -> None:
    found = readings("piccioni", {"seats": ("2",)}, {"cards": CARDS.read_text("utf-8")})
    assert [reading.label for reading in found] == ["cards=own", "control", "cards=cards"]
    played = explore(Experiment("piccioni", found, ("random",), 2, 1))
    own, others = ([t.turns for t in played if t.reading == number] for number in (0, 2))
    assert len(own) == len(others) == 2
    assert own != others


def test_figures_are_written_as_the_reader_writes_them(dovecote: Terminal) -> None:
    told = "columbiz --bots random --games 2 --workers 1 --lang de"
    assert re.search(r": \d+,\d\d \[\d+,\d\d … ", dovecote("lab", *told.split()).out)


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_is_tried_by_itself(game: str) -> None:
    kind = GAMES[game].options_type
    others = sum(len(o.values) - 1 for o in known_options(kind) if o.name != "seats")
    found = one_by_one(game)
    assert len(found) == 2 + others
    assert all(len(reading.named) == 1 for reading in found[2:])


def test_all_readings_meet_the_same_deals() -> None:
    """How ties are broken says who leads and wins; all else is the same, deal by deal."""
    first, _, other = ([t for t in trials() if t.reading == n] for n in range(3))
    assert [t.deal for t in first] == list(range(8))
    for one, two in zip(first, other, strict=True):
        played = replace(one, reading=2, ranks=(), lead_changes=0)
        assert played == replace(two, ranks=(), lead_changes=0)


def test_the_same_seed_gives_the_same_trials_whoever_plays() -> None:
    assert explore(plan(), 2) == trials()


def test_the_first_reading_is_what_others_are_compared_with() -> None:
    usual, control, captured = findings(plan(), trials())
    assert usual.changed is None
    assert not usual.differences
    first, anew, other = ([t for t in trials() if t.reading == n] for n in range(3))
    for finding, own in ((control, anew), (captured, other)):
        changed = sum(a.winners != b.winners for a, b in zip(first, own, strict=True))
        assert finding.changed is not None
        assert finding.changed.value == changed / 8
    assert captured.differences["turns"] == mean([0.0] * 8)
    assert control.changed is not None
    assert control.changed.value > 0  # random bots do choose anew


def test_luck_is_what_the_same_seat_wins_whoever_sits_there() -> None:
    both = replace(plan(), bots=("random", "fledgling"), deals=3)
    found = explore(both)
    assert len(found) == 3 * 3 * 2
    usual = findings(both, found)[0]
    own = [t for t in found if t.reading == 0]
    same = sum(bool({*a.winners} & {*b.winners}) for a, b in zip(own[::2], own[1::2], strict=True))
    assert usual.luck is not None
    assert usual.luck.value == same / 3
    assert findings(plan(), trials())[0].luck is None


def test_stopping_early_leaves_whole_deals() -> None:
    def seven(results: object) -> list[LabMatch]:
        return [trial for trial, _ in zip(results, range(7), strict=False)]  # type: ignore[call-overload]

    assert explore(plan(), 1, seven) == trials()[:6]


def test_intervals() -> None:
    assert share(0, 100).low == pytest.approx(0, abs=1e-9)
    assert share(0, 100).high == pytest.approx(0.037, abs=0.0005)  # Wilson's, as tables have it
    assert share(50, 100).low == pytest.approx(0.4038, abs=0.0005)
    middle = mean([1, 2, 3, 4])
    assert (middle.value, middle.deals) == (2.5, 4)
    assert middle.high == pytest.approx(2.5 + 1.96 * 1.2910 / 2, abs=0.001)


def test_the_command_tells_draws_and_counts(dovecote: Terminal, tmp_path: Path) -> None:
    told = "columbiz --option ties=shared,captured --bots random --games 4 --workers 1"
    arguments = told.split()
    ran = dovecote("lab", *arguments, "--plot", str(tmp_path))
    assert ran.code == 0
    assert "ties=captured" in ran.out
    assert "(difference 0.00 [0.00 … 0.00])" in ran.out
    assert {file.stem for file in tmp_path.iterdir()} >= {"turns", "changed", "first"}
    plain = json.loads(dovecote("lab", *arguments, "--json").out)
    assert [r["label"] for r in plain["readings"]] == ["ties=shared", "control", "ties=captured"]
    assert plain["readings"][2]["options"]["ties"] == "captured"
    assert Options(**plain["readings"][0]["options"]).ties == "shared"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("chess", "There is no game “chess”"),
        ("columbiz --option wind=low,high", "wind = low is impossible; expected: seats"),
        ("columbiz --option ties=shared,never", "ties = never is impossible"),
        ("columbiz --option ties", "“ties” is not an option; expected: KEY=VALUE"),
        ("columbiz --bots eagle", "There is no bot “eagle”"),
        ("piccioni --cards /nowhere/to/be", "/nowhere/to/be does not exist"),
        ("columbiz --games 1 --bots random --plot /dev/null/x", "/dev/null/x cannot be opened"),
    ],
)
def test_an_experiment_that_cannot_be(dovecote: Terminal, arguments: str, said: str) -> None:
    ran = dovecote("lab", *arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
