"""Phase 1, laying out finds. [rulebook, "Laying out finds"]

1. As many tiles are turned up as there are galleries with room.
2. They go into those galleries from I downwards, the youngest first.
3. In variant 2 the first player orders tiles of the same century.
"""

from __future__ import annotations

from digsite.core.bits import bit, each, has, lowest, size_of
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.actions import FIND, LAY
from digsite.games.pergamon.components import CENTURY, GALLERIES, GALLERY_ROOM, OF_CENTURY
from digsite.games.pergamon.state import Option, Phase, State
from digsite.games.pergamon.why import Why

# 1. Turning up finds


@rule
def has_room(s: State, gallery: int) -> bool:
    """A gallery holds four finds at most."""
    return size_of(s.gallery[gallery]) < GALLERY_ROOM


@rule
def galleries_with_room(s: State) -> int:
    """How many galleries get a find. Rulings P-18, P-51: the other tiles of the stack leave unseen by anybody."""
    count = 0
    for gallery in range(GALLERIES):
        count += has_room(s, gallery)
    return count


@rule
def are_finds_due(s: State) -> bool:
    """Whether another tile is to be turned up."""
    return size_of(s.fresh) < galleries_with_room(s)


@rule
def offer_finds(s: State, out: Ints, n: int) -> int:
    """Chance may turn up any tile that nobody has seen."""
    for t in each(s.unseen):
        out[n] = FIND + t
        n += 1
    return n


@rule
def why_not_turn_up(s: State, tile: int) -> int:
    """A tile is turned up once."""
    return Why.ALLOWED if has(s.unseen, tile) else Why.SEEN_BEFORE


@rule
def turn_up(s: State, tile: int) -> None:
    """A tile is turned face up."""
    s.unseen ^= bit(tile)
    s.fresh |= bit(tile)


# 2. Laying them out


@rule
def lay_out(s: State) -> None:
    """Lay out all tiles that nobody may order. Ruling P-25: galleries without room are passed over."""
    while s.fresh and not may_sort(s):
        lay(s, lowest(s.fresh))  # tiles are numbered by age, so the lowest is the youngest


@rule
def lay(s: State, tile: int) -> None:
    """Lay a tile into the uppermost gallery that waits for one."""
    s.gallery[gallery_waiting(s)] |= bit(tile)
    s.fresh ^= bit(tile)


@rule
def gallery_waiting(s: State) -> int:
    """The next gallery from I downwards: those with room were counted, the last of them get the rest of the tiles."""
    waiting = size_of(s.fresh)
    gallery = GALLERIES
    while waiting > 0:
        gallery -= 1
        waiting -= has_room(s, gallery)
    return gallery


# 3. Sorting (variant 2)


@rule
def youngest_century(s: State) -> int:
    """The tiles of the youngest century among those still to be laid out."""
    return s.fresh & OF_CENTURY[CENTURY[lowest(s.fresh)]]


@rule
def may_sort(s: State) -> bool:
    """The first player chooses where two or more tiles share a century. Rulings P-42, P-55."""
    return s.options[Option.VARIANT_SORTING] == 1 and s.fresh != 0 and size_of(youngest_century(s)) > 1


@rule
def offer_sorting(s: State, out: Ints, n: int) -> int:
    """Any tile of the century may come first."""
    for t in each(youngest_century(s)):
        out[n] = LAY + t
        n += 1
    return n


@rule
def why_not_sort(s: State, tile: int) -> int:
    """The youngest tiles are laid out first."""
    return Why.ALLOWED if has(youngest_century(s), tile) else Why.NOT_YOUNGEST


@rule
def sort(s: State, tile: int) -> None:
    """The first player puts this tile next."""
    lay(s, tile)
    s.phase = Phase.SORTING
