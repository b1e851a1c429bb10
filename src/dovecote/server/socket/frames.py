"""The frames of a socket, read one by one (RFC 6455). Nothing is kept of a frame that may not be:
its first bytes tell, before the rest has come."""

from __future__ import annotations

from struct import Struct

import msgspec

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MALFORMED, NO_TEXT, TOO_BIG = 1002, 1007, 1009

_KINDS = frozenset((CONTINUED, TEXT, BINARY, CLOSE, PING, PONG))
_LAST, _RESERVED, _KIND = 0x80, 0x70, 0x0F
_MASKED, _LENGTH = 0x80, 0x7F
_SHORT, _MEDIUM, _LONG = 125, Struct("!BBH"), Struct("!BBQ")


class FrameError(Exception):
    """The bytes are no frames that may be sent here; the code to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frame(msgspec.Struct, frozen=True, gc=False):
    """One frame of a client's."""

    kind: int
    is_last: bool
    data: bytes


class Frames:
    """Takes bytes as they come and gives whole frames."""

    __slots__ = ("_at", "_bytes", "_longest", "is_waiting")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._bytes = b""
        self._at = 0  # where the next frame begins
        self.is_waiting = False  # something that may be a frame

    def feed(self, data: bytes) -> None:
        """What has come in."""
        self._bytes = self._bytes[self._at :] + data if self._at < len(self._bytes) else data
        self._at = 0
        self.is_waiting = True

    def next(self) -> Frame | None:
        """The next frame, once it is there."""
        data, at = self._bytes, self._at
        if len(data) < at + 2:
            return None
        first, second = data[at], data[at + 1]
        kind, length = first & _KIND, second & _LENGTH
        if first & _RESERVED or kind not in _KINDS or not second & _MASKED:
            raise FrameError(MALFORMED)
        if kind >= CLOSE and (length > _SHORT or not first & _LAST):
            raise FrameError(MALFORMED)
        at += 2
        if length > _SHORT:
            size = 2 if length == _SHORT + 1 else 8
            if len(data) < at + size:
                return None
            length = int.from_bytes(data[at : at + size], "big")
            at += size
        if length > self._longest and kind < CLOSE:
            raise FrameError(TOO_BIG)
        end = at + 4 + length
        if len(data) < end:
            return None
        self._at = end
        self.is_waiting = end < len(data)
        return Frame(kind, bool(first & _LAST), _unmasked(data[at : at + 4], data[at + 4 : end]))


def written(data: bytes, kind: int = TEXT) -> bytes:
    """A whole message of ours as one frame."""
    length = len(data)
    if length <= _SHORT:
        return bytes((_LAST | kind, length)) + data
    if length < 2**16:
        return _MEDIUM.pack(_LAST | kind, _SHORT + 1, length) + data
    return _LONG.pack(_LAST | kind, _SHORT + 2, length) + data


def close_code(data: bytes) -> int | None:
    """With which code somebody closes; none was said if it is None."""
    if not data:
        return None
    code = int.from_bytes(data[:2], "big")
    is_known = 1000 <= code <= 1014 and code not in (1004, 1005, 1006)
    if len(data) == 1 or not (is_known or 3000 <= code <= 4999):
        raise FrameError(MALFORMED)
    return code


def _unmasked(mask: bytes, data: bytes) -> bytes:
    length = len(data)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")
