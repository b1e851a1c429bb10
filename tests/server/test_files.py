"""Whatever is in a file, a command that reads it says one sentence, or does what it is for."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.kit.effort import PATIENCE, tries
from tests.kit.files import Case, backups, bomb, cases, databases, monsters, mutated
from tests.kit.terminal import Ran, Terminal
from tests.server.operating import Operated

MOST = 101  # sentences about one file: so many faults, and that there are more
MUTATIONS = tries(6, 2_000)  # of each command's file
DATABASES = tries(2, 300)
_SECONDS = 10.0  # of the processor's time for one file
_MEMORY = 900 * 2**20  # bytes of addresses for a process that reads it, its programs included


@pytest.fixture(params=range(len(cases())), ids=lambda n: " ".join(cases()[n].arguments[:2]))
def case(request: pytest.FixtureRequest) -> Case:
    number: int = request.param
    return cases()[number]


def check(ran: Ran, what: object) -> None:
    """A sentence for each fault and 2, or no complaint at all."""
    if ran.code == 0:
        return
    assert ran.code == 2, (what, ran.code, ran.err[:300])
    faults = ran.err.splitlines()
    assert 1 <= len(faults) <= MOST, (what, ran.err[:600])
    assert all(fault.startswith("dovecote: ") for fault in faults), (what, ran.err[:600])
    assert max(map(len, faults)) < 4_000, (what, len(ran.err))


@contextmanager
def bounded(what: object) -> Iterator[None]:
    """Not much time."""
    began = time.process_time()
    yield
    assert time.process_time() - began < _SECONDS, what


def _run(*arguments: str) -> Ran:
    """In a process of its own, which may not become large."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))

    command = [sys.executable, "-m", "dovecote", *arguments, "--lang", "en"]
    done = subprocess.run(
        command, capture_output=True, text=True, preexec_fn=limit, timeout=PATIENCE
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def test_a_file_with_something_changed(dovecote: Terminal, tmp_path: Path, case: Case) -> None:
    file, rng = tmp_path / "file", Random(" ".join(case.arguments))
    for number in range(MUTATIONS):
        data = mutated(rng, case.good)
        file.write_bytes(data)
        with bounded(number):
            check(dovecote(*case.command(file)), data[:300])


@pytest.mark.parametrize("name", monsters())
def test_a_file_that_nobody_would_write(dovecote: Terminal, tmp_path: Path, name: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(monsters()[name])
    for command in {case.command(file) for case in cases()}:
        with bounded((name, command)):
            ran = dovecote(*command)
        assert ran.code == 2
        check(ran, (name, command))


def test_a_device_that_never_ends(dovecote: Terminal) -> None:
    with bounded("/dev/zero"):
        ran = dovecote("replay", "/dev/zero")
    assert ran.code == 2
    assert "/dev/zero is larger than" in ran.err


@pytest.mark.skipif(sys.platform != "linux", reason="needs limits of a process")
@pytest.mark.parametrize("command", ["cards check", "replay", "tables restore"])
def test_a_file_that_grows_takes_little_memory(tmp_path: Path, command: str) -> None:
    file, more = tmp_path / "file", tuple[str, ...]()
    if command == "cards check":
        file.write_bytes(monsters()["a dotted key"])
    elif command == "replay":
        file = Path("/dev/zero")
    else:
        file.write_bytes(bomb(b"", 2**29))
        more = ("--db", f"sqlite:///{tmp_path / 'new.db'}")
    ran = _run(*command.split(), *more, str(file))
    assert ran.code == 2, ran.err[-300:]
    check(ran, command)


@pytest.fixture
def backup(dovecote: Terminal, operated: Operated, tmp_path: Path) -> bytes:
    file = tmp_path / "good.gz"
    assert dovecote("tables", "backup", "--db", operated.db, str(file)).code == 0
    return file.read_bytes()


def test_a_backup_that_is_none(dovecote: Terminal, backup: bytes, tmp_path: Path) -> None:
    file, rng = tmp_path / "file.gz", Random(1)
    bad = backups(backup) | {f"mutated {n}": mutated(rng, backup) for n in range(MUTATIONS)}
    for name, data in bad.items():
        file.write_bytes(data)
        target = tmp_path / f"{name}.db"
        with bounded(name):
            ran = dovecote("tables", "restore", "--db", f"sqlite:///{target}", str(file))
        assert ran.code == 2 or data == backup, name
        check(ran, name)
        assert ran.code == 0 or not target.exists(), name


def test_a_database_with_garbage_in_it(dovecote: Terminal, backup: bytes, tmp_path: Path) -> None:
    packed, whole = tmp_path / "good.gz", tmp_path / "whole.db"
    assert dovecote("tables", "restore", "--db", f"sqlite:///{whole}", str(packed)).code == 0
    file = tmp_path / "file.db"
    for number, data in enumerate(databases(whole.read_bytes(), Random(2), DATABASES)):
        for command in (("list",), ("check",), ("backup", str(tmp_path / "out.gz"))):
            for left in tmp_path.glob("file.db*"):
                left.unlink()
            file.write_bytes(data)
            ran = dovecote("tables", *command, "--db", f"sqlite:///{file}")
            if command == ("check",) and ran.code == 1:
                continue  # that is what it is for
            check(ran, (number, command))
