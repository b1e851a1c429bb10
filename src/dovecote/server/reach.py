"""How this machine is found: by itself only, or by others in its network."""

from __future__ import annotations

import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")  # a server that listens there listens at all addresses
_NOBODY = ("192.0.2.1", 9)  # an address that belongs to nobody


def network_address() -> str:
    """This machine's address in its network, or nothing; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOBODY)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_here(found) else found


def is_here(name: str) -> bool:
    """Whether a name or an address leads every machine to itself."""
    name = name.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified
