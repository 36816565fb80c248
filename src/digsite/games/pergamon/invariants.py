"""What must hold after every action, whatever is played. Compiled too, so that millions of positions can be checked."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.bits import each, has, size_of
from digsite.core.game import CHANCE, NOBODY
from digsite.core.rule import rule
from digsite.games.pergamon.components import (
    ALL_TILES,
    BEGINNING_WITH,
    CARDS,
    CARDS_A_ROUND,
    COPIES,
    FIGURES,
    GALLERIES,
    GALLERY_ROOM,
    HIGHEST_CARD,
    MARKERS,
    MAX_PLAYERS,
    NO_TILE,
    RIGHT,
    ROUNDS,
    SPACES,
    TILES,
    TOP_SPACE,
    Back,
)
from digsite.games.pergamon.rules.funds import back_of
from digsite.games.pergamon.scoring import on_show
from digsite.games.pergamon.state import Phase, State


class Broken(IntEnum):
    """The invariant that does not hold."""

    NOTHING = 0
    TILES_IN_ONE_PLACE = 1
    CARDS_IN_ONE_PLACE = 2
    MONEY_IN_IS_MONEY_OUT = 3
    NOTHING_NEGATIVE = 4
    GALLERY_ROOM = 5
    ONE_FIGURE_A_SPACE = 6
    ONE_MARKER_A_SPACE = 7
    COLLECTIONS_HAVE_MARKERS = 8
    ROWS_FIT_TOGETHER = 9
    SOMEBODY_MOVES = 10
    TIME_RUNS_FORWARD = 11


@rule
def broken_invariant(s: State) -> int:
    """The first invariant that does not hold, ``Broken.NOTHING`` if all do."""
    if not are_tiles_in_one_place(s):
        return Broken.TILES_IN_ONE_PLACE
    if not are_cards_in_one_place(s):
        return Broken.CARDS_IN_ONE_PLACE
    if not is_money_accounted_for(s):
        return Broken.MONEY_IN_IS_MONEY_OUT
    if is_anything_negative(s):
        return Broken.NOTHING_NEGATIVE
    if not do_galleries_have_room(s):
        return Broken.GALLERY_ROOM
    if not do_figures_stand_apart(s):
        return Broken.ONE_FIGURE_A_SPACE
    if not do_markers_stand_apart(s):
        return Broken.ONE_MARKER_A_SPACE
    if not do_collections_have_markers(s):
        return Broken.COLLECTIONS_HAVE_MARKERS
    if not do_rows_fit_together(s):
        return Broken.ROWS_FIT_TOGETHER
    if not does_somebody_move(s):
        return Broken.SOMEBODY_MOVES
    return Broken.NOTHING


@rule
def broken_step(before: State, after: State) -> int:
    """What one action may not do: turn the calendar or the tickets back, or bring a tile out of the box."""
    if after.calendar < before.calendar or before.box & ~after.box != 0:
        return Broken.TIME_RUNS_FORWARD
    for p in range(MAX_PLAYERS):
        if after.tickets[p] < before.tickets[p]:
            return Broken.TIME_RUNS_FORWARD
    return Broken.NOTHING


@rule
def are_tiles_in_one_place(s: State) -> bool:
    """All 60 tiles are somewhere, and none is in two places."""
    everywhere = s.unseen | s.fresh | s.box | s.row
    count = size_of(s.unseen) + size_of(s.fresh) + size_of(s.box) + size_of(s.row)
    for gallery in range(GALLERIES):
        everywhere |= s.gallery[gallery]
        count += size_of(s.gallery[gallery])
    for p in range(MAX_PLAYERS):
        everywhere |= s.finds[p] | on_show(s, p)
        count += size_of(s.finds[p])
        for m in range(MARKERS):
            count += size_of(s.collection[p, m])
    return everywhere == ALL_TILES and count == TILES


@rule
def are_cards_in_one_place(s: State) -> bool:
    """Three cards of each value are in the deck, on the table or out of the game; a face fits its back."""
    count = 0
    for value in range(1, HIGHEST_CARD + 1):
        here = s.deck[value] + s.spent[value]
        for card in range(CARDS_A_ROUND):
            here += s.face[card] == value
        if here != COPIES:
            return False
        count += here
    for card in range(CARDS_A_ROUND):
        if s.face[card] > 0 and back_of(s.face[card]) != s.back[card]:
            return False
    return count == CARDS


@rule
def is_money_accounted_for(s: State) -> bool:
    """All coins that the cards brought are in a purse, in the pot or back in the supply."""
    brought = 0
    for value in range(1, HIGHEST_CARD + 1):
        brought += value * s.spent[value]
    for card in range(CARDS_A_ROUND):
        brought += s.face[card]
    held = s.pot + s.bank
    for figure in range(FIGURES):
        held += s.coins[figure]
    return brought == held


@rule
def is_anything_negative(s: State) -> bool:
    """Coins, tickets and cards never fall below nothing."""
    for figure in range(FIGURES):
        if s.coins[figure] < 0:
            return True
    for p in range(MAX_PLAYERS):
        if s.tickets[p] < 0:
            return True
    for value in range(HIGHEST_CARD + 1):
        if s.deck[value] < 0:
            return True
    return s.pot < 0 or s.bank < 0


@rule
def do_galleries_have_room(s: State) -> bool:
    """No gallery holds more than four finds."""
    for gallery in range(GALLERIES):
        if size_of(s.gallery[gallery]) > GALLERY_ROOM:
            return False
    return True


@rule
def do_figures_stand_apart(s: State) -> bool:
    """No two figures share a research space."""
    taken = 0
    for figure in range(FIGURES):
        space = s.figure[figure]
        if not 0 <= space <= SPACES or (space > 0 and has(taken, space)):
            return False
        taken |= 1 << space
    return True


@rule
def do_markers_stand_apart(s: State) -> bool:
    """No two markers share a museum space."""
    taken = 0
    for p in range(MAX_PLAYERS):
        for m in range(MARKERS):
            space = s.space[p, m]
            if not 0 <= space <= TOP_SPACE or (space > 0 and has(taken, space)):
                return False
            taken |= 1 << space
    return True


@rule
def do_collections_have_markers(s: State) -> bool:
    """A collection of two tiles or more is on show exactly where its marker stands in the museum."""
    for p in range(MAX_PLAYERS):
        for m in range(MARKERS):
            if (s.space[p, m] > 0) != (size_of(s.collection[p, m]) >= 2):
                return False
    return True


@rule
def do_rows_fit_together(s: State) -> bool:
    """Halves of the same kind meet wherever tiles are joined, and only rows and collections have joined tiles."""
    shown = s.row
    for p in range(MAX_PLAYERS):
        shown |= on_show(s, p)
    for t in range(TILES):
        if s.joined[t] != NO_TILE:
            if not has(shown, t) or not has(shown & BEGINNING_WITH[RIGHT[t]], s.joined[t]):
                return False
    return are_rows_whole(s)


@rule
def are_rows_whole(s: State) -> bool:
    """A row of k tiles has k - 1 joints."""
    if joints(s, s.row) != max(0, size_of(s.row) - 1):
        return False
    for p in range(MAX_PLAYERS):
        for m in range(MARKERS):
            if joints(s, s.collection[p, m]) != max(0, size_of(s.collection[p, m]) - 1):
                return False
    return True


@rule
def joints(s: State, tiles: int) -> int:
    """How many of some tiles have a tile joined to their right."""
    count = 0
    for t in each(tiles):
        count += s.joined[t] != NO_TILE
    return count


@rule
def does_somebody_move(s: State) -> bool:
    """Somebody is to move until the twelfth round is over."""
    if s.phase == Phase.OVER:
        return s.mover == NOBODY and s.calendar == ROUNDS
    return (s.mover == CHANCE or 0 <= s.mover < s.players) and cards_on_table_are_face_down_or_up(s)


@rule
def cards_on_table_are_face_down_or_up(s: State) -> bool:
    """No card has a face without a back."""
    for card in range(CARDS_A_ROUND):
        if s.back[card] == Back.NONE and s.face[card] > 0:
            return False
    return True
