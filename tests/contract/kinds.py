"""The games and kinds of tables that contract tests run on."""

from __future__ import annotations

from digsite.core import engine, registry
from digsite.testing.tables import fewer, kinds

KINDS = fewer(kinds()) if engine.in_plain_mode() else kinds()
GAMES = registry.names()
