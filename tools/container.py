"""Tries what `packaging/Containerfile` makes, without a daemon: `make container` runs it.

`mmdebstrap` makes the folder that the image begins with; then every step of the file is done in
it by `chroot`: files are copied, commands are run, and at the end the server is started as the
user, in the place and with the surroundings that the file names, and its health is checked by the
file's own command. Needs Debian, root, and a wheel in `dist/` (`make release`).
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tools import try_wheel

ROOT = Path(__file__).parents[1]
FILE = ROOT / "packaging" / "Containerfile"
_PORT = 8000
_APT = "apt-get install --yes --no-install-recommends"
_WHEELS = "/opt/wheels"  # what pip finds instead of a network


class Step(msgspec.Struct, frozen=True):
    """One instruction and what it says."""

    name: str
    says: str


def steps(text: str) -> Iterator[Step]:
    """The instructions of a Containerfile, comments left out."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, says = line.partition(" ")
            yield Step(name, says.strip())


def base(found: list[Step]) -> tuple[str, list[str]]:
    """The release of Debian that it begins with, and the packages that it installs there."""
    image = next(step.says for step in found if step.name == "FROM")
    packages: list[str] = []
    for step in found:
        if step.name == "RUN" and _APT in step.says:
            packages += shlex.split(step.says.partition(_APT)[2].partition("&&")[0])
    return image.removeprefix("debian:").removesuffix("-slim"), packages


class Root:
    """A folder that stands for the inside of a container."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env: dict[str, str] = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
        self.user = "root"
        self.place = "/"
        self.health: list[str] = []
        self.command: list[str] = []

    def do(self, step: Step) -> None:
        """One step; what a folder has no use for is left out."""
        match step.name:
            case "RUN" if _APT not in step.says:
                pip = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": _WHEELS}
                subprocess.run(self._inside(["sh", "-c", step.says], pip), check=True)
            case "COPY":
                *what, where = shlex.split(step.says)
                self._copy(what, where)
            case "ENV":
                name, _, value = step.says.partition("=")
                self.env[name] = value
            case "USER":
                self.user = step.says
            case "WORKDIR":
                self.place = step.says
            case "HEALTHCHECK":
                self.health = msgspec.json.decode(step.says.partition("CMD ")[2], type=list[str])
            case "CMD":
                self.command = msgspec.json.decode(step.says, type=list[str])
            case "RUN" | "FROM" | "VOLUME" | "EXPOSE" | "STOPSIGNAL":
                pass
            case _:
                raise SystemExit(f"{step.name} is not understood here")

    def _copy(self, what: list[str], where: str) -> None:
        aim = self.folder / where.lstrip("/")
        (aim if where.endswith("/") else aim.parent).mkdir(parents=True, exist_ok=True)
        for pattern in what:
            files = list(ROOT.glob(pattern))
            assert files, f"{pattern} is missing"
            for file in files:
                shutil.copy(file, aim)

    def _inside(self, command: list[str], more: dict[str, str] | None = None) -> list[str]:
        said = [f"{name}={value}" for name, value in {**self.env, **(more or {})}.items()]
        who = [] if self.user == "root" else [f"--userspec={self.user}:{self.user}"]
        into = f"cd {shlex.quote(self.place)} && exec {shlex.join(command)}"
        return [
            *("chroot", *who, str(self.folder)),
            *("/usr/bin/env", "-i", *said, "/bin/sh", "-c", into),
        ]

    def serve(self) -> None:
        """The server answers, is healthy, is nobody's root, and keeps its tables on the volume."""
        with subprocess.Popen(self._inside(self.command), stderr=subprocess.DEVNULL) as server:
            try:
                try_wheel.look(f"http://127.0.0.1:{_PORT}")
                subprocess.run(self._inside(self.health), check=True)
                assert Path(f"/proc/{server.pid}").stat().st_uid != 0, "it runs as root"
            finally:
                server.terminate()
        assert (self.folder / "var/lib/dovecote/tables.db").is_file(), "no tables on the volume"
        assert subprocess.run(self._inside(self.health), capture_output=True).returncode != 0


def made(folder: Path, release: str, packages: list[str]) -> None:
    """Debian's smallest, with those packages."""
    command = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={','.join(packages)}"]
    subprocess.run([*command, release, str(folder)], check=True)


def provide(folder: Path) -> None:
    """All that is locked, for the Python in there; pip looks at every hash again."""
    (library,) = (folder / "usr/lib").glob("python3.*")
    version = library.name.removeprefix("python")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download"]
    which = ["--only-binary=:all:", "--python-version", version]
    wanted = ["--require-hashes", "-r", "locks/play.txt", "-d", f"{folder}{_WHEELS}"]
    subprocess.run([*pip, *which, *wanted], cwd=ROOT, check=True)


def main() -> None:
    if os.geteuid() != 0 or shutil.which("mmdebstrap") is None:
        raise SystemExit("This needs root and mmdebstrap: apt-get install mmdebstrap")
    found = list(steps(FILE.read_text("utf-8")))
    began = time.monotonic()
    with TemporaryDirectory() as temporary:
        folder = Path(temporary) / "root"
        made(folder, *base(found))
        provide(folder)
        root = Root(folder)
        for step in found:
            root.do(step)
        shutil.rmtree(f"{folder}{_WHEELS}")
        root.serve()
        size = _size(folder)
    print(f"The container's contents work: {size:.0f} MB, {time.monotonic() - began:.0f} s.")


def _size(folder: Path) -> float:
    files = (file.lstat() for file in folder.rglob("*") if not file.is_symlink())
    return sum(stat.st_size for stat in files) / 1e6


if __name__ == "__main__":
    main()
