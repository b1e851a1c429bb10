"""A thinker that does not do what it should: `python bad_thinker.py HOW`."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from typing import BinaryIO


def _body(requests: BinaryIO) -> bytes:
    return requests.read(int.from_bytes(requests.read(4), "big"))


def _say(body: bytes) -> None:
    os.write(1, len(body).to_bytes(4, "big") + body)


def _babble() -> None:
    while True:
        os.write(1, b"gurr " * 10_000)


class _Evil:
    """Would end whoever unpickles it."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)


def main(how: str) -> None:
    if how == "is deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while _body(sys.stdin.buffer):
        match how:
            case "hangs" | "is deaf":
                time.sleep(600)
            case "dies":
                sys.exit(3)
            case "babbles":
                _babble()
            case "writes garbage":
                _say(b"\x80\x05gurr, gurr")
            case "writes too little":
                _say(pickle.dumps("gurr"))
            case "names code":
                _say(pickle.dumps((_Evil(), "")))
            case "fails":
                _say(pickle.dumps((None, "TypeError at pigeon.py:1")))
            case _:
                _say(pickle.dumps(("fly away", "")))


if __name__ == "__main__":
    main(sys.argv[1])
