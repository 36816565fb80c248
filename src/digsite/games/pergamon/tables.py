"""The printed tables as clients get them: once, beside the views."""

from __future__ import annotations

from digsite.games.pergamon.components import (
    COPIES,
    FIND_TILES,
    FREE_STORAGE,
    GALLERIES,
    GALLERY_ROOM,
    HIGHEST_CARD,
    MARKERS,
    NO_EVALUATION,
    OLDEST_PRIZES,
    POINTS_FOR_EXHIBITING,
    POLISH_LIMIT,
    PRINTED,
    PRIZE,
    PRIZE_FOR,
    RESEARCH_SPACES,
    ROUNDS,
    SHIFT,
    STORAGE_BLOCK,
    Back,
)
from digsite.games.pergamon.rules.dig import price
from digsite.games.pergamon.rules.evaluation import OLDEST_RANKS
from digsite.games.pergamon.rules.funds import back_of
from digsite.games.pergamon.shapes.names import BACK_NAMES, THING_NAMES
from digsite.games.pergamon.shapes.tables import CalendarEntry, FundsCard, PergamonTables, ResearchSpace, Tile


def tables() -> PergamonTables:
    """Everything that is printed, with the tables that are played with here."""
    return {
        "research_spaces": [
            ResearchSpace(space=space, coins=coins, deepest=deepest) for space, coins, deepest in RESEARCH_SPACES
        ],
        "raider_spaces": list(PRINTED.raider_spaces),
        "museum": list(PRINTED.museum),
        "find_tiles": [
            Tile(tile=tile, left=THING_NAMES[left], number=number, right=THING_NAMES[right], century=century)
            for tile, left, number, right, century in FIND_TILES
        ],
        "calendar": [calendar_entry(number) for number in range(1, ROUNDS + 1)],
        "funds_cards": [funds_card(value) for value in range(1, HIGHEST_CARD + 1)],
        "gallery_prices": [price(gallery) for gallery in range(GALLERIES)],
        "gallery_room": GALLERY_ROOM,
        "markers": MARKERS,
        "exhibiting_points": POINTS_FOR_EXHIBITING,
        "polish_limit": POLISH_LIMIT,
        "storage": {"free": FREE_STORAGE, "block": STORAGE_BLOCK},
    }


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


def funds_card(value: int) -> FundsCard:
    """The funds cards of one value."""
    return {"value": value, "back": BACK_NAMES[back_of(value) - Back.BAG], "copies": COPIES}
