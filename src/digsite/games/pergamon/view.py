"""A view: the table as one person may see it, as JSON. The one place that knows who is looking.

Nothing in the state is hidden but by table option: tickets that their owners keep secret. They appear as ``null`` to
everybody else until the game is over. Ruling P-43.
"""

from __future__ import annotations

from itertools import pairwise

from digsite.core.bits import each, size_of
from digsite.games.pergamon.components import (
    ASKED,
    CARDS_A_ROUND,
    CENTURY,
    COPIES,
    DEEPEST,
    FIGURES,
    GALLERIES,
    HIGHEST_BAG,
    HIGHEST_CARD,
    LEFT,
    MARKERS,
    NO_EVALUATION,
    NUMBER,
    OLDEST_PRIZES,
    POINTS,
    PRIZE,
    PRIZE_FOR,
    RAIDER,
    RAIDER_SPACES,
    RIGHT,
    ROUNDS,
    SHIFT,
    SPACES,
    TOP_SPACE,
    Back,
    year,
)
from digsite.games.pergamon.observe import may_see_tickets
from digsite.games.pergamon.rows import row_in_order, suggested_rows
from digsite.games.pergamon.rules.evaluation import OLDEST_RANKS
from digsite.games.pergamon.rules.exhibit import exhibition_space, has_object
from digsite.games.pergamon.rules.funds import back_of, cards_in_deck, cards_revealed, plays_raider
from digsite.games.pergamon.rules.raider import NO_GALLERY, gallery_to_loot
from digsite.games.pergamon.rules.store import is_storing_skipped, storage_fee
from digsite.games.pergamon.scoring import places, row_value, score, winners
from digsite.games.pergamon.shapes.names import BACK_NAMES, PHASE_NAMES, THING_NAMES, BackName, figure_name
from digsite.games.pergamon.shapes.view import (
    CalendarEntry,
    Card,
    CardsLeft,
    Collection,
    Desk,
    Funds,
    Marker,
    MuseumSpace,
    Object,
    Options,
    Raider,
    ResearchSpace,
    Row,
    SeenCards,
    SuggestedRow,
    Tile,
    View,
)
from digsite.games.pergamon.solo import is_solo, medal
from digsite.games.pergamon.state import Option, Phase, State

NO_VIEWER = -1


def view(s: State, viewer: int | None) -> View:
    """The table as ``viewer`` sees it; None is somebody who only watches."""
    seat = NO_VIEWER if viewer is None else viewer
    is_over = s.phase == Phase.OVER
    return {
        "game": "pergamon",
        "players": s.players,
        "options": options(s),
        "round": s.calendar,
        "phase": PHASE_NAMES[s.phase],
        "mover": s.mover,
        "acting": s.acting or None,
        "order": placing_order(s),
        "research": research(s),
        "galleries": [tile_list(s.gallery[gallery]) for gallery in range(GALLERIES)],
        "fresh": tile_list(s.fresh),
        "calendar": [calendar_entry(number) for number in range(1, ROUNDS + 1)],
        "funds": funds(s),
        "museum": museum(s),
        "desks": [desk(s, p, seat) for p in range(s.players)],
        "row": row(s) if s.row else None,
        "suggestions": suggestions(s, seat),
        "raider": raider(s) if plays_raider(s) else None,
        "scores": [score(s, p) if may_see_tickets(s, seat, p) else None for p in range(s.players)],
        "places": places(s) if is_over else None,
        "winners": winners(s) if is_over else [],
        "medal": medal(s) if is_over and is_solo(s) else None,
    }


# The table


def vantage(s: State, viewer: int | None) -> int | None:
    """Only the mover gets suggestions, and only their owner sees secret tickets."""
    sees_more = s.options[Option.SECRET_TICKETS] == 1 or (viewer == s.mover and s.phase == Phase.EXHIBIT)
    return viewer if sees_more else None


def options(s: State) -> Options:
    """The options of the table."""
    first = s.options[Option.FIRST_PLAYER]
    return {
        "variant_order": s.options[Option.VARIANT_ORDER] == 1,
        "variant_sorting": s.options[Option.VARIANT_SORTING] == 1,
        "secret_tickets": s.options[Option.SECRET_TICKETS] == 1,
        "first_player": first - 1 if first else None,
    }


def placing_order(s: State) -> list[int]:
    """The seats in the order in which they place their figures."""
    return [s.order[place] for place in range(s.players)]


def calendar_entry(number: int) -> CalendarEntry:
    """A round on the calendar."""
    prize = PRIZE_FOR[number]
    has_evaluation = prize != NO_EVALUATION
    return {
        "round": number,
        "prize": THING_NAMES[prize] if has_evaluation else None,
        "prize_points": PRIZE if has_evaluation else 0,
        "oldest_points": [OLDEST_PRIZES[rank] for rank in range(OLDEST_RANKS)] if number == ROUNDS else [],
        "shift": SHIFT[number],
    }


# Research and funds


