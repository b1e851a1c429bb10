"""Who is who, and from where: tokens, cookies, careful headers, origins."""

from __future__ import annotations

import asyncio
import base64
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.kit import forked, plain
from tests.kit.client import Person, hear, people, say
from tests.kit.effort import PATIENCE
from tests.kit.floods import reach, shake_hands
from tests.kit.fuzzing import mistakes_in
from tests.kit.postgres import Postgres
from tests.kit.serving import FIGURES, TOKEN, Server, serving
from tests.server.ears import at_home
from tests.server.visitors import PROBLEM, check_headers, line_to, newcomer, socket_of

JSON = {"Content-Type": "application/json"}


def flags_of(answer: httpx.Response) -> set[str]:
    """The attributes of the cookie that is set, without its value."""
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_the_cookie_is_for_this_server_alone(server: Server) -> None:
    answer = plain.post(f"{server.url}/api/people", json={"name": "Ada"})
    assert {"httponly", "samesite=strict", "path=/"} <= flags_of(answer)
    assert not any(flag.startswith("domain") for flag in flags_of(answer))


@pytest.mark.parametrize(("scheme", "is_secure"), [("https", True), ("http", False)])
def test_it_is_secure_where_a_trusted_proxy_speaks_tls(
    server: Server, scheme: str, is_secure: bool
) -> None:
    forwarded = {"X-Forwarded-Proto": scheme}
    answer = plain.post(f"{server.url}/api/people", json={"name": "Ada"}, headers=forwarded)
    assert ("secure" in flags_of(answer)) == is_secure


def test_others_cannot_say_that_they_speak_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        forwarded = {"X-Forwarded-Proto": "https"}
        answer = plain.post(f"{server.url}/api/people", json={"name": "Ada"}, headers=forwarded)
    assert "secure" not in flags_of(answer)


def test_only_the_hash_of_a_token_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(tmp_path, f"sqlite:///{file}") as server, newcomer(server) as ada:
        link = ada.post("/api/people/me/link").json()["token"]
        tokens = (ada.cookies["dovecote"], link)
        with sqlite3.connect(file) as database:
            kept = dict(database.execute("SELECT hash, kind FROM tokens").fetchall())
        database.close()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())  # the log is there too
    kinds = zip(tokens, ("session", "link"), strict=True)
    assert kept == {sha256(token.encode()).hexdigest(): kind for token, kind in kinds}
    for token in tokens:
        assert len(base64.urlsafe_b64decode(token + "==")) * 8 == 192  # as is claimed
        assert token.encode() not in stored


def test_the_token_of_a_personal_link_is_in_its_fragment(server: Server) -> None:
    with newcomer(server) as ada:
        told = ada.post("/api/people/me/link").json()
    address, _, fragment = told["link"].partition("#")
    assert fragment == f"me={told['token']}"
    assert told["token"] not in address


def test_a_personal_link_opens_the_same_person_elsewhere(server: Server) -> None:
    with newcomer(server) as ada, plain.client(base_url=server.url) as phone:
        table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]
        old = ada.post("/api/people/me/link").json()["token"]
        new = ada.post("/api/people/me/link").json()["token"]
        refused = phone.post("/api/people/back", json={"token": old})
        assert (refused.status_code, refused.json()["code"]) == (401, "token")
        assert phone.post("/api/people/back", json={"token": new}).json() == {"name": "Ada"}
        assert [mine["id"] for mine in phone.get("/api/tables/mine").json()] == [table]


def test_a_link_makes_nobody_somebody_else_unasked(server: Server) -> None:
    with newcomer(server) as ada, newcomer(server, name="Mallory") as mallory:
        link = mallory.post("/api/people/me/link").json()["token"]
        table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]
        refused = ada.post("/api/people/back", json={"token": link})
        assert (refused.status_code, refused.json()["code"]) == (409, "somebody")
        assert refused.json()["params"] == {"mine": "Ada", "theirs": "Mallory"}
        assert "set-cookie" not in refused.headers
        assert ada.get("/api/people/me").json() == {"name": "Ada"}
        assert [mine["id"] for mine in ada.get("/api/tables/mine").json()] == [table]
        own = ada.post("/api/people/me/link").json()["token"]
        assert ada.post("/api/people/back", json={"token": own}).json() == {"name": "Ada"}
        sure = ada.post("/api/people/back", json={"token": link, "sure": True})
        assert sure.json() == {"name": "Mallory"}


