"""Run by ``test_modes``: plays and searches the same games with an unknown version of numba, as it seems."""

from __future__ import annotations

from importlib import metadata

from digsite.core import cache, engine
from digsite.testing.checks import fingerprint
from tests.contract.test_modes import ORDINARY_KINDS, SEARCHED, search_fingerprint


def main() -> None:
    real = metadata.version
    metadata.version = lambda distribution_name: "99.0.0" if distribution_name == "numba" else real(distribution_name)
    assert not cache.are_rules_linked(), "this run must compile the ordinary way"
    for kind in ORDINARY_KINDS:
        print(kind, fingerprint(engine.compiled(kind.game), kind))
    for game in SEARCHED:
        print("search", game, search_fingerprint(game))


if __name__ == "__main__":
    main()
