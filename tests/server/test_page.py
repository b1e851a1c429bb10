"""What a browser gets: the page at each of its addresses, and the files it is made of."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from html import escape, unescape
from pathlib import Path

import httpx
import pytest

from dovecote.locales import LANGUAGES, Words
from dovecote.server import app
from dovecote.server.http.packed import knows, pack, takes
from dovecote.server.http.static.files import read_built
from tests.kit.client import people
from tests.kit.serving import Server
from tests.kit.sets import sheet
from tests.server.ears import at_home
from tests.server.visitors import PROBLEM, check_headers, visitor

INDEX = (
    '<!doctype html><meta name="description" content="Three games" /><title>Dovecote</title>'
    "<script src=/assets/app-1.js></script>" + " " * 600
)
SCRIPT = "coo();\n" * 200
FILES = {
    "index.html": (INDEX, "text/html; charset=utf-8"),
    "assets/app-1.js": (SCRIPT, "text/javascript; charset=utf-8"),
    "assets/fonts/a-1.woff2": ("font" * 200, "font/woff2"),
    "sw.js": (SCRIPT, "text/javascript; charset=utf-8"),
    "manifest.webmanifest": ("{}", "application/manifest+json"),
    "favicon.svg": ("<svg/>", "image/svg+xml"),
    "icons/dove.png": ("png" * 300, "image/png"),
    "share/columbiz.png": ("png" * 300, "image/png"),
    "odd.xyz": ("?", "application/octet-stream"),
}
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NOWHERE = ("/nothing", "/assets/none.js", "/t/a/b/c", "/static/index.html")

Scene = Callable[[httpx.AsyncClient], Awaitable[None]]


def built(folder: Path) -> Path:
    """A folder like those that the page is built into."""
    for name, (text, _) in FILES.items():
        path = folder / "static" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder / "static"


def browse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scene: Scene) -> None:
    """Look at a server that has a page."""
    found = read_built(built(tmp_path))
    monkeypatch.setattr(app, "read_built", lambda: found)

    async def run() -> None:
        async with at_home(tmp_path) as url, people(url, 1) as (ada,):
            await scene(ada.http)

    asyncio.run(run())


def test_the_page_is_at_each_of_its_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        learning = ("/learn/columba", "/learn/columba/falcons")
        for address in ("/", "/new/columbiz", "/rules/piccioni", "/rules/chess", *learning):
            answer = await http.get(address)
            assert (answer.status_code, answer.text) == (200, INDEX)
            assert answer.headers["cache-control"] == "no-cache"
            check_headers(answer)
            known = {"If-None-Match": answer.headers["etag"]}
            assert (await http.get(address, headers=known)).status_code == 304

    browse(tmp_path, monkeypatch, scene)


def test_a_table_has_a_title_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        await http.post("/api/people", json={"name": "<b>"})
        told = await http.post("/api/tables", json={"game": "columbiz"})
        for address in (f"/t/{told.json()['id']}", f"/t/{told.json()['id']}/replay"):
            answer = await http.get(address, headers={"Accept-Language": "de-CH, fr"})
            title = Words("de")("server-table", game="Columbiz", names="<b>, –")
            assert f"<title>{escape(title)}</title>" in answer.text
            assert f'<meta property="og:title" content="{escape(title)}">' in answer.text
            assert "<b>" not in answer.text
            assert answer.headers["vary"] == "accept-encoding, accept-language"

    browse(tmp_path, monkeypatch, scene)


def test_bots_have_their_names_in_a_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        await http.post("/api/people", json={"name": "Ada"})
        wish = {"game": "piccioni", "seats": ["me", "homer", "homer"]}
        told = await http.post("/api/tables", json=wish)
        answer = await http.get(f"/t/{told.json()['id']}", headers={"Accept-Language": "it"})
        title = "Un tavolo di Piccioni: Ada, Viaggiatore, Viaggiatore 2"
        assert f"<title>{title}</title>" in answer.text

    browse(tmp_path, monkeypatch, scene)


def metas(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page)
    assert len(found) == len(dict(found)), "something is said twice"
    return {name: unescape(text) for name, text in found}


def test_a_link_to_a_table_shows_who_invites_to_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        await http.post("/api/people", json={"name": 'Ada "<b>"'})
        wish = {"game": "columbiz", "words": "hush-hush", "seats": ["me", "open"]}
        told = (await http.post("/api/tables", json=wish)).json()
        page = await http.get(f"/t/{told['id']}", headers={"Accept-Language": "fr"})
        say, shown = Words("fr"), metas(page.text)
        invited = say("waiting-invites", who='Ada "<b>"')
        assert shown["og:description"] == f"{invited} {say('columbiz-about')}"
        assert shown["description"] == shown["og:description"]
        assert shown["og:url"] == told["link"]
        base = told["link"].removesuffix(f"/t/{told['id']}")
        assert shown["og:image"] == f"{base}/share/columbiz.png"
        picture = await http.get("/share/columbiz.png")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        for hidden in ("hush-hush", "<b>", "commit"):
            assert hidden not in page.text
        await http.put(f"/api/tables/{told['id']}/seats/1", json={"bot": "random"})
        running = metas(
            (await http.get(f"/t/{told['id']}", headers={"Accept-Language": "fr"})).text
        )
        assert running["og:description"] == say("columbiz-about")  # nobody is invited any more

    browse(tmp_path, monkeypatch, scene)


def test_a_link_to_a_table_says_whose_cards_are_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        await http.post("/api/people", json={"name": "Ada"})
        body = {"game": "columbiz", "sheet": sheet("columbiz")}
        made = (await http.post("/api/sets", json=body)).json()
        wish = {"game": "columbiz", "set": made["id"], "seats": ["me", "open"]}
        told = (await http.post("/api/tables", json=wish)).json()
        page = await http.get(f"/t/{told['id']}", headers={"Accept-Language": "en"})
        shown = metas(page.text)["description"]
        assert shown.endswith("Played with “My box”: Made up for a test.")

    browse(tmp_path, monkeypatch, scene)


def test_whatever_can_be_got_can_be_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        told = await http.post("/api/tables", json={"game": "columbiz"})
        table = told.json()["id"]
        for address in (
            "/",
            f"/t/{table}",
            "/t/nowhere",
            "/assets/app-1.js",
            f"/api/tables/{table}",
        ):
            got, asked = await http.get(address), await http.head(address)
            assert asked.status_code == got.status_code, address
            assert asked.content == b""
            for name in ("content-type", "content-length", "etag"):
                assert asked.headers.get(name) == got.headers.get(name), (address, name)
        assert (await http.head("/api/people")).status_code == 405

    browse(tmp_path, monkeypatch, scene)


def test_a_table_that_there_is_not_shows_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        for table in ("nowhere", "%00", "a b", "x" * 40, "<b>"):
            answer = await http.get(f"/t/{table}")
            assert (answer.status_code, answer.text) == (404, INDEX)
            assert answer.headers["cache-control"] == "no-store"

    browse(tmp_path, monkeypatch, scene)


def test_who_is_lost_sees_the_page_if_they_have_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        for address in NOWHERE:
            answer = await http.get(address, headers=BROWSER)
            assert (answer.status_code, answer.text) == (404, INDEX)
            answer = await http.get(address)
            assert (answer.status_code, answer.headers["content-type"]) == (404, PROBLEM)
        for address in ("/api", "/api/nothing", "/api/tables/nowhere"):
            answer = await http.get(address, headers=BROWSER)
            assert (answer.status_code, answer.headers["content-type"]) == (404, PROBLEM)

    browse(tmp_path, monkeypatch, scene)


def test_files_are_sent_as_what_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        for name, (text, kind) in FILES.items():
            for coding in ("gzip", "identity"):
                answer = await http.get(f"/{name}", headers={"Accept-Encoding": coding})
                assert (answer.status_code, answer.text) == (200, text)
                assert answer.headers["content-type"] == kind
                is_zipped = answer.headers.get("content-encoding") == "gzip"
                is_text = len(text) > 512 and kind.endswith("utf-8")
                assert is_zipped == (coding == "gzip" and is_text)
                assert ("vary" in answer.headers) == is_text
                is_lasting = "immutable" in answer.headers["cache-control"]
                assert is_lasting == name.startswith("assets/")
                known = {"If-None-Match": f'"other", {answer.headers["etag"]}'}
                assert (await http.get(f"/{name}", headers=known)).status_code == 304

    browse(tmp_path, monkeypatch, scene)


def test_nothing_else_can_be_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret.txt").write_text("secret")

    async def scene(http: httpx.AsyncClient) -> None:
        for address in (
            *("/../secret.txt", "/assets/../../secret.txt", "/assets//etc/passwd", "/assets/"),
            *("/assets/%2e%2e/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets"),
            *("/assets/..%5c..%5csecret.txt", f"/assets/{tmp_path}/secret.txt", "/assets/%00"),
        ):
            raw = httpx.URL(str(http.base_url)).copy_with(raw_path=address.encode())
            answer = await http.get(raw)
            assert answer.status_code in (400, 404), address
            assert "secret" not in answer.text

    browse(tmp_path, monkeypatch, scene)


def test_without_a_page_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "read_built", lambda: read_built(tmp_path / "none"))

    async def run() -> None:
        async with at_home(tmp_path) as url, people(url, 1) as (ada,):
            for language in LANGUAGES:
                answer = await ada.http.get("/", headers={"Accept-Language": language})
                assert answer.status_code == 200
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert f'<html lang="{language}">' in answer.text
                assert Words(language)("server-unbuilt") in unescape(answer.text)
            assert (await ada.http.get("/t/nowhere")).status_code == 404
            assert (await ada.http.get("/assets/x.js")).status_code == 404

    asyncio.run(run())


def test_sentences_and_rules_are_compressed_and_asked_for_again(server: Server) -> None:
    with visitor(server) as http:
        for address in ("/api/catalogues/de", "/api/games/columba/rules/it"):
            answer = http.get(address)
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "no-cache"
            plain = http.get(address, headers={"Accept-Encoding": "identity"})
            assert plain.content == answer.content
            assert int(answer.headers["content-length"]) < len(plain.content) / 2
            again = http.get(address, headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            check_headers(again)


@pytest.mark.parametrize(
    ("accepted", "is_taken"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("deflate, gzip ; q=1", True),
        ("gzip;q=0", False),
        ("gzip;q=0.000, br", False),
        ("br", False),
        ("", False),
    ],
)
def test_gzip_is_for_who_takes_it(accepted: str, is_taken: bool) -> None:
    assert takes(accepted, "gzip") == is_taken


def test_the_same_bytes_have_the_same_name() -> None:
    one, same, other = (pack(body, "text/css") for body in (b"a" * 999, b"a" * 999, b"b" * 999))
    assert one == same
    assert one.etag != other.etag
    assert gzip.decompress(one.zipped) == one.body
    assert knows(f"{other.etag}, {one.etag}", one.etag)
    assert knows("*", one.etag)
    assert not knows(other.etag, one.etag)
    assert not knows("", one.etag)
