"""What a position file says, fact by fact; whatever is missing, unknown or of another kind is told in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from digsite.core.actions import shortened

T = TypeVar("T")
MISSING: Any = object()


class PositionError(ValueError):
    """A position that cannot be; the message says where and why."""


class Facts:
    """A table of a position file. Each fact is read once, by its name."""

    def __init__(self, given: Mapping[str, Any], where: str = "") -> None:
        self.given = given
        self.where = where
        self.known: list[str] = ["name"] if where.startswith("player") else []

    def error(self, name: str, reason: str) -> PositionError:
        return PositionError(f"{self.where}{name}: {reason}")

    def has(self, name: str) -> bool:
        """Whether a fact is given."""
        return name in self.given

    def _read(self, name: str, usual: Any = MISSING) -> Any:
        self.known.append(name)
        found = self.given.get(name, usual)
        if found is MISSING:
            raise self.error(name, "is missing")
        return found

    def number(self, name: str, least: int, most: int, usual: Any = MISSING) -> int:
        """A whole number within limits."""
        return self._number(name, self._read(name, usual), least, most)

    def _number(self, name: str, found: Any, least: int, most: int) -> int:
        if type(found) is not int or not least <= found <= most:
            raise self.error(name, f"is a number from {least} to {most}, not {shortened(repr(found))}")
        return found

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """A list of whole numbers."""
        return self.several(name, lambda found: self._number(name, found, least, most))

    def text(self, name: str, usual: Any = MISSING) -> str:
        """A text."""
        found = self._read(name, usual)
        if type(found) is not str:
            raise self.error(name, f"is a text, not {shortened(repr(found))}")
        return found

    def word(self, name: str, words: Sequence[str], usual: Any = MISSING) -> str:
        """One of some words."""
        return self._word(name, self._read(name, usual), words)

    def _word(self, name: str, found: Any, words: Sequence[str]) -> str:
        if found not in words:
            raise self.error(name, f"{shortened(repr(found))} is none of {', '.join(words)}")
        return str(found)

    def words(self, name: str, words: Sequence[str]) -> list[str]:
        """A list of some words."""
        return self.several(name, lambda found: self._word(name, found, words))

    def several(self, name: str, read: Callable[[Any], T], usual: Any = ()) -> list[T]:
        """A list of anything; empty if it is not given."""
        found = self._read(name, usual)
        if not isinstance(found, list | tuple):
            raise self.error(name, f"is a list, not {shortened(repr(found))}")
        return [read(one) for one in found]

    def part(self, name: str) -> Facts:
        """A table within this one; empty if it is not given."""
        return self._part(name, self._read(name, {}), f"{self.where}{name}, ")

    def tables(self, name: str) -> list[Facts]:
        """Several tables, as in ``[[players]]``."""
        single = name.rstrip("s")
        found = self.several(name, lambda one: one)
        return [self._part(name, one, f"{self.where}{single} {number}, ") for number, one in enumerate(found, 1)]

    def _part(self, name: str, found: Any, where: str) -> Facts:
        if not isinstance(found, dict):
            raise self.error(name, f"is a table of facts, not {shortened(repr(found))}")
        return Facts(found, where)

    def check_all_is_read(self) -> None:
        """Refuse what nobody has asked for: it would have no effect."""
        for name in self.given:
            if name not in self.known:
                raise self.error(name, f"says nothing here; known are {', '.join(self.known)}")
