"""These tests need packages that only ``make peers`` installs; without them none is collected."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_openspiel.py"]