def research(s: State) -> list[ResearchSpace]:
    """The research spaces from 1 to 13, and the figures on them."""
    standing = {s.figure[figure]: figure_name(figure) for figure in range(FIGURES)}
    with_raider = plays_raider(s)
    return [
        {
            "space": space,
            "coins": ASKED[space],
            "deepest": DEEPEST[space],
            "figure": standing.get(space),
            "raider_for_chests": RAIDER_FOR_CHESTS.get(space) if with_raider else None,
        }
        for space in range(1, SPACES + 1)
    ]


RAIDER_FOR_CHESTS = {RAIDER_SPACES[chests]: chests for chests in range(CARDS_A_ROUND + 1)}


def raider(s: State) -> Raider:
    """The tomb raider, and what he is about to loot once he has his grant."""
    is_ahead = cards_revealed(s) == CARDS_A_ROUND and s.acting < s.figure[RAIDER]
    gallery = gallery_to_loot(s) if is_ahead else NO_GALLERY
    return {
        "coins": s.coins[RAIDER],
        "space": s.figure[RAIDER] or None,
        "loots": None if gallery == NO_GALLERY else gallery + 1,
    }


def funds(s: State) -> Funds:
    """The cards of the round, and which cards have been seen so far."""
    lowest, highest = coins_to_come(s)
    return {
        "cards": [card(s, index) for index in range(CARDS_A_ROUND) if s.back[index] != Back.NONE],
        "lowest": lowest,
        "highest": highest,
        "pot": s.pot,
        "seen": [seen_cards(s, value) for value in range(1, HIGHEST_CARD + 1)],
        "left": CardsLeft(bag=cards_in_deck(s, Back.BAG), chest=cards_in_deck(s, Back.CHEST)),
    }


def coins_to_come(s: State) -> tuple[int, int]:
    """The least and the most coins that the cards of the round can show together."""
    cards = [card for card in range(CARDS_A_ROUND) if s.back[card] != Back.NONE]
    low = sum(s.face[card] or (1 if s.back[card] == Back.BAG else HIGHEST_BAG + 1) for card in cards)
    high = sum(s.face[card] or (HIGHEST_BAG if s.back[card] == Back.BAG else HIGHEST_CARD) for card in cards)
    return low, high


def card(s: State, index: int) -> Card:
    """A card of the round."""
    return {"card": index + 1, "back": back_name(s.back[index]), "value": s.face[index] or None}


def seen_cards(s: State, value: int) -> SeenCards:
    """The cards of one value that have been turned over."""
    return {"value": value, "back": back_name(back_of(value)), "seen": COPIES - s.deck[value], "copies": COPIES}


def back_name(back: int) -> BackName:
    """What a card's back shows."""
    return BACK_NAMES[back - Back.BAG]


# The museum and the desks


def museum(s: State) -> list[MuseumSpace]:
    """The museum spaces from 1 to 24, with the marker on each."""
    standing = {s.space[p, m]: Marker(player=p, marker=m + 1) for p in range(s.players) for m in range(MARKERS)}
    return [
        {"space": space, "points": POINTS[space], "marker": standing.get(space)} for space in range(1, TOP_SPACE + 1)
    ]


def desk(s: State, p: int, viewer: int) -> Desk:
    """What lies before a player."""
    return {
        "player": p,
        "space": s.figure[p] or None,
        "coins": s.coins[p],
        "tickets": s.tickets[p] if may_see_tickets(s, viewer, p) else None,
        "finds": tile_list(s.finds[p]),
        "storage_fee": 0 if is_storing_skipped(s) else storage_fee(size_of(s.finds[p])),
        "collections": [collection(s, p, m) for m in range(MARKERS) if s.space[p, m] > 0],
    }


def collection(s: State, p: int, m: int) -> Collection:
    """An exhibited collection: its tiles from left to right and the objects they form."""
    tiles = row_in_order(s, s.collection[p, m])
    return {
        "marker": m + 1,
        "space": s.space[p, m],
        "points": POINTS[s.space[p, m]],
        "tiles": [tile(t) for t in tiles],
        "objects": [Object(thing=THING_NAMES[RIGHT[left]], year=year(left, right)) for left, right in pairwise(tiles)],
    }


def row(s: State) -> Row:
    """The row in the making."""
    value = row_value(s, s.row)
    return {
        "tiles": [tile(t) for t in row_in_order(s, s.row)],
        "value": value,
        "space": exhibition_space(value) if has_object(s) else None,
    }


def suggestions(s: State, viewer: int) -> list[SuggestedRow]:
    """The best rows, for whoever may join finds now; the others need not know."""
    return suggested_rows(s, viewer) if s.phase == Phase.EXHIBIT and s.mover == viewer else []


def tile_list(tiles: int) -> list[Tile]:
    """A set of tiles, the youngest first."""
    return [tile(t) for t in each(tiles)]


def tile(t: int) -> Tile:
    """A find tile: its number of the 60 by age, its halves with the number and the century printed on them."""
    return {
        "tile": t + 1,
        "left": THING_NAMES[LEFT[t]],
        "number": NUMBER[t],
        "right": THING_NAMES[RIGHT[t]],
        "century": CENTURY[t],
    }
