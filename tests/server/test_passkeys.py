"""Passkeys: the same person on every device, and back after a lost cookie; and who is refused."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from dovecote.server.errors import PasskeyError
from dovecote.server.passkeys import LIFE, Challenges, Place
from tests.kit import plain
from tests.kit.authenticator import Device
from tests.kit.postgres import Postgres
from tests.kit.serving import Server, serving

MINE, BACK = "/api/people/me/passkeys", "/api/people/passkey"


@pytest.fixture
def named(server: Server) -> str:
    """The server by a name: passkeys belong to names."""
    return server.url.replace("127.0.0.1", "localhost")


@pytest.fixture
def ada(named: str) -> Iterator[httpx.Client]:
    with plain.client(base_url=named) as client:
        client.post("/api/people", json={"name": "Ada"})
        yield client


def challenge(person: httpx.Client, path: str) -> dict[str, Any]:
    found: dict[str, Any] = person.post(f"{path}/challenge").json()
    return found


def added(person: httpx.Client, origin: str) -> Device:
    """A device with a passkey of somebody's."""
    device = Device(origin)
    answer = person.post(MINE, json=device.make(challenge(person, MINE)))
    assert answer.status_code == 201, answer.text
    return device


def refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json()["code"]) == (403, "passkey")


def test_whoever_has_lost_the_cookie_comes_back_as_the_same_person(
    ada: httpx.Client, named: str
) -> None:
    device = added(ada, named)
    with plain.client(base_url=named) as other:
        answer = other.post(BACK, json=device.sign(challenge(other, BACK)))
        assert answer.json() == {"name": "Ada"}
        assert other.cookies["dovecote"] != ada.cookies["dovecote"]
        other.post("/api/people", json={"name": "Ada Lovelace"})
        assert ada.get("/api/people/me").json()["name"] == "Ada Lovelace"
        again = other.post(BACK, json=device.sign(challenge(other, BACK)))
        assert again.status_code == 200
    (listed,) = ada.get(MINE).json()["passkeys"]
    assert (listed["name"], listed["host"]) == ("Key", "localhost")
    assert listed["used"] >= listed["created"]


def test_passkeys_are_named_and_removed_by_their_owner_only(ada: httpx.Client, named: str) -> None:
    device = added(ada, named)
    (listed,) = ada.get(MINE).json()["passkeys"]
    at = f"{MINE}/{listed['id']}"
    with plain.client(base_url=named) as ben:
        ben.post("/api/people", json={"name": "Ben"})
        assert ben.put(at, json={"name": "Mine"}).json()["code"] == "no-passkey"
        assert ben.delete(at).json()["code"] == "no-passkey"
        assert ben.get(MINE).json()["passkeys"] == []
        (renamed,) = ada.put(at, json={"name": "Blue key"}).json()["passkeys"]
        assert renamed["name"] == "Blue key"
        assert ada.delete(at).status_code == 204
        assert refused(ben.post(BACK, json=device.sign(challenge(ben, BACK))))
    assert ada.get("/api/people/me").status_code == 200


def test_an_answer_counts_once_and_so_does_a_new_key(ada: httpx.Client, named: str) -> None:
    device = Device(named)
    asked = challenge(ada, MINE)
    assert ada.post(MINE, json=device.make(asked)).status_code == 201
    assert refused(ada.post(MINE, json=Device(named).make(asked)))
    with plain.client(base_url=named) as other:
        asked = challenge(other, BACK)
        answer = device.sign(asked)
        assert other.post(BACK, json=answer).status_code == 200
        other.cookies.clear()
        assert refused(other.post(BACK, json=answer))
        assert refused(other.post(BACK, json=device.sign(asked)))  # signed anew, asked before


def test_a_copied_key_is_noticed_by_its_count(ada: httpx.Client, named: str) -> None:
    device = added(ada, named)
    with plain.client(base_url=named) as other:
        device.signed = 5
        assert other.post(BACK, json=device.sign(challenge(other, BACK))).status_code == 200
        device.signed = 3
        assert refused(other.post(BACK, json=device.sign(challenge(other, BACK))))


