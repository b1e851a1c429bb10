"""Runs commands side by side and shows what each prints whole, one after the other.

`python tools/side_by_side.py [--at-once N] 'NAME: COMMAND' …`. What comes first is shown as it
is printed, the others when those before them have ended. Every command runs to its end; the
last lines of those that failed come again at the end, and the exit code says whether all of them
went well.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TextIO

_END = 40  # lines of a failed command that are shown again
_GLANCE = 0.05  # seconds between two looks at what a command has printed


class Ended(NamedTuple):
    """How a command ended."""

    code: int
    seconds: float


def side_by_side(commands: dict[str, str], at_once: int, out: TextIO) -> list[str]:
    """Run shell commands by their names; the names of those that failed."""
    ended: dict[str, Ended] = {}
    with TemporaryDirectory() as folder, ThreadPoolExecutor(at_once) as pool:
        files = {name: Path(folder) / str(number) for number, name in enumerate(commands)}
        for file in files.values():
            file.touch()
        runs = {name: pool.submit(_run, commands[name], files[name]) for name in commands}
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


def _last_lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8", errors="replace").splitlines()[-_END:]


def _run(command: str, file: Path) -> Ended:
    began = time.monotonic()
    with file.open("wb") as output:
        done = subprocess.run(
            command,
            shell=True,
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
    parser.add_argument("commands", nargs="+", metavar="NAME: COMMAND")
    asked = parser.parse_args(arguments)
    commands = dict(text.split(": ", 1) for text in asked.commands)
    return 1 if side_by_side(commands, asked.at_once, sys.stdout) else 0


if __name__ == "__main__":
    sys.exit(main())
