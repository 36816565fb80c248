"""The coins of a round: how many there can be, and how they will be shared out among the figures on the track."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.games.pergamon.components import ASKED, CARDS_A_ROUND, FIGURES, HIGHEST_BAG, HIGHEST_CARD, Back
from digsite.games.pergamon.shapes.names import Share, figure_name
from digsite.games.pergamon.state import State

COINS_BEHIND: dict[int, tuple[int, int]] = {
    Back.BAG: (1, HIGHEST_BAG),
    Back.CHEST: (HIGHEST_BAG + 1, HIGHEST_CARD),
}  # the least and the most
Standing = Sequence[tuple[int, int]]  # spaces with the figures on them, from right to left


def coins_to_come(s: State) -> tuple[int, int]:
    """The least and the most coins that the cards of the round can show together."""
    low = high = 0
    for card in range(CARDS_A_ROUND):
        if s.back[card] != Back.NONE:
            fewest, most = COINS_BEHIND[s.back[card]]
            low += s.face[card] or fewest
            high += s.face[card] or most
    return low, high


def on_the_track(s: State) -> list[tuple[int, int]]:
    """The research spaces with the figures on them, from right to left."""
    return sorted((s.figure[figure], figure) for figure in range(FIGURES) if s.figure[figure])


def shares(standing: Standing, fewest: int, most: int) -> list[Share]:
    """What each figure takes of the fewest and the most coins there can be; a test holds it to what the rule pays."""
    taken = zip(standing, grants(standing, fewest), grants(standing, most), strict=True)
    return [
        {"figure": figure_name(figure), "space": space, "least": least, "most": greatest}
        for (space, figure), least, greatest in taken
    ]


def grants(standing: Standing, coins: int) -> list[int]:
    """From right to left each takes what it asks for, the last all that is left."""
    found = []
    for space, _ in standing[:-1]:
        found.append(min(ASKED[space], coins))
        coins -= found[-1]
    return [*found, coins] if standing else []
