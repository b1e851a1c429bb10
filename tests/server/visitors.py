"""Visitors with nothing but HTTP: newcomers, other addresses, and what every answer must say."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import httpx
from websockets.asyncio.client import connect

from tests.kit import plain
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server

PROBLEM = "application/problem+json"


@contextmanager
def visitor(server: Server, **headers: str) -> Iterator[httpx.Client]:
    """Somebody without a name."""
    with plain.client(base_url=server.url, headers=headers) as client:
        yield client


@contextmanager
def newcomer(server: Server, name: str = "Ada", **headers: str) -> Iterator[httpx.Client]:
    """Somebody who has just chosen a name."""
    with visitor(server, **headers) as client:
        assert client.post("/api/people", json={"name": name}).status_code == 200
        yield client


def at_another_address(number: int) -> dict[str, str]:
    """As a proxy on this machine says it, which is believed."""
    return {"X-Forwarded-For": f"198.51.100.{number}"}


line_to = partial(connect, open_timeout=PATIENCE, ping_timeout=PATIENCE)


def socket_of(server: Server, table: str) -> str:
    return f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"


def check_headers(answer: httpx.Response) -> None:
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == PROBLEM
        assert answer.json()["status"] == answer.status_code
    if answer.status_code == 405:
        assert "GET" in answer.headers["allow"]
