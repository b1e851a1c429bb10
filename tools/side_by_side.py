"""Runs commands side by side and shows what each prints whole, one after the other.

`python tools/side_by_side.py [--at-once N] [--in-turn M] 'NAME: COMMAND' …`. The first M run one
after the other; what runs beside them gets only the time that they leave, most of it while they
wait. What comes first is shown as it is printed, the others when those before them have ended.
Every command runs to its end; the last lines of those that failed come again at the end, and the
exit code says whether all of them went well.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TextIO

_END = 40  # lines of a failed command that are shown again
_GLANCE = 0.05  # seconds between two looks at what a command has printed
_GIVE_WAY = ("nice", "-n", "19")


class Ended(NamedTuple):
    """How a command ended."""

    code: int
    seconds: float


def side_by_side(
    commands: dict[str, str], at_once: int, out: TextIO, in_turn: int = 0
) -> list[str]:
    """Run shell commands by their names; the names of those that failed."""
    ended: dict[str, Ended] = {}
    with TemporaryDirectory() as folder, _Lanes(at_once, in_turn) as lanes:
        files = {name: Path(folder) / str(number) for number, name in enumerate(commands)}
        for file in files.values():
            file.touch()
        runs = {name: lanes.start(command, files[name]) for name, command in commands.items()}
        for name, run in runs.items():
            print(f"── {name}", file=out, flush=True)
            _follow(files[name], run, out)
            ended[name] = run.result()
        failed = [name for name, end in ended.items() if end.code]
        for name in failed:  # once more, where whoever looks at the end of a long log finds it
            print(f"── the end of {name}, which failed", file=out)
            print(*_last_lines(files[name]), sep="\n", file=out)
    for name, end in ended.items():
        sign = "failed" if end.code else "passed"
        print(f"{sign} {end.seconds:5.0f} s  {name}", file=out, flush=True)
    return failed


class _Lanes(ExitStack):
    """Where commands run: the first ones one after the other, and the others beside them."""

    def __init__(self, at_once: int, in_turn: int) -> None:
        super().__init__()
        self._in_turn = in_turn if at_once > 1 else 0  # else all are in turn
        self._first = self.enter_context(ThreadPoolExecutor(1))
        self._beside = self.enter_context(ThreadPoolExecutor(at_once - bool(self._in_turn)))
        self._started = 0

    def start(self, command: str, file: Path) -> Future[Ended]:
        self._started += 1
        shell = ("sh", "-c", command)
        if self._started <= self._in_turn:
            return self._first.submit(_run, shell, file)
        return self._beside.submit(_run, (*_GIVE_WAY, *shell) if self._in_turn else shell, file)


def _last_lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8", errors="replace").splitlines()[-_END:]


def _run(command: Sequence[str], file: Path) -> Ended:
    began = time.monotonic()
    with file.open("wb") as output:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            env=os.environ | {"NO_COLOR": "1"},
            check=False,
        )
    return Ended(done.returncode, time.monotonic() - began)


def _follow(file: Path, run: Future[Ended], out: TextIO) -> None:
    """Show what is in the file until nothing more can come."""
    with file.open(encoding="utf-8", errors="replace") as output:
        while not run.done():
            shutil.copyfileobj(output, out)
            out.flush()
            time.sleep(_GLANCE)
        shutil.copyfileobj(output, out)
        out.flush()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--in-turn", type=int, default=0)
    parser.add_argument("commands", nargs="+", metavar="NAME: COMMAND")
    asked = parser.parse_args(arguments)
    commands = dict(text.split(": ", 1) for text in asked.commands)
    return 1 if side_by_side(commands, asked.at_once, sys.stdout, asked.in_turn) else 0


if __name__ == "__main__":
    sys.exit(main())
