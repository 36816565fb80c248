"""What npm installs for the web client."""

from __future__ import annotations

import json
from typing import Any

from hatch_build import WEB

LOCKED: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
CHECKING = {"axe-core", "eslint", "openapi-typescript", "prettier", "svelte-check", "typescript", "vitest"}


def test_the_lock_names_no_registry() -> None:
    assert [name for name, package in LOCKED.items() if "resolved" in package] == []


def test_everything_locked_can_be_verified() -> None:
    assert [name for name, package in LOCKED.items() if name and "integrity" not in package] == []


def test_playing_needs_nothing_that_only_checks() -> None:
    built_with = {name.removeprefix("node_modules/") for name, package in LOCKED.items() if not package.get("dev")}
    assert built_with & CHECKING == set()
    assert "vite" in built_with