def test_whatever_is_wrong_with_an_answer_it_is_refused(ada: httpx.Client, named: str) -> None:
    device = added(ada, named)
    with plain.client(base_url=named) as other:

        def tried(signer: Device, asked: dict[str, Any], **told: Any) -> httpx.Response:
            return other.post(BACK, json=signer.sign(asked, **told))

        asked = challenge(other, BACK)
        stranger = Device(named)
        assert refused(tried(stranger, asked))  # nobody's
        stranger.id = device.id
        assert refused(tried(stranger, asked))  # another key
        device.origin = "http://evil.example"
        assert refused(tried(device, asked))
        device.origin = named
        assert refused(tried(device, asked | {"host": "evil.example"}))
        assert refused(tried(device, asked, user="c29tZWJvZHk"))
        assert refused(tried(device, asked, signature="AAAA"))
        assert refused(tried(device, asked, client="AAAA"))
        forged = asked | {"challenge": asked["challenge"][:-4] + "AAAA"}
        assert refused(tried(device, forged))
        assert refused(tried(device, challenge(ada, MINE)))  # asked for something else
        assert tried(device, asked).status_code == 200  # none of those has used it up


def test_a_challenge_is_for_one_purpose_and_a_while() -> None:
    key, now = secrets.token_hex(32), 1_000_000
    device = Device("http://localhost")
    ours, others = Challenges(key, "in localhost"), Challenges(key, "in example.org")
    told = device.sign({"challenge": ours.new(now), "host": "localhost"})["client"]
    assert ours.answered(told, now + LIFE - 1)[1] == now + LIFE
    for challenges, moment in ((ours, now + LIFE), (others, now)):
        with pytest.raises(PasskeyError):
            challenges.answered(told, moment)


def test_nobody_becomes_somebody_else_unasked(ada: httpx.Client, named: str) -> None:
    device = added(ada, named)
    with plain.client(base_url=named) as ben:
        ben.post("/api/people", json={"name": "Ben"})
        asked = challenge(ben, BACK)
        answer = ben.post(BACK, json=device.sign(asked))
        assert answer.json()["code"] == "somebody"
        assert answer.json()["params"] == {"mine": "Ben", "theirs": "Ada"}
        assert ben.post(BACK, json=device.sign(asked, sure=True)).json() == {"name": "Ada"}


def test_there_is_none_by_address_nor_without_tls(server: Server) -> None:
    with plain.client(base_url=server.url) as ada:
        ada.post("/api/people", json={"name": "Ada"})
        assert ada.get(MINE).json() == {"fit": "address", "passkeys": []}
        for path in (MINE, BACK):
            answer = ada.post(f"{path}/challenge")
            assert (answer.status_code, answer.json()["code"]) == (409, "passkey-place")
    assert Place.of("http://club.example").fit == "insecure"
    assert Place.of("https://club.example").fit == "fit"
    assert Place.of("https://[::1]:8000").fit == "address"


def test_a_public_name_is_the_one_that_was_told(tmp_path: Path) -> None:
    origin, told = "https://club.example", {"Host": "club.example"}
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with (
        serving(tmp_path, db, "--url", origin) as public,
        plain.client(base_url=public.url, headers=told) as ada,
    ):
        ada.post("/api/people", json={"name": "Ada"})
        device = added(ada, origin)
        assert ada.get(MINE).json()["fit"] == "fit"
        answer = ada.post(BACK, json=device.sign(challenge(ada, BACK)))
        assert answer.status_code == 200


def test_nobody_has_too_many(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path, db, "--limit", "passkeys=1") as small:
        named = small.url.replace("127.0.0.1", "localhost")
        with plain.client(base_url=named) as ada:
            ada.post("/api/people", json={"name": "Ada"})
            added(ada, named)
            second = ada.post(MINE, json=Device(named).make(challenge(ada, MINE)))
            assert (second.status_code, second.json()["code"]) == (429, "too-many")


def test_several_servers_know_one_challenge_and_use_it_up_together(
    postgres: Postgres, tmp_path: Path
) -> None:
    db = postgres.create_database("passkeys")
    with ExitStack() as open_ones:
        urls = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            running = open_ones.enter_context(serving(tmp_path / name, db))
            urls.append(running.url.replace("127.0.0.1", "localhost"))
        first, second = (open_ones.enter_context(plain.client(base_url=url)) for url in urls)
        first.post("/api/people", json={"name": "Ada"})
        device = added(first, urls[0])
        asked = challenge(first, BACK)
        device.origin = urls[1]
        assert second.post(BACK, json=device.sign(asked)).json() == {"name": "Ada"}
        device.origin = urls[0]
        first.cookies.clear()
        assert refused(first.post(BACK, json=device.sign(asked)))


def test_everything_about_somebody_has_their_passkeys_and_forgetting_takes_them(
    ada: httpx.Client, named: str
) -> None:
    device = added(ada, named)
    (told,) = ada.get("/api/people/me/everything").json()["passkeys"]
    assert told["host"] == "localhost"
    assert ada.delete("/api/people/me").status_code == 204
    with plain.client(base_url=named) as other:
        assert refused(other.post(BACK, json=device.sign(challenge(other, BACK))))