def test_tokens_of_links_and_sessions_are_not_the_same(server: Server) -> None:
    with newcomer(server) as ada:
        link = ada.post("/api/people/me/link").json()["token"]
        session = ada.cookies["dovecote"]
    as_session = plain.get(f"{server.url}/api/people/me", cookies={"dovecote": link})
    as_link = plain.post(f"{server.url}/api/people/back", json={"token": session})
    assert (as_session.status_code, as_session.json()["code"]) == (401, "nobody")
    assert (as_link.status_code, as_link.json()["code"]) == (401, "token")


def test_an_ended_session_is_over_on_every_server(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.create_database("sessions")
    with serving(tmp_path, db) as one, serving(tmp_path, db) as other, newcomer(one) as ada:
        cookies = {"dovecote": ada.cookies["dovecote"]}
        assert plain.get(f"{other.url}/api/people/me", cookies=cookies).status_code == 200
        assert ada.delete("/api/people/me/session").status_code == 204
        for server in (one, other):
            assert plain.get(f"{server.url}/api/people/me", cookies=cookies).status_code == 401


ADDRESSES = [
    ("GET", "/", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 404),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/nothing/here", 404),
    ("GET", "/api/tables/none", 404),
    ("GET", "/api/tables/%00", 400),
    ("PATCH", "/api/games", 405),
    ("OPTIONS", "/api/games", 204),
    ("GET", "/api/tables/mine", 401),
    ("POST", "/api/people", 400),
]


@pytest.mark.parametrize(("method", "path", "status"), ADDRESSES)
def test_every_answer_is_careful(server: Server, method: str, path: str, status: int) -> None:
    answer = plain.request(method, f"{server.url}{path}")
    assert answer.status_code == status
    check_headers(answer)


def test_a_mistake_of_the_framework_is_a_problem_too(server: Server) -> None:
    bodies = (b"{", b"\xff", b"[" * 9000, b'{"name": 1}', b'{"name": "a", "more": 1}', b"")
    for body in bodies:
        answer = plain.post(f"{server.url}/api/people", content=body, headers=JSON)
        assert (answer.status_code, answer.headers["content-type"]) == (400, PROBLEM)


def test_whoever_breaks_off_is_no_mistake_of_ours(server: Server) -> None:
    before = server.log.stat().st_size
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n\r\n{")
    while b'"POST"' not in (log := server.log.read_bytes()[before:]):
        time.sleep(0.05)
    assert mistakes_in(log.decode()) == []


@pytest.mark.parametrize("host", ["a:b:c", "a:70000", "[", "[::1", "<b>", "a b"])
def test_a_host_that_is_none_is_no_mistake_of_ours(server: Server, host: str) -> None:
    with newcomer(server) as ada:
        answer = ada.post("/api/people/me/link", headers={"Host": host})
    assert (answer.status_code, answer.headers["content-type"]) == (400, PROBLEM)
    check_headers(answer)


FOREIGN = [
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_pages_of_other_origins_change_nothing(server: Server, headers: dict[str, str]) -> None:
    with newcomer(server) as ada:
        table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]
        for method, path, body in (
            ("POST", "/api/people", {"name": "Eve"}),
            ("POST", "/api/people/me/link", None),
            ("DELETE", "/api/people/me/session", None),
            ("POST", "/api/tables", {"game": "columbiz"}),
            ("PUT", f"/api/tables/{table}/seats/1", {}),
            ("DELETE", f"/api/tables/{table}/seats/0", None),
            ("POST", f"/api/tables/{table}/close", None),
        ):
            answer = ada.request(method, path, json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert ada.get("/api/people/me", headers=headers).json() == {"name": "Ada"}
        assert ada.get(f"/api/tables/{table}").json()["table"]["status"] == "open"


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_nor_do_they_get_a_socket(server: Server, headers: dict[str, str]) -> None:
    with newcomer(server) as ada:
        table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]

    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with line_to(socket_of(server, table), additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_our_own_pages_and_programs_may(server: Server) -> None:
    here = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    for headers in (here, {"Sec-Fetch-Site": "none"}, {}):
        with newcomer(server, **headers) as ada:
            table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]

        async def run(headers: dict[str, str] = headers, table: str = table) -> None:
            async with line_to(socket_of(server, table), additional_headers=headers) as line:
                assert (await hear(line))["is"] == "table"

        asyncio.run(run())


def test_the_address_that_people_use_is_ours_too(tmp_path: Path) -> None:
    arguments = ("--url", "https://play.example")
    with (
        serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", *arguments) as server,
        newcomer(server, Origin="https://play.example") as ada,
    ):
        link = ada.post("/api/people/me/link").json()["link"]
    assert link.startswith("https://play.example/#me=")


KNOWN = ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000", "play.example", "dove.lan:80"]
UNKNOWN = ["evil.example", "play.example.evil.example", "198.51.100.7", "localhost.evil.example"]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a public address and another name."""
    folder = tmp_path_factory.mktemp("named")
    names = ("--url", "https://play.example", "--public", "dove.lan")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", *names) as server:
        yield server


@pytest.mark.parametrize("host", KNOWN + UNKNOWN)
def test_only_its_own_names_are_answered(named: Server, host: str) -> None:
    """Else a page whose name was made to lead here would be taken for ours."""
    answer = plain.get(f"{named.url}/api/people/me", headers={"Host": host})
    if host in KNOWN:
        assert answer.status_code == 401
    else:
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
        assert answer.json()["params"] == {"host": host.partition(":")[0]}
        check_headers(answer)


@pytest.mark.parametrize("host", UNKNOWN)
def test_a_name_that_was_made_to_lead_here_gets_no_socket(named: Server, host: str) -> None:
    with newcomer(named) as ada:
        table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]
    with reach(named.port, "127.0.0.1") as line, pytest.raises(ConnectionError, match="403"):
        shake_hands(line, named.port, table, host=host)


ORIGINS = [
    ("https://play.example", "play.example", "https", True),
    ("https://play.example", "127.0.0.1", "http", True),  # its proxy forgot to say for whom
    ("http://play.example", "play.example", "http", False),
    ("http://play.example", "play.example", "https", False),
    ("https://play.example:444", "play.example", "https", False),
    ("http://dove.lan:80", "dove.lan:80", "http", True),
    ("https://dove.lan", "dove.lan", "http", False),
    ("http://dove.lan", "dove.lan", "https", False),
    ("http://localhost:1", "localhost:1", "http", True),
    ("http://localhost:2", "localhost:1", "http", False),
    ("http://dove.lan", "localhost", "http", False),
]


@pytest.mark.parametrize(("origin", "host", "scheme", "is_ours"), ORIGINS)
def test_an_origin_is_ours_with_its_scheme_and_port(
    named: Server, origin: str, host: str, scheme: str, is_ours: bool
) -> None:
    headers = {"Origin": origin, "Host": host, "X-Forwarded-Proto": scheme}
    answer = plain.post(f"{named.url}/api/people", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == (200 if is_ours else 403)
    table = plain.client(base_url=named.url)
    with table, reach(named.port, "127.0.0.1") as line:
        table.post("/api/people", json={"name": "Ada"})
        made = table.post("/api/tables", json={"game": "columbiz"}).json()["id"]
        told = (f"Origin: {origin}", f"X-Forwarded-Proto: {scheme}")
        with nullcontext() if is_ours else pytest.raises(ConnectionError, match="403"):
            shake_hands(line, named.port, made, *told, host=host)
            assert is_ours


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "json"])
def test_only_json_is_taken_that_says_so(server: Server, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    for content in (b'{"name": "Ada"}', iter((b'{"name": ', b'"Ada"}'))):
        answer = plain.post(f"{server.url}/api/people", content=content, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
        check_headers(answer)
    with_charset = {"Content-Type": "application/JSON; charset=utf-8"}
    answer = plain.post(f"{server.url}/api/people", content=b'{"name": "A"}', headers=with_charset)
    assert answer.status_code == 200


TLS = {"X-Forwarded-Proto": "https"}
BROWSER = {**TLS, "Sec-Fetch-Site": "same-origin"}


def set_by(answer: httpx.Response) -> dict[str, str]:
    """The cookies an answer sets, with all that is said of them."""
    told = answer.headers.get_list("set-cookie")
    return {text.partition("=")[0]: text.lower() for text in told}


def test_over_tls_the_name_of_the_cookie_says_who_set_it(server: Server) -> None:
    ask = f"{server.url}/api/people"
    in_browser = set_by(plain.post(ask, json={"name": "Ada"}, headers=BROWSER))
    assert set(in_browser) == {"__Host-dovecote"}
    assert {"secure", "path=/"} <= set(in_browser["__Host-dovecote"].split("; "))
    assert "domain" not in in_browser["__Host-dovecote"]
    # a program that was written before finds what it looks for
    assert set(set_by(plain.post(ask, json={"name": "Ada"}, headers=TLS))) == {
        "__Host-dovecote",
        "dovecote",
    }


def test_who_has_the_former_cookie_stays_who_they_are(server: Server) -> None:
    with newcomer(server) as ada:
        token = ada.cookies["dovecote"]
    former = {"Cookie": f"dovecote={token}"}
    answer = plain.get(f"{server.url}/api/people/me", headers={**BROWSER, **former})
    assert answer.json() == {"name": "Ada"}
    cookies = set_by(answer)
    assert f"__host-dovecote={token.lower()};" in cookies["__Host-dovecote"]
    assert "max-age=0" in cookies["dovecote"]
    both = {"Cookie": f"dovecote=planted; __Host-dovecote={token}"}
    answer = plain.get(f"{server.url}/api/people/me", headers={**BROWSER, **both})
    assert (answer.json(), set_by(answer)) == ({"name": "Ada"}, {})
    ended = plain.delete(f"{server.url}/api/people/me/session", headers={**BROWSER, **both})
    for name in ("dovecote", "__Host-dovecote"):
        assert "max-age=0" in set_by(ended)[name]
    assert "secure" in set_by(ended)["__Host-dovecote"]  # else browsers would keep it


def test_figures_are_for_whoever_has_the_token(server: Server, tmp_path: Path) -> None:
    ask = f"{server.url}/metrics"
    assert "dovecote_sockets" in plain.get(ask, headers=FIGURES).text
    for wrong in (
        {},
        {"Authorization": f"Bearer {TOKEN}x"},
        {"Authorization": TOKEN},
        {"X": TOKEN},
    ):
        assert plain.get(ask, headers=wrong).status_code == 404
        assert plain.get(f"{ask}/", headers=wrong).status_code == 404
    told = ["serve", "--port", "0", "--metrics", str(tmp_path / "none")]
    for content in (None, "short", "two words of some length"):
        if content:
            (tmp_path / "none").write_text(content, "ascii")
        refused = forked.start(told, tmp_path / "log")
        refused.join(PATIENCE)
        refused.kill()  # should it serve
        assert refused.exitcode == 2


def test_without_a_token_nobody_sees_figures(tmp_path: Path) -> None:
    async def run() -> int:
        async with at_home(tmp_path) as url, httpx.AsyncClient() as http:
            answers = [
                await http.get(f"{url}/metrics", headers={"Authorization": said})
                for said in ("", "Bearer", "Bearer None")
            ]
            return max(answer.status_code == 200 for answer in answers)

    assert not asyncio.run(run())


def test_who_signs_out_is_heard_no_more(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "open"])
            token = (await ada.http.post("/api/people/me/link")).json()["token"]
            phone = Person(server.url)
            await phone.http.post("/api/people/back", json={"token": token})
            async with ada.line(table) as line, phone.line(table) as other:
                assert [(await hear(each, "table"))["is"] for each in (line, other)]
                await ada.http.delete("/api/people/me/session")
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(line, "never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
                await say(other, ping=1)  # another device of theirs has a session of its own
                assert (await hear(other, "pong"))["ping"] == 1
            await phone.close()

    asyncio.run(run())


def test_nor_on_another_server(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.create_database("signing_out")

    async def run(one: Server, other: Server) -> None:
        async with people(one.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "open"])
            there = Person(other.url)
            there.http.cookies = ada.http.cookies
            async with there.line(table) as line:
                await hear(line, "table")
                await ada.http.delete("/api/people/me/session")
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(line, "never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
            await there.close()

    with serving(tmp_path, db) as one, serving(tmp_path, db) as other:
        asyncio.run(run(one, other))
