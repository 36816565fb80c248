"""Tables for the tests of Thebes: a game at any point, with the pieces put there by hand.

Cards and tokens are named as in the notation; seats, display spaces and areas are counted from 0 as in the code.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from digsite.core.bits import bit, each, lowest
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import copy_of
from digsite.core.rng import Rng, seed_rng
from digsite.games.thebes.actions import SPACE, TOKEN_NAMES, card_name
from digsite.games.thebes.chance import draw
from digsite.games.thebes.components import (
    ALL_CARDS,
    BOOKS,
    CARD_SETS,
    DISPLAY,
    EXHIBITION_SPACES,
    NEXT_CARDS,
    NO_CARD,
    RESEARCHERS,
    SET,
    STACK,
    TOKEN_KIND,
    TOKEN_SET,
    Area,
    Place,
)
from digsite.games.thebes.rules.cards import put, take_hidden
from digsite.games.thebes.rules.setup import setup
from digsite.games.thebes.rules.turn import go_on, legal_actions, play
from digsite.games.thebes.state import PILES, Phase, Pile, Stack, State

NAMES = [card_name(number) for number in range(CARD_SETS)]
CONGRESSES = ("congress london", "congress paris", "congress berlin", "congress vienna")
ABSENT = 3  # the desk of a fourth player who is not at the table: cards out of the way


def table(
    players: int = 3, *, strict_knowledge: bool = False, next_cards: bool = False, first_player: int | None = 0
) -> State:
    """A game at its start; seat 0 goes first unless told otherwise, ``None`` leaves that to chance."""
    s = State()
    first = 0 if first_player is None else first_player + 1
    setup(s, players, [int(strict_knowledge), int(next_cards), first])
    return s


def playing(
    players: int = 3,
    *cards: str,
    strict_knowledge: bool = False,
    next_cards: bool = False,
    week: int | None = None,
    place: str = "warsaw",
) -> State:
    """Four cards lie face up, and the first turn is seat 0's, whose piece may have come far already."""
    s = table(players, strict_knowledge=strict_knowledge, next_cards=next_cards)
    draws(s, *(cards or CONGRESSES))
    if next_cards:
        draws(s, "shovel rome", "shovel rome")
    if week is not None:
        markers(s, *([week] * players))
    go_to(s, 0, place)
    return s


# Playing


def notations(s: State) -> set[str]:
    """All that the mover may do."""
    return {SPACE.find(action).notation for action in legal_numbers(s)}


def do(s: State, *moves: str) -> None:
    """Play these moves, each of which must be legal."""
    for move in moves:
        action = SPACE.find(move)
        assert action.notation in notations(s), f"{move} is none of {sorted(notations(s))}"
        play(s, action.number)


def draws(s: State, *cards: str) -> None:
    """Chance draws these cards from the supply."""
    do(s, *(f"draw {card}" for card in cards))


def finds(s: State, *tokens: str) -> None:
    """Chance draws these tokens from the bag."""
    do(s, *(f"find {token}" for token in tokens))


def chance(s: State, seed: int = 1) -> None:
    """Chance draws whatever is due, until a player is to move."""
    rng = Rng()
    seed_rng(rng, seed, 0)
    while s.mover == CHANCE:
        play(s, draw(s, rng))


def random_game(seed: int, players: int, *, next_cards: bool = False) -> Iterator[State]:
    """A game at random: the one table, after each action."""
    s = table(players, next_cards=next_cards, first_player=None)
    for _ in play_at_random(s, seed):
        yield s


def play_at_random(s: State, seed: int) -> Iterator[int]:
    """Play a game to its end; gives each action when it is played."""
    rng = Rng()
    seed_rng(rng, seed, 0)
    choose = random.Random(seed)
    while s.mover != NOBODY:
        moves = sorted(notations(s))
        action = draw(s, rng) if s.mover == CHANCE else SPACE.find(choose.choice(moves)).number
        play(s, action)
        yield action


class Step(NamedTuple):
    """An action, and the table before and after it."""

    before: State
    action: int
    after: State


@cache
def random_steps() -> tuple[Step, ...]:
    """All actions of some random games of every size, with and without open next cards."""
    steps = []
    for seed in range(12):
        s = table(2 + seed % 3, next_cards=seed % 2 == 1, first_player=None)
        before = copy_of(s)
        for action in play_at_random(s, seed):
            after = copy_of(s)
            steps.append(Step(before, action, after))
            before = after
    return tuple(steps)


def legal_numbers(s: State) -> list[int]:
    """The numbers of all that the mover may do."""
    out = [0] * SPACE.size
    return out[: legal_actions(s, out)]


def step(s: State, move: str) -> Step:
    """Play a move, which must be legal, and keep the table before it."""
    before = copy_of(s)
    do(s, move)
    return Step(before, SPACE.find(move).number, copy_of(s))


# Putting pieces


def go_to(s: State, p: int, place: str) -> None:
    """Put an archaeologist on a place."""
    s.place[p] = Place[place.upper()]


def markers(s: State, *weeks: int) -> None:
    """Put the markers of seat 0, 1, … on these weeks, the first seats on top; whoever is hindmost has the turn."""
    for p, week in enumerate(weeks):
        s.week[p] = week
        s.arrival[p] = s.arrivals + len(weeks) - p
    s.arrivals += len(weeks)
    if s.phase == Phase.TURN:
        go_on(s)


def give(s: State, p: int, *cards: str) -> None:
    """Put researcher cards from the supply on a player's desk."""
    for card in cards:
        put(s, take_hidden(s, NAMES.index(card)), p)


