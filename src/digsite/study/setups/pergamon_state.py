"""A position of Pergamon from its facts.

1. Tiles: in galleries, on desks, in rows and collections, out of the game; all others are unseen.
2. Funds cards and coins.
3. Figures, and what the table waits for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from digsite.core.bits import bit, has
from digsite.games.pergamon.components import (
    CARDS_A_ROUND,
    CENTURY,
    COPIES,
    GALLERIES,
    GALLERY_ROOM,
    HIGHEST_CARD,
    LEFT,
    MARKERS,
    RAIDER,
    RIGHT,
    ROUNDS,
    SPACES,
    TILES,
    TOP_SPACE,
    Back,
)
from digsite.games.pergamon.invariants import Broken, broken_invariant
from digsite.games.pergamon.rules.funds import back_of
from digsite.games.pergamon.rules.setup import setup
from digsite.games.pergamon.rules.turn import go_on
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.words import thing
from digsite.study.setups.facts import Facts, quoted
from digsite.study.setups.reasons import PositionError

PHASES = {"place": Phase.PLACING, "dig": Phase.DIG, "exhibit": Phase.EXHIBIT, "store": Phase.STORE}
BACKS = {"bag": Back.BAG, "chest": Back.CHEST}
MOST = 999  # coins and tickets
RAIDED = 2  # players at most who have a tomb raider among them
NAMES: dict[str, list[int]] = {}  # the tiles by what is printed on them; one each, unless the tables were corrected
for _tile in range(TILES):
    NAMES.setdefault(f"{thing(LEFT[_tile])} {thing(RIGHT[_tile])} {CENTURY[_tile]}", []).append(_tile)


def state(facts: Facts, players: Sequence[Facts], options: list[int]) -> State:
    """The state that the facts describe, or ``PositionError``."""
    s = State()
    setup(s, len(players), options)
    s.calendar = facts.number("round", 1, ROUNDS)
    for p, player in enumerate(players):
        put_on_desk(s, p, player)
    put_elsewhere(s, facts)
    put_cards(s, facts)
    put_figures(s, facts, players)
    balance(s)
    go_to_phase(s, facts)
    wrong = broken_invariant(s)
    if wrong:
        raise PositionError("impossible", invariant=Broken(wrong).name.replace("_", " ").lower())
    return s


# 1. Tiles


def put_on_desk(s: State, p: int, player: Facts) -> None:
    """What lies before a player."""
    s.coins[p] = player.number("coins", 0, MOST, 0)
    s.tickets[p] = player.number("tickets", 0, MOST, 0)
    s.finds[p] = taken(s, player, "finds")
    shown = player.tables("collections")
    if len(shown) > MARKERS:
        raise player.error("collections", "too-many", most=MARKERS, count=len(shown))
    for m, collection in enumerate(shown):
        s.space[p, m] = collection.number("space", 1, TOP_SPACE)
        s.collection[p, m] = joined(s, collection, "tiles")
        collection.check_all_is_read()


def put_elsewhere(s: State, facts: Facts) -> None:
    """The galleries, the box, and the row that the mover has begun."""
    galleries = facts.several("galleries", lambda one: one)
    if len(galleries) > GALLERIES:
        raise facts.error("galleries", "too-many", most=GALLERIES, count=len(galleries))
    for number, tiles in enumerate(galleries):
        part = Facts({"finds": tiles}, f"gallery {number + 1}")
        s.gallery[number] = taken(s, part, "finds")
        if len(tiles) > GALLERY_ROOM:
            raise part.error("finds", "too-many", most=GALLERY_ROOM, count=len(tiles))
    s.box = taken(s, facts, "box")
    s.row = joined(s, facts, "row")


def taken(s: State, facts: Facts, name: str) -> int:
    """A set of tiles that nobody has named before."""
    return sum(bit(tile) for tile in facts.several(name, lambda found: take(s, facts, name, found)))


def joined(s: State, facts: Facts, name: str) -> int:
    """A row of tiles from left to right, whose halves must match."""
    row = facts.several(name, lambda found: take(s, facts, name, found))
    for left, right in pairwise(row):
        if RIGHT[left] != LEFT[right]:
            meets = {"left": thing(RIGHT[left]), "right": thing(LEFT[right])}
            raise facts.error(name, "halves-differ", tile=left + 1, **meets)
        s.joined[left] = right
    if row and name == "row":
        s.row_end = row[-1]
    return sum(bit(tile) for tile in row)


def take(s: State, facts: Facts, name: str, found: Any) -> int:
    """An unseen tile, by its number or by what is printed on it."""
    tiles = [found - 1] if type(found) is int else NAMES.get(" ".join(str(found).lower().split()), [])
    if not set(tiles) <= set(range(TILES)) or not tiles:
        raise facts.error(name, "unknown-tile", found=quoted(found), most=TILES)
    if len(tiles) > 1:
        numbers = ", ".join(str(tile + 1) for tile in tiles)
        raise facts.error(name, "several-tiles", found=quoted(found), numbers=numbers)
    [tile] = tiles
    if not has(s.unseen, tile):
        raise facts.error(name, "tile-elsewhere", tile=tile + 1)
    s.unseen &= ~bit(tile)
    return tile


# 2. Funds cards and coins


def put_cards(s: State, facts: Facts) -> None:
    """The cards of the round, face down or up, and those of the rounds before."""
    for value in facts.numbers("spent", 1, HIGHEST_CARD):
        s.spent[value] += 1
    cards = facts.several("cards", lambda one: one)
    if len(cards) > CARDS_A_ROUND:
        raise facts.error("cards", "too-many", most=CARDS_A_ROUND, count=len(cards))
    for place, card in enumerate(cards):
        if card in BACKS:
            s.back[place] = BACKS[card]
        elif type(card) is int and 1 <= card <= HIGHEST_CARD:
            s.face[place], s.back[place] = card, back_of(card)
        else:
            raise facts.error("cards", "unknown-funds-card", found=quoted(card), most=HIGHEST_CARD)
    due = CARDS_A_ROUND * (s.calendar - 1)
    if sum(s.spent[value] for value in range(1, HIGHEST_CARD + 1)) != due:
        raise facts.error("spent", "cards-spent", round=s.calendar, due=due)
    for value in range(1, HIGHEST_CARD + 1):
        s.deck[value] = COPIES - s.spent[value] - sum(s.face[place] == value for place in range(CARDS_A_ROUND))
        if s.deck[value] < 0:
            raise facts.error("spent", "copies-spent", copies=COPIES, value=value)


def balance(s: State) -> None:
    """Coins that the cards have brought and nobody holds are back in the supply."""
    brought = sum(value * s.spent[value] for value in range(1, HIGHEST_CARD + 1))
    brought += sum(s.face[place] for place in range(CARDS_A_ROUND))
    held = s.pot + sum(s.coins[figure] for figure in range(RAIDER + 1))
    if held > brought:
        raise PositionError("too-many-coins", ("coins",), brought=brought, held=held)
    s.bank = brought - held


# 3. Figures


def put_figures(s: State, facts: Facts, players: Sequence[Facts]) -> None:
    """The research spaces, and the order in which figures are placed."""
    for p, player in enumerate(players):
        s.figure[p] = player.number("space", 0, SPACES, 0)
    raider = facts.part("raider")
    s.figure[RAIDER] = raider.number("space", 0, SPACES, 0)
    s.coins[RAIDER] = raider.number("coins", 0, MOST, 0)
    raider.check_all_is_read()
    if (s.figure[RAIDER] > 0) != (len(players) <= RAIDED):
        raise facts.error("raider", "raider", most=RAIDED)
    order = facts.numbers("order", 1, len(players)) or list(range(1, len(players) + 1))
    if sorted(order) != list(range(1, len(players) + 1)):
        raise facts.error("order", "order", players=len(players))
    for place, number in enumerate(order):
        s.order[place] = number - 1


def go_to_phase(s: State, facts: Facts) -> None:
    """What the table waits for, and whose decision it is."""
    s.phase = PHASES[facts.word("waits_for", tuple(PHASES))]
    if s.row and s.phase != Phase.EXHIBIT:
        raise facts.error("row", "row-too-early")
    if s.phase == Phase.PLACING:
        if not all(s.back[card] and not s.face[card] for card in range(CARDS_A_ROUND)):
            raise facts.error("cards", "cards-face-down")
        go_on(s)
    else:
        begin_turn(s, facts)


def begin_turn(s: State, facts: Facts) -> None:
    """It is the turn of the figure on the mover's space."""
    mover = facts.number("mover", 1, s.players) - 1
    if not all(s.face[card] for card in range(CARDS_A_ROUND)):
        raise facts.error("cards", "cards-face-up")
    if any(s.figure[p] == 0 for p in range(s.players)):
        raise facts.error("mover", "no-space")
    s.acting = s.figure[mover]
    go_on(s)
    if s.mover != mover:
        raise facts.error("waits_for", "nothing-to-decide", player=mover + 1)
