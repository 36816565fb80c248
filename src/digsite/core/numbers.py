"""Numbers from other libraries: a NumPy integer is as good as an int wherever a number is asked for."""

from __future__ import annotations

import operator
from typing import Any


def plain_number(value: Any) -> Any:
    """The int that a NumPy integer stands for; anything else, True and False too, as it is."""
    if isinstance(value, bool):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value
