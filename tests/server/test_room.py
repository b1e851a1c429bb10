"""What happens at a table, over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import convert

from dovecote.core.game import Over
from dovecote.games import GAMES
from dovecote.play.replay import verify
from tests.kit.client import Person, hear, hear_where, people, say
from tests.kit.serving import Server
from tests.server.seated import Seated, asked_first, at_table


def test_everyone_hears_of_a_move_once_it_is_stored(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        at = mover.now["at"]
        done = await mover.move("stand")
        assert done["is"] == "done"
        assert done["at"] == at + 1
        heard = await other.look()
        assert heard["at"] == mover.now["at"] > at
        assert heard["since"] == at
        assert heard["events"] == mover.now["events"] != []

    at_table(server, scene)


def test_only_who_is_asked_gets_offers(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        assert {"do": "stand", "action": {"type": "Stand"}} in mover.now["offers"]
        assert "offers" not in other.now

    at_table(server, scene)


def test_a_move_with_a_key_is_made_once(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        before = dict(mover.now)
        first = await mover.move("stand", key="k1")
        mover.now = before
        again = await mover.move("stand", key="k1")
        assert again["is"] == "done"
        assert again["at"] == first["at"]
        record = (await mover.person.http.get(f"/api/tables/{table}/record")).text
        assert record.count("stand") == 1

    at_table(server, scene)


def test_a_late_move_is_refused_with_the_present_number(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        at = mover.now["at"]
        await mover.move("stand")
        now = mover.now["at"]
        refused = await mover.ask(seat=mover.seat, at=at, do="stand")
        assert (refused["is"], refused["code"]) == ("refused", "stale")
        assert refused["params"]["now"] == refused["at"] == now

    at_table(server, scene)


def test_a_refusal_names_the_rule_and_goes_to_its_sender_only(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        await other.ask(ping=1)
        refused = await mover.move("end")
        assert refused["is"] == "refused"
        assert refused["clause"] == GAMES["columbiz"].refusals[refused["code"]]
        assert "offers" not in refused["params"]
        await say(other.line, ping=2)
        assert await hear(other.line) == {"is": "pong", "ping": 2}  # and nothing before it

    at_table(server, scene)


def test_nobody_moves_for_another_seat(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        refused = await other.ask(seat=mover.seat, at=mover.now["at"], do="stand")
        assert refused["code"] == "not-yours"
        refused = await other.ask(seat=other.seat, at=mover.now["at"], do="stand")
        assert refused["code"] == "out-of-turn"

    at_table(server, scene)


def test_undo_goes_as_far_as_the_rule_of_records(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        refused = await mover.ask(seat=mover.seat, at=mover.now["at"], undo=mover.now["at"])
        assert (refused["code"], refused["params"]["reason"]) == ("undo", "luck")
        before = mover.now["view"]
        done = await mover.move("stand")
        undone = await mover.ask(seat=mover.seat, at=mover.now["at"], undo=done["at"], key="u")
        assert undone["is"] == "done"
        assert mover.now["view"] == before
        assert mover.now["at"] == done["at"] + 1  # numbers never run back
        refused = await other.ask(seat=other.seat, at=mover.now["at"], undo=done["at"])
        assert refused["is"] == "refused"

    at_table(server, scene)


def test_a_seat_hears_what_it_may_ask_to_take_back(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        assert "undo" not in mover.now  # the dice have just been thrown
        done = await mover.move("stand")
        assert mover.now["undo"] == done["at"]
        assert "undo" not in await other.look()
        async with people(server.url, 1) as (eve,), eve.line(table) as line:
            assert "undo" not in await hear(line, "position")
        await mover.ask(seat=mover.seat, at=mover.now["at"], undo=mover.now["undo"])
        assert "undo" not in mover.now
        await mover.move("stand")
        await mover.ask(seat=mover.seat, leave="homer")
        async with mover.person.line(table) as line:
            assert "undo" not in await hear(line, "position")  # the bot's moves are not theirs

    at_table(server, scene)


def test_what_was_taken_back_is_mended_by_telling_everything_anew(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        before, known = other.now["at"], [await _log(s.person, table) for s in (mover, other)]
        await mover.move("stand")
        moved = (await other.look())["at"]
        await mover.ask(seat=mover.seat, at=mover.now["at"], undo=mover.now["undo"])
        heard = await other.look()
        assert (heard["since"], heard["at"]) == (0, moved + 1)
        assert heard["events"] == known[1]
        assert (mover.now["since"], mover.now["events"]) == (0, known[0])
        for since, told_from in ((before, before), (moved, 0), (moved + 1, moved + 1)):
            async with other.person.line(table, since) as line:
                assert (await hear(line, "position"))["since"] == told_from

    at_table(server, scene)


async def _log(person: Person, table: str) -> Any:
    async with person.line(table, 0) as line:
        return (await hear(line, "position"))["events"]


def test_coming_back_gives_the_view_and_the_events_since(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        since = other.now["at"]
        await other.line.close()
        await mover.move("stand")
        await mover.move()
        async with other.person.line(table, since) as line:
            told = await hear(line, "position")
        assert told["at"] == mover.now["at"]
        assert told["since"] == since
        assert len(told["events"]) > len(mover.now["events"])
        assert told["view"] == mover.now["view"]

    at_table(server, scene)


def test_a_second_tab_of_the_same_seat_works(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        async with mover.person.line(table) as line:
            tab = Seated(mover.person, line, mover.seat)
            await tab.look()
            assert (await tab.move("stand"))["is"] == "done"
            assert (await mover.look())["at"] == tab.now["at"]

    at_table(server, scene)


def test_onlookers_see_and_cannot_act(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        async with people(server.url, 1) as (eve,), eve.line(table) as line:
            onlooker = Seated(eve, line, None)
            assert (await onlooker.look())["seat"] is None
            refused = await onlooker.ask(seat=mover.seat, at=mover.now["at"], do="stand")
            assert refused["code"] == "not-yours"
            assert (await onlooker.ask(say="hello"))["code"] == "not-seated"
            await mover.move("stand")
            assert (await onlooker.look())["at"] == mover.now["at"]

    at_table(server, scene)


def test_the_help_level_is_what_the_server_sends(server: Server) -> None:
    async def none(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        assert "offers" not in mover.now
        assert (await mover.ask(seat=mover.seat, why="end"))["code"] == "help"
        assert (await mover.move("stand"))["is"] == "done"

    async def legal(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        assert "offers" in mover.now
        assert (await mover.ask(seat=mover.seat, preview="stand"))["code"] == "help"

    async def preview(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        why = await mover.ask(seat=mover.seat, why="end")
        assert why["clause"] == GAMES["columbiz"].refusals[why["code"]]
        assert "code" not in await mover.ask(seat=mover.seat, why="stand")
        told = await mover.ask(seat=mover.seat, preview="stand")
        assert told["is"] == "preview"
        assert (await mover.ask(seat=mover.seat, hint=True))["code"] == "help"
        await mover.move("stand")
        assert (told["events"], told["view"]) == (mover.now["events"], mover.now["view"])

    async def coach(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        hint = await mover.ask(seat=mover.seat, hint=True)
        moves = [move["do"] for move in hint["moves"]]
        assert 1 <= len(moves) == len({*moves}) <= 3  # as many as differ
        assert {*moves} <= {offer["do"] for offer in mover.now["offers"]}
        assert all(reason["term"] for move in hint["moves"] for reason in move["reasons"])
        assert (await other.ask(seat=other.seat, hint=True))["code"] == "out-of-turn"

    for level, scene in {"none": none, "legal": legal, "preview": preview, "coach": coach}.items():
        at_table(server, scene, help=level)


def test_chat_reaches_everyone_but_who_has_muted(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated, cleo: Seated) -> None:
        assert (await cleo.ask(mute=0, on=True))["is"] == "done"
        assert (await ada.ask(say=" coo\u202e \n coo "))["is"] == "done"
        assert (await ben.ask(say="hear, hear"))["is"] == "done"
        heard = await hear(cleo.line, "said")
        assert (heard["seat"], heard["text"]) == (1, "hear, hear")
        async with ben.person.line(table) as line:  # who comes in later reads it too
            first = await hear(line, "said")
            assert (first["seat"], first["text"], first["name"]) == (0, "coo coo", "Guest 0")
        assert (await cleo.ask(mute=0, on=False))["is"] == "done"
        await ada.ask(say="again")
        assert (await hear(cleo.line, "said"))["text"] == "again"

    at_table(server, scene, seats=3)


def test_with_two_seats_giving_up_is_a_result_that_everyone_keeps(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        await mover.move("stand")
        early = await ada.person.http.get(f"/api/tables/{table}/figures")
        assert (early.status_code, early.json()["code"]) == (409, "status")
        assert (await other.ask(seat=other.seat, resign=True))["is"] == "done"
        told = await hear_where(mover.line, lambda t: t.get("status") == "over")
        assert told["seats"][other.seat]["resigned"]
        assert told["seats"][other.seat]["bot"] == ""
        over = told["over"]
        assert (over["gave_up"], over["ranks"][mover.seat]) == (other.seat, 1)
        assert over["ranks"][other.seat] == 2
        last = await hear_where(mover.line, lambda t: bool(t.get("over")) and "view" in t)
        assert (last["over"], last["waiting"]) == (over, [])
        for seated in (ada, ben):
            (mine,) = (await seated.person.http.get("/api/tables/mine")).json()
            assert (mine["id"], mine["status"]) == (table, "over")
            known = (await seated.person.http.get(f"/api/tables/{table}")).json()["table"]
            assert known["over"] == over
        replay = (await ada.person.http.get(f"/api/tables/{table}/replay?seat=all")).json()
        assert replay["steps"][-1]["over"] == over
        figures = await ada.person.http.get(f"/api/tables/{table}/figures")
        assert [figure["name"] for figure in figures.json()] == ["luck"]  # of one throw each
        record = (await ada.person.http.get(f"/api/tables/{table}/record")).text
        assert f"\n! {other.seat} give up\nsecret: " in record
        assert verify(GAMES["columbiz"], record).pending == convert(over, Over)
        assert (await mover.move("end"))["code"] == "status"
        assert (await mover.person.http.post(f"/api/tables/{table}/rematch")).status_code == 200

    at_table(server, scene)


def test_allies_play_on_until_the_last_of_them_gives_up(server: Server) -> None:
    async def scene(table: str, *seated: Seated) -> None:
        await seated[1].ask(seat=1, resign=True)
        told = await hear_where(seated[0].line, lambda t: "seats" in t and t["seats"][1]["bot"])
        assert (told["status"], told["over"]) == ("running", None)
        await seated[3].ask(seat=3, resign=True)
        told = await hear_where(seated[0].line, lambda t: t.get("status") == "over")
        assert told["over"]["ranks"] == [1, 2, 1, 2]

    at_table(server, scene, seats=4, game="columba")


def test_with_three_seats_a_bot_plays_on(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated, cleo: Seated) -> None:
        mover, other = asked_first(ada, ben, cleo)
        await mover.ask(seat=mover.seat, resign=True)
        told = await hear_where(
            other.line, lambda t: t["is"] == "position" and mover.seat not in t["waiting"]
        )
        assert told["at"] > mover.now["at"] - 1
        assert (await mover.ask(seat=mover.seat, back=True))["code"] == "status"
        record = (await ada.person.http.get(f"/api/tables/{table}/record")).text
        assert f"! {mover.seat} give up to homer\n{mover.seat} " in record

    at_table(server, scene, seats=3)


def test_a_leaver_comes_back_and_the_record_says_who_moved(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        assert (await mover.ask(seat=mover.seat, leave="homer"))["is"] == "done"
        await hear_where(other.line, lambda t: t["is"] == "position" and other.seat in t["waiting"])
        refused = await mover.ask(seat=mover.seat, at=mover.now["at"], do="stand")
        assert refused["code"] in ("bot-plays", "stale")
        assert (await mover.ask(seat=mover.seat, back=True))["is"] == "done"
        record = (await ada.person.http.get(f"/api/tables/{table}/record")).text
        mine = [line for line in record.splitlines() if line.startswith(f"! {mover.seat}")]
        assert mine == [f"! {mover.seat} bot homer", f"! {mover.seat} back"]

    at_table(server, scene)


def test_an_absent_seat_is_replaced_when_all_others_agree(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated, cleo: Seated) -> None:
        refused = await ada.ask(seat=0, replace=2)
        assert refused["code"] == "present"
        await cleo.line.close()
        await hear_where(ada.line, lambda t: t["is"] == "table" and not t["seats"][2]["is_here"])
        while (told := await ada.ask(seat=0, replace=2)).get("code") == "just-left":
            await asyncio.sleep(0.1)
        assert told["is"] == "done"
        told = await hear_where(ben.line, lambda t: t["is"] == "table" and t["votes"])
        assert told["votes"] == [[2, 0]]
        assert (await ben.ask(seat=1, replace=2))["is"] == "done"
        told = await hear_where(ada.line, lambda t: t["is"] == "table" and t["seats"][2]["bot"])
        assert told["votes"] == []

    at_table(server, scene, seats=3, grace=1)
