"""Where a rule applies: the section for each piece, action and event, as offers and events name them, and for each of
the game's messages that speaks of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from typing_extensions import TypedDict

from digsite.core import registry


class RulePlaces(TypedDict):
    """Where rules apply: the name of a section by piece, by kind of action, by kind of event, and by message."""

    pieces: dict[str, str]
    actions: dict[str, str]
    events: dict[str, str]
    messages: dict[str, str]


@dataclass(frozen=True)
class Places:
    """The names of sections, by what they are the rule of."""

    pieces: Mapping[str, str]
    actions: Mapping[str, str]  # by kind
    events: Mapping[str, str]
    messages: Mapping[str, str]  # by the ids in the game's catalogue
    act_names: Sequence[str]  # the kinds of action, by number

    def as_json(self) -> RulePlaces:
        """What clients need of it."""
        return {
            "pieces": dict(self.pieces),
            "actions": dict(self.actions),
            "events": dict(self.events),
            "messages": dict(self.messages),
        }


@dataclass(frozen=True)
class Moment:
    """A moment of a recorded game: after so many plies."""

    record: str
    ply: int
    part: str  # of the board, as the client calls it
    chosen: str = ""  # an action about to be played
    opens: str = ""  # a piece that is opened to look into it
    since: int | None = None  # an earlier ply, where what happened in between is in the picture


@dataclass(frozen=True)
class Rulebook:
    """What goes with the texts of a game's rules."""

    places: Places
    moments: Mapping[str, Moment] = field(default_factory=dict)  # of recorded games, by the names of pictures


def has_rulebook(game: str) -> bool:
    """Whether there are pages with a game's rules."""
    return _rulebook(game) is not None


def rulebook(game: str) -> Rulebook:
    """What goes with the rules of a game that has them as pages."""
    found = _rulebook(game)
    if found is None:
        raise NoRulebook(f"{game} has no rules as pages")
    return found


class NoRulebook(ValueError):
    """A game without pages of rules."""


@cache
def _rulebook(game: str) -> Rulebook | None:
    found: Rulebook | None = registry.part(game, "digsite.study.rulebook", "rulebook")
    return found


def places(game: str) -> Places:
    """Where the rules of a game apply; nowhere, if there are no pages of them."""
    return rulebook(game).places if has_rulebook(game) else Places({}, {}, {}, {}, ())


def rule_of_action(game: str, action: int) -> str | None:
    """The section about a kind of action, if there is one."""
    found = places(game)
    if not found.act_names:
        return None
    return found.actions[found.act_names[registry.game(game).actions.kinds[action]]]
