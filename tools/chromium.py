"""Finds a Chromium for the browser tests, and prints where it is: `make test` uses it.

The one that $CHROMIUM names, or the system's; else the system's is installed, if we may, or
the one that Playwright has is fetched. The shell without a window comes first: it is the same
engine and needs a third less time for the same pages.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
_SHELL = "chromium-headless-shell"
_NAMES = (_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_WHERE = "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))"
_NONE = (
    "The browser tests need Chromium, which is not here and could not be fetched; "
    "once it is installed, or CHROMIUM=… names one, the same command goes on."
)


def named() -> str | None:
    return os.environ.get("CHROMIUM") or None


def of_the_system() -> str | None:
    return next(filter(None, map(shutil.which, _NAMES)), None)


def installed() -> str | None:
    """Debian's, if we may install it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    _run_apt(apt, "update")
    for package in (_SHELL, "chromium"):  # not every Debian has the shell
        fonts = "fonts-liberation"  # letters for what our own fonts lack
        _run_apt(apt, "install", "--yes", "--no-install-recommends", package, fonts)
        if (found := of_the_system()) and starts(found):
            return found
    return None


def _run_apt(apt: str, *what: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "--quiet=2", *what], env=quiet, stdout=sys.stderr, check=False)


def fetched() -> str | None:
    """Playwright's own, if it can be had and starts here."""
    found = _ask("node", "-e", _WHERE)
    if found and not Path(found).exists():
        _ask("npx", "playwright-core", "install", "chromium")
    return found if found and Path(found).exists() and starts(found) else None


def _ask(*command: str) -> str:
    done = subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.strip().rpartition("\n")[2]


def starts(program: str) -> bool:
    """Whether it runs at all: a library may be missing."""
    try:
        return subprocess.run([program, "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def main() -> int:
    ways = (named, of_the_system, installed, fetched)
    program = next((found for way in ways if (found := way()) and starts(found)), None)
    print(program or _NONE, file=sys.stdout if program else sys.stderr)
    return program is None


if __name__ == "__main__":
    sys.exit(main())
