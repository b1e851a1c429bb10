"""A process that works out previews and what may be taken back: one task in, one answer out.

Run as `python -m dovecote.server.aside.worker`. A task is a pickle, an answer JSON; both stand
behind their length. It is a nice process: whoever plays goes first. How nice may be said on the
command line.
"""

from __future__ import annotations

import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, TypeAlias

import msgspec

from dovecote.server.priority import give_way
from dovecote.server.thinking.worker import PREFIX, blame
from dovecote.tables.tasks import work

_NICE = 5
DoTask: TypeAlias = Callable[[Any], Any]


class TaskResult(msgspec.Struct, frozen=True):
    """What came of a task, or what failed; its words could tell what a view hides."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    failed: str = ""


def answer(body: bytes, work: DoTask = work) -> TaskResult:
    """What to say to a message, whatever it is."""
    try:
        task = pickle.loads(body)
        if task is None:
            return TaskResult()
        return TaskResult(found=msgspec.Raw(msgspec.json.encode(work(task))))
    except Exception as error:
        return TaskResult(failed=blame(error))


def serve(tasks: BinaryIO, answers: BinaryIO, work: DoTask = work) -> None:
    """Answer until the tasks end; `work` says what a task comes to."""
    while len(prefix := tasks.read(PREFIX)) == PREFIX:
        body = msgspec.json.encode(answer(tasks.read(int.from_bytes(prefix, "big")), work))
        answers.write(len(body).to_bytes(PREFIX, "big") + body)
        answers.flush()


def main() -> None:
    """Serve over stdin and stdout."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when it is over
    give_way(int(sys.argv[1]) if len(sys.argv) > 1 else _NICE)
    with suppress(BrokenPipeError):  # nobody waits for the answer any more
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
