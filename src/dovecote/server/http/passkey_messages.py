"""What is said of passkeys: what is asked for and sent, and what is told."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from dovecote.server.passkeys import Fit

_CODE = "^[A-Za-z0-9_-]*$"
Credential = Annotated[str, Meta(min_length=1, max_length=1400, pattern=_CODE)]
Encoded = Annotated[str, Meta(max_length=4000, pattern=_CODE)]
Called = Annotated[str, Meta(min_length=1, max_length=400)]


class PasskeyNow(msgspec.Struct, frozen=True):
    """One of your passkeys; it works where this server is reached by that name."""

    id: str
    name: str
    host: str
    created: int
    used: int  # 0: never


class PasskeysNow(msgspec.Struct, frozen=True):
    """Your passkeys, and whether one can be made where you are: not by an address, nor without
    TLS."""

    fit: Fit
    passkeys: list[PasskeyNow]


class PasskeyChallenge(msgspec.Struct, frozen=True):
    """What a device is to sign within five minutes, once; all in base64url. `user` and `known`,
    the passkeys that are there already, are for a new one."""

    challenge: str
    host: str
    user: str = ""
    known: list[str] = []


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device has made, in base64url, and what its owner calls it."""

    name: Called
    id: Credential
    client: Encoded  # the client's data
    attestation: Annotated[str, Meta(max_length=8000, pattern=_CODE)]


class PasskeyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Called


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device has signed, in base64url; who is somebody else already must be sure."""

    id: Credential
    client: Encoded
    data: Encoded  # the authenticator's
    signature: Encoded
    user: Encoded = ""
    sure: bool = False
