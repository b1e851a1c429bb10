"""Ways to people: chosen, tried and switched off by themselves, and by nobody else."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from dovecote.server.notices.hooks import written
from dovecote.server.notices.hours import may_tell
from dovecote.server.notices.mail import is_address
from dovecote.server.notices.message import Message
from dovecote.server.notices.post import AddressError, check_address, is_public, post
from dovecote.server.notices.push import new_key
from dovecote.server.notices.ways import Ways
from dovecote.server.settings import Hooks, Notices, Push
from dovecote.server.storage.channels import Channel, Liking
from tests.kit.client import people
from tests.kit.outside import Browser, Outside, Post, is_signed, outside, post_office
from tests.kit.serving import Server, serving


@pytest.fixture(scope="module")
def post_of() -> Iterator[Post]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def hooked() -> Iterator[Outside]:
    with outside() as found:
        yield found


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, post_of: Post) -> Iterator[Server]:
    """A server that was told how to reach people."""
    folder = tmp_path_factory.mktemp("club")
    file = folder / "notices.toml"
    file.write_text(
        f'[mail]\nserver = "{post_of.url}"\nsender = "Doves <doves@club.example>"\n'
        '[push]\ncontact = "mailto:admin@club.example"\n[hooks]\nprivate = true\n'
    )
    how = ("--notices", str(file), "--url", "https://club.example")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", *how) as running:
        yield running


def _code(letter: EmailMessage) -> str:
    found = re.search(r"\d{6}", str(letter.get_content()))
    assert found
    return found[0]


def test_mail_is_theirs_who_know_the_code(club: Server, post_of: Post) -> None:
    async def run() -> None:
        async with people(club.url, 2) as (ada, ben):
            body = {"kind": "mail", "address": "ada@example.org"}
            made = (await ada.http.post("/api/notices/channels", json=body)).json()
            assert not made["is_confirmed"]
            path = f"/api/notices/channels/{made['id']}"
            letter = post_of.letters[-1]
            assert letter["To"] == "ada@example.org"
            assert (await ada.http.post(f"{path}/test")).status_code == 403
            wrong = "000000" if _code(letter) != "000000" else "111111"
            refused = await ada.http.post(f"{path}/code", json={"code": wrong})
            assert (refused.status_code, refused.json()["code"]) == (403, "code")
            good = {"code": _code(letter)}
            assert (await ben.http.post(f"{path}/code", json=good)).status_code == 404
            assert (await ada.http.post(f"{path}/code", json=good)).json()["is_confirmed"]
            assert (await ada.http.post(f"{path}/test")).json() == {"is_sent": True}
            off = str(post_of.letters[-1]["List-Unsubscribe"]).strip("<>").partition("off=")[2]
            assert (await ben.http.delete(f"/api/notices/off/{off}")).status_code == 204
            assert (await ada.http.get("/api/notices")).json()["channels"] == []
            assert (await ada.http.delete(f"/api/notices/off/{off}")).status_code == 404

    asyncio.run(run())


def test_a_webhook_and_a_browser_are_tried_and_switched_off(club: Server, hooked: Outside) -> None:
    async def run() -> None:
        async with people(club.url, 2) as (ada, ben):
            body: dict[str, Any] = {"kind": "hook", "address": f"{hooked.url}/secret-path"}
            made = (await ada.http.post("/api/notices/channels", json=body)).json()
            path = f"/api/notices/channels/{made['id']}"
            assert (await ben.http.post(f"{path}/test")).status_code == 404
            assert (await ada.http.post(f"{path}/test")).json() == {"is_sent": True}
            assert is_signed(hooked.asked[-1], made["secret"])
            browser = Browser()
            body = {"kind": "push", "address": f"{hooked.url}/push", "keys": browser.keys}
            pushed = (await ada.http.post("/api/notices/channels", json=body)).json()
            test = f"/api/notices/channels/{pushed['id']}/test"
            assert (await ada.http.post(test)).json() == {"is_sent": True}
            assert "Guest 0" in browser.read(hooked.asked[-1].body)["title"]
            hooked.answers.append((503, {}))
            assert (await ada.http.post(test)).json() == {"is_sent": False}
            told = (await ada.http.get("/api/notices")).json()
            assert len(told["channels"]) == 2
            assert "secret-path" not in str(told)  # whoever knows it may write there
            assert made["secret"] not in str(told)
            assert (await ben.http.delete(path)).status_code == 404
            assert (await ada.http.delete(path)).status_code == 204
            assert len((await ada.http.get("/api/notices")).json()["channels"]) == 1
            hooked.answers.append((410, {}))  # the browser has gone for good
            assert (await ada.http.post(test)).json() == {"is_sent": False}
            assert (await ada.http.get("/api/notices")).json()["channels"] == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "mail", "address": "nobody"}, "channel"),
        ({"kind": "mail", "address": "a@b.example\nBcc: c@d.example"}, "channel"),
        ({"kind": "push", "address": "https://push.example/1", "keys": "no.keys"}, "channel"),
        ({"kind": "hook", "address": "ftp://example.org/"}, "address"),
        ({"kind": "hook", "address": "https://user:word@example.org/"}, "address"),
        ({"kind": "pigeon", "address": "roof"}, "request"),
    ],
)
def test_a_way_that_is_none_is_refused(club: Server, body: dict[str, str], code: str) -> None:
    async def run() -> None:
        async with people(club.url, 1) as (ada,):
            answer = await ada.http.post("/api/notices/channels", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert (await ada.http.get("/api/notices")).json()["channels"] == []

    asyncio.run(run())


def test_a_long_digest_is_cut_where_a_service_takes_only_so_much() -> None:
    """A thousand games at once: what is sent can be read, and says that there is more."""
    lines = tuple(f"Columbiz with “Guest {n}”: it is your turn." for n in range(1000))
    message = Message("name", ("turn",), "news", lines, "https://club.example/", "en", 0)
    discord = json.loads(written(message, "discord")[0])["content"]
    assert len(discord) <= 2000
    assert discord.startswith(f"{lines[0]}\n{lines[1]}\n")
    assert discord.endswith("\n…\nhttps://club.example/")
    assert len(written(message, "ntfy")[0]) <= 4096
    assert json.loads(written(message, "standard")[0])["data"]["lines"] == list(lines)
    with outside() as found:
        browser = Browser()
        ways = Ways(
            Notices(push=Push("mailto:a@b.example"), hooks=Hooks(private=True)), "", new_key()
        )
        channel = Channel("id", "ada", "push", "", f"{found.url}/1", browser.keys, "", 0)
        assert ways.send(channel, message).fate == "sent"
        (asked,) = found.asked
    assert len(asked.body) <= 4096
    assert browser.read(asked.body)["body"].endswith("…")


def test_where_nothing_is_set_up_nothing_can_be_chosen(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            told = (await ada.http.get("/api/notices")).json()
            assert (told["push"], told["mail"], told["hooks"]) == ("", False, False)
            body = {"kind": "hook", "address": "https://example.org/"}
            answer = await ada.http.post("/api/notices/channels", json=body)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-way")
            zone = await ada.http.put("/api/notices/likings", json={"zone": "Moon/Sea"})
            assert (zone.status_code, zone.json()["code"]) == (400, "channel")

    asyncio.run(run())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1"),
        *("::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "::ffff:127.0.0.1"),
    ],
)
def test_a_private_address_is_known_as_one(address: str) -> None:
    assert not is_public(address)


def test_nothing_is_sent_into_private_networks_by_number_or_by_name(hooked: Outside) -> None:
    """The name is looked up when something is sent, and it is its address that counts."""
    for bad in ("https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1:8443/x"):
        with pytest.raises(AddressError):
            check_address(bad, private=False)
    check_address("https://localhost/", private=False)  # a name like any other, so far
    port = hooked.url.rpartition(":")[2]
    count = len(hooked.asked)
    with pytest.raises(AddressError) as refused:
        post(f"https://localhost:{port}/", b"", {}, private=False)
    assert refused.value.params["reason"] == "private"
    assert len(hooked.asked) == count
    assert post(f"http://localhost:{port}/", b"x", {}, private=True).status == 201


@pytest.mark.parametrize(
    ("text", "is_one"),
    [("a@b.example", True), ("a@b", False), ("Ada <a@b.example>", False), ("a@b.example\n", False)],
)
def test_an_address_of_mail(text: str, is_one: bool) -> None:
    assert is_address(text) == is_one


HOUR = 3_600_000
MIDNIGHT = 1_767_225_600_000  # the first of January 2026 in UTC


@pytest.mark.parametrize(
    ("liking", "hour", "told"),
    [
        (Liking(), 3, 3),
        (Liking(quiet_from=22 * 60, quiet_until=8 * 60), 3, 8),
        (Liking(quiet_from=22 * 60, quiet_until=8 * 60), 23, 32),
        (Liking(quiet_from=22 * 60, quiet_until=8 * 60), 12, 12),
        (Liking(quiet_from=60, quiet_until=5 * 60), 5, 5),
        (Liking(quiet_from=22 * 60, quiet_until=8 * 60, zone="Asia/Tokyo"), 14, 23),
        (Liking(digest=18 * 60), 3, 18),
        (Liking(digest=18 * 60), 18, 18),
        (Liking(digest=18 * 60), 19, 42),
        (Liking(digest=6 * 60, quiet_from=0, quiet_until=7 * 60), 3, 7),
    ],
)
def test_when_somebody_may_be_told(liking: Liking, hour: int, told: int) -> None:
    moment = MIDNIGHT + hour * HOUR
    assert may_tell(liking, "turn", moment, moment) == MIDNIGHT + told * HOUR


def test_a_digest_is_told_when_its_hour_has_come_and_a_reminder_does_not_wait() -> None:
    liking, first = Liking(digest=18 * 60), MIDNIGHT + 3 * HOUR
    assert may_tell(liking, "turn", first, first + 15 * HOUR) == first + 15 * HOUR
    assert may_tell(liking, "turn", first, first + 16 * HOUR) == first + 16 * HOUR
    assert may_tell(liking, "time", first, first) == first


def test_a_file_that_says_nothing_clear_is_refused(tmp_path: Path) -> None:
    from dovecote.cli.errors import NoticesFileError, NoticesUrlError
    from dovecote.cli.serve import _notices

    file = tmp_path / "notices.toml"
    for text in ("[mail", "[mail]\nsender = 1", '[pigeons]\nroof = "yes"'):
        file.write_text(text)
        with pytest.raises(NoticesFileError):
            _notices(str(file), "https://club.example")
    file.write_text("[hooks]\n")
    with pytest.raises(NoticesUrlError):
        _notices(str(file), "")
    assert _notices(str(file), "https://club.example").hooks


def test_whoever_answers_byte_by_byte_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte comes in time, and the answer never ends."""
    monkeypatch.setattr("dovecote.server.notices.post._WHOLE", 0.3)

    def drip(listening: socket.socket) -> None:
        line, _ = listening.accept()
        with line:
            line.sendall(b"HTTP/1.1 200 OK\r\n")
            with suppress(OSError):
                line.sendall(b"X-More: ")
                while True:
                    line.sendall(b"x")
                    time.sleep(0.05)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=drip, args=[listening], daemon=True).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        assert post(url, b"", {}, private=True).status == 200  # so far they came
