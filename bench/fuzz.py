"""A hundred thousand bad messages, with the server's limits lifted and with them on.

`make test` sends some thousands of them; see `tests/kit/fuzzing.py` for what is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.kit.fuzzing import GROWTH, Storm, check_calm
from tests.kit.serving import serving


def rage(count: int, seed: int, *, lifted: bool) -> str:
    """One storm against a server of its own; what came back, or an assertion that fails."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        with serving(Path(folder), f"sqlite:///{file}", lifted=lifted) as server:
            began = time.perf_counter()
            storm = Storm(server, seed, count, pause=0.0 if lifted else 0.06)
            asyncio.run(storm.rage())
            took = time.perf_counter() - began
            check_calm(server)
    assert storm.growth < GROWTH, storm.memory
    grown = f"{storm.growth / 2**20:+.1f} MiB"
    answers = sum(storm.answers.values())
    closed = " ".join(f"{code}×{times}" for code, times in sorted(storm.closed.items()))
    return f"{answers} answers in {took:.0f} s, {grown}, sockets closed: {closed}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for lifted in (True, False):
        mode = "lifted" if lifted else "on"
        print(f"limits {mode}: {rage(asked.messages, asked.seed, lifted=lifted)}", flush=True)


if __name__ == "__main__":
    main()
