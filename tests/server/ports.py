"""Ports for the servers that tests start in processes of their own."""

from __future__ import annotations

import itertools
import os
import socket

LOCAL = "127.0.0.1"
# Below those that the system gives to connections: until a server has taken its port, a connection could come first
FIRST, COUNT = 10_000, 20_000
STRIDE = 97  # processes with neighbouring numbers begin far from each other
_candidates = (FIRST + (os.getpid() * STRIDE + number) % COUNT for number in itertools.count())


def free_port() -> int:
    """A port that nobody uses, and that this process has not given out yet."""
    return next(port for port in _candidates if is_free(port))


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # connections of the past are no hindrance
        try:
            probe.bind((LOCAL, port))
        except OSError:
            return False
    return True
