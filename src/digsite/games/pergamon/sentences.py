"""What happened, in sentences: the action itself, and what followed from it without anybody's decision."""

from __future__ import annotations

from digsite.core.actions import ROMAN
from digsite.core.bits import size_of
from digsite.games.pergamon.actions import BROKEN_UP, CHOICE, KIND, Act
from digsite.games.pergamon.components import ASKED, CARDS_A_ROUND, DEEPEST, FIGURES, GALLERIES, MARKERS, RAIDER, SHIFT
from digsite.games.pergamon.rules.dig import price
from digsite.games.pergamon.rules.exhibit import exhibition_space
from digsite.games.pergamon.rules.funds import cards_revealed
from digsite.games.pergamon.rules.store import storage_fee
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.words import coins, name, points, tile, tiles


def sentences(before: State, action: int, after: State) -> list[str]:
    """The deed first, then grants, raids, collections that left, and points."""
    return [
        deed(before, action),
        *grants(before, action, after),
        *raids(before, action, after),
        *departures(before, action, after),
        *evaluations(before, action, after),
    ]


# 1. The action itself


def deed(s: State, action: int) -> str:
    """What the mover did."""
    who, choice = name(s.mover), CHOICE[action]
    match KIND[action]:
        case Act.FIRST:
            return f"{name(choice)} is the first player."
        case Act.FIND:
            return f"Tile {tile(choice)} is turned up."
        case Act.BACK:
            return f"A funds card with a {('bag', 'chest')[choice]} on its back is drawn."
        case Act.REVEAL:
            return f"A funds card shows {coins(choice + 1)}."
        case Act.LAY:
            return f"{who} lays out tile {tile(choice)} next."
        case Act.PLACE:
            asked, deepest = ASKED[choice + 1], ROMAN[DEEPEST[choice + 1]]
            return f"{who} takes space {choice + 1}: {coins(asked)}, galleries down to {deepest}."
        case Act.DIG:
            found = size_of(s.gallery[choice])
            return f"{who} digs in gallery {ROMAN[choice + 1]} for {coins(price(choice))} and takes {tiles(found)}."
        case Act.NO_DIG:
            return f"{who} does not dig."
        case Act.JOIN:
            return f"{who} {'goes on' if s.row else 'begins a row'} with tile {tile(choice)}."
        case Act.EXHIBIT:
            return exhibition(s, choice, BROKEN_UP[action])
        case Act.DISCARD:
            return f"{who} discards tile {tile(choice)}."
        case Act.STORE:
            stored = size_of(s.finds[s.mover])
            return f"{who} stores {tiles(stored)} for {coins(storage_fee(stored))}."
    return f"{who} ends the turn."


def exhibition(s: State, polish: int, broken_up: int) -> str:
    """A new collection."""
    value = row_value(s, s.row)
    making_room = f" breaks up collection {ROMAN[broken_up]} and" if broken_up else ""
    polished = f", polished by {polish}" if polish else ""
    shown = f"exhibits {tiles(size_of(s.row))} worth {value}{polished}"
    return f"{name(s.mover)}{making_room} {shown}, on museum space {exhibition_space(value + polish)}."


# 2. What followed


def grants(before: State, action: int, after: State) -> list[str]:
    """Who took how much, once the second card is turned over."""
    if KIND[action] != Act.REVEAL or cards_revealed(before) != CARDS_A_ROUND - 1:
        return []
    said = []
    for figure in sorted(range(FIGURES), key=lambda figure: before.figure[figure]):
        if before.figure[figure]:
            taken = after.coins[figure] - before.coins[figure]
            if figure == RAIDER:
                taken += after.bank - before.bank  # nobody else can have paid before the next decision
            said.append(f"{name(figure)} gets {coins(taken)}.")
    return said


def raids(before: State, action: int, after: State) -> list[str]:
    """Galleries that the raider emptied: their finds went straight into the box."""
    return [
        f"the raider loots gallery {ROMAN[gallery + 1]}: {tiles(size_of(before.gallery[gallery]))} out of the game."
        for gallery in range(GALLERIES)
        if before.gallery[gallery] & after.box
    ]


def departures(before: State, action: int, after: State) -> list[str]:
    """Collections that left the museum, other than the one broken up by hand."""
    broken_up = BROKEN_UP[action] if KIND[action] == Act.EXHIBIT else 0
    return [
        f"collection {ROMAN[m + 1]} of {name(p)} leaves the museum."
        for p in range(after.players)
        for m in range(MARKERS)
        if before.collection[p, m] & after.box and not (p == before.mover and broken_up == m + 1)
    ]


def evaluations(before: State, action: int, after: State) -> list[str]:
    """Points of an evaluation, and how far interest fell."""
    if before.calendar == after.calendar and after.phase != Phase.OVER:
        return []
    said = []
    for p in range(after.players):
        for_exhibiting = KIND[action] == Act.EXHIBIT and p == before.mover
        gained = after.tickets[p] - before.tickets[p] - for_exhibiting
        if gained:
            said.append(f"{name(p)} scores {points(gained)} in the evaluation.")
    if SHIFT[before.calendar]:
        said.append(f"every marker in the museum goes down by {SHIFT[before.calendar]}.")
    return said
