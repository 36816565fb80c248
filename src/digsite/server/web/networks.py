"""Who counts as one visitor's place: an IPv4 address, or the network of an IPv6 one."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

MOST_KNOWN = 50_000
PREFIX = 64  # bits: what one household or one rented machine is given as a whole


@lru_cache(MOST_KNOWN)
def network_of(host: str) -> str:
    """The network of an address: limits that counted single addresses would be none for IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    mapped = address.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Network((address, PREFIX), strict=False))
