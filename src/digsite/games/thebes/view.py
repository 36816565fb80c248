"""A view: the table as one person sees it, as JSON. In Thebes nothing is hidden from anybody. Ruling T-37."""

from __future__ import annotations

from digsite.core.bits import each, has, size_of, subsets
from digsite.core.game import NOBODY
from digsite.games.thebes.components import (
    AREAS,
    CONGRESS_POINTS,
    CONGRESSES,
    DISPLAY,
    EXHIBITION_SPACES,
    MOST_KNOWLEDGE,
    MOST_WEEKS,
    NEXT_CARDS,
    NO_CARD,
    ROUTES,
    STACK,
    WEEKS_A_YEAR,
    WHEEL,
)
from digsite.games.thebes.pieces import (
    AREA_NAMES,
    BOOK_ABOUT,
    PHASE_NAMES,
    PLACE_NAMES,
    artefact_values,
    bag,
    book_names,
    card,
    dig_knowledge,
    exhibition,
    help_names,
    places_by,
    researcher,
    researchers,
    spot,
    wheel,
    winners,
)
from digsite.games.thebes.rules.cards import exchange_price, exhibitions_in_second_stack
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge, helpers_owned
from digsite.games.thebes.rules.dig import possible_help
from digsite.games.thebes.rules.exhibition import has_artefacts_for
from digsite.games.thebes.rules.year import is_finished, weeks_left
from digsite.games.thebes.scoring import congress_points, exhibition_points, majority_of
from digsite.games.thebes.shapes.pieces import Exhibition, Wheel
from digsite.games.thebes.shapes.view import (
    AreaDesk,
    Desk,
    Dig,
    Exhibitors,
    Options,
    Points,
    Printed,
    Showing,
    Site,
    Supply,
    View,
)
from digsite.games.thebes.state import Help, Option, Pile, Stack, State
from digsite.games.thebes.words import order_of_play, year_on_the_marker

PRINTED: Printed = {
    "routes": [[PLACE_NAMES[a], PLACE_NAMES[b]] for a, b in ROUTES],
    "wheel": [[WHEEL[known, weeks] for weeks in range(MOST_WEEKS + 1)] for known in range(MOST_KNOWLEDGE + 1)],
    "congress_points": [CONGRESS_POINTS[congresses] for congresses in range(10)],
}
USED_UP = Help.RUMOUR | Help.ASSISTANT | Help.SHOVEL


def view(s: State, viewer: int | None) -> View:
    """The table; it looks the same to everybody."""
    desks = [desk(s, p) for p in range(s.players)]
    scores = [desk["score"] for desk in desks]
    return {
        "game": "thebes",
        "players": s.players,
        "options": options(s),
        "year": year_on_the_marker(s),
        "phase": PHASE_NAMES[s.phase],
        "mover": s.mover,
        "order": order_of_play(s),
        "display": [None if (n := s.display[space]) == NO_CARD else researcher(n) for space in range(DISPLAY)],
        "next_cards": [card(n) for place in range(NEXT_CARDS) if (n := s.upcoming[place]) != NO_CARD],
        "exhibitions": showing(s),
        "exhibitors": exhibitors(s),
        "supply": supply(s),
        "exchange_price": exchange_price(s, s.mover),
        "sites": sites(s),
        "dig": dig(s) if s.digger != NOBODY else None,
        "desks": desks,
        "scores": scores,
        "places": places_by(scores),
        "winners": winners(s, scores),
        "printed": PRINTED,
    }


def vantage(s: State, viewer: int | None) -> int | None:
    """Nothing is hidden in Thebes."""
    return None


def options(s: State) -> Options:
    """The options of the table; no first player means that chance chose."""
    first = s.options[Option.FIRST_PLAYER]
    return {
        "strict_knowledge": s.options[Option.STRICT_KNOWLEDGE] == 1,
        "next_cards": s.options[Option.NEXT_CARDS] == 1,
        "first_player": first - 1 if first else None,
    }


# 1. The cards


def showing(s: State) -> Showing:
    """The exhibitions on a, b and c."""
    a, b, c = (shown_on(s, space) for space in range(EXHIBITION_SPACES))
    return {"a": a, "b": b, "c": c}


