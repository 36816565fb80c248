"""These tests need packages that only ``make peers`` installs; without them none is collected."""

from __future__ import annotations

from importlib.util import find_spec

NEEDS = {
    "test_datasets.py": ("datasets",),
    "test_openspiel.py": ("pyspiel",),
    "test_pages.py": ("datasets", "jax", "pyspiel"),
    "test_ppo.py": ("jax", "optax"),
}
collect_ignore_glob = [name for name, packages in NEEDS.items() if not all(map(find_spec, packages))]
