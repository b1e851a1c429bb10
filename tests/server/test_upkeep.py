"""Old tables go, running ones are tried on the present rules, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import pytest

from dovecote.games.piccioni import PICCIONI
from dovecote.server.storage.access import opened
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import NoTableError
from dovecote.tables.rows import Block
from tests.kit.client import hear, people, say
from tests.kit.serving import serving
from tests.kit.terminal import Terminal
from tests.server.operating import Operated, ask, change

DAY = 86_400_000
MOMENTS = (
    *(("tables", "changed"), ("tables", "created"), ("blocks", "moment"), ("chat", "moment")),
    *(("people", "created"), ("tokens", "created")),
)


def age(db: str, days: int) -> None:
    """Everything was some days earlier."""
    for table, column in MOMENTS:
        earlier = f"UPDATE {table} SET {column} = {column} - :time"
        change(db, earlier, time=days * DAY)


def tables(db: str) -> set[str]:
    return {row[0] for row in ask(db, "SELECT id FROM tables")}


def count(db: str, table: str) -> int:
    return int(ask(db, f"SELECT count(*) FROM {table}")[0][0])


def test_old_tables_go_with_everything_of_theirs_and_their_people(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    age(kept, 40)
    ran = dovecote("tables", "delete", "--older-than", "41", "--yes", "--db", kept)
    assert ran.out == "Deleted: tables 0, people 0.\n"
    dry = dovecote("tables", "delete", "--older-than", "39", "--dry-run", "--db", kept)
    assert {line.split()[0] for line in dry.out.splitlines()[:-1]} == operated.all
    assert dry.out.endswith("This would be deleted: tables 5, people 2.\n")
    assert tables(kept) == operated.all
    ran = dovecote("tables", "delete", "--older-than", "39", "--yes", "--db", kept, "--json")
    assert json.loads(ran.out) == {"tables": 5, "people": 2, "deleted": True}
    for table in ("tables", "seats", "blocks", "chat", "people", "tokens"):
        assert count(kept, table) == 0, table


def test_only_the_named_status_goes(dovecote: Terminal, operated: Operated, kept: str) -> None:
    age(kept, 40)
    named = ("--status", "over", "--status", "closed")
    ran = dovecote("tables", "delete", "--older-than", "30", *named, "--yes", "--db", kept)
    assert ran.out.endswith("Deleted: tables 3, people 0.\n")
    assert tables(kept) == {operated.running, operated.open}
    assert count(kept, "people") == 2


@pytest.mark.parametrize(("table", "column"), [("blocks", "moment"), ("chat", "moment")])
def test_a_move_or_a_word_keeps_a_table(
    dovecote: Terminal, operated: Operated, kept: str, table: str, column: str
) -> None:
    """The row of a table does not change when somebody moves."""
    age(kept, 40)
    today = f"UPDATE {table} SET {column} = {column} + :time WHERE table_id = :t"
    assert change(kept, today, t=operated.running, time=35 * DAY)
    dovecote("tables", "delete", "--older-than", "30", "--yes", "--db", kept)
    assert tables(kept) == {operated.running}
    assert count(kept, "people") == 2  # both sit there


def test_people_who_came_lately_or_on_a_new_device_stay(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    age(kept, 40)
    change(
        kept, "UPDATE people SET created = created + :time WHERE name = 'Guest 0'", time=35 * DAY
    )
    back = "UPDATE tokens SET created = created + :time WHERE person IN "
    change(kept, back + "(SELECT id FROM people WHERE name = 'Guest 1')", time=35 * DAY)
    ran = dovecote("tables", "delete", "--older-than", "30", "--yes", "--db", kept)
    assert ran.out.endswith("Deleted: tables 5, people 0.\n")
    ran = dovecote("tables", "delete", "--older-than", "3", "--yes", "--db", kept)
    assert ran.out == "Deleted: tables 0, people 2.\n"


def test_a_rematch_that_is_no_more_can_be_asked_for_again(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    facts = {"over": operated.over, "next": operated.open}
    change(kept, "UPDATE tables SET next = :next WHERE id = :over", **facts)
    dovecote("tables", "delete", "--older-than", "0", "--status", "open", "--yes", "--db", kept)
    ((following, revision),) = ask(
        kept, "SELECT next, revision FROM tables WHERE id = :t", t=operated.over
    )
    ((before,),) = ask(operated.db, "SELECT revision FROM tables WHERE id = :t", t=operated.over)
    assert (following, revision) == ("", before + 1)  # servers that hold the row read it again


@pytest.mark.parametrize(
    ("language", "typed", "is_meant"),
    [
        ("en", "yes", True),
        ("en", " YES ", True),
        ("en", "y", False),
        ("en", "", False),
        ("de", "ja", True),
        ("fr", "oui", True),
        ("it", "sì", True),
    ],
)
def test_nothing_goes_without_a_yes(
    dovecote: Terminal, operated: Operated, kept: str, language: str, typed: str, is_meant: bool
) -> None:
    ran = dovecote(
        *("tables", "delete", "--older-than", "0", "--db", kept, "--lang", language),
        typed=f"{typed}\n",
    )
    assert ran.code == (0 if is_meant else 2)
    assert tables(kept) == (set() if is_meant else operated.all)
    if not is_meant:
        assert "Nothing has been deleted; --yes deletes without asking." in ran.err


def test_nobody_to_ask_is_a_no(dovecote: Terminal, operated: Operated) -> None:
    ran = dovecote("tables", "delete", "--older-than", "0", "--db", operated.db)
    assert ran.code == 2
    assert tables(operated.db) == operated.all


def test_matches_that_go_on_are_fine(dovecote: Terminal, operated: Operated, kept: str) -> None:
    ran = dovecote("tables", "check", "--db", kept)
    assert (ran.code, ran.out) == (0, "Running matches that can go on: 1; that cannot: 0.\n")


def test_a_match_that_changed_rules_follow_gets_their_name(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    named = "SELECT ruleset, version, revision FROM tables WHERE id = :t"
    ((ruleset, version, revision),) = ask(kept, named, t=operated.running)
    older = "UPDATE tables SET ruleset = 'before' WHERE status IN ('running', 'over')"
    assert change(kept, older) == 2
    ran = dovecote("tables", "check", "--db", kept)
    assert ran.code == 0
    said = f"Table {operated.running} (piccioni): the rules have changed from before to "
    assert f"{said}{ruleset}, " in ran.out
    assert ask(kept, named, t=operated.running) == [(ruleset, version, revision + 1)]
    assert ask(kept, named, t=operated.over)[0][0] == "before"  # it is not running
    assert "changed" not in dovecote("tables", "check", "--db", kept).out


def test_a_match_of_another_version_cannot_go_on(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    assert change(kept, "UPDATE tables SET version = 1 WHERE status = 'running'") == 1
    ran = dovecote("tables", "check", "--db", kept)
    assert ran.code == 1
    said = f"Table {operated.running} (piccioni): it was begun under version 1 of the rules, "
    assert f"{said}here is version {PICCIONI.version}; the match is set aside.\n" in ran.out
    assert "that cannot: 1." in ran.out


def test_a_running_table_of_the_former_name_of_the_same_data_goes_on(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    """Until the hash was one of the data alone, the same board of Columbiz was called otherwise."""
    former = "UPDATE tables SET ruleset = '0c203bb54304480b', status = 'running' WHERE id = :t"
    assert change(kept, former, t=operated.broken) == 1
    ran = dovecote("tables", "check", "--db", kept)
    assert (ran.code, ran.out) == (0, "Running matches that can go on: 2; that cannot: 0.\n")
    shown = dovecote("tables", "show", operated.broken, "--db", kept)
    assert "version 1, ruleset 0c203bb54304480b" in shown.out


def blocks(db: str, table: str) -> list[tuple[int, str]]:
    found = ask(db, "SELECT first, lines FROM blocks WHERE table_id = :t ORDER BY first", t=table)
    return [(first, lines) for first, lines in found]


def rewrite(db: str, table: str, first: int, lines: str) -> None:
    facts = {"t": table, "n": first, "lines": lines}
    assert change(
        db, "UPDATE blocks SET lines = :lines WHERE table_id = :t AND first = :n", **facts
    )


def test_a_match_the_rules_cannot_follow_is_named_without_its_moves(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    """Somebody has drawn another card than the promised luck gives."""
    first, lines = blocks(kept, operated.running)[0]
    rewrite(kept, operated.running, first, lines + "\n* umbrella")
    entry = first + len(lines.splitlines())
    for command in (("check",), ("export", operated.running)):
        ran = dovecote("tables", *command, "--db", kept)
        said = f"Table {operated.running} (piccioni, ruleset "
        said_too = f"): the present rules cannot follow the match from entry {entry} on."
        told = ran.out + ran.err
        assert ran.code == (1 if command == ("check",) else 2)
        assert said in told
        assert said_too in told
        assert "umbrella" not in told
    ran = dovecote("tables", "check", "--db", kept, "--json")
    (checked,) = json.loads(ran.out)
    assert (ran.code, checked["id"], checked["entry"]) == (1, operated.running, entry)
    assert dovecote("tables", "show", operated.running, "--db", kept).code == 0


def test_luck_that_today_would_go_on_is_noticed(
    dovecote: Terminal, operated: Operated, kept: str
) -> None:
    """Otherwise a server would go on from an entry that is stored nowhere."""
    first, lines = blocks(kept, operated.running)[0]
    shorter = lines.splitlines()[:-1]
    change(kept, "DELETE FROM blocks WHERE table_id = :t AND first > 1", t=operated.running)
    rewrite(kept, operated.running, first, "\n".join(shorter))
    ran = dovecote("tables", "check", "--db", kept, "--json")
    assert (ran.code, json.loads(ran.out)[0]["entry"]) == (1, len(shorter) + 1)


@pytest.mark.parametrize("what", ["game", "options"])
def test_a_match_whose_game_or_option_is_no_more_is_named(
    dovecote: Terminal, operated: Operated, kept: str, what: str
) -> None:
    old, new = ('"piccioni"', '"chess"') if what == "game" else ('"edition"', '"colour"')
    swap = "UPDATE tables SET agreement = replace(agreement, :old, :new) WHERE id = :t"
    assert change(kept, swap, old=old, new=new, t=operated.running)
    ran = dovecote("tables", "check", "--db", kept, "--json")
    (checked,) = json.loads(ran.out)
    assert (ran.code, checked["entry"]) == (1, 0)


def stored_together(db: str, table: str, lost: Unit) -> list[bool]:
    """Whether a good move and a lost one are stored by the same commit."""
    held = threading.Event()
    good = Unit(table, Block(999, "0 end", (), 1, unit="good"))

    async def run() -> list[bool]:
        with opened(db) as database:
            writer = Writer(database, asyncio.get_running_loop())
            units = (Unit("", change=lambda _: held.wait(20)), good, lost)
            done = [asyncio.ensure_future(writer.write(unit)) for unit in units]
            await asyncio.sleep(0)  # the first one keeps the writer busy, the others queue up
            held.set()
            try:
                return (await asyncio.gather(*done))[1:]
            finally:
                await writer.close()

    return asyncio.run(run())


def test_a_move_at_a_deleted_table_does_not_hold_up_the_others(
    operated: Operated, kept: str
) -> None:
    lost = Unit("gone", Block(1, "0 end", (), 1, unit="lost"))
    assert stored_together(kept, operated.running, lost) == [True, False]
    assert blocks(kept, operated.running)[-1] == (999, "0 end")


@pytest.mark.parametrize("kept", ["postgresql"], indirect=True)
def test_a_text_that_postgresql_does_not_take_does_not_hold_up_the_others(
    operated: Operated, kept: str
) -> None:
    lost = Unit(operated.broken, Block(999, "0 end", (), 1, key="\0", unit="lost"))
    assert stored_together(kept, operated.running, lost) == [True, False]


def test_somebody_at_a_deleted_table_is_told_and_others_go_on(
    dovecote: Terminal, tmp_path: Path
) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run(url: str) -> None:
        async with people(url, 1) as (ada,):
            gone = await ada.open("columbiz", ["me", "me"])
            async with ada.line(gone) as line:
                told = await hear(line, "position")
                while told["seat"] not in told["waiting"]:
                    told = await hear(line, "position")
                ran = dovecote("tables", "delete", "--older-than", "0", "--yes", "--db", db)
                assert "Deleted: tables 1, people" in ran.out
                do = told["offers"][0]["do"]
                await say(line, seat=told["seat"], at=told["at"], do=do, ref="r")
                assert (await hear(line, "refused"))["code"] == NoTableError.code()
        async with people(url, 1) as (ben,):
            table = await ben.open("columbiz", ["me", "me"])
            async with ben.line(table) as line:
                assert (await hear(line, "table"))["status"] == "running"

    with serving(tmp_path, db) as server:
        asyncio.run(run(server.url))
