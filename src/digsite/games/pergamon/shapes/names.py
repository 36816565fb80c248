"""The words that views, offers and events use for what the code numbers."""

from __future__ import annotations

from typing import Literal, get_args

from typing_extensions import TypedDict

from digsite.games.pergamon.components import RAIDER

ThingName = Literal["vase", "jug", "mask", "bracelet"]
BackName = Literal["bag", "chest"]
PhaseName = Literal[
    "start",
    "finds",
    "sorting",
    "funds",
    "raider",
    "placing",
    "grants",
    "paying",
    "next_turn",
    "raid",
    "dig",
    "exhibit",
    "store",
    "evaluation",
    "next_round",
    "over",
]
ActName = Literal[
    "first",
    "find",
    "back",
    "reveal",
    "lay",
    "place",
    "dig",
    "no_dig",
    "join",
    "exhibit",
    "discard",
    "store",
    "finish",
]
MedalName = Literal["gold", "silver", "bronze"]
Figure = int | Literal["raider"]  # a player's figure by the seat, or the tomb raider's


class Share(TypedDict):
    """What a figure will take of the fewest and the most coins that the round's cards can bring."""

    figure: Figure
    space: int
    least: int
    most: int


# A marker that went down in the museum; to None if it left. One of its keys is a word of Python.
Move = TypedDict("Move", {"player": int, "marker": int, "from": int, "to": int | None})

THING_NAMES: tuple[ThingName, ...] = get_args(ThingName)  # by Thing
BACK_NAMES: tuple[BackName, ...] = get_args(BackName)  # by the choice of Act.BACK
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)  # by Phase
ACT_NAMES: tuple[ActName, ...] = get_args(ActName)  # by Act


def figure_name(figure: int) -> Figure:
    """A figure as clients know it."""
    return "raider" if figure == RAIDER else figure
