"""Real clusters on this machine: the same seed and the same result whatever plays the matches, and
a worker that is killed in the middle costs its task only.

Two workers each of Ray and Dask are started in processes of their own, and stopped again. Dask is
tried by `make test`, too; Ray takes a quarter of a gigabyte to fetch.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.kit.clusters import PATIENCE, check, dask, expected, started, wait_for
from tests.kit.serving import free_port

from dovecote.study.workers import ClusterAwayError, hands


@contextmanager
def ray() -> Iterator[str]:
    """Ray is known by an address of its own, so that one that runs already is left alone. It gives
    itself half a minute to start, which a busy machine may not have: then it begins again."""
    port = free_port()
    command = f"{Path(sys.executable).with_name('ray')} start --head --num-cpus 2 --port {port}"
    command += " --include-dashboard false --disable-usage-stats --block"
    os.environ |= {
        "RAY_ADDRESS": f"127.0.0.1:{port}",
        "RAY_agent_register_timeout_ms": str(round(1000 * PATIENCE)),
    }
    with started(["sh", "-c", f"until env -u RAY_ADDRESS {command}; do sleep 1; done"]):
        yield "ray"


def main() -> None:
    clusters: dict[str, Callable[[], AbstractContextManager[str]]] = {"dask": dask, "ray": ray}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clusters", nargs="*", default=[*clusters], choices=[*clusters])
    asked = parser.parse_args()
    try:
        hands("dask://127.0.0.1:9")
    except ClusterAwayError as away:
        print(away)
    else:
        raise AssertionError("nobody is there")
    known = expected()
    for name in asked.clusters:
        with clusters[name]() as on:
            wait_for(on, 2)
            check(on, known)
            print(f"{on}: the same result, and a killed worker cost its task only", flush=True)


if __name__ == "__main__":
    main()
