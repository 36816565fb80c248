"""A view: the table as one person sees it, as JSON. In Thebes nothing is hidden from anybody. Ruling T-37.

What is printed is not in it: ``tables`` tells that once.
"""

from __future__ import annotations

from digsite.core.bits import each, has, size_of
from digsite.core.game import NOBODY
from digsite.games.thebes.components import (
    AREAS,
    CONGRESSES,
    DISPLAY,
    EXHIBITION_SPACES,
    NEXT_CARDS,
    NO_CARD,
    RESEARCHERS,
    STACK,
    WEEKS_A_YEAR,
)
from digsite.games.thebes.pieces import (
    AREA_NAMES,
    PHASE_NAMES,
    PLACE_NAMES,
    artefact_values,
    book_names,
    help_names,
    places_by,
    researchers,
    spot,
    tokens_left,
    winners,
)
from digsite.games.thebes.rules.cards import exchange_price, exhibitions_in_second_stack
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge, helpers_owned
from digsite.games.thebes.rules.dig import assistant_bonus, shovel_bonus, usable_general, usable_knowledge
from digsite.games.thebes.rules.exhibition import has_artefacts_for
from digsite.games.thebes.rules.year import is_finished, weeks_left
from digsite.games.thebes.scoring import congress_points, exhibition_points, majority
from digsite.games.thebes.shapes.view import (
    AreaDesk,
    Dig,
    Exhibitors,
    Points,
    Showing,
    Site,
    Supply,
    ThebesDesk,
    ThebesOptions,
    ThebesView,
)
from digsite.games.thebes.state import Option, Pile, Stack, State
from digsite.games.thebes.words import order_of_play, year_on_the_marker

NO_HELP = 0


def view(s: State, viewer: int | None) -> ThebesView:
    """The table; it looks the same to everybody."""
    players = range(s.players)
    books = [[book_knowledge(s, p, area) for area in range(AREAS)] for p in players]
    ranked = [sorted(known, reverse=True) for known in zip(*books, strict=True)]
    desks = [desk(s, p, books[p], ranked) for p in players]
    scores = [desk["score"] for desk in desks]
    return {
        "game": "thebes",
        "players": s.players,
        "options": options(s),
        "year": year_on_the_marker(s),
        "phase": PHASE_NAMES[s.phase],
        "mover": s.mover,
        "order": order_of_play(s),
        "display": [None if (n := s.display[space]) == NO_CARD else n for space in range(DISPLAY)],
        "next_cards": [n for place in range(NEXT_CARDS) if (n := s.upcoming[place]) != NO_CARD],
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
    }


def vantage(s: State, viewer: int | None) -> int | None:
    """Nothing is hidden in Thebes."""
    return None


def hidden(s: State) -> list[str]:
    """Nothing."""
    return []


def options(s: State) -> ThebesOptions:
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


def shown_on(s: State, space: int) -> int | None:
    """The exhibition on a space, by its number among all cards."""
    return None if s.showing[space] == NO_CARD else RESEARCHERS + s.showing[space]


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
    """The sites: their bags, and the artefacts on the map."""
    return [
        {
            "area": AREA_NAMES[area],
            "has_bonus": has(s.bonus, area),
            "bag": tokens_left(area, s.bag[area]),
        }
        for area in range(AREAS)
    ]


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


def desk(s: State, p: int, books: list[int], ranked: list[list[int]]) -> ThebesDesk:
    """What lies before a player: by area, ``books`` is their knowledge in books, ``ranked`` everybody's, most first."""
    place = spot(s, p)
    general, assistants = general_knowledge(s, p), assistant_bonus(s, p, NO_HELP)
    areas = [area_desk(s, p, area, books[area], ranked[area], assistants, general) for area in range(AREAS)]
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
        "exhibitions": [RESEARCHERS + number for number in each(s.exhibitions[p])],
        "congresses": helpers_owned(s, p, CONGRESSES),
        "general_knowledge": general,
        "shovels": shovel_bonus(s, p, NO_HELP),
        "areas": areas,
        "score": sum_of(points),
        "points": points,
    }


def area_desk(s: State, p: int, area: int, books: int, ranked: list[int], assistants: int, general: int) -> AreaDesk:
    """What a player has of one area."""
    found = s.found[p, area]
    special = books + assistants
    return {
        "area": AREA_NAMES[area],
        "permission": not has(s.used[p], area),
        "knowledge": books,
        "majority": majority(books, ranked[1] if books == ranked[0] else ranked[0]),  # beside the most of the others
        "artefacts": artefact_values(area, found),
        "books": book_names(found),
        "special": special,
        "usable_general": usable_general(special, general),
        "total": usable_knowledge(special, general),
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
