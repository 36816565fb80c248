"""Where a game's printed tables come from, and how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Source:
    """The origin of one table."""

    table: str
    status: Literal["printed", "reported", "reconstruction"]
    origin: str
    confidence: str  # a judgement, not a measurement
