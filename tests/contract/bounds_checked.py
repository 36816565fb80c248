"""Run by ``test_modes`` with NUMBA_BOUNDSCHECK=1: plays the same games with every index checked."""

from __future__ import annotations

import numba

from digsite.core import engine
from digsite.testing.checks import fingerprint
from tests.contract.kinds import KINDS


def main() -> None:
    assert numba.config.BOUNDSCHECK == 1, "this run must have its bounds checked"  # type: ignore[attr-defined]
    for kind in KINDS:
        print(kind, fingerprint(engine.compiled(kind.game), kind))


if __name__ == "__main__":
    main()
