"""Finds a Firefox for `make push`, and prints where it is.

The one that $FIREFOX names, or the system's; else Debian's is installed, if we may.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

_NAMES = ("firefox-esr", "firefox")
_NONE = "This needs Firefox, which is not here; once it is, or FIREFOX=… names one, try again."


def found() -> str | None:
    named = os.environ.get("FIREFOX")
    return named or next(filter(None, map(shutil.which, _NAMES)), None)


def install() -> None:
    """Debian's, if we may install it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for what in (("update",), ("install", "--yes", "--no-install-recommends", "firefox-esr")):
        subprocess.run([apt, "--quiet=2", *what], env=quiet, stdout=sys.stderr, check=False)


def main() -> None:
    if not found():
        install()
    if (path := found()) is None:
        sys.exit(_NONE)
    print(path)


if __name__ == "__main__":
    main()
