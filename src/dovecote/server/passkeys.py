"""Passkeys (WebAuthn): what a browser is asked, and whether what it answers is true.

A challenge is signed by the servers of one database instead of being stored: who only asks for
one leaves nothing behind. It says until when it may be answered; that it was is stored.
"""

from __future__ import annotations

import hmac
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from ipaddress import ip_address
from typing import Literal, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

from dovecote.server.errors import PasskeyError, PasskeyPlaceError
from dovecote.server.reach import is_here

LIFE = 5 * 60_000  # milliseconds in which a challenge may be answered
_RANDOM, _MOMENT, _SIGNED = 16, 8, 32  # bytes of a challenge
_T = TypeVar("_T")
Fit: TypeAlias = Literal["fit", "address", "insecure"]


class Place(NamedTuple):
    """How a browser reached this server: passkeys belong to a name."""

    host: str
    origin: str

    @classmethod
    def of(cls, origin: str) -> Place:
        """The place of a page; browsers name it in small letters and without a usual port."""
        return cls((urlsplit(origin).hostname or "").lower(), origin.lower())

    @property
    def fit(self) -> Fit:
        """Whether browsers make passkeys there: by a name, and over TLS unless it is this
        machine."""
        try:
            ip_address(self.host)
        except ValueError:
            is_safe = self.origin.startswith("https://") or is_here(self.host)
            return "fit" if is_safe else "insecure"
        return "address"

    def check(self) -> None:
        """Refuse where there can be none."""
        if self.fit != "fit":
            raise PasskeyPlaceError(why=self.fit)


class Made(NamedTuple):
    """What a device has made."""

    id: str
    key: str
    signed: int


class Assertion(NamedTuple):
    """What a device has signed, all in base64url; without an owner if it names none."""

    id: str
    client: str
    data: str
    signature: str
    user: str


class Challenges:
    """Makes challenges for a purpose, and knows them again."""

    def __init__(self, key: str, purpose: str) -> None:
        self._key = bytes.fromhex(key)
        self._purpose = purpose.encode()

    def new(self, now: int) -> str:
        """One that may be answered for a while."""
        head = (now + LIFE).to_bytes(_MOMENT, "big") + secrets.token_bytes(_RANDOM)
        return text_of(head + self._sign(head))

    def answered(self, client: str, now: int) -> tuple[bytes, int]:
        """The challenge that a browser says it has answered, and until when it may be."""
        told = _tried(lambda: bytes_of(json.loads(bytes_of(client))["challenge"]))
        head, signed = told[:-_SIGNED], told[-_SIGNED:]
        until = int.from_bytes(head[:_MOMENT], "big")
        is_ours = len(head) == _MOMENT + _RANDOM and hmac.compare_digest(signed, self._sign(head))
        if not is_ours or until <= now:
            raise PasskeyError()
        return told, until

    def _sign(self, head: bytes) -> bytes:
        return hmac.digest(self._key, head + self._purpose, "sha256")


def owner_of(person: str) -> str:
    """What a device calls the owner of its passkeys: nothing by which anybody else knows them."""
    return text_of(sha256(f"passkey {person}".encode()).digest()[:16])


def made(place: Place, challenge: bytes, name: str, client: str, attestation: str) -> Made:
    """A new passkey as a browser hands it over, checked."""
    # what most servers need seldom is loaded when it is needed
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    response = _tried(
        lambda: AuthenticatorAttestationResponse(bytes_of(client), bytes_of(attestation))
    )
    found = _tried(
        lambda: verify_registration_response(
            credential=RegistrationCredential(name, bytes_of(name), response),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    )
    if text_of(found.credential_id) != name:
        raise PasskeyError()
    return Made(name, text_of(found.credential_public_key), found.sign_count)


def signed(place: Place, challenge: bytes, answer: Assertion, key: str, before: int) -> int:
    """How often a passkey has signed by now, if it has signed this."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    parts = (answer.client, answer.data, answer.signature)
    response = _tried(lambda: AuthenticatorAssertionResponse(*map(bytes_of, parts)))
    found = _tried(
        lambda: verify_authentication_response(
            credential=AuthenticationCredential(answer.id, bytes_of(answer.id), response),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=bytes_of(key),
            credential_current_sign_count=before,
        )
    )
    return found.new_sign_count


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _tried(work: Callable[[], _T]) -> _T:
    """Whatever is wrong with what a stranger sent, they hear the same sentence. The libraries
    that read it have no common kind of error."""
    try:
        return work()
    except Exception:
        raise PasskeyError() from None
