"""Strategy for Pergamon: what to think of, in the order of a round.

1. Placing: look for the gallery that adds most to your finds, then for the cheapest space from which you will get it.
2. Digging: finds are worth what they add to one long row; weigh that against the coins.
3. Exhibiting: wait for the evaluations, then show the longest row you have, and begin the next one.
4. Piecing together: oldest finds first, the youngest last; polish as long as a coin earns more there than in the purse.
5. Storing: keep what may fit, and discard what does not fit if that saves a coin.

How long a row some finds make is in ``pergamon_rows``; what rows, markers and coins earn in ``pergamon_worths``.
"""

from __future__ import annotations

from digsite.bots.greedy import Strategy
from digsite.bots.greedy.pergamon_rows import OLDEST_CENTURY, beginnings, promise, row_at_a_glance, value_from
from digsite.bots.greedy.pergamon_worths import desk_worth, marker_worth, purse_worth, stored_worth
from digsite.bots.policy import POINT
from digsite.core.bits import bit, has, size_of
from digsite.core.record import Ints, field, record, table
from digsite.core.rule import rule, whole_rule
from digsite.games.pergamon.actions import BROKEN_UP, CHOICE, KIND, PLACE, Act
from digsite.games.pergamon.components import (
    ALL_TILES,
    ASKED,
    CARDS_A_ROUND,
    CENTURY,
    DEEPEST,
    ENDING_WITH,
    FIGURES,
    GALLERIES,
    HIGHEST_BAG,
    HIGHEST_CARD,
    MARKERS,
    NO_EVALUATION,
    NUMBER,
    OF_CENTURY,
    POINTS_FOR_EXHIBITING,
    POLISH_LIMIT,
    PRIZE_FOR,
    RAIDER,
    ROUNDS,
    SPACES,
    TOP_SPACE,
    Back,
)
from digsite.games.pergamon.rules.dig import price
from digsite.games.pergamon.rules.exhibit import NO_MARKER, free_marker
from digsite.games.pergamon.rules.store import may_store, storage_fee
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.state import Phase, State

PERCENT = 100
COIN = 100  # expected coins are counted in hundredths
LIKELY = 30  # hundredths of a coin that one may hope for beyond the expected ones

TAKEN = 73  # per cent: a figure further right will dig in the deepest gallery it reaches
CLAIM = 36  # hundredths of a coin that everybody still to place will claim, for each space further right
RUSH = 2  # worth of a space less for everybody still to place, who may come further right and act earlier
UNPAID = 200  # worth of the finds lost with each coin that storing lacks
FAME = 38  # worth of an object that may win a prize, for a number of 100 on its right tile
HOPE = 30  # worth of a find from which such an object can be made
GLANCE = 1  # spaces by which a row may turn out better than it looks
NEVER = -100_000  # worth of what is out of the question
NO_GALLERY = -1


@record
class GalleryWorths:
    """What each gallery adds to the mover's finds, less what others will have taken before."""

    worth: Ints = field(GALLERIES)


@whole_rule
def score_actions(s: State, actions: Ints, count: int, worths: Ints, galleries: GalleryWorths) -> None:
    """What each legal action is worth to the mover, in hundredths of a victory point."""
    match s.phase:
        case Phase.SORTING:
            appraise_sorting(s, s.mover, actions, count, worths)
        case Phase.PLACING:
            appraise_spaces(s, s.mover, actions, count, worths, galleries)
        case Phase.DIG:
            appraise_galleries(s, s.mover, actions, count, worths)
        case _:
            if s.row != 0:
                appraise_row(s, s.mover, actions, count, worths)
            else:
                appraise_desk(s, s.mover, actions, count, worths)


@rule
def appraise_sorting(s: State, p: int, actions: Ints, count: int, worths: Ints) -> None:
    """Lay first what fits your own finds: it comes into the cheaper gallery (variant 2)."""
    for index in range(count):
        worths[index] = promise(s.finds[p] | bit(CHOICE[actions[index]]))


# 1. Placing


@rule
def appraise_spaces(s: State, p: int, actions: Ints, count: int, worths: Ints, galleries: GalleryWorths) -> None:
    """Walk along the spaces as the figures will act: each one on the way takes coins, and often the deepest finds."""
    appraise_each_gallery(s, p, galleries)
    waiting = players_waiting(s)
    last = last_figure(s)
    pot = expected_pot(s)
    index = 0
    for space in range(1, SPACES + 1):
        if index < count and actions[index] == PLACE + space - 1:
            coins = s.coins[p] + (expected_grant(pot, space, last, waiting) + LIKELY) // COIN
            worths[index] = best_dig(s, space, coins, galleries) - waiting * RUSH * space
            pot = max(0, pot - waiting * CLAIM)
            index += 1
        else:
            note_figure(s, space, pot, galleries)
            pot = max(0, pot - COIN * ASKED[space])


