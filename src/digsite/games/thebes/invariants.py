"""What must hold after every action, whatever is played. Compiled too, so that millions of positions can be checked."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.bits import bit, has, size_of
from digsite.core.game import CHANCE, NOBODY
from digsite.core.rule import rule
from digsite.games.thebes.components import (
    ALL_BOOKS,
    ALL_CARDS,
    ALL_EXHIBITIONS,
    ALL_HELPERS,
    ALL_TOKENS,
    AREAS,
    ARTEFACTS,
    BONUS,
    BOOK_IN,
    BOOKS,
    CARD_AREA,
    DISPLAY,
    END_WEEK,
    EXHIBITION_SPACES,
    MAX_PLAYERS,
    NEXT_CARDS,
    NO_AREA,
    NO_CARD,
    PLACES,
    POINTS,
    RESEARCHERS,
    START_WEEK,
    TOKENS,
)
from digsite.games.thebes.rules.cards import researchers_hidden
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge
from digsite.games.thebes.rules.year import next_player
from digsite.games.thebes.state import PILES, Phase, Pile, Stack, State


class Broken(IntEnum):
    """The invariant that does not hold."""

    NOTHING = 0
    TOKENS_IN_ONE_PLACE = 1
    CARDS_IN_ONE_PLACE = 2
    STACK_HAS_ITS_CARDS = 3
    WEEKS_ON_THE_TRACK = 4
    KNOWLEDGE_ON_THE_DESK = 5
    NO_GAP_IN_UPCOMING = 6
    DIG_UNDER_WAY = 7
    HINDMOST_MOVES = 8
    WEEKS_RUN_FORWARD = 9


@rule
def broken_invariant(s: State) -> int:
    """The first invariant that does not hold, ``Broken.NOTHING`` if all do."""
    if not are_tokens_in_one_place(s):
        return Broken.TOKENS_IN_ONE_PLACE
    if not are_cards_in_one_place(s):
        return Broken.CARDS_IN_ONE_PLACE
    if not does_stack_have_its_cards(s):
        return Broken.STACK_HAS_ITS_CARDS
    if not are_weeks_on_the_track(s):
        return Broken.WEEKS_ON_THE_TRACK
    if not is_knowledge_on_the_desk(s):
        return Broken.KNOWLEDGE_ON_THE_DESK
    if s.upcoming[0] == NO_CARD and s.upcoming[NEXT_CARDS - 1] != NO_CARD:
        return Broken.NO_GAP_IN_UPCOMING
    if (s.digger != NOBODY) != (s.phase == Phase.DRAWING) or (s.debris != 0 and s.digger == NOBODY):
        return Broken.DIG_UNDER_WAY
    if not does_hindmost_move(s):
        return Broken.HINDMOST_MOVES
    return Broken.NOTHING


@rule
def broken_step(before: State, after: State) -> int:
    """What one action may not do: move a marker backwards, or those of two players at once."""
    moved = 0
    for p in range(MAX_PLAYERS):
        if after.week[p] < before.week[p]:
            return Broken.WEEKS_RUN_FORWARD
        moved += after.week[p] != before.week[p]
    return Broken.WEEKS_RUN_FORWARD if moved > 1 else Broken.NOTHING


@rule
def are_tokens_in_one_place(s: State) -> bool:
    """All 31 tokens of each area are in the bag, laid aside, found, or on the map, and none is in two places."""
    for area in range(AREAS):
        aside = s.debris if s.digger != NOBODY and s.site == area else 0
        on_map = BONUS if has(s.bonus, area) else 0
        everywhere = s.bag[area] | aside | on_map
        count = size_of(s.bag[area]) + size_of(aside) + size_of(on_map)
        for p in range(MAX_PLAYERS):
            everywhere |= s.found[p, area]
            count += size_of(s.found[p, area])
        if everywhere != ALL_TOKENS or count != TOKENS:
            return False
    return True


@rule
def are_cards_in_one_place(s: State) -> bool:
    """All 95 cards are on a desk, in a pile or face up, and none is in two places."""
    books = 0
    helpers = 0
    exhibitions = 0
    count = 0
    for pile in range(PILES):
        books |= s.books[pile]
        helpers |= s.helpers[pile]
        exhibitions |= s.exhibitions[pile]
        count += size_of(s.books[pile]) + size_of(s.helpers[pile]) + size_of(s.exhibitions[pile])
    for index in range(DISPLAY + NEXT_CARDS):
        card = s.display[index] if index < DISPLAY else s.upcoming[index - DISPLAY]
        if card != NO_CARD:
            count += 1
            if card < BOOKS:
                books |= bit(card)
            elif card < RESEARCHERS:
                helpers |= bit(card - BOOKS)
            else:
                exhibitions |= bit(card - RESEARCHERS)
    for space in range(EXHIBITION_SPACES):
        if s.showing[space] != NO_CARD:
            count += 1
            exhibitions |= bit(s.showing[space])
    all_there = books == ALL_BOOKS and helpers == ALL_HELPERS and exhibitions == ALL_EXHIBITIONS
    return all_there and count == ALL_CARDS


@rule
def does_stack_have_its_cards(s: State) -> bool:
    """The stack's cards are among the hidden ones; once shuffled, they are all of them."""
    hidden = researchers_hidden(s) + size_of(s.exhibitions[Pile.HIDDEN])
    if s.stack == Stack.SHUFFLED:
        return s.stack_left == hidden and s.exhibitions[Pile.THIRD_STACK] == 0
    return 0 <= s.stack_left <= hidden


@rule
def are_weeks_on_the_track(s: State) -> bool:
    """Markers stand between the start and the end, and no two arrived at once."""
    for p in range(s.players):
        if not START_WEEK[s.players] <= s.week[p] <= END_WEEK[s.players] or not 0 <= s.place[p] < PLACES:
            return False
        for q in range(p):
            if s.phase != Phase.START and s.arrival[p] == s.arrival[q]:
                return False
    return True


@rule
def is_knowledge_on_the_desk(s: State) -> bool:
    """Knowledge is what the cards and tokens on the desk show, counted one by one."""
    for p in range(s.players):
        general = 0
        for card in range(BOOKS, RESEARCHERS):
            if has(s.helpers[p], card - BOOKS) and CARD_AREA[card] == NO_AREA:
                general += POINTS[card]
        for area in range(AREAS):
            general += int(has(s.found[p, area], ARTEFACTS + 1))
            special = int(has(s.found[p, BOOK_IN[area]], ARTEFACTS))
            for card in range(BOOKS):
                if has(s.books[p], card) and CARD_AREA[card] == area:
                    special += POINTS[card]
            if special != book_knowledge(s, p, area):
                return False
        if general != general_knowledge(s, p):
            return False
    return True


@rule
def does_hindmost_move(s: State) -> bool:
    """Chance draws, or the hindmost player moves; nobody does at the end."""
    if s.phase == Phase.OVER:
        return s.mover == NOBODY and next_player(s) == NOBODY
    return s.mover == next_player(s) if s.phase == Phase.TURN else s.mover == CHANCE
