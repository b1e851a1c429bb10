"""Contests that can be broken off: every result is kept as it comes, and no match is played twice.

Results are kept by a digest of the rules and bots as they are in this tree: bots that have changed
begin anew. The same deals, seatings and seeds give the same matches, so that a contest played in
pieces is the contest played at once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import msgspec

import dovecote
from dovecote.study.arena import Contest, Enter, Meeting, MeetingResult, hold

_ROOT = Path(dovecote.__file__).parent
_WHO = ("bots", "core", "games", "play")  # what the results depend on


def resumed(
    contest: Contest, planned: list[Meeting], folder: Path, name: str, workers: int, enter: Enter
) -> list[MeetingResult]:
    """Plays what is missing of a contest; the results of all of it, in the order of the plan."""
    file = folder / digest() / f"{name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    known = {result.meeting: result for result in _kept(file)}
    missing = [meeting for meeting in planned if meeting not in known]
    played = hold(contest, missing, workers, partial(_keeping, file), enter)
    known |= {result.meeting: result for result in played}
    return [known[meeting] for meeting in planned]


def digest() -> str:
    """Another one if anything has changed that results depend on."""
    found = hashlib.sha256()
    for part in _WHO:
        for path in sorted((_ROOT / part).rglob("*")):
            if path.suffix in {".py", ".toml"}:
                found.update(str(path.relative_to(_ROOT)).encode() + path.read_bytes())
    return found.hexdigest()[:12]


def _kept(file: Path) -> list[MeetingResult]:
    """The results so far; a last line that was broken off is none."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) < len(lines):
        file.write_bytes(b"".join(whole))
    return [msgspec.json.decode(line, type=MeetingResult) for line in whole]


def _keeping(file: Path, results: Iterable[MeetingResult]) -> list[MeetingResult]:
    found = []
    with file.open("ab", buffering=0) as more:
        for result in results:
            more.write(msgspec.json.encode(result) + b"\n")
            found.append(result)
    return found
