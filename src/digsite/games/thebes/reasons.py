"""Refusals in English, for the terminal and for Python: one reason for each, in words that say what would work."""

from __future__ import annotations

from digsite.core.refusal import Arguments, Refusal
from digsite.games.thebes.pieces import PHASE_NAMES
from digsite.games.thebes.state import Phase
from digsite.games.thebes.words import EXPECTED, name, weeks

REASONS = {  # by kind; what words an argument gets is said below
    "game-over": "the game is over",
    "first-player-known": "the first player is chosen once, before the first turn; now {now}",
    "no-card-due": "cards are drawn when a space of the display is empty; now {now}",
    "no-dig-under-way": "tokens are drawn during a dig; now {now}",
    "not-in-a-turn": "players act in their turn; now {now}",
    "no-such-seat": "only {players} sit at the table",
    "not-in-supply": "no such card is in the supply",
    "not-in-bag": "no such token is left in the bag of {area}",
    "too-few-weeks": "that takes {weeks} and {player} has {left} left",
    "there-already": "{player} is in {place} already",
    "no-zeppelin": "{player} has no zeppelin",
    "no-car": "{player} has no car to go without",
    "too-near-for-car": "a car shortens journeys of {least} weeks or more, and {place} is {weeks} away",
    "too-early-to-pass": "passing is for the last {last} weeks, and {player} has {left} left",
    "space-empty": "space {space} of the display is empty",
    "no-rumour": "{player} has no rumour about {area}",
    "no-lone-assistant": "only a single assistant can be spent, and {player} has {had}",
    "no-lone-shovel": "only a single shovel can be spent, and {player} has {had}",
    "permission-used": ("the permission for {area} is used until the new year, and {player} has no special permission"),
    "no-knowledge": "{player} needs at least one point of special knowledge for {area}",
    "no-matching-knowledge": ("{player} needs at least one point of special knowledge for {area} in books or a rumour"),
    "nothing-on-wheel": "with knowledge {knowledge} the wheel gives nothing for {weeks}; dig longer",
    "no-exhibition": "no exhibition lies on space {space}",
    "too-few-artefacts": "{player} lacks artefacts: {missing}",
}


def reason(refusal: Refusal) -> str:
    """A refusal as the rest of a sentence, without a full stop."""
    return REASONS[refusal["kind"]].format(**words(refusal["arguments"]))


def words(arguments: Arguments) -> dict[str, str]:
    """The arguments as they are said."""
    said = {key: str(value) for key, value in arguments.items()}
    for key in said.keys() & {"area", "place"}:
        said[key] = said[key].capitalize()
    if "weeks" in said:
        said["weeks"] = weeks(arguments["weeks"])
    if "had" in said:
        said["had"] = str(arguments["had"] or "none")
    if "player" in said:
        said["player"] = name(arguments["player"])
    if "missing" in said:
        said["missing"] = ", ".join(f"{one['count']} of {one['area'].capitalize()}" for one in arguments["missing"])
    if "phase" in said:
        said["now"] = f"{said.get('player', 'chance')} {EXPECTED[Phase(PHASE_NAMES.index(arguments['phase']))]}"
    return said