@rule
def appraise_each_gallery(s: State, p: int, galleries: GalleryWorths) -> None:
    """Each gallery is worth what its finds add to the player's own."""
    nothing_new = finds_worth(s, s.finds[p])
    for gallery in range(GALLERIES):
        galleries.worth[gallery] = finds_worth(s, s.finds[p] | s.gallery[gallery]) - nothing_new


@rule
def note_figure(s: State, space: int, pot: int, galleries: GalleryWorths) -> None:
    """A figure that acts earlier will probably dig as deep as it can; the raider certainly will."""
    if s.figure[RAIDER] != space:
        deepest = DEEPEST[space] - 1
        galleries.worth[deepest] -= galleries.worth[deepest] * TAKEN // PERCENT
        return
    coins = s.coins[RAIDER] + (min(pot, COIN * ASKED[space]) + LIKELY) // COIN
    looted = NO_GALLERY
    for gallery in range(min(coins, DEEPEST[space])):
        if s.gallery[gallery] != 0:
            looted = gallery
    if looted != NO_GALLERY:
        galleries.worth[looted] = 0


@rule
def best_dig(s: State, space: int, coins: int, galleries: GalleryWorths) -> int:
    """A space is worth the best gallery that it allows and its coins pay, with the coins that are left."""
    best = purse_worth(s.calendar - 1, coins)
    for gallery in range(min(DEEPEST[space], coins)):
        best = max(best, galleries.worth[gallery] + purse_worth(s.calendar - 1, coins - price(gallery)))
    return best


@rule
def expected_grant(pot: int, space: int, last: int, waiting: int) -> int:
    """What a space asks for if there is so much; furthest left all the rest, unless somebody goes further still."""
    asked = COIN * ASKED[space]
    if pot > asked and space > last:
        return asked + (pot - asked >> waiting)
    return min(pot, asked)


@rule
def players_waiting(s: State) -> int:
    """How many others have still to place their figures."""
    waiting = -1
    for q in range(s.players):
        waiting += s.figure[q] == 0
    return waiting


@rule
def last_figure(s: State) -> int:
    """The space of the figure furthest left so far."""
    last = 0
    for figure in range(FIGURES):
        last = max(last, s.figure[figure])
    return last


@rule
def expected_pot(s: State) -> int:
    """Count cards: the coins to expect, in hundredths, from the backs and from the cards not seen yet."""
    pot = 0
    for card in range(CARDS_A_ROUND):
        if s.back[card] == Back.BAG:
            pot += mean_card(s, 1, HIGHEST_BAG)
        else:
            pot += mean_card(s, HIGHEST_BAG + 1, HIGHEST_CARD)
    return pot


@rule
def mean_card(s: State, lowest_value: int, highest_value: int) -> int:
    """The mean of the cards not seen yet within these values, in hundredths of a coin."""
    cards = 0
    coins = 0
    for value in range(lowest_value, highest_value + 1):
        cards += s.deck[value]
        coins += value * s.deck[value]
    return COIN * coins // max(1, cards)


# 2. Digging


@rule
def appraise_galleries(s: State, p: int, actions: Ints, count: int, worths: Ints) -> None:
    """Weigh what the finds add to your own against their price; nothing may be worth more than little."""
    for index in range(count):
        finds = s.finds[p]
        coins = s.coins[p]
        if KIND[actions[index]] == Act.DIG:
            finds |= s.gallery[CHOICE[actions[index]]]
            coins -= price(CHOICE[actions[index]])
        worths[index] = finds_worth(s, finds) + purse_worth(s.calendar - 1, coins)


@rule
def finds_worth(s: State, finds: int) -> int:
    """Finds are worth the row they promise, and a little more where they may win a prize."""
    return desk_worth(s, promise(finds)) + HOPE * size_of(finds & FAMOUS[s.calendar])


# 3. Exhibiting or storing


