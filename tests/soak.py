"""``make soak`` tries other cases each time. It prints its seed; the same ``DIGSITE_SEED`` tries the same again."""

from __future__ import annotations

import os
import secrets
from typing import TypeVar

T = TypeVar("T")

IS_SOAK = bool(os.environ.get("DIGSITE_SOAK"))
# In the environment, so that all processes of a run have the same
SEED = int(os.environ.setdefault("DIGSITE_SEED", str(secrets.randbelow(2**32)))) if IS_SOAK else None


def some(first: T, *others: T) -> list[T]:
    """Cases that show the same: ``make test`` tries the first, ``make soak`` all of them."""
    return [first, *others] if IS_SOAK else [first]
