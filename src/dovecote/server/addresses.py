"""Whose an address is, as far as limits are concerned."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

_HOUSEHOLD = 64  # bits of an IPv6 address; the others are for whoever has these to choose


@lru_cache(20_000)
def household(address: str) -> str:
    """All addresses that one visitor has at once count as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), _HOUSEHOLD), strict=False))
