"""Chooses the versions of everything anew: `make lock` runs it.

`constraints.txt` has one version of each package; `locks/` has, for each purpose, the packages it
needs with the hashes of all files they may come in.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
_PROJECT = "pyproject.toml"
_DEV = (
    *("--extra", "server", "--extra", "friends", "--extra", "study", "--extra", "agents"),
    *("--extra", "testing"),
    *("--group", "dev"),
)
_CLUSTER = ("--extra", "ray", "--extra", "dask")
LOCKS = {  # the extras and the groups of the project; a group alone is without the project itself
    "tools": ("--group", "tools"),
    "play": ("--extra", "server", "--group", "build", _PROJECT),
    "dev": (*_DEV, "--extra", "dask", "--group", "build", _PROJECT),
    "bench": ("--group", "bench"),
    "cluster": (*_CLUSTER, _PROJECT),
    "node": ("--group", "node"),
    "docs": ("--group", "docs"),
    "release": ("--group", "release"),
    "audit": ("--group", "audit"),
    "portable": (
        *("--extra", "server", "--extra", "agents", "--extra", "testing"),
        *("--group", "portable", "--group", "build", _PROJECT),
    ),
}
_ALONE = ("tools", "build", "bench", "node", "docs", "release", "audit", "portable")


def compile_locks() -> None:
    """First the versions, then the hashes of what each purpose needs."""
    groups = (word for name in _ALONE for word in ("--group", name))
    _compile(ROOT / "constraints.txt", "--upgrade", *_DEV, *_CLUSTER, *groups, _PROJECT)
    for name, needs in LOCKS.items():
        file = ROOT / "locks" / f"{name}.txt"
        file.unlink(missing_ok=True)  # what stands there would be kept
        _compile(file, "--generate-hashes", "-c", "constraints.txt", *needs)


def _compile(file: Path, *how: str) -> None:
    uv = Path(sys.prefix) / "bin" / "uv"
    plain = ("--quiet", "--universal", "--no-header", "--no-annotate")
    subprocess.run([str(uv), "pip", "compile", *plain, *how, "-o", str(file)], cwd=ROOT, check=True)


if __name__ == "__main__":
    compile_locks()