def give_exhibitions(s: State, p: int, *cards: str) -> None:
    """Put exhibition cards on a player's desk."""
    for card in cards:
        s.exhibitions[p] |= bit(_pick_up(s, card))


def give_finds(s: State, p: int, area: str, *tokens: str) -> None:
    """Put tokens from a bag on a player's desk."""
    number = Area[area.upper()]
    for token in tokens:
        found = bit(lowest(s.bag[number] & TOKEN_SET[number, TOKEN_NAMES.index(token)]))
        s.bag[number] ^= found
        s.found[p, number] |= found


def show(s: State, *cards: str | None) -> None:
    """Lay exhibitions on spaces a, b and c."""
    for space, card in enumerate(cards):
        s.showing[space] = NO_CARD if card is None else _pick_up(s, card)


def discard(s: State, *cards: str) -> None:
    """Put cards on the discards."""
    for card in cards:
        if NAMES.index(card) < SET[RESEARCHERS]:
            put(s, take_hidden(s, NAMES.index(card)), Pile.DISCARDS)
        else:
            s.exhibitions[Pile.DISCARDS] |= bit(_pick_up(s, card))


def _pick_up(s: State, card: str) -> int:
    """Take an exhibition from whichever pile it is in."""
    exhibition = NAMES.index(card) - SET[RESEARCHERS]
    for pile in range(PILES):
        s.exhibitions[pile] &= ~bit(exhibition)
    return exhibition


def put_away(s: State, *, kept: int = 0) -> None:
    """Put all cards that lie face down out of the way, but so many researcher cards."""
    for pile in (Pile.HIDDEN, Pile.THIRD_STACK):
        s.exhibitions[ABSENT] |= s.exhibitions[pile]
        s.exhibitions[pile] = 0
    hidden = [*each(s.books[Pile.HIDDEN]), *(BOOKS + helper for helper in each(s.helpers[Pile.HIDDEN]))]
    for card in hidden[: len(hidden) - kept]:
        put(s, take_hidden(s, SET[card]), ABSENT)


def supply(s: State, *cards: str) -> None:
    """The supply is made up of these cards, everything having been shuffled together before."""
    put_away(s)
    for card in cards:
        number = NAMES.index(card)
        if number >= SET[RESEARCHERS]:
            s.exhibitions[Pile.HIDDEN] |= bit(_pick_up(s, card))
            continue
        copies = [c for c in range(RESEARCHERS) if SET[c] == number]
        copy = next(c for c in copies if has_card(s, ABSENT, c))
        if copy < BOOKS:
            s.books[ABSENT] ^= bit(copy)
        else:
            s.helpers[ABSENT] ^= bit(copy - BOOKS)
        put(s, copy, Pile.HIDDEN)
    s.stack = Stack.SHUFFLED
    s.stack_left = len(cards)


def second_stack(s: State, researchers: int, *exhibitions: str) -> None:
    """So much is left of the second stack; the third is whole."""
    large = 0 if s.players == 2 else s.exhibitions[Pile.THIRD_STACK] >> 5 << 5
    put_away(s, kept=STACK + researchers)
    s.exhibitions[ABSENT] &= ~large
    s.exhibitions[Pile.THIRD_STACK] = large
    for card in exhibitions:
        s.exhibitions[Pile.HIDDEN] |= bit(_pick_up(s, card))
    s.stack = Stack.SECOND
    s.stack_left = researchers + len(exhibitions)


# Looking


def has_card(s: State, pile: int, card: int) -> bool:
    """Whether a researcher card lies in a pile."""
    return bool(s.books[pile] >> card & 1 if card < BOOKS else s.helpers[pile] >> card - BOOKS & 1)


def cards_in(s: State, pile: int) -> list[str]:
    """The cards on a desk or in a pile by name."""
    researchers = [NAMES[SET[card]] for card in range(RESEARCHERS) if has_card(s, pile, card)]
    return researchers + [NAMES[SET[RESEARCHERS + exhibition]] for exhibition in each(s.exhibitions[pile])]


def faces(s: State) -> list[str | None]:
    """The face-up researcher cards."""
    return [_name(s.display[space]) for space in range(DISPLAY)]


def shown(s: State) -> list[str | None]:
    """The exhibitions on a, b and c."""
    return [
        None if number == NO_CARD else _name(RESEARCHERS + number)
        for number in (s.showing[space] for space in range(EXHIBITION_SPACES))
    ]


def coming(s: State) -> list[str | None]:
    """The cards that lie open in advance."""
    return [_name(s.upcoming[place]) for place in range(NEXT_CARDS)]


def _name(card: int) -> str | None:
    assert card < ALL_CARDS
    return None if card == NO_CARD else NAMES[SET[card]]


def found(s: State, p: int, area: str) -> list[str]:
    """The tokens that a player found in an area."""
    return token_names(area, s.found[p, Area[area.upper()]])


def bag(s: State, area: str) -> Counter[str]:
    """What a bag holds."""
    return Counter(token_names(area, s.bag[Area[area.upper()]]))


def token_names(area: str, tokens: int) -> list[str]:
    return [TOKEN_NAMES[TOKEN_KIND[Area[area.upper()], token]] for token in each(tokens)]


def used(s: State, p: int) -> list[str]:
    """The areas whose permission is used."""
    return [Area(area).name.lower() for area in each(s.used[p])]


def kinds_of(s: State) -> set[str]:
    """The first words of all that the mover may do."""
    return {notation.split()[0] for notation in notations(s)}


def digs(s: State, area: str = "") -> set[str]:
    """The digs that the mover may begin, in one area or anywhere."""
    return {notation for notation in notations(s) if notation.startswith(f"dig {area}")}
