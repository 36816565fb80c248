"""Run with NUMBA_BOUNDSCHECK=1, in a process of its own: plays games with every index checked, prints their hashes."""

from __future__ import annotations

import sys

import numba

from digsite.core import engine
from digsite.testing.checks import fingerprint
from digsite.testing.tables import kinds


def main(game: str) -> None:
    """Print a line for each kind of table."""
    assert numba.config.BOUNDSCHECK == 1, "this run must have its bounds checked"  # type: ignore[attr-defined]
    for kind in kinds(game):
        print(kind, fingerprint(engine.compiled(game), kind))


if __name__ == "__main__":
    main(sys.argv[1])
