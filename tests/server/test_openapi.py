"""The HTTP routes keep what their own OpenAPI document promises, whatever is sent to them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from dovecote.games import GAMES
from dovecote.locales import LANGUAGES
from dovecote.server.app import create_app
from dovecote.server.settings import Settings
from tests.kit import plain
from tests.kit.effort import THOROUGH, tries
from tests.kit.serving import Server

if TYPE_CHECKING:  # loaded by whoever runs these tests: it takes a second
    from schemathesis.engine.recorder import ScenarioRecorder
    from schemathesis.schemas import BaseSchema

EXAMPLES = tries(2, 20)  # of every route, beside those at the borders of what is allowed
PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
# what these are sent may be well formed and yet no name, option of that game, record, bot, move
DOUBTFUL = (
    *("welcome", "open", "bring", "sit", "lesson", "lesson_preview", "lesson_why"),
    *("playDeal", "ban", "invite", "makeLeague", "makeTournament"),
    *("checkSet", "trySet", "dealSet", "makeSet", "changeSet", "hideSet", "measureSet"),
    *("likeNotices", "addChannel"),  # a zone, an address
    *("beginPasskey", "askPasskey", "addPasskey", "renamePasskey", "usePasskey"),  # a key, a name
)


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[httpx.Client]:
    """Somebody with a name."""
    with plain.client(base_url=server.url) as client:
        client.post("/api/people", json={"name": "Ada"})
        yield client


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = plain.get(f"{server.url}/api/openapi.json").json()
    return found


def test_nobody_gets_what_is_promised(server: Server, ada: httpx.Client) -> None:
    """Without what is at the borders, in `make test`: all of that is refused alike, to nobody."""
    assert broken(described(server, tables(ada), with_borders=THOROUGH)) == []


def test_somebody_gets_what_is_promised(server: Server, ada: httpx.Client) -> None:
    headers = {"Cookie": f"dovecote={ada.cookies['dovecote']}"}
    schema = described(server, tables(ada), headers=headers)
    assert broken(schema.exclude(operation_id=["leave", "forgetMe", "signOut"])) == []
    assert ada.get("/api/people/me").status_code == 200  # all the time it was really her


def test_the_document_is_written_once_and_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where: list[threading.Thread] = []
    begin = OpenAPIConfig.to_openapi_schema

    def noted(config: OpenAPIConfig) -> OpenAPI:
        where.append(threading.current_thread())
        return begin(config)

    async def run() -> None:
        monkeypatch.setattr(OpenAPIConfig, "to_openapi_schema", noted)
        app: Any = create_app(Settings())  # httpx and Litestar name the same types differently
        way = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=way, base_url="http://127.0.0.1") as client:
            ask = (client.get("/api/openapi.json") for _ in range(2))
            one, other = await asyncio.gather(*ask)
            assert one.json()["info"]["title"] == "Dovecote"
            assert one.content == other.content
            assert (await client.get("/api/openapi.json/more")).status_code == 404

    asyncio.run(run())
    (thread,) = where
    assert thread is not threading.main_thread()


def test_the_document_is_valid(server: Server) -> None:
    import schemathesis

    schemathesis.openapi.from_url(f"{server.url}/api/openapi.json").validate()


def test_the_document_says_it_all(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["info"]["description"]
    scheme = document["components"]["securitySchemes"]["person"]
    assert (scheme["type"], scheme["in"], scheme["name"]) == ("apiKey", "cookie", "dovecote")
    names = [route["operationId"] for route in routes(document)]
    assert len(set(names)) == len(names) > 20
    for route in routes(document):
        assert route["description"], route
        assert {"400", "429", "503"} <= set(route["responses"]), route
        assert ("security" in route) >= ("401" in route["responses"]) or route[
            "operationId"
        ] == "back"
        assert ("413" in route["responses"]) == ("requestBody" in route), route
        for status, response in route["responses"].items():
            assert response["description"] != "Additional response", route
            assert status < "400" or response["content"] == PROBLEM, (route, status)


def test_what_changes_something_may_be_refused_to_other_origins(document: dict[str, Any]) -> None:
    changing = [
        p[m] for p in document["paths"].values() for m in p if m not in ("get", "parameters")
    ]
    assert len(changing) > 8
    assert all("403" in route["responses"] for route in changing)


def test_what_is_sent_has_no_other_fields(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for route in routes(document):
        if "requestBody" in route:
            name = route["requestBody"]["content"]["application/json"]["schema"]["$ref"]
            assert schemas[name.rpartition("/")[2]]["additionalProperties"] is False


def described(
    server: Server, found: list[str], *, with_borders: bool = True, **config: Any
) -> BaseSchema:
    """The document of a running server, with some true answers to choose from."""
    import schemathesis

    known = {"table_id": found, "game": list(GAMES), "language": list(LANGUAGES), "clause": ["1.1"]}
    known["lesson"] = ["the-end"]  # every game has this one
    known["set_id"] = list(GAMES)  # the house's
    doubtful = {"positive_data_acceptance": {"expected-statuses": ["2xx", "4xx"]}}
    settings = schemathesis.Config.from_dict(
        {
            "seed": 1,
            "phases": {
                "stateful": {"enabled": False},  # nothing in the document leads on
                "coverage": {"enabled": with_borders},
            },
            "generation": {
                "max-examples": EXAMPLES,
                "deterministic": True,
                "database": "none",
                "with-security-parameters": "headers" not in config,
            },
            "dictionaries": {name: {"values": values} for name, values in known.items()},
            "parameters": {
                f"path.{name}": {"dictionary": name, "probability": 0.7} for name in known
            },
            "operations": [{"include-operation-id": list(DOUBTFUL), "checks": doubtful}],
            **config,
        }
    )
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=settings)


def broken(schema: BaseSchema) -> list[str]:
    """Every promise that was not kept, with a way to see it oneself."""
    from schemathesis.engine import from_schema
    from schemathesis.engine.events import FatalError, NonFatalError, ScenarioFinished

    found: list[str] = []
    for event in from_schema(schema).execute():
        assert not isinstance(event, FatalError), event.exception
        assert not isinstance(event, NonFatalError), event.info
        if isinstance(event, ScenarioFinished):
            found += failures(event.recorder)
    return found


def failures(recorder: ScenarioRecorder) -> Iterator[str]:
    for case, checks in recorder.checks.items():
        answer = recorder.interactions[case].response
        told = f"{answer.status_code} {answer.text[:300]}" if answer else ""
        for check in checks:
            if info := check.failure_info:
                yield f"{info.failure}\n{info.code_sample}\n{told}"


def tables(ada: httpx.Client) -> list[str]:
    """One that is open, one that is running, one that is over."""
    wishes: list[dict[str, Any]] = [
        {"game": "columbiz", "listed": True},
        {"game": "piccioni", "options": {"seats": "2"}, "seats": ["me", "me"]},
        {"game": "columba", "options": {"seats": "2"}, "seats": ["me", "me"]},
    ]
    found = [str(ada.post("/api/tables", json=wish).json()["id"]) for wish in wishes]
    assert ada.post(f"/api/tables/{found[-1]}/close").status_code == 200
    return found


def routes(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [route for methods in document["paths"].values() for route in methods.values()]