def shown_on(s: State, space: int) -> Exhibition | None:
    """The exhibition on a space."""
    return None if s.showing[space] == NO_CARD else exhibition(s.showing[space])


def exhibitors(s: State) -> Exhibitors:
    """Who has the artefacts for each exhibition."""
    a, b, c = (ready_for(s, s.showing[space]) for space in range(EXHIBITION_SPACES))
    return {"a": a, "b": b, "c": c}


def ready_for(s: State, number: int) -> list[int]:
    """Who has the artefacts for an exhibition."""
    return [] if number == NO_CARD else [p for p in range(s.players) if has_artefacts_for(s, p, number)]


def supply(s: State) -> Supply:
    """The stacks of cards and the discards."""
    under = exhibitions_in_second_stack(s) if s.stack == Stack.FIRST else 0
    aside = s.exhibitions[Pile.THIRD_STACK] & ~under
    piles = (s.books, s.helpers, s.exhibitions)
    return {
        "stack": s.stack,
        "left": s.stack_left,
        "second_stack": STACK + size_of(under) if s.stack == Stack.FIRST else 0,
        "third_stack": STACK + size_of(aside) if s.stack != Stack.SHUFFLED else 0,
        "discards": sum(size_of(pile[Pile.DISCARDS]) for pile in piles),
    }


# 2. The sites


def sites(s: State) -> list[Site]:
    """The sites: their bags, the artefacts on the map, the wheel for the mover."""
    return [
        {
            "area": AREA_NAMES[area],
            "has_bonus": has(s.bonus, area),
            "book_about": BOOK_ABOUT[area],
            "bag": bag(s, area),
            "wheels": wheels(s, s.mover, area) if s.mover >= 0 else [],
        }
        for area in range(AREAS)
    ]


def wheels(s: State, p: int, area: int) -> list[Wheel]:
    """The wheel with each help that a player may declare."""
    general = general_knowledge(s, p)
    declarations = subsets(possible_help(s, p, area) & USED_UP)
    return [wheel(dig_knowledge(s, p, area, declared, general)) for declared in declarations]


def dig(s: State) -> Dig:
    """The dig under way."""
    return {
        "player": s.digger,
        "area": AREA_NAMES[s.site],
        "draws_due": s.draws_due,
        "debris": size_of(s.debris),
        "help": help_names(s.help),
        "by_special_permission": s.is_special == 1,
    }


# 3. The desks


def desk(s: State, p: int) -> Desk:
    """What lies before a player, and where their marker and archaeologist stand."""
    place = spot(s, p)
    general = general_knowledge(s, p)
    areas = [area_desk(s, p, area, general) for area in range(AREAS)]
    points = points_of(s, p, areas)
    return {
        **place,
        "player": p,
        "arrival": s.arrival[p],
        "weeks_left": weeks_left(s, p),
        "weeks_to_new_year": WEEKS_A_YEAR + 1 - place["space"],
        "finished": is_finished(s, p),
        "place": PLACE_NAMES[s.place[p]],
        "cards": researchers(s, p),
        "exhibitions": [exhibition(number) for number in each(s.exhibitions[p])],
        "congresses": helpers_owned(s, p, CONGRESSES),
        "general_knowledge": general,
        "areas": areas,
        "score": sum_of(points),
        "points": points,
    }


def area_desk(s: State, p: int, area: int, general: int) -> AreaDesk:
    """What a player has of one area."""
    found = s.found[p, area]
    return {
        "area": AREA_NAMES[area],
        "permission": not has(s.used[p], area),
        "knowledge": book_knowledge(s, p, area),
        "majority": majority_of(s, p, area),
        "artefacts": artefact_values(area, found),
        "books": book_names(found),
        "wheel": wheel(dig_knowledge(s, p, area, 0, general)),
    }


def points_of(s: State, p: int, areas: list[AreaDesk]) -> Points:
    """A score by its sources; artefacts and majorities are on the desk already."""
    return {
        "artefacts": sum(sum(area["artefacts"]) for area in areas),
        "exhibitions": exhibition_points(s, p),
        "congresses": congress_points(s, p),
        "majorities": sum(area["majority"] for area in areas),
    }


def sum_of(points: Points) -> int:
    """The score."""
    return points["artefacts"] + points["exhibitions"] + points["congresses"] + points["majorities"]
