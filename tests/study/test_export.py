"""Matches as data: one row a decision, the same in every format."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from dovecote.core.entries import Did
from dovecote.core.record import read
from dovecote.games import GAMES
from dovecote.play.replay import replay
from dovecote.study.rows import Row, rows
from tests.kit.terminal import Terminal

RECORDS = Path(__file__).parents[1] / "records"
FIRST = {game: sorted(RECORDS.glob(f"{game}-v*-00-*.txt")) for game in GAMES}
SOME = {game: found[-1] for game, found in FIRST.items() if found}  # a new game has none yet


@pytest.mark.parametrize("name", SOME)
def test_every_decision_is_a_row_with_what_was_known_and_what_came_of_it(name: str) -> None:
    game, text = GAMES[name], SOME[name].read_text("utf-8")
    record = read(text)
    found = list(rows(game, "x", text))
    acts = [(n, e) for n, e in enumerate(record.entries, 1) if isinstance(e, Did)]
    assert [(r.entry, r.seat, r.choice) for r in found] == [(n, e.seat, e.text) for n, e in acts]
    over = replay(game, text).pending
    for row in found:
        assert row.choice in row.offers
        assert (row.rank, row.score) == (over.ranks[row.seat], over.scores[row.seat])  # type: ignore[union-attr]
    middle = found[len(found) // 2]
    before = replay(game, text, middle.entry - 1)
    assert middle.offers == list(before.offers(before.seats[middle.seat]))
    assert json.loads(middle.view)["options"]["seats"] == record.seats


def test_what_was_taken_back_is_marked() -> None:
    text = next(
        text
        for file in sorted(RECORDS.glob("*.txt"))
        if "undo" in (text := file.read_text("utf-8")) and "game: columbiz" in text
    )
    found = list(rows(GAMES["columbiz"], "x", text))
    assert any(row.undone for row in found)
    assert not all(row.undone for row in found)


def exported(dovecote: Terminal, out: Path, *files: Path) -> list[dict[str, Any]]:
    kind = out.suffix[1:]
    ran = dovecote("export", *map(str, files), "--to", kind, "--out", str(out))
    assert ran == (0, "", "")
    if kind == "parquet":
        found = parquet.read_table(out)
        assert found.schema.metadata[b"dovecote"] == b"1"
        return list(found.to_pylist())
    if kind == "jsonl":
        lines = map(json.loads, out.read_text("utf-8").splitlines())
        plain = {"view", "options"}
        return [{k: json.dumps(v) if k in plain else v for k, v in line.items()} for line in lines]
    with out.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_all_formats_say_the_same(dovecote: Terminal, tmp_path: Path) -> None:
    files = [SOME["columbiz"], SOME["piccioni"]]
    kinds = ("parquet", "jsonl", "csv")
    by = {kind: exported(dovecote, tmp_path / f"x.{kind}", *files) for kind in kinds}
    whole = [
        row
        for file, game in zip(files, ("columbiz", "piccioni"), strict=True)
        for row in rows(GAMES[game], file.stem, file.read_text("utf-8"))
    ]
    for kind, found in by.items():
        assert [_plain(kind, row) for row in found] == whole


def _plain(kind: str, row: dict[str, Any]) -> Row:
    """A row as it was before it was written."""
    if kind == "csv":
        numbers = ("version", "seats", "entry", "seat", "turn", "rank", "score")
        row = {k: (int(v) if v else None) if k in numbers else v for k, v in row.items()}
        row |= {"offers": json.loads(row["offers"]), "undone": row["undone"] == "True"}
    for key in ("view", "options"):
        value = json.loads(row[key])
        row[key] = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return Row(**row)


def test_what_is_printed_is_what_is_written(dovecote: Terminal, tmp_path: Path) -> None:
    exported(dovecote, tmp_path / "x.jsonl", SOME["columbiz"])
    ran = dovecote("export", str(SOME["columbiz"]), "--to", "jsonl")
    assert ran.code == 0
    assert ran.out == (tmp_path / "x.jsonl").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("{good} --to xml", "“xml” is not one of: parquet | jsonl | csv"),
        ("{good} --to parquet", "--out is missing"),
        ("--to csv", "is missing"),
        ("{good} {bad} --to csv --out {out}", "bad.txt: "),
        ("{good} --to csv --out /dev/null/x", "/dev/null/x cannot be opened"),
        ("/no/such --to csv --out {out}", "/no/such does not exist"),
    ],
)
def test_what_cannot_be_written(
    dovecote: Terminal, tmp_path: Path, arguments: str, said: str
) -> None:
    bad, out = tmp_path / "bad.txt", tmp_path / "out.csv"
    bad.write_text(SOME["columbiz"].read_text("utf-8").replace("\n0 ", "\n0 dance ", 1), "utf-8")
    told = arguments.format(good=SOME["columbiz"], bad=bad, out=out)
    ran = dovecote("export", *told.split())
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert not out.exists()
