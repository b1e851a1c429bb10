"""Tables over HTTP: the lobby, sitting down, the next one, links."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import reduce
from hashlib import sha256
from operator import and_, or_
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from dovecote.core.record import read
from dovecote.games import GAMES
from dovecote.games.columbiz import COLUMBIZ
from dovecote.play.luck import commitment
from dovecote.play.replay import verify
from tests.kit.client import Person, hear, hear_where, people, play_on, say
from tests.kit.effort import tries
from tests.kit.serving import Server


def _run(server: Server, count: int, scene: Callable[..., Awaitable[None]]) -> None:
    async def run() -> None:
        async with people(server.url, count) as guests:
            await scene(*guests)

    asyncio.run(run())


def test_listed_tables_are_in_the_lobby_and_private_ones_are_not(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        listed = await ada.open("columba", ["me", "open"], listed=True)
        private = await ada.open("columba", ["me", "open"])
        lobby = {line["id"]: line for line in (await ben.http.get("/api/tables")).json()}
        assert lobby[listed]["names"] == ["Guest 0", ""]
        assert private not in lobby
        mine = [line["id"] for line in (await ada.http.get("/api/tables/mine")).json()]
        assert set(mine) == {listed, private}
        assert (await ben.http.get("/api/tables/mine")).json() == []

    _run(server, 2, scene)


def test_whoever_has_the_link_may_sit_down_and_the_match_begins(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        table = await ada.open("columbiz", ["open", "me"])
        before = (await ben.http.get(f"/api/tables/{table}")).json()
        assert before["link"] == f"{server.url}/t/{table}"
        assert before["table"]["status"] == "open"
        assert before["table"]["seats"][0]["is_open"]
        await ben.sit(table, 0, "ben-was-here")
        after = (await ada.http.get(f"/api/tables/{table}")).json()["table"]
        assert after["status"] == "running"
        assert after["words"][0] == "ben-was-here"
        assert [seat["is_mine"] for seat in after["seats"]] == [False, True]

    _run(server, 2, scene)


def test_the_promise_is_shown_before_the_first_move_and_kept(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        table = await ada.open("columbiz", ["me", "open"], words="ada-was-here")
        promised = (await ben.http.get(f"/api/tables/{table}")).json()["table"]["commit"]
        await ben.sit(table, 1)
        async with ada.line(table) as one, ben.line(table) as two:
            text = (await ada.http.get(f"/api/tables/{table}/record")).text
            assert f"commit: {promised}" in text
            assert "secret" not in text
            ends = (play_on(one, Random(1), _ignore), play_on(two, Random(2), _ignore))
            await asyncio.gather(*ends)
        record = read((await ada.http.get(f"/api/tables/{table}/record")).text)
        assert commitment(record.secret) == promised == record.commit
        assert record.entropy[0] == "ada-was-here"

    _run(server, 2, scene)


def test_all_words_are_bound_when_the_match_begins(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        table = await ada.open("columbiz", ["me", "random", "open"], words="ada-was-here")
        async with ada.line(table) as line:
            before = await hear(line, "table")
            assert before["binding"] == ""
            await ben.sit(table, 2, "ben-was-here")
            begun = await hear_where(line, lambda told: told.get("status") == "running")
        words = ["ada-was-here", begun["words"][1], "ben-was-here"]
        due = sha256("\n".join(["binding", before["commit"], *words]).encode()).hexdigest()
        assert begun["binding"] == due  # as documented
        nobody = Person(server.url)
        for person in (ada, ben, nobody):
            told = (await person.http.get(f"/api/tables/{table}")).json()["table"]
            assert told["binding"] == due
            text = (await person.http.get(f"/api/tables/{table}/record")).text
            assert f"binding: {due}\n" in text
        await nobody.close()
        await ada.http.post(f"/api/tables/{table}/close")
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        verify(COLUMBIZ, record, [before["commit"], due])

    _run(server, 2, scene)


def test_the_secret_of_every_table_is_too_long_to_be_tried(server: Server) -> None:
    """The 256 bits that are claimed, each of them now so and now so."""

    async def scene(ada: Person) -> None:
        secrets = []
        for _ in range(tries(40, 200)):
            table = await ada.open("columbiz", ["me", "random"])
            await ada.http.post(f"/api/tables/{table}/close")
            record = read((await ada.http.get(f"/api/tables/{table}/record")).text)
            secrets.append(record.secret)
        assert {len(bytes.fromhex(secret)) * 8 for secret in secrets} == {256}
        numbers = [int(secret, 16) for secret in secrets]
        assert reduce(or_, numbers) == 2**256 - 1  # by chance once in 2**31 runs
        assert reduce(and_, numbers) == 0

    _run(server, 1, scene)


def test_seats_have_colours_which_no_rule_knows(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        seats = ["me", "homer", "open"]
        usual = await ada.open("columba", seats)
        chosen = await ada.open("columba", seats, colours=["purple", "red", "green"])
        plain = await ada.open("piccioni", ["me", "open"])
        for table, colours in (
            (usual, ["red", "yellow", "green"]),
            (chosen, ["purple", "red", "green"]),
            (plain, ["", ""]),
        ):
            now = (await ben.http.get(f"/api/tables/{table}")).json()["table"]
            assert [seat["colour"] for seat in now["seats"]] == colours
        await ben.sit(chosen, 2)
        text = (await ben.http.get(f"/api/tables/{chosen}/record")).text
        assert "\ncolours: purple red green\n" in text
        async with ada.line(chosen) as line:
            assert "purple" not in str((await hear(line, "position"))["view"])
        wrong = {"game": "columba", "seats": seats, "colours": ["red", "red", "green"]}
        assert (await ada.http.post("/api/tables", json=wrong)).json()["code"] == "colours"

    _run(server, 2, scene)


def test_several_people_at_one_screen_are_called_by_their_names(server: Server) -> None:
    async def scene(ada: Person) -> None:
        table = await ada.open("columbiz", ["open", "open"])
        seat = f"/api/tables/{table}/seats"
        refused = await ada.http.put(f"{seat}/1", json={"name": "x" * 300})
        assert refused.json()["code"] == "too-long"
        await ada.http.put(f"{seat}/1", json={"name": " Bruno\u202e "})
        now = (await ada.http.put(f"{seat}/0", json={})).json()["table"]
        assert [seat["name"] for seat in now["seats"]] == ["Guest 0", "Bruno"]
        assert [seat["is_mine"] for seat in now["seats"]] == [True, True]
        assert (await ada.http.get("/api/people/me")).json()["name"] == "Guest 0"

    _run(server, 1, scene)


def test_standing_up_frees_the_seat_and_the_host_fills_it_with_a_bot(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        table = await ada.open("columbiz", ["me", "open", "open"])
        await ben.sit(table, 1)
        seat = f"/api/tables/{table}/seats/1"
        assert (await ben.http.delete(f"/api/tables/{table}/seats/0")).status_code == 403
        assert (await ben.http.delete(seat)).status_code == 200
        assert (await ben.http.put(seat, json={"bot": "homer"})).status_code == 403
        assert (await ada.http.put(seat, json={"bot": "homer"})).status_code == 200
        assert (await ben.http.put(seat, json={})).json()["code"] == "taken"
        assert (await ben.http.put(f"/api/tables/{table}/seats/2", json={})).status_code == 200
        now = (await ada.http.get(f"/api/tables/{table}")).json()["table"]
        assert now["status"] == "running"

    _run(server, 2, scene)


def test_the_host_sends_a_stranger_away_before_the_match(server: Server) -> None:
    async def scene(ada: Person, ben: Person, eve: Person) -> None:
        table = await ada.open("columbiz", ["me", "open", "open"], watch="nobody")
        await eve.sit(table, 1)
        seat = f"/api/tables/{table}/seats/1"
        async with eve.line(table) as line:
            assert (await ben.http.delete(seat)).json()["code"] == "not-yours"
            assert (await ada.http.delete(seat)).status_code == 200
            with pytest.raises(ConnectionClosed):  # whoever does not sit there may not look on
                await hear(line, "never")
        await ben.sit(table, 1)
        await ben.sit(table, 2)
        assert (await ada.http.delete(seat)).json()["code"] == "status"  # the match has begun

    _run(server, 3, scene)


def test_a_rematch_is_one_table_with_the_seats_rotated(server: Server) -> None:
    async def scene(ada: Person, ben: Person, eve: Person) -> None:
        table = await ada.open("columbiz", ["me", "open"], help="preview")
        await ben.sit(table, 1)
        again = f"/api/tables/{table}/rematch"
        assert (await ada.http.post(again)).json()["code"] == "status"
        async with ada.line(table) as line:
            await say(line, seat=0, resign=True)
            await hear_where(line, lambda told: told.get("status") == "over")
            first = (await ada.http.post(again)).json()
            told = await hear_where(line, lambda told: told.get("next", "") != "")
            assert told["next"] == first["id"]
        second = (await ben.http.post(again)).json()
        assert first["id"] == second["id"] != table
        assert [seat["is_mine"] for seat in second["table"]["seats"]] == [True, False]
        assert second["table"]["status"] == "running"
        assert second["table"]["agreement"]["help"] == "preview"
        assert (await eve.http.post(again)).status_code == 403

    _run(server, 3, scene)


def test_only_the_host_closes_a_table_and_then_its_secret_is_published(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        table = await ada.open("piccioni", ["me", "open"])
        await ben.sit(table, 1)
        assert (await ben.http.post(f"/api/tables/{table}/close")).status_code == 403
        assert "secret" not in (await ben.http.get(f"/api/tables/{table}/record")).text
        assert (await ada.http.post(f"/api/tables/{table}/close")).status_code == 200
        assert read((await ben.http.get(f"/api/tables/{table}/record")).text).secret
        assert (await ada.http.post(f"/api/tables/{table}/close")).json()["code"] == "status"

    _run(server, 2, scene)


def test_a_private_table_is_for_those_who_sit_there(server: Server) -> None:
    async def scene(ada: Person, ben: Person, eve: Person) -> None:
        table = await ada.open("columbiz", ["me", "open"], watch="nobody")
        await ben.sit(table, 1)
        async with eve.line(table) as line:
            assert (await hear(line))["code"] == "private"
        for what in ("record", "replay"):
            assert (await eve.http.get(f"/api/tables/{table}/{what}")).status_code == 403
        async with ben.line(table) as line:
            assert (await hear(line, "position"))["seat"] == 1

    _run(server, 3, scene)


def test_a_personal_link_opens_ones_seats_on_another_device(server: Server) -> None:
    async def scene(ada: Person) -> None:
        table = await ada.open("columbiz", ["me", "homer"])
        link = (await ada.http.post("/api/people/me/link")).json()
        assert link["link"] == f"{server.url}/#me={link['token']}"
        phone = Person(server.url)
        back = await phone.http.post("/api/people/back", json={"token": link["token"]})
        assert back.json() == {"name": "Guest 0"}
        async with phone.line(table) as line:
            assert (await hear(line, "position"))["seat"] == 0
        await phone.http.delete("/api/people/me/session")
        assert (await phone.http.get("/api/people/me")).status_code == 401
        assert (await ada.http.get("/api/people/me")).status_code == 200
        await phone.close()

    _run(server, 1, scene)


def test_the_link_comes_as_a_qr_code(server: Server) -> None:
    async def scene(ada: Person) -> None:
        table = await ada.open("columbiz", ["me", "open"])
        code = await ada.http.get(f"/api/tables/{table}/qr.svg")
        assert code.headers["content-type"].startswith("image/svg+xml")
        assert code.text.startswith("<svg")

    _run(server, 1, scene)


def test_games_rules_and_sentences_are_there_for_pages(server: Server) -> None:
    async def scene(ada: Person) -> None:
        games = {game["name"]: game for game in (await ada.http.get("/api/games")).json()}
        assert set(games) == {"columba", "columbiz", "piccioni"}
        assert games["columbiz"]["options"][0]["name"] == "seats"
        assert games["piccioni"]["ending"] == GAMES["piccioni"].ending
        clause = (await ada.http.get("/api/games/columbiz/rules/fr/1.1")).json()
        assert clause["text"]
        assert clause["text"] in (await ada.http.get("/api/games/columbiz/rules/fr")).text
        rulings = (await ada.http.get("/api/games/columba/rulings/en")).json()
        assert rulings["CB-36"]["clauses"] == ["8.4", "8.5"]
        assert rulings["CB-36"]["prints"][1]["languages"] == ["fr", "de"]
        assert "error-stale" in (await ada.http.get("/api/catalogues/de")).json()["errors.ftl"]
        assert (await ada.http.get("/api/games/piccioni/data")).json()
        assert "homer" in (await ada.http.get("/api/bots")).json()
        unknown = ("games/chess/rules/en", "games/columba/rules/es", "catalogues/xx")
        for nowhere in (*unknown, "games/chess/rulings/en", "games/columba/rulings/es"):
            assert (await ada.http.get(f"/api/{nowhere}")).status_code == 404

    _run(server, 1, scene)


def test_a_match_is_replayed_as_each_seat_knew_it(server: Server) -> None:
    async def scene(ada: Person, ben: Person) -> None:
        table = await ada.open("piccioni", ["me", "open"])
        await ben.sit(table, 1)
        known: dict[int, object] = {}
        async with ada.line(table) as one, ben.line(table) as two:

            def note(told: dict[str, object]) -> None:
                known[int(str(told["at"]))] = told["view"]

            replay = f"/api/tables/{table}/replay"
            assert (await ben.http.get(f"{replay}?seat=0")).json()["code"] == "secret"
            assert (await ben.http.get(f"{replay}?seat=all")).json()["code"] == "secret"
            ends = (play_on(one, Random(1), note), play_on(two, Random(2), _ignore))
            await asyncio.gather(*ends)
        steps = [
            step
            for begin in range(1, max(known) + 1, 200)
            for step in (await ben.http.get(f"{replay}?seat=0&from={begin}&to=9999")).json()[
                "steps"
            ]
        ]
        assert [step["at"] for step in steps] == list(range(1, max(known) + 1))
        for at, view in known.items():
            assert steps[at - 1]["views"]["0"] == view
        whole = (await ben.http.get(f"{replay}?seat=all&from=3&to=4")).json()["steps"]
        assert [step["at"] for step in whole] == [3, 4]
        assert set(whole[0]["views"]) == {"onlooker", "0", "1"}

    _run(server, 2, scene)


def _ignore(told: dict[str, object]) -> None:
    pass
