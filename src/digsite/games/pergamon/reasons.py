"""Refusals in English, for the terminal and for Python: one reason for each, in words that say what would work."""

from __future__ import annotations

from digsite.core.actions import ROMAN
from digsite.core.refusal import Arguments, Refusal
from digsite.games.pergamon.shapes.names import PHASE_NAMES
from digsite.games.pergamon.state import Phase
from digsite.games.pergamon.words import EXPECTED, coins, name

REASONS = {  # by kind; what words an argument gets is said below
    "game-over": "the game is over",
    "first-player-known": "the first player is chosen once, before the first round; now {now}",
    "finds-turned-up": "finds are turned up at the beginning of a round; now {now}",
    "no-sorting": "finds are sorted only in variant 2, before the funds cards; now {now}",
    "cards-drawn": "funds cards are drawn before figures are placed; now {now}",
    "figures-placed": "figures are placed before the cards are turned over; now {now}",
    "cards-turned-over": "funds cards are turned over when all figures stand; now {now}",
    "no-time-to-dig": "digging comes first in a turn, and at most once; now {now}",
    "no-time-to-exhibit": "collections are made and exhibited after digging and before storing; now {now}",
    "no-time-to-store": "finds are stored or discarded at the end of a turn; now {now}",
    "no-such-seat": "only {players} sit at the table",
    "seen-before": "tile {tile} has been seen already",
    "not-youngest": "tile {tile} is not of the youngest century among the finds to be laid out",
    "no-such-back": "no card with a {back} on its back is left",
    "other-back": "the card has a {back} on its back, which does not go with this value",
    "value-used-up": "all cards with {coins} have been turned over",
    "space-taken": "space {space} is taken by {by}",
    "too-deep": "space {space} allows no gallery deeper than {deepest}",
    "gallery-empty": "gallery {gallery} is empty",
    "too-dear": "gallery {gallery} costs {coins} and {player} has {had}",
    "in-the-row": "tile {tile} is in the row already",
    "not-a-find": "tile {tile} is not among the finds of {player}",
    "does-not-fit": "tile {tile} begins with a {left}, but the row ends with a {right}",
    "nothing-fits": "no find of {player} completes the {right} on the right of tile {tile}",
    "no-object": "a collection needs at least two tiles joined to one object",
    "room-left": "a collection is broken up only when all three are on show",
    "no-room": "{player} has three collections on show; name one to break up, as in 'exhibit +{polish} for I'",
    "polish-too-dear": "{player} has only {had_coins} for polish",
    "polish-limited": "polish is limited to {limit_coins} before the last round",
    "above-top-space": "the row is worth {value}, so more than +{limit} would pass the top space {top}",
    "row-begun": "the row that was begun must be exhibited first, or taken back",
    "nothing-stored": "nothing is stored or discarded in the last round; finish instead",
    "storing-due": "finds are stored at the end of this round; store instead",
    "fee-too-high": "storing {finds} finds costs {coins} and {player} has {had}; discard some first",
}


def reason(refusal: Refusal) -> str:
    """A refusal as the rest of a sentence, without a full stop."""
    return REASONS[refusal["kind"]].format(**words(refusal["arguments"]))


def words(arguments: Arguments) -> dict[str, str]:
    """The arguments as they are said."""
    said = {key: str(value) for key, value in arguments.items()}
    for key in said.keys() & {"gallery", "deepest"}:
        said[key] = ROMAN[arguments[key]]
    for key in said.keys() & {"had", "limit"}:
        said[f"{key}_coins"] = coins(arguments[key])
    if "coins" in said:
        said["coins"] = coins(arguments["coins"])
    if "player" in said:
        said["player"] = name(arguments["player"])
    if "by" in said:
        said["by"] = "the raider" if said["by"] == "raider" else said["player"]
    if "phase" in said:
        said["now"] = f"{said.get('player', 'chance')} {EXPECTED[Phase(PHASE_NAMES.index(arguments['phase']))]}"
    return said
