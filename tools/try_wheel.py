"""Installs a wheel into an empty environment and uses it as a stranger would: `make release`.

First alone, when it plays at the terminal and says what hosting needs; then with that, when it
answers and shows its page. It needs Python's own library only, and runs on every system.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
_PATIENCE = 60.0  # seconds until a server that was just installed must answer


def main(wheel: Path) -> None:
    """Whoever calls it is told what was tried; whatever fails ends it."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        _run(sys.executable, "-m", "venv", str(home / "env"))
        programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
        python, dovecote = str(programs / "python"), str(programs / "dovecote")
        _install(python, "-c", "constraints.txt", str(wheel))
        assert "columbiz" in _run(dovecote, "games"), "the games are missing"
        refused = subprocess.run([dovecote, "serve"], capture_output=True, text=True, check=False)
        assert "dovecote[server]" in refused.stderr, refused.stderr
        print("Alone it names its games, and says what hosting needs.")
        _install(python, "--require-hashes", "-r", "locks/play.txt")
        serve(dovecote, home)
        print("With what hosting needs it answers, and shows its page.")


def serve(dovecote: str, folder: Path) -> None:
    """A server on a port of its own is ready, and has the page and its engine."""
    port = _free_port()
    db = f"sqlite:///{(folder / 'tables.db').as_posix()}"
    command = [dovecote, "serve", "--port", str(port), "--db", db]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
        try:
            look(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()


def look(url: str) -> None:
    """Wait until it is ready, then ask for what a browser asks for first."""
    end = time.monotonic() + _PATIENCE
    while not _is_ready(url):
        if time.monotonic() > end:
            raise SystemExit(f"{url} was not ready in {_PATIENCE:.0f} s")
        time.sleep(0.2)
    assert '<script type="module"' in _get(f"{url}/"), "the page is missing"
    assert '"piccioni"' in _get(f"{url}/api/games"), "the games are missing"
    assert "engine" in _get(f"{url}/engine.json"), "what plays without a server is missing"


def _is_ready(url: str) -> bool:
    try:
        return bool(_get(f"{url}/ready"))
    except (URLError, OSError):
        return False


def _get(url: str) -> str:
    with urlopen(url, timeout=10) as answer:
        return str(answer.read().decode())


def _install(python: str, *what: str) -> None:
    _run(python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", *what)


def _run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    (wheel,) = Path(sys.argv[1]).resolve().glob("dovecote-*.whl")
    main(wheel)
