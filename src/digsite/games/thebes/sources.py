from __future__ import annotations

from digsite.core.sources import Source

SOURCES: tuple[Source, ...] = ()
