"""Numbered action spaces: every action of a game has one number and one notation, for ever.

A space is declared kind by kind. Each kind adds a run of consecutive numbers; the columns decode a number into its kind
and choices, as printed tables that rules index.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import IntEnum
from heapq import nlargest
from typing import Any

from digsite.core.numbers import plain_number
from digsite.core.record import Ints, table
from digsite.core.refusal import Arguments, Refusal, no_rule

AKIN = 50  # notations that a misspelt one is compared with


@dataclass(frozen=True, slots=True)
class Action:
    """One action of a game: its number, and its notation as a person would write it."""

    number: int
    notation: str

    def __str__(self) -> str:
        return self.notation


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the message says why, ``refusal`` as data. Nothing has changed."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.refusal)

    @property
    def kind(self) -> str:
        """The kind of reason, such as ``too-deep``."""
        return self.refusal["kind"]

    @property
    def arguments(self) -> Arguments:
        """What the reason speaks of, such as the coins needed and had."""
        return self.refusal["arguments"]

    @property
    def section(self) -> str | None:
        """The section of the rules that says so, if it is a matter of rules."""
        return self.refusal["section"]


class UnknownAction(IllegalAction):
    """A text or number that is no action of the game at all."""

    def __init__(self, message: str, written: object) -> None:
        super().__init__(message, no_rule("unknown-action", action=shortened(str(written))))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.arguments["action"])


@dataclass
class ActionSpace:
    """All actions of a game, in the order of their numbers."""

    actions: list[Action] = field(default_factory=list)
    _columns: list[list[int]] = field(default_factory=lambda: [[], [], []])
    _by_notation: dict[str, Action] = field(default_factory=dict)

    def add(self, kind: IntEnum, notations: Sequence[str], extras: Sequence[int] | None = None) -> int:
        """Add the actions of one kind, one for each choice 0, 1, …; returns the number of the first.

        With ``extras`` the choices are counted anew for each extra, which is the second choice of an action.
        """
        first = len(self.actions)
        extras = [0] * len(notations) if extras is None else extras
        choices = Counter[int]()
        for index, (notation, extra) in enumerate(zip(notations, extras, strict=True)):
            action = Action(first + index, notation)
            if self._by_notation.setdefault(_plain(notation), action) is not action:
                raise ValueError(f"two actions are written {notation!r}")
            self.actions.append(action)
            for column, value in zip(self._columns, (int(kind), choices[extra], extra), strict=True):
                column.append(value)
            choices[extra] += 1
        return first

    @property
    def size(self) -> int:
        return len(self.actions)

    @property
    def kinds(self) -> Ints:
        """The kind of each action."""
        return table(self._columns[0])

    @property
    def choices(self) -> Ints:
        """The first choice of each action."""
        return table(self._columns[1])

    @property
    def extras(self) -> Ints:
        """The second choice of each action."""
        return table(self._columns[2])

    def find(self, wanted: Action | int | str) -> Action:
        """The action with this number or notation; capitals, blanks and Roman or Arabic numerals do not matter."""
        if isinstance(wanted, Action):
            own = self._by_notation.get(_plain(wanted.notation))
            if own != wanted:
                raise UnknownAction(f"{wanted.notation!r} is an action of another game", wanted)
            return wanted
        if isinstance(wanted, str):
            action = self._by_notation.get(_plain(wanted))
            if action is None:
                message = f"there is no action {shortened(wanted)!r}{self._suggestion(wanted)}"
                raise UnknownAction(message, wanted)
            return action
        return self._by_number(wanted)

    def _by_number(self, wanted: object) -> Action:
        number = plain_number(wanted)
        if type(number) is not int or not 0 <= number < self.size:
            message = f"there is no action {wanted!r}: actions are numbered 0 to {self.size - 1}"
            raise UnknownAction(message, wanted)
        return self.actions[number]

    def _suggestion(self, wanted: str) -> str:
        plain = _plain(wanted)[:80]
        close = get_close_matches(plain, self._akin_to(plain), n=1)
        return f"; did you mean {self._by_notation[close[0]].notation!r}?" if close else ""

    def _akin_to(self, plain: str) -> list[str]:
        """The notations that share most words and letters with a text: comparing it with all of them takes long."""
        words, letters = set(plain.split()), set(plain)
        return nlargest(
            AKIN,
            self._by_notation,
            key=lambda notation: (len(words.intersection(notation.split())), len(letters.intersection(notation))),
        )


def shortened(text: str, limit: int = 60) -> str:
    """A text cut to a length that fits into one line of an error."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


ROMAN = ("", "I", "II", "III", "IV", "V")
_ARABIC = {roman.casefold(): str(number) for number, roman in enumerate(ROMAN) if roman}


def _plain(notation: str) -> str:
    """A notation as it is compared: small letters, single blanks, Arabic numerals."""
    return " ".join(_ARABIC.get(word, word) for word in notation.casefold().split())
