"""Who only wants to play needs nothing of what a server needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

BARE = """
import sys
from importlib.machinery import PathFinder

class Bare(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.split(".")[0] in EXTRA else super().find_spec(name, path, target)

EXTRA = {EXTRA!r}
sys.meta_path[sys.meta_path.index(PathFinder)] = Bare
from dovecote.cli import main
main()
"""
EXTRA = (
    *("alembic", "litestar", "platformdirs", "prometheus_client", "psycopg", "segno"),
    *("sqlalchemy", "uvicorn", "uvloop", "websockets"),
    *("resvg_py", "pyarrow", "ray", "distributed"),
)


def bare(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command where only the engine is installed."""
    return subprocess.run(
        [sys.executable, "-c", BARE.replace("{EXTRA!r}", repr(EXTRA)), *arguments],
        env={"LANG": "en_GB.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_is_left_out_is_really_missing() -> None:
    code = BARE.replace("{EXTRA!r}", repr(EXTRA)).replace("main()", "import sqlalchemy")
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ModuleNotFoundError: No module named 'sqlalchemy'" in ran.stderr


@pytest.mark.parametrize("arguments", ["--help", "tables --help", "serve --help", "games"])
def test_help_is_there(arguments: str) -> None:
    ran = bare(*arguments.split())
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_match_is_played() -> None:
    ran = bare("play", "columbiz", "--seed", "3", typed="1\nquit\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "You keep" in ran.stdout
    assert ran.stdout.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    "arguments",
    ["serve", "tables list", "tables check", "tables restore x", "tables delete --older-than 3"],
)
def test_hosting_says_what_it_needs(arguments: str) -> None:
    ran = bare(*arguments.split())
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("dovecote: ")
    assert "pip install 'dovecote[server]'" in ran.stderr
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ("draw x --out x.png", "study"),
        ("seat x --mcp", "agents"),
        ("export x --to parquet --out y", "study"),
        ("sim columbiz --on ray", "ray"),
        ("sim columbiz --on dask://x:1", "dask"),
    ],
)
def test_studying_says_what_it_needs(arguments: str, extra: str) -> None:
    ran = bare(*arguments.split())
    assert (ran.returncode, ran.stdout) == (2, "")
    assert f"pip install 'dovecote[{extra}]'" in ran.stderr
    assert ran.stderr.count("\n") == 1
