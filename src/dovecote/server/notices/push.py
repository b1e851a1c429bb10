"""Web Push: what a browser can read and nobody between (RFC 8291), from a server that is known by
its key (RFC 8292).

Ours, because it is two pages of well-tested primitives; the library for it brings a second client
for HTTP along.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_POINT = 65  # bytes of a key that is shown
_AUTH = 16
_RECORD = 4096
_HOURS = 12  # for which a signature holds
_WEEK = 7 * 86_400  # seconds that a push service keeps it for a browser that is off
_SHOWN = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Keys(NamedTuple):
    """What a browser has given: its key, and a secret it shares with us."""

    point: bytes
    auth: bytes


def new_key() -> str:
    """A key of a server's, as it is stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _text(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """What browsers are told of it."""
    return _text(_private(key).public_key().public_bytes(*_SHOWN))


def read_keys(text: str) -> Keys | None:
    """The keys of a browser, as they are stored: `POINT.AUTH`; None if they are none."""
    try:
        point, auth = (_bytes(part) for part in text.split("."))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, UnsupportedAlgorithm, InvalidSignature):
        return None
    return Keys(point, auth) if len(auth) == _AUTH and len(point) == _POINT else None


def sealed(body: bytes, keys: Keys) -> bytes:
    """For that browser's eyes only."""
    once, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    shown = once.public_key().public_bytes(*_SHOWN)
    shared = once.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, keys.auth, b"WebPush: info\0" + keys.point + shown, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    closed = AESGCM(key).encrypt(nonce, body + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(shown)]) + shown + closed


def headers(key: str, contact: str, endpoint: str, topic: str, now: int) -> dict[str, str]:
    """What says who sends it; of several with one topic a browser that was off gets the last."""
    parts = urlsplit(endpoint)
    claims: dict[str, str | int] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now // 1000 + _HOURS * 3600,
        "sub": contact,
    }
    return {
        "Authorization": f"vapid t={_token(key, claims)}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_WEEK),
        "Topic": topic[:32],
        "Urgency": "normal",
    }


def _token(key: str, claims: dict[str, str | int]) -> str:
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    said = ".".join(_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    signed = _private(key).sign(said.encode(), ec.ECDSA(hashes.SHA256()))
    signature = b"".join(n.to_bytes(32, "big") for n in decode_dss_signature(signed))
    return f"{said}.{_text(signature)}"


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(key), "big"), ec.SECP256R1())


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
