"""The world outside a server, on loopback: whoever takes webhooks and pushes, and a mail server."""

from __future__ import annotations

import hmac
import json
import os
import threading
from base64 import b64decode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.kit.serving import free_port


class Asked(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Outside:
    """Somebody who is sent things, and answers as they are told."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # the next ones; then 201
        self.gate = threading.Event()  # as long as it is closed nobody is answered
        self.gate.set()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.asked.append(Asked(self.path, headers, body))
                outer.gate.wait()
                status, more = outer.answers.pop(0) if outer.answers else (201, {})
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.gate.set()
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def outside() -> Iterator[Outside]:
    found = Outside()
    try:
        yield found
    finally:
        found.close()


class Post:
    """A mail server, and the letters it took."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""  # what it says to whoever brings mail
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def close(self) -> None:
        self._controller.stop()


@contextmanager
def post_office() -> Iterator[Post]:
    found = Post()
    try:
        yield found
    finally:
        found.close()


class Browser:
    """What a browser has that subscribes: it alone can read what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.keys = f"{_text(self._point)}.{_text(self._auth)}"

    def read(self, body: bytes) -> dict[str, Any]:
        """As RFC 8188 and RFC 8291 say it is opened."""
        salt, length = body[:16], body[20]
        point, closed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._point + point
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        keyed = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(keyed).decrypt(nonce, closed, None)
        assert opened.endswith(b"\x02")
        told: dict[str, Any] = json.loads(opened[:-1])
        return told


def vapid(asked: Asked, public: str) -> dict[str, Any]:
    """The claims of whoever pushed, if their signature is that of the key."""
    scheme, _, rest = asked.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public
    said, _, signature = parts["t"].rpartition(".")
    raw = _bytes(signature)
    signed = encode_dss_signature(*(int.from_bytes(raw[n : n + 32], "big") for n in (0, 32)))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(public))
    key.verify(signed, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(_bytes(said.split(".")[1]))
    return claims


def is_signed(asked: Asked, secret: str) -> bool:
    """Whether a webhook has the signature that Standard Webhooks asks for."""
    head = asked.headers
    said = f"{head['webhook-id']}.{head['webhook-timestamp']}.".encode() + asked.body
    key = b64decode(secret.removeprefix("whsec_"))
    wanted = hmac.new(key, said, sha256).digest()
    version, _, given = head["webhook-signature"].partition(",")
    return version == "v1" and hmac.compare_digest(b64decode(given), wanted)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
