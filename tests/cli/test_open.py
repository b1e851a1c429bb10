"""`dovecote serve --open`: a free port, and a browser if there is one."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from dovecote.cli import browser
from dovecote.cli.errors import PortError
from dovecote.cli.ports import USUAL, is_free, port_for
from tests.kit import plain
from tests.kit.effort import PATIENCE
from tests.kit.serving import free_port

_HERE = "127.0.0.1"


@contextmanager
def taken(port: int = 0) -> Iterator[int]:
    """Somebody listens at a port, if nobody else does."""
    with socket.socket() as listener:
        with suppress(OSError):
            listener.bind((_HERE, port))
            listener.listen()
        yield listener.getsockname()[1] or port


def test_a_browser_opens_where_a_port_was_free(tmp_path: Path) -> None:
    script, opened = tmp_path / "browser", tmp_path / "opened"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    script.chmod(0o755)
    command = [sys.executable, "-m", "dovecote", "serve", "--open", "--lang", "en"]
    with (
        taken(USUAL),
        subprocess.Popen(
            [*command, "--db", f"sqlite:///{tmp_path / 'tables.db'}"],
            env={**os.environ, "BROWSER": str(script)},
            stderr=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        try:
            end = time.monotonic() + PATIENCE
            while not opened.exists():
                assert process.poll() is None, process.stderr and process.stderr.read()
                assert time.monotonic() < end
                time.sleep(0.05)
            url = opened.read_text().strip()
            assert plain.get(f"{url}/health").status_code == 200
        finally:
            process.send_signal(signal.SIGTERM)
            _, told = process.communicate(timeout=PATIENCE)
    match = re.fullmatch(rf"http://{_HERE}:(\d+)", url)
    assert match
    assert int(match[1]) > USUAL
    first, second, *others = told.splitlines()
    assert first == f"Dovecote is at {url} – Ctrl+C ends it."
    assert "Only this machine can reach it" in second  # there was no terminal to ask
    assert others == []  # and no line for each request


def test_a_port_that_was_named_is_used_or_said_to_be_taken() -> None:
    with taken() as port:
        assert not is_free(_HERE, port)
        for any_will_do in (True, False):
            with pytest.raises(PortError):
                port_for(_HERE, port, any_will_do=any_will_do)
    assert port_for(_HERE, port, any_will_do=False) == port
    assert not is_free("no.such.host.invalid", port)


def test_without_a_named_port_the_next_will_do_where_a_browser_opens() -> None:
    with taken(USUAL):
        assert port_for(_HERE, None, any_will_do=True) > USUAL
        with pytest.raises(PortError):
            port_for(_HERE, None, any_will_do=False)


def test_nobody_needs_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[str]()

    def fail(url: str) -> bool:
        tried.append(url)
        raise webbrowser.Error("there is none")

    monkeypatch.setattr(webbrowser, "open", fail)
    with taken() as port:
        browser._open("http://here", "0.0.0.0", port)
    assert tried == ["http://here"]


def test_it_waits_no_longer_than_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "_PATIENCE", 0.3)
    monkeypatch.setattr(webbrowser, "open", lambda url: pytest.fail(url))
    browser._open("http://here", _HERE, free_port())


def test_without_a_screen_none_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not browser.is_there()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert browser.is_there()
