"""The layout of observations: every number that a learning program sees of a game has a name.

A layout is declared group by group, as an action space is kind by kind. All numbers lie between 0 and 1: a flag is 0 or
1, an amount is given as a part of what it is at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from digsite.core.rule import rule


@dataclass(frozen=True)
class Group:
    """Numbers of an observation that belong together."""

    name: str
    labels: tuple[str, ...]  # one for each number
    about: str  # what the numbers are, and how amounts are scaled


@dataclass
class Layout:
    """All numbers of an observation, in their order."""

    groups: list[Group] = field(default_factory=list)
    size: int = 0

    def add(self, name: str, labels: Sequence[str], about: str) -> int:
        """Add a group of numbers; returns the place of the first."""
        first = self.size
        self.groups.append(Group(name, tuple(labels), about))
        self.size += len(labels)
        return first

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each number."""
        return tuple(f"{group.name}: {label}" for group in self.groups for label in group.labels)

    def first(self, name: str) -> int:
        """The place of the first number of a group."""
        names = [group.name for group in self.groups]
        return sum(len(group.labels) for group in self.groups[: names.index(name)])


@rule
def share(amount: int, most: int) -> float:
    """An amount as a part of what it is at most, from 0 to 1; more counts as that."""
    return min(amount / most, 1.0)
