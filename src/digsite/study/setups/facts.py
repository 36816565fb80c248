"""What a position file says, fact by fact; whatever is missing, unknown or of another kind is told in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from digsite.core.actions import shortened
from digsite.study.setups.reasons import Argument, PositionError

T = TypeVar("T")
MISSING: Any = object()


class Facts:
    """A table of a position file. Each fact is read once, by its name."""

    def __init__(self, given: Mapping[str, Any], *path: str) -> None:
        self.given = given
        self.path = path
        self.known: list[str] = []

    def error(self, name: str, kind: str, /, **arguments: Argument) -> PositionError:
        """What is wrong with a fact."""
        return PositionError(kind, (*self.path, name), **arguments)

    def has(self, name: str) -> bool:
        """Whether a fact is given."""
        return name in self.given

    def _read(self, name: str, usual: Any = MISSING) -> Any:
        self.known.append(name)
        found = self.given.get(name, usual)
        if found is MISSING:
            raise self.error(name, "missing")
        return found

    def number(self, name: str, least: int, most: int, usual: Any = MISSING) -> int:
        """A whole number within limits."""
        return self._number(name, self._read(name, usual), least, most)

    def _number(self, name: str, found: Any, least: int, most: int) -> int:
        if type(found) is not int or not least <= found <= most:
            raise self.error(name, "not-a-number", least=least, most=most, found=quoted(found))
        return found

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """A list of whole numbers."""
        return self.several(name, lambda found: self._number(name, found, least, most))

    def text(self, name: str, usual: Any = MISSING) -> str:
        """A text."""
        found = self._read(name, usual)
        if type(found) is not str:
            raise self.error(name, "not-a-text", found=quoted(found))
        return found

    def word(self, name: str, words: Sequence[str], usual: Any = MISSING) -> str:
        """One of some words."""
        return self._word(name, self._read(name, usual), words)

    def _word(self, name: str, found: Any, words: Sequence[str]) -> str:
        if found not in words:
            raise self.error(name, "unknown-word", found=quoted(found), words=", ".join(words))
        return str(found)

    def words(self, name: str, words: Sequence[str]) -> list[str]:
        """A list of some words."""
        return self.several(name, lambda found: self._word(name, found, words))

    def several(self, name: str, read: Callable[[Any], T], usual: Any = ()) -> list[T]:
        """A list of anything; empty if it is not given."""
        found = self._read(name, usual)
        if not isinstance(found, list | tuple):
            raise self.error(name, "not-a-list", found=quoted(found))
        return [read(one) for one in found]

    def part(self, name: str) -> Facts:
        """A table within this one; empty if it is not given."""
        return self._part(name, self._read(name, {}), name)

    def tables(self, name: str) -> list[Facts]:
        """Several tables, as in ``[[players]]``."""
        single = name.rstrip("s")
        found = self.several(name, lambda one: one)
        return [self._part(name, one, f"{single} {number}") for number, one in enumerate(found, 1)]

    def _part(self, name: str, found: Any, place: str) -> Facts:
        if not isinstance(found, dict):
            raise self.error(name, "not-a-table", found=quoted(found))
        return Facts(found, *self.path, place)

    def check_all_is_read(self) -> None:
        """Refuse what nobody has asked for: it would have no effect."""
        for name in self.given:
            if name not in self.known:
                raise self.error(name, "unknown-fact", known=", ".join(self.known))


def quoted(found: Any) -> str:
    """What was found, as it may stand in a sentence."""
    return shortened(repr(found))
