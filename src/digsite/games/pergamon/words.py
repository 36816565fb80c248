"""Small words that all texts of Pergamon share: names, counts and tiles."""

from __future__ import annotations

from digsite.core.game import CHANCE, NOBODY
from digsite.games.pergamon.components import CENTURY, LEFT, NUMBER, RIGHT, Thing
from digsite.games.pergamon.rules.funds import is_raider
from digsite.games.pergamon.state import Phase, State

EXPECTED = {  # what the mover is expected to do, after their name
    Phase.START: "chooses the first player",
    Phase.FINDS: "turns up a find",
    Phase.SORTING: "sorts finds of one century",
    Phase.FUNDS: "draws a funds card",
    Phase.PLACING: "places a figure",
    Phase.GRANTS: "turns over a funds card",
    Phase.DIG: "digs or not",
    Phase.EXHIBIT: "exhibits or stores",
    Phase.STORE: "discards or stores",
}


def name(figure: int) -> str:
    """A player or the raider."""
    return "the raider" if is_raider(figure) else f"P{figure + 1}"


def mover_name(s: State) -> str:
    """Who is to move."""
    return {CHANCE: "chance", NOBODY: "nobody"}.get(s.mover) or name(s.mover)


def thing(number: int) -> str:
    """A kind of object."""
    return Thing(number).name.lower()


def coins(count: int) -> str:
    """A number of coins."""
    return "1 coin" if count == 1 else f"{count} coins"


def points(count: int) -> str:
    """A number of points."""
    return "1 point" if count == 1 else f"{count} points"


def tiles(count: int) -> str:
    """A number of tiles."""
    return "1 tile" if count == 1 else f"{count} tiles"


def tile(t: int) -> str:
    """A tile: its number by age, and its two halves with number and century."""
    return f"{t + 1} [{thing(LEFT[t])} {NUMBER[t]} | {CENTURY[t]} {thing(RIGHT[t])}]"
