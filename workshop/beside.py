"""Is a bot stronger than it was? Bots of this tree and of former ones meet on the same deals.

`python -m workshop.beside GAME champion champion@COMMIT --games 400 --budget 0.1` takes the bots
of a commit, or of a folder, as a package of their own; the rules are those of this tree.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from dovecote.bots import Bot, bot_named
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.study.arena import Contest, MeetingResult, hold, meetings
from dovecote.study.standings import standings

_ROOT, _BOTS = Path(__file__).parents[1], "src/dovecote/bots"
_EVERY = 20  # matches between two lines that tell how it stands


@cache
def _former(source: str) -> ModuleType:
    """The package `dovecote.bots` as it was, under another name."""
    name = "bots_" + re.sub(r"\W", "_", source)
    folder = Path(tempfile.mkdtemp())
    files = _in_folder(Path(source)) if Path(source).is_dir() else _in_commit(source)
    for path, content in files.items():
        if path.endswith((".py", ".toml")):
            (folder / name / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / name / path).write_bytes(content.replace(b"dovecote.bots", name.encode()))
    return _package(name, folder / name)


def _in_folder(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.*")}


def _in_commit(commit: str) -> dict[str, bytes]:
    packed = subprocess.run(
        ["git", "archive", commit, _BOTS], cwd=_ROOT, check=True, capture_output=True
    ).stdout
    found = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        for member in tar:
            file = tar.extractfile(member)  # None: a folder
            if file is not None:
                found[member.name.removeprefix(f"{_BOTS}/")] = file.read()
    return found


def _package(name: str, folder: Path) -> ModuleType:
    found = spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert found is not None
    assert found.loader is not None
    sys.modules[name] = module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def enter(name: str, game: str, share: float) -> Bot:
    """A bot of this tree, or of the commit or the folder after the @."""
    level, _, source = name.partition("@")
    bot: Bot = _former(source).bot_named(level, share) if source else bot_named(level, share)
    return bot


def _told(results: Iterable[MeetingResult]) -> list[MeetingResult]:
    found = []
    for result in results:
        found.append(result)
        if len(found) % _EVERY == 0:
            print(_line(found), flush=True)
    return found


def _line(results: list[MeetingResult]) -> str:
    found = standings(results)
    first = found["bots"][0]
    wins = first["wins"]
    times = ", ".join(
        f"{bot['bot']} {bot['turn']['mean']:.3f} s, p95 {bot['turn']['p95']:.3f}"
        for bot in found["bots"]
    )
    return (
        f"{first['bot']}: {100 * wins['value']:.1f} [{100 * wins['low']:.1f}, "
        f"{100 * wins['high']:.1f}] of {len(results)}, luck {100 * found['luck']:.0f}; {times}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--budget", type=float, default=0.1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = read(GAMES[asked.game].options_type, {"seats": str(asked.seats)})
    contest = Contest(asked.game, options, asked.seed, asked.budget)
    met = meetings(tuple(asked.bots), asked.seats, asked.games)
    print(_line(hold(contest, met, gather=_told, enter=enter)))


if __name__ == "__main__":
    main()
