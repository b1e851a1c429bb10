"""Links lead others to the server, or it is said that they do not."""

from __future__ import annotations

import pytest
from litestar.testing import RequestFactory

from dovecote.server.http import links
from dovecote.server.http.links import base_of, is_local
from dovecote.server.http.origins import Origins
from dovecote.server.reach import is_here, network_address
from dovecote.server.settings import Settings
from tests.kit.serving import Server
from tests.server.visitors import newcomer

LAN = "192.168.1.20"
EVERYWHERE = Settings(host="0.0.0.0")


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "network_address", lambda: LAN)


def base(settings: Settings, host: str, client: str = "127.0.0.1") -> str:
    request = RequestFactory(server=host, port=8000).get("/")
    request.scope["client"] = (client, 50_000)
    return base_of(request, settings)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.0.0.2"])
def test_who_sits_at_the_machine_hands_on_its_address_in_the_network(host: str) -> None:
    assert base(EVERYWHERE, host) == f"http://{LAN}:8000"
    assert not is_local(base(EVERYWHERE, host))


def test_a_server_for_this_machine_says_so() -> None:
    here = base(Settings(), "127.0.0.1")
    assert here == "http://127.0.0.1:8000"
    assert is_local(here)


def test_without_a_network_there_is_nothing_to_hand_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "network_address", lambda: "")
    assert is_local(base(EVERYWHERE, "localhost"))


def test_whoever_comes_from_elsewhere_goes_on_as_they_came() -> None:
    assert base(EVERYWHERE, LAN, "192.168.1.33") == f"http://{LAN}:8000"
    assert base(EVERYWHERE, "games.lan", "192.168.1.33") == "http://games.lan:8000"
    public = Settings(host="0.0.0.0", url="https://games.example.org/")
    assert base(public, "localhost") == "https://games.example.org"


def test_a_stranger_who_pretends_to_sit_here_does_not_learn_the_address() -> None:
    assert LAN not in base(EVERYWHERE, "localhost", "203.0.113.7")


def test_the_address_that_is_handed_on_is_one_the_server_answers_to() -> None:
    Origins(EVERYWHERE).check_host(f"{LAN}:8000", LAN)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        *(("localhost", True), ("table.localhost", True), ("[::1]", True), ("127.9.9.9", True)),
        *((LAN, False), ("games.lan", False), ("localhost.example.org", False), ("", False)),
    ],
)
def test_which_names_lead_to_oneself(name: str, expected: bool) -> None:
    assert is_here(name) == expected


def test_an_address_in_the_network_is_none_that_leads_to_oneself() -> None:
    assert not is_here(network_address())


def test_a_table_tells_whether_its_link_leads_others_there(server: Server) -> None:
    with newcomer(server) as ada:
        told = ada.post("/api/tables", json={"game": "columbiz"}).json()
        assert told["is_local"] is True
        assert ada.get(f"/api/tables/{told['id']}").json()["is_local"] is True
