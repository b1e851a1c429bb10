"""What an operator sees of tables, and records in and out; in both databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from dovecote.core.record import read, write
from dovecote.games.columbiz import COLUMBIZ
from dovecote.locales import LANGUAGES
from dovecote.play import Seeded, Table, Verifiable
from dovecote.play.luck import LuckSource
from dovecote.play.replay import AnyTable, verify
from dovecote.server.operate.admin import overviews
from dovecote.server.storage.access import opened
from dovecote.server.storage.schema import SHAPE, TABLES
from dovecote.server.storage.tables import add_table, table_rows
from tests.kit import plain
from tests.kit.client import Person, hear
from tests.kit.serving import Server, serving
from tests.kit.terminal import Terminal
from tests.server.operating import Operated, ask, change, copied

MANY = 5_500


def hidden_lines(operated: Operated, db: str) -> list[str]:
    """The entries of the running match that an onlooker may not read, as they are stored."""
    stored = ask(
        db, "SELECT lines FROM blocks WHERE table_id = :t ORDER BY first", t=operated.running
    )
    lines = [line for (block,) in stored for line in block.splitlines()]
    shown = operated.record(operated.running).splitlines()[-len(lines) :]
    return [line for line, seen in zip(lines, shown, strict=True) if line != seen]


def finished(luck: LuckSource) -> AnyTable:
    table: AnyTable = Table(COLUMBIZ, COLUMBIZ.options_type(seats=2), luck)
    while seats := getattr(table.pending, "seats", ()):
        table.act(seats[0], table.offers(seats[0])[0])
    return table


def test_list_tells_every_table_with_its_seats_and_entries(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    listed = json.loads(dovecote("tables", "list", "--db", kept, "--json").out)
    tables = {table["id"]: table for table in listed}
    assert tables.keys() == operated.all
    assert [t["changed"] for t in listed] == sorted((t["changed"] for t in listed), reverse=True)
    over, running = tables[operated.over], tables[operated.running]
    for table in (operated.over, operated.broken):
        entries = len(read(operated.record(table)).entries)
        assert tables[table]["entries"] == entries > 1
    assert [seat["name"] or seat["bot"] for seat in over["seats"]] == ["Guest 0", "random"]
    (moment,) = ask(kept, "SELECT max(moment) FROM chat WHERE table_id = :t", t=operated.running)
    assert running["changed"] == moment[0]
    told = dovecote("tables", "list", "--db", kept, "--status", "open", "--status", "over").out
    assert {line.split()[0] for line in told.splitlines()} == {operated.open, operated.over}
    assert f"{operated.over}  columbiz, over, entries: {over['entries']}, last change 2" in told
    assert "Guest 0, bot Scatterbrain" in told
    assert "Guest 0, –" in told
    assert "no such tables" in dovecote("tables", "list", "--db", kept, "--status", "stranded").out


def test_more_tables_than_a_statement_takes_parameters_are_listed(
    operated: Operated, tmp_path: Path
) -> None:
    db = copied(operated.db, f"sqlite:///{tmp_path / 'many.db'}", tmp_path)
    with opened(db) as database:
        with database.write() as connection:
            (row,) = table_rows(connection, TABLES.c.id == operated.open)
            for number in range(MANY):
                add_table(connection, replace(row, id=f"{number}"))
        database.engine.dispose()
        few = partial(_limit, most=MANY)
        event.listen(database.engine, "connect", few)
        with database.read() as connection:
            assert len(overviews(connection)) == MANY + len(operated.all)


def _limit(connection: sqlite3.Connection, _: object, most: int) -> None:
    connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, most)


def test_show_tells_no_secret_no_token_and_no_move(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    sealed = {"t": operated.running, "text": "react umbrella", "key": "k"}
    change(kept, "INSERT INTO answers VALUES (:t, 40, 0, :text, :key)", **sealed)
    change(kept, "INSERT INTO orders VALUES (:t, 0, :text)", t=operated.running, text="pass until")
    secrets = [row[0] for row in ask(kept, "SELECT secret FROM tables")]
    secrets += [row[0] for row in ask(kept, "SELECT hash FROM tokens")]
    secrets += ["umbrella", "pass until", *hidden_lines(operated, kept)]
    assert len(secrets) > 10
    for table in operated.all:
        for more in ((), ("--json",)):
            ran = dovecote("tables", "show", table, "--db", kept, *more)
            assert ran.code == 0, ran.err
            assert not [secret for secret in secrets if secret in ran.out]
    told = dovecote("tables", "show", operated.running, "--db", kept).out
    assert "Host: Guest 0; opened 2" in told
    assert "Seat 1: Guest 1; words for the luck: coo" in told
    assert "Lines of chat: 2" in told
    assert "Waiting for seat: " in told
    known = json.loads(dovecote("tables", "show", operated.running, "--db", kept, "--json").out)
    record = read(operated.record(operated.over))
    assert known["waiting"]
    assert known["agreement"]["game"] == "piccioni"
    over = json.loads(dovecote("tables", "show", operated.over, "--db", kept, "--json").out)
    assert (over["commit"], over["binding"]) == (record.commit, record.binding)
    told = dovecote("tables", "show", operated.over, "--db", kept).out
    assert record.binding
    assert f"all words: {record.binding}" in told


def test_export_gives_what_the_server_gives(
    dovecote: Terminal, operated: Operated, kept: str, tmp_path: Path
) -> None:
    assert hidden_lines(operated, kept)
    for table in (operated.over, operated.broken, operated.running):
        ran = dovecote("tables", "export", table, "--db", kept)
        assert (ran.code, ran.out) == (0, operated.record(table))
        assert ("\nsecret: " in ran.out) == (table != operated.running)
    file = tmp_path / "record.txt"
    ran = dovecote("tables", "export", operated.over, str(file), "--db", kept)
    assert (ran.code, ran.out) == (0, f"Saved in {file}.\n")
    assert verify(COLUMBIZ, file.read_text()).at
    dovecote("tables", "export", operated.broken, str(file), "--db", kept)
    assert json.loads(dovecote("verify", str(file), "--json").out)["finished"] is False


@pytest.mark.parametrize(
    ("which", "said"),
    [("open", "the match has not begun"), ("unbegun", "the table is closed")],
)
def test_what_has_no_match_is_not_exported(
    dovecote: Terminal, operated: Operated, which: str, said: str
) -> None:
    ran = dovecote("tables", "export", getattr(operated, which), "--db", operated.db)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_an_imported_match_is_looked_at_and_replayed(
    dovecote: Terminal, kept: str, tmp_path: Path
) -> None:
    match = finished(Verifiable(["ada", "ben"], "a secret"))
    file = tmp_path / "mine.txt"
    file.write_text(write(match.record))
    ran = dovecote("tables", "import", str(file), "--db", kept, "--json")
    assert ran.code == 0, ran.err
    table = json.loads(ran.out)["id"]
    with serving(tmp_path, kept) as server:
        about = f"{server.url}/api/tables/{table}"
        assert plain.get(about).json()["table"]["status"] == "over"
        assert plain.get(f"{about}/record").text == file.read_text()
        replay = plain.get(f"{about}/replay", params={"seat": "all", "from": match.at}).json()
        assert replay["entries"] == match.at
        assert replay["steps"][-1]["over"]
    assert dovecote("tables", "export", table, "--db", kept).out == file.read_text()
    again = dovecote("tables", "import", str(file), "--db", kept)
    assert (again.code, again.out) == (2, "")
    assert f"here already, as table {table}" in again.err


def test_several_records_are_taken_in_at_once_and_come_out_as_they_were(
    dovecote: Terminal, kept: str, tmp_path: Path
) -> None:
    texts = [write(finished(Verifiable(["ada", "ben"], f"secret {n}")).record) for n in range(3)]
    files = [tmp_path / f"{n}.txt" for n in range(3)]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    ran = dovecote("import", str(files[0]), "--db", kept)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{files[0]}: The match is now table ")
    ran = dovecote("import", *map(str, files), "--db", kept, "--json")
    taken = json.loads(ran.out)
    assert [one["is_new"] for one in taken] == [False, True, True]
    again = tmp_path / "again.txt"
    for one, text in zip(taken, texts, strict=True):
        assert dovecote("tables", "export", one["id"], str(again), "--db", kept).code == 0
        assert again.read_text() == text
        assert json.loads(dovecote("verify", str(again), "--json").out)["proved"]
    known = dovecote("import", str(files[2]), "--db", kept)
    assert known.out == f"{files[2]}: The match was here already, as table {taken[2]['id']}.\n"


def test_of_several_records_none_is_taken_in_if_one_is_wrong(
    dovecote: Terminal, operated: Operated, tmp_path: Path
) -> None:
    good, rows, bad = (tmp_path / name for name in ("good.txt", "rows.jsonl", "bad.txt"))
    good.write_text(write(finished(Verifiable(["ada", "ben"], "a good one")).record))
    bad.write_text(write(finished(Seeded(1)).record))
    assert dovecote("export", str(good), "--to", "jsonl", "--out", str(rows)).code == 0
    for wrong in (bad, rows, tmp_path / "none.txt"):
        ran = dovecote("import", str(good), str(wrong), "--db", operated.db)
        assert (ran.code, ran.out) == (2, "")
        assert wrong.name in ran.err
        assert ran.err.count("\n") == 1
    assert len(ask(operated.db, "SELECT id FROM tables")) == len(operated.all)


BROKEN_OFF = "\n".join(
    [
        *(line for line in write(finished(Verifiable(["a", "b"], "s")).record).split("\n")[:20]),
        "secret: s",
    ]
)
RECORDS = {
    "luck of this record was not promised": write(finished(Seeded(1)).record),
    "match was not finished": write(read(BROKEN_OFF)),
    "check line": write(finished(Verifiable(["a", "b"])).record).rsplit("check", 1)[0],
    "at most 64": write(finished(Verifiable(["a", "b"], "s" * 65)).record),
    "There is no game “chess”": write(finished(Seeded(1)).record)
    .replace("columbiz", "chess")
    .rsplit("check", 1)[0],
}


@pytest.mark.parametrize("said", RECORDS)
def test_what_is_unfinished_unproved_or_unreadable_is_not_imported(
    dovecote: Terminal, operated: Operated, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(RECORDS[said])
    ran = dovecote("tables", "import", str(file), "--db", operated.db)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ask(operated.db, "SELECT id FROM tables")) == len(operated.all)


def test_a_record_that_no_room_could_take_up_is_not_imported(
    dovecote: Terminal, operated: Operated, tmp_path: Path
) -> None:
    """A note between a move and its luck: no table writes it, and luck would come before it."""
    lines = write(finished(Verifiable(["a", "b"], "s")).record).split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith("* ") and n > 20)
    text = write(read("\n".join([*lines[:place], "! 0 back", *lines[place:-2]])))
    verify(COLUMBIZ, text)
    file = tmp_path / "record.txt"
    file.write_text(text)
    ran = dovecote("tables", "import", str(file), "--db", operated.db)
    assert (ran.code, ran.out) == (2, "")
    assert "! 0 back" in ran.err


def test_a_database_is_not_made_or_changed_by_looking_for_one(
    dovecote: Terminal, tmp_path: Path
) -> None:
    missing = f"sqlite:///{tmp_path / 'no' / 'tables.db'}"
    stranger, notes, empty = (tmp_path / name for name in ("other.db", "notes.txt", "empty.db"))
    with sqlite3.connect(stranger) as other:
        other.execute("CREATE TABLE cat (name TEXT)")
    other.close()
    notes.write_text("no database at all" * 100)
    empty.touch()
    files = {file: file.read_bytes() for file in (stranger, notes, empty)}
    for db in (missing, *(f"sqlite:///{file}" for file in files)):
        for command in (
            "list",
            "show x",
            "export x",
            "backup x.gz",
            "check",
            "delete --older-than 1",
        ):
            ran = dovecote("tables", *command.split(), "--db", db)
            assert (ran.code, ran.out) == (2, "")
            assert ran.err == f"dovecote: No tables are kept at {db}.\n"
    assert {file: file.read_bytes() for file in files} == files
    assert sorted(tmp_path.iterdir()) == sorted(files)


@pytest.mark.parametrize(
    ("db", "said"),
    [
        ("nonsense", "The database cannot be used: sqlite:///FILE"),
        ("mysql://here/there", "The database cannot be used: sqlite:///FILE"),
        ("postgresql://me:geheim@127.0.0.1:1/x", "The database cannot be used: connection"),
    ],
)
def test_a_database_that_cannot_be_is_told(dovecote: Terminal, db: str, said: str) -> None:
    ran = dovecote("tables", "list", "--db", db)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert "geheim" not in ran.err


def test_a_database_of_another_version_is_left_alone(dovecote: Terminal, kept: str) -> None:
    change(kept, "UPDATE alembic_version SET version_num = '9999'")
    ran = dovecote("tables", "list", "--db", kept)
    assert (ran.code, ran.out) == (2, "")
    assert f"have shape 9999, this Dovecote knows shape {SHAPE}" in ran.err
    ran = dovecote("serve", "--db", kept, "--port", "0")
    assert ran.code == 2
    assert "The database cannot be used: Can't locate revision identified by '9999'" in ran.err


def test_a_database_without_tables_in_postgresql(
    dovecote: Terminal, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres").create_database("nothing")
    ran = dovecote("tables", "list", "--db", url)
    assert (ran.code, ran.out) == (2, "")
    assert "No tables are kept at postgresql" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["show", "export"])
def test_a_table_that_does_not_exist(
    dovecote: Terminal, operated: Operated, command: str, language: str
) -> None:
    ran = dovecote("tables", command, "nope", "--db", operated.db, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert "nope" in ran.err
    assert ran.err.count("\n") == 1


def test_everyone_can_still_look_at_a_table_that_never_began(
    operated: Operated, kept: str, tmp_path: Path
) -> None:
    """Its seats have no words for the luck, so there is no match to be taken up."""

    async def look(server: Server) -> None:
        ada = Person(server.url)
        async with ada.line(operated.unbegun) as line:
            assert (await hear(line))["status"] == "closed"
        await ada.close()

    with serving(tmp_path, kept) as server:
        asyncio.run(look(server))
        record = plain.get(f"{server.url}/api/tables/{operated.unbegun}/record")
        assert (record.status_code, record.json()["code"]) == (409, "status")
