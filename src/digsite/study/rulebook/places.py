"""Where a rule applies: the section for each piece, action and event, as offers and events name them, and for each of
the game's messages that speaks of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from typing_extensions import TypedDict

from digsite.core import registry
from digsite.study.rulebook import pergamon_places as pergamon
from digsite.study.rulebook import thebes_places as thebes


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


PLACES = {
    "pergamon": Places(pergamon.PIECES, pergamon.ACTIONS, pergamon.EVENTS, pergamon.MESSAGES, pergamon.ACT_NAMES),
    "thebes": Places(thebes.PIECES, thebes.ACTIONS, thebes.EVENTS, thebes.MESSAGES, thebes.ACT_NAMES),
}


def places(game: str) -> Places:
    """Where the rules of a game apply."""
    return PLACES[game]


def rule_of_action(game: str, action: int) -> str:
    """The section about a kind of action."""
    found = places(game)
    return found.actions[found.act_names[registry.game(game).actions.kinds[action]]]
