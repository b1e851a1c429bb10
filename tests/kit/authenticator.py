"""A device that keeps passkeys, as a browser would speak for it: nothing but keys and CBOR."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from dovecote.server.passkeys import bytes_of, text_of

_PRESENT, _ATTESTED = 0x01, 0x40  # flags of the authenticator's data
_SIZE = 32  # bytes of a coordinate


class Device:
    """One that keeps one passkey, and counts how often it has signed."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.signed = 0
        self.id = os.urandom(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, challenge: dict[str, Any], name: str = "Key", **told: Any) -> dict[str, Any]:
        """A new passkey, as it is handed to a server."""
        point = self._key.public_key().public_numbers()
        x, y = point.x.to_bytes(_SIZE, "big"), point.y.to_bytes(_SIZE, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})  # COSE: ES256 on P-256
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(challenge["host"], _PRESENT | _ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = {
            "name": name,
            "id": text_of(self.id),
            "client": self._client("webauthn.create", challenge),
            "attestation": text_of(attestation),
        }
        return said | told

    def sign(self, challenge: dict[str, Any], **told: Any) -> dict[str, Any]:
        """An answer, as it is handed to a server."""
        self.signed += 1
        data = self._data(challenge["host"], _PRESENT)
        client = self._client("webauthn.get", challenge)
        over = data + sha256(bytes_of(client)).digest()
        signature = self._key.sign(over, ec.ECDSA(hashes.SHA256()))
        said = {
            "id": text_of(self.id),
            "client": client,
            "data": text_of(data),
            "signature": text_of(signature),
        }
        return said | told

    def _data(self, host: str, flags: int) -> bytes:
        return sha256(host.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big")

    def _client(self, kind: str, challenge: dict[str, Any]) -> str:
        told = {"type": kind, "challenge": challenge["challenge"], "origin": self.origin}
        return text_of(json.dumps(told).encode())
