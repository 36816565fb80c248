"""The tomb raider, who joins in with two players and in our solo game. [rulebook, "The tomb raider"]

He is placed before the players by the backs of the cards, takes his grant and his turn by his place like everybody,
loots the most expensive gallery he can, and keeps what he cannot spend.
"""

from __future__ import annotations

from digsite.core.rule import rule
from digsite.games.pergamon.components import CARDS_A_ROUND, GALLERIES, RAIDER, RAIDER_SPACES, Back
from digsite.games.pergamon.rules.dig import clear_gallery, may_dig, price
from digsite.games.pergamon.rules.funds import plays_raider
from digsite.games.pergamon.state import Phase, State

NO_GALLERY = -1


@rule
def place_raider(s: State) -> None:
    """He stands on the space that shows the two backs, whichever came first. Rulings P-13, P-40, P-56."""
    if plays_raider(s):
        chests = 0
        for card in range(CARDS_A_ROUND):
            chests += s.back[card] == Back.CHEST
        s.figure[RAIDER] = RAIDER_SPACES[chests]
    s.phase = Phase.PLACING


@rule
def gallery_to_loot(s: State) -> int:
    """The deepest gallery with finds that his space allows and his coins pay, else NO_GALLERY. Rulings P-05, P-39."""
    for depth in range(GALLERIES):
        gallery = GALLERIES - 1 - depth
        if may_dig(s, RAIDER, gallery):
            return gallery
    return NO_GALLERY


@rule
def loot(s: State) -> None:
    """He pays for the gallery he loots, and its finds leave the game; without one he saves his coins."""
    gallery = gallery_to_loot(s)
    if gallery != NO_GALLERY:
        s.coins[RAIDER] -= price(gallery)
        s.bank += price(gallery)
        s.box |= clear_gallery(s, gallery)
    s.phase = Phase.NEXT_TURN
