"""Who is who, and from where: tokens, cookies, careful headers, origins."""

from __future__ import annotations

import asyncio
import base64
import socket
import sqlite3
import time
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import hear
from tests.server.fuzzing import mistakes_in
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving
from tests.server.visitors import PROBLEM, check_headers, newcomer, socket_of


def flags_of(answer: httpx.Response) -> set[str]:
    """The attributes of the cookie that is set, without its value."""
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_the_cookie_is_for_this_server_alone(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/people", json={"name": "Ada"})
    assert {"httponly", "samesite=strict", "path=/"} <= flags_of(answer)
    assert not any(flag.startswith("domain") for flag in flags_of(answer))


@pytest.mark.parametrize(("scheme", "is_secure"), [("https", True), ("http", False)])
def test_it_is_secure_where_a_trusted_proxy_speaks_tls(
    server: Server, scheme: str, is_secure: bool
) -> None:
    forwarded = {"X-Forwarded-Proto": scheme}
    answer = httpx.post(f"{server.url}/api/people", json={"name": "Ada"}, headers=forwarded)
    assert ("secure" in flags_of(answer)) == is_secure


def test_others_cannot_say_that_they_speak_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        forwarded = {"X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{server.url}/api/people", json={"name": "Ada"}, headers=forwarded)
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
        assert len(base64.urlsafe_b64decode(token + "==")) * 8 >= 128
        assert token.encode() not in stored


def test_the_token_of_a_personal_link_is_in_its_fragment(server: Server) -> None:
    with newcomer(server) as ada:
        told = ada.post("/api/people/me/link").json()
    address, _, fragment = told["link"].partition("#")
    assert fragment == f"me={told['token']}"
    assert told["token"] not in address


def test_a_personal_link_opens_the_same_person_elsewhere(server: Server) -> None:
    with newcomer(server) as ada, httpx.Client(base_url=server.url) as phone:
        table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]
        old = ada.post("/api/people/me/link").json()["token"]
        new = ada.post("/api/people/me/link").json()["token"]
        refused = phone.post("/api/people/back", json={"token": old})
        assert (refused.status_code, refused.json()["code"]) == (401, "token")
        assert phone.post("/api/people/back", json={"token": new}).json() == {"name": "Ada"}
        assert [mine["id"] for mine in phone.get("/api/tables/mine").json()] == [table]


def test_tokens_of_links_and_sessions_are_not_the_same(server: Server) -> None:
    with newcomer(server) as ada:
        link = ada.post("/api/people/me/link").json()["token"]
        session = ada.cookies["dovecote"]
    as_session = httpx.get(f"{server.url}/api/people/me", cookies={"dovecote": link})
    as_link = httpx.post(f"{server.url}/api/people/back", json={"token": session})
    assert (as_session.status_code, as_session.json()["code"]) == (401, "nobody")
    assert (as_link.status_code, as_link.json()["code"]) == (401, "token")


def test_an_ended_session_is_over_on_every_server(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.create_database("sessions")
    with serving(tmp_path, db) as one, serving(tmp_path, db) as other, newcomer(one) as ada:
        cookies = {"dovecote": ada.cookies["dovecote"]}
        assert httpx.get(f"{other.url}/api/people/me", cookies=cookies).status_code == 200
        assert ada.delete("/api/people/me/session").status_code == 204
        for server in (one, other):
            assert httpx.get(f"{server.url}/api/people/me", cookies=cookies).status_code == 401


ADDRESSES = [
    ("GET", "/", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
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
    answer = httpx.request(method, f"{server.url}{path}")
    assert answer.status_code == status
    check_headers(answer)


def test_a_mistake_of_the_framework_is_a_problem_too(server: Server) -> None:
    bodies = (b"{", b"\xff", b"[" * 9000, b'{"name": 1}', b'{"name": "a", "more": 1}', b"")
    for body in bodies:
        answer = httpx.post(f"{server.url}/api/people", content=body)
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
            async with connect(socket_of(server, table), additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_our_own_pages_and_programs_may(server: Server) -> None:
    here = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    for headers in (here, {"Sec-Fetch-Site": "none"}, {}):
        with newcomer(server, **headers) as ada:
            table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]

        async def run(headers: dict[str, str] = headers, table: str = table) -> None:
            async with connect(socket_of(server, table), additional_headers=headers) as line:
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