@rule
def appraise_desk(s: State, p: int, actions: Ints, count: int, worths: Ints) -> None:
    """Begin a row if showing it earns more than waiting for a longer one; else store, or discard what saves a coin."""
    waiting = stored_with_purse(s, p, s.finds[p])
    showing = shown(s, p, row_at_a_glance(s.finds[p]) + GLANCE)
    first = beginnings(s.finds[p]) if showing > waiting else 0
    is_saving = saves_coin(s, p)
    for index in range(count):
        tile = CHOICE[actions[index]]
        others = s.finds[p] & ~bit(tile)
        worths[index] = NEVER
        match KIND[actions[index]]:
            case Act.JOIN:
                if has(first, tile):
                    worths[index] = shown(s, p, value_from(tile, others))
            case Act.DISCARD:
                if is_saving:
                    worths[index] = stored_with_purse(s, p, others)
            case _:
                worths[index] = waiting


@rule
def shown(s: State, p: int, value: int) -> int:
    """A row on show earns a point at once and more in each evaluation; a collection that makes room earns no more."""
    return POINT * POINTS_FOR_EXHIBITING + polished(s, p, value) + desk_worth(s, 0) - room_worth(s, p)


@rule
def stored_with_purse(s: State, p: int, finds: int) -> int:
    """Stored finds are worth the longer row that they may become, less their fee; what cannot be paid costs finds."""
    left = s.coins[p] - storage_fee(size_of(finds))
    return stored_worth(s, promise(finds)) + purse_worth(s.calendar, max(0, left)) + UNPAID * min(0, left)


@rule
def saves_coin(s: State, p: int) -> bool:
    """Discard only where one find less saves a coin, or where the fee cannot be paid."""
    count = size_of(s.finds[p])
    return storage_fee(count - 1) < storage_fee(count) or not may_store(s, p)


@rule
def room_worth(s: State, p: int) -> int:
    """What one's lowest marker still earns, if it has to make room."""
    if free_marker(s, p) != NO_MARKER:
        return 0
    lowest_space = TOP_SPACE
    for m in range(MARKERS):
        lowest_space = min(lowest_space, s.space[p, m])
    return marker_worth(s, lowest_space)


@rule
def polished(s: State, p: int, value: int) -> int:
    """A row's marker and the purse, after as much polish as pays."""
    limit = TOP_SPACE if s.calendar == ROUNDS else POLISH_LIMIT
    best = 0
    for polish in range(min(limit, s.coins[p]) + 1):
        best = max(best, marker_worth(s, value + polish) + purse_worth(s.calendar, s.coins[p] - polish))
    return best


# 4. Piecing together


@rule
def appraise_row(s: State, p: int, actions: Ints, count: int, worths: Ints) -> None:
    """Go on with the row or show it, whichever leaves the better row and rest."""
    value = row_value(s, s.row)
    polish = polished(s, p, value) - marker_worth(s, value) - room_worth(s, p)
    rest = desk_worth(s, promise(s.finds[p]))
    for index in range(count):
        choice = CHOICE[actions[index]]
        if KIND[actions[index]] == Act.JOIN:
            worths[index] = longer_row(s, p, value + CENTURY[s.row_end], choice) + polish
        else:
            lost = s.space[p, BROKEN_UP[actions[index]] - 1] if BROKEN_UP[actions[index]] > 0 else 0
            coins = s.coins[p] - choice
            worths[index] = marker_worth(s, value + choice) - marker_worth(s, lost) + purse_worth(s.calendar, coins)
            worths[index] += rest


@rule
def longer_row(s: State, p: int, value: int, tile: int) -> int:
    """A row with one more tile: either it is shown then and the rest kept, or it goes on as far as the finds allow."""
    rest = s.finds[p] ^ bit(tile)
    stopping = marker_worth(s, value) + desk_worth(s, promise(rest))
    going_on = marker_worth(s, value + value_from(tile, rest)) + desk_worth(s, 0)
    return max(stopping, going_on) + fame(s, s.row_end, tile)


@rule
def fame(s: State, left: int, right: int) -> int:
    """Complete an object that may win a prize with the highest number there is."""
    return FAME * NUMBER[right] // PERCENT if has(FAMOUS[s.calendar], left) else 0


def _famous(calendar: int) -> int:
    """Left tiles of objects that may win the next prize: old ones of its kind, of any kind when the end is near."""
    prize = next(PRIZE_FOR[number] for number in range(calendar, ROUNDS + 1) if PRIZE_FOR[number] != NO_EVALUATION)
    is_end_near = all(PRIZE_FOR[number] == NO_EVALUATION for number in range(calendar, ROUNDS))
    return OF_CENTURY[OLDEST_CENTURY] & (ALL_TILES if is_end_near else ENDING_WITH[prize])


FAMOUS = table(_famous(calendar) for calendar in range(ROUNDS + 1))  # FAMOUS[round], a set of tiles

STRATEGY = Strategy(score_actions=score_actions, survey=GalleryWorths)
