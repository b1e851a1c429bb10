"""Which lines and branches of `src/` the tests pass: `make coverage`.

SlipCover takes its probes out again once they have told what they know; even so counting costs
Python 3.11 two fifths of a test's time, and so `make test` does without.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import slipcover
from slipcover.importer import SlipcoverLoader

_SOURCE = Path(__file__).parents[2] / "src" / "dovecote"
_LEAST = 12  # files
_NEVER = ["assert_never", r"if __name__ == .__main__.:", r"^\s*\.\.\.$"]  # lines that never run


class _Ours:
    """Finds the modules of Dovecote only: the tests are found and rewritten by pytest."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "dovecote":
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = SlipcoverLoader(_counter, spec.loader, spec.origin)
        return spec


_counter = slipcover.Slipcover(branch=True, source=[str(_SOURCE)], exclude_also=_NEVER)
_parts: list[Any] = []
sys.meta_path.insert(0, _Ours())


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:  # this is one of several processes
        output["coverage"] = json.dumps(_counter.get_coverage())
    else:
        _parts.append(_counter.get_coverage())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if "coverage" in getattr(node, "workeroutput", {}):
        _parts.append(json.loads(node.workeroutput["coverage"]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    total = _counter.get_coverage()
    for part in _parts:
        slipcover.merge_coverage(total, part)
    for line in _report(total):
        terminalreporter.write_line(line)


def _report(total: Any) -> Iterator[str]:
    """What is reached, and the files of which the tests reach least."""
    shares = {name: file["summary"]["percent_covered"] for name, file in total["files"].items()}
    for name in sorted(shares, key=shares.__getitem__)[:_LEAST]:
        yield f"{shares[name]:5.0f} %  {name}"
    reached = total["summary"]
    for what in ("lines", "branches"):
        covered, missing = reached[f"covered_{what}"], reached[f"missing_{what}"]
        yield f"{what}: {covered} of {covered + missing} ({covered / (covered + missing):.1%})"
