"""The port to listen at: the one that was named, or the first that is free."""

from __future__ import annotations

import os
import socket

from dovecote.cli.errors import PortError

USUAL = 8000
_TRIED = 100


def port_for(host: str, named: int | None, *, any_will_do: bool) -> int:
    """A port that can be listened at; an error if it cannot be had."""
    first = USUAL if named is None else named
    tried = range(first, first + (_TRIED if named is None and any_will_do else 1))
    for port in tried:
        if is_free(host, port):
            return port
    raise PortError(host=host, port=first)


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there and we may."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # as the server does it: what has just ended is not in the way
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, UnicodeError):
        return False
    return True
