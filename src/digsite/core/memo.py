"""``Memo``: values that are made when they are first asked for, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

V = TypeVar("V")


class Memo(dict[Any, V]):
    """``area = Memo(lambda width, height: width * height)``, then ``area[3, 4]``.

    Quicker to make than ``functools.cache``, which pays where few values are kept for a short time.
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[..., V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Any) -> V:
        made = self[key] = self._make(*key) if type(key) is tuple else self._make(key)
        return made
