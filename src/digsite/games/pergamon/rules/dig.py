"""Phase 3 a, excavating finds. [rulebook, "Excavating finds"]

A player may take all finds of one gallery that the figure's space allows, for as many coins as the gallery's number.
"""

from __future__ import annotations

from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.actions import DIG, NO_DIG
from digsite.games.pergamon.components import DEEPEST, GALLERIES
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.why import Why


@rule
def price(gallery: int) -> int:
    """Gallery I costs one coin, II two, and so on, however many finds lie there."""
    return gallery + 1


@rule
def why_not_dig(s: State, p: int, gallery: int) -> int:
    """A gallery must be within the space's depth, hold finds and be affordable. Rulings P-17, P-26."""
    if gallery >= DEEPEST[s.figure[p]]:
        return Why.TOO_DEEP
    if s.gallery[gallery] == 0:
        return Why.GALLERY_EMPTY
    if price(gallery) > s.coins[p]:
        return Why.TOO_DEAR
    return Why.ALLOWED


@rule
def may_dig(s: State, p: int, gallery: int) -> bool:
    """Whether nothing is against it."""
    return why_not_dig(s, p, gallery) == Why.ALLOWED


@rule
def may_dig_anywhere(s: State, p: int) -> bool:
    """Whether there is any gallery to dig in."""
    for gallery in range(GALLERIES):
        if may_dig(s, p, gallery):
            return True
    return False


@rule
def offer_digs(s: State, p: int, out: Ints, n: int) -> int:
    """One gallery or none: digging is a right, not a duty."""
    for gallery in range(GALLERIES):
        if may_dig(s, p, gallery):
            out[n] = DIG + gallery
            n += 1
    out[n] = NO_DIG
    return n + 1


@rule
def dig(s: State, p: int, gallery: int) -> None:
    """Pay and take all finds of the gallery."""
    s.coins[p] -= price(gallery)
    s.bank += price(gallery)
    s.finds[p] |= clear_gallery(s, gallery)
    s.phase = Phase.EXHIBIT


@rule
def do_not_dig(s: State) -> None:
    """Ruling P-27: who goes on to exhibiting cannot come back to dig."""
    s.phase = Phase.EXHIBIT


@rule
def clear_gallery(s: State, gallery: int) -> int:
    """Take all finds out of a gallery."""
    tiles = s.gallery[gallery]
    s.gallery[gallery] = 0
    return tiles
