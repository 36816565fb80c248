"""Why an action is refused, as data: a kind and its arguments, which every client says in its own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from typing_extensions import TypedDict

Arguments = dict[str, Any]  # numbers, names, and lists of such arguments


class Refusal(TypedDict):
    """One reason: clients have a message for each kind and game, ``<game>-refusal-<kind>``."""

    kind: str
    arguments: Arguments  # ``player`` is a seat, all else is as it is printed
    pieces: list[Any]  # that the action would touch, as offers name them
    section: str | None  # of the rules page; None where no rule is to blame, as with a misspelt action


class Reason(NamedTuple):
    """What belongs to a kind of refusal."""

    section: str | None  # None in a game without pages of rules
    arguments: Callable[[Any, int], Arguments]  # of a state and the action that is refused


def kind_of(name: str) -> str:
    """The kind of refusal that a code of the rules stands for: ``TOO_DEEP`` is ``too-deep``."""
    return name.lower().replace("_", "-")


def nothing(s: Any, action: int) -> Arguments:
    """The arguments of a reason that needs none."""
    return {}


def no_rule(kind: str, **arguments: Any) -> Refusal:
    """A refusal that is no matter of a game's rules, such as a misspelt action."""
    return {"kind": kind, "arguments": arguments, "pieces": [], "section": None}
