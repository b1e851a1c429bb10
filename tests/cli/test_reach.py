"""Whom a server lets in: this machine alone, unless somebody says otherwise."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from dovecote.cli.errors import UsageExtraError
from dovecote.cli.reach import HERE, NETWORK, asker, host_for
from dovecote.locales import Words
from tests.kit import plain
from tests.kit.effort import PATIENCE
from tests.kit.serving import free_port


def never() -> bool:
    raise AssertionError("somebody was asked")


def test_what_was_said_counts_and_nobody_is_asked() -> None:
    assert host_for(None, True, never) == NETWORK
    assert host_for(None, False, never) == HERE
    assert host_for("192.168.1.20", None, never) == "192.168.1.20"
    with pytest.raises(UsageExtraError):
        host_for("127.0.0.1", True, never)


def test_otherwise_it_is_asked() -> None:
    assert host_for(None, None, lambda: True) == NETWORK
    assert host_for(None, None, lambda: False) == HERE


def test_without_a_terminal_or_without_anybody_who_plays_there_the_answer_is_no() -> None:
    assert not sys.stdin.isatty()
    assert not asker(Words("en"), is_opening=True)()
    assert not asker(Words("en"), is_opening=False)()


@contextmanager
def played(tmp_path: Path, port: int) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """`make play` at a terminal, and what is written and typed there."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "dovecote", "serve", "--open", "--lang", "en"]
    where = ["--port", str(port), "--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "BROWSER")}
    process = subprocess.Popen(
        [*command, *where], stdin=theirs, stdout=theirs, stderr=theirs, env=env
    )
    os.close(theirs)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_until(terminal: int, pattern: str) -> str:
    told, end = "", time.monotonic() + PATIENCE
    while not re.search(pattern, told):
        assert time.monotonic() < end, told
        told += os.read(terminal, 4096).decode()
    return told


@pytest.mark.parametrize("typed", ["", "yes"])
def test_at_a_terminal_it_is_asked_once_and_the_answer_counts(tmp_path: Path, typed: str) -> None:
    port = free_port()
    with played(tmp_path, port) as (process, terminal):
        read_until(terminal, "(?s)May phones and computers.*> ")
        os.write(terminal, f"{typed}\n".encode())
        told = read_until(terminal, r"Ctrl\+C ends it\.\s+\S.*\n")
        assert f"http://127.0.0.1:{port} " in told
        alone = "Only this machine can reach it"
        assert (alone in told) == (typed == "")
        while True:
            try:
                assert plain.get(f"http://127.0.0.1:{port}/health").status_code == 200
                break
            except httpx.ConnectError:
                assert process.poll() is None
                time.sleep(0.05)
        # as a neighbour would: by another address of this machine that is not the usual one
        other = f"http://127.0.0.2:{port}/health"
        if typed:
            assert plain.get(other).status_code == 200
        else:
            with pytest.raises(httpx.ConnectError):
                plain.get(other)
