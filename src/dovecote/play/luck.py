"""Where the luck of a match comes from. The rules ask; one of these answers."""

from __future__ import annotations

import re
import secrets
from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Protocol

from dovecote.core.chance import Chance
from dovecote.core.entries import Entry, Happened
from dovecote.core.errors import LuckError, ProofError, UnreadableError

_WORDS = re.compile(r"[A-Za-z0-9._-]{1,64}")


class LuckSource(Protocol):
    """Answers every question of luck in a match."""

    def answer(self, cause: str, chance: Chance[Any], /) -> Any:
        """An outcome that `chance` allows, or None if there is no answer yet."""
        ...


class Seeded:
    """The same luck for the same seed and cause, on every machine and Python."""

    def __init__(self, seed: int | str) -> None:
        self._mac = Mac(sha256(f"seed {seed}".encode()).digest())

    def answer(self, cause: str, chance: Chance[Any]) -> Any:
        return chance.pick(fair(self._mac, cause, chance.ways))


class Scripted:
    """Luck given in advance, or bit by bit, as the texts of a record."""

    def __init__(self, outcomes: Iterable[str] = ()) -> None:
        self._outcomes = deque(outcomes)

    def add(self, outcome: str) -> None:
        """One more outcome, to come after those given so far."""
        self._outcomes.append(outcome)

    def answer(self, cause: str, chance: Chance[Any]) -> Any:
        if not self._outcomes:
            return None
        text = self._outcomes.popleft()
        try:
            return chance.read(text)
        except UnreadableError as error:
            expected = error.params["expected"]
            raise LuckError(cause=cause, text=text, expected=expected) from None


class Verifiable:
    """Luck that nobody at the table chose, and that anyone can check afterwards.

    The host shows `commit` before the first move; then every seat adds words of its own,
    so that the host cannot have picked a secret that suits them. When all words are there,
    the host shows `binding`, so that nobody's can be exchanged afterwards; the secret is
    published when the match is over.

    A match from before words were bound has the binding ""; any other must fit.
    """

    brought = 0  # entries whose luck somebody else has given

    def __init__(
        self, entropy: Iterable[str], secret: str | None = None, binding: str | None = None
    ) -> None:
        self.entropy = tuple(entropy)
        for words in self.entropy:
            check_words(words)
        self.secret = secrets.token_hex(32) if secret is None else secret
        self.commit = commitment(self.secret)
        due = bound(self.commit, self.entropy)
        self.binding = due if binding is None else binding
        if self.binding not in ("", due):
            raise ProofError(reason="binding")
        self._mac = Mac(sha256("\n".join((self.secret, *self.entropy)).encode()).digest())

    def answer(self, cause: str, chance: Chance[Any]) -> Any:
        return chance.pick(fair(self._mac, cause, chance.ways))


class Continued(Verifiable):
    """The luck of a match that was brought from elsewhere: as it was written there, and from then
    on our own. Nobody here vouches for the first part."""

    def __init__(
        self,
        brought: Iterable[Entry],
        entropy: Iterable[str],
        secret: str | None = None,
        binding: str | None = None,
    ) -> None:
        super().__init__(entropy, secret, binding)
        entries = tuple(brought)
        self.brought = len(entries)
        self._past = Scripted(e.outcome for e in entries if isinstance(e, Happened))

    def answer(self, cause: str, chance: Chance[Any]) -> Any:
        given = self._past.answer(cause, chance)
        return super().answer(cause, chance) if given is None else given


def check_words(words: str) -> None:
    """Refuse words that could not stand in a line of the record."""
    if not _WORDS.fullmatch(words):
        raise UnreadableError(text=words, expected=_WORDS.pattern)


def commitment(secret: str) -> str:
    """What a host shows in advance to be held to `secret`."""
    return sha256(f"commit {secret}".encode()).hexdigest()


def bound(commit: str, entropy: Iterable[str]) -> str:
    """What a host shows when the match begins to be held to the words of every seat too."""
    return sha256("\n".join(("binding", commit, *entropy)).encode()).hexdigest()


class Mac:
    """HMAC-SHA-256 with one key, whose part of the work is done once."""

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(64, b"\0")
        self._inner = sha256(bytes(byte ^ 0x36 for byte in padded))
        self._outer = sha256(bytes(byte ^ 0x5C for byte in padded))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


def fair(mac: Mac, cause: str, ways: int) -> int:
    """A number below `ways`, every one equally likely, fixed by the key and `cause`."""
    size = (ways.bit_length() + 7) // 8 + 1
    limit = 256**size // ways * ways  # numbers from here on would favour the low remainders
    for turn in range(1000):
        block = mac.digest(f"{cause} #{turn}".encode())
        number = int.from_bytes(block[:size], "big")
        if number < limit:
            return number % ways
    raise AssertionError(f"no fair number below {ways} for {cause}")
