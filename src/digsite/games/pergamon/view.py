"""A view: the table as one person may see it, as JSON. The one place that knows who is looking.

Nothing in the state is hidden but by table option: tickets that their owners keep secret. They appear as ``null`` to
everybody else until the game is over. Ruling P-43. What is printed is not in it: ``tables`` tells that once.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from digsite.core.bits import size_of
from digsite.core.game import NOBODY
from digsite.games.pergamon.components import (
    CARDS_A_ROUND,
    COPIES,
    GALLERIES,
    HIGHEST_CARD,
    MARKERS,
    RAIDER,
    RIGHT,
    Back,
    year,
)
from digsite.games.pergamon.observe import may_see_tickets
from digsite.games.pergamon.rows import printed, printed_row, row_in_order, suggested_rows
from digsite.games.pergamon.rules.exhibit import exhibition_space, has_object
from digsite.games.pergamon.rules.funds import cards_in_deck, cards_revealed, plays_raider
from digsite.games.pergamon.rules.raider import NO_GALLERY, gallery_to_loot
from digsite.games.pergamon.rules.store import is_storing_skipped, storage_fee
from digsite.games.pergamon.scoring import places, row_value, winners
from digsite.games.pergamon.shapes.names import BACK_NAMES, PHASE_NAMES, THING_NAMES
from digsite.games.pergamon.shapes.view import (
    Card,
    CardsLeft,
    Collection,
    Funds,
    Object,
    PergamonDesk,
    PergamonOptions,
    PergamonView,
    Raider,
    Row,
    SuggestedRow,
)
from digsite.games.pergamon.shares import coins_to_come, on_the_track, shares
from digsite.games.pergamon.solo import is_solo, medal
from digsite.games.pergamon.state import Option, Phase, State

NO_VIEWER = -1


def view(s: State, viewer: int | None) -> PergamonView:
    """The table as ``viewer`` sees it; None is somebody who only watches."""
    seat = NO_VIEWER if viewer is None else viewer
    is_over = s.phase == Phase.OVER
    desks = [desk(s, p, seat) for p in range(s.players)]
    return {
        "game": "pergamon",
        "players": s.players,
        "options": options(s),
        "round": s.calendar,
        "phase": PHASE_NAMES[s.phase],
        "mover": s.mover,
        "acting": s.acting or None,
        "order": placing_order(s),
        "galleries": [printed(s.gallery[gallery]) for gallery in range(GALLERIES)],
        "fresh": printed(s.fresh),
        "funds": funds(s),
        "desks": desks,
        "row": row(s) if s.row else None,
        "suggestions": suggestions(s, seat),
        "raider": raider(s) if plays_raider(s) else None,
        "scores": [desk["tickets"] for desk in desks],  # tickets are all that counts
        "places": places(s) if is_over else None,
        "winners": winners(s) if is_over else [],
        "medal": medal(s) if is_over and is_solo(s) else None,
    }


# The table


def vantage(s: State, viewer: int | None) -> int | None:
    """Only the mover gets suggestions, and only their owner sees secret tickets."""
    sees_more = s.options[Option.SECRET_TICKETS] == 1 or (viewer == s.mover and s.phase == Phase.EXHIBIT)
    return viewer if sees_more else None


def hidden(s: State) -> list[str]:
    """Tickets, where the table keeps them secret, until the game is over. Ruling P-43."""
    return ["tickets"] if s.options[Option.SECRET_TICKETS] == 1 and s.mover != NOBODY else []


def options(s: State) -> PergamonOptions:
    """The options of the table."""
    first = s.options[Option.FIRST_PLAYER]
    return {
        "variant_order": s.options[Option.VARIANT_ORDER] == 1,
        "variant_sorting": s.options[Option.VARIANT_SORTING] == 1,
        "secret_tickets": s.options[Option.SECRET_TICKETS] == 1,
        "first_player": first - 1 if first else None,
    }


def placing_order(s: State) -> list[int]:
    """The seats in the order in which they place their figures; none before the first player is known."""
    seats = [s.order[place] for place in range(s.players)]
    return seats if len(set(seats)) == s.players else []


# The funds, and the tomb raider


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
        "shares": shares(on_the_track(s), lowest, highest),
        "pot": s.pot,
        "seen": [COPIES - s.deck[value] for value in range(1, HIGHEST_CARD + 1)],
        "left": CardsLeft(bag=cards_in_deck(s, Back.BAG), chest=cards_in_deck(s, Back.CHEST)),
    }


def card(s: State, index: int) -> Card:
    """A card of the round."""
    return {"card": index + 1, "back": BACK_NAMES[s.back[index] - Back.BAG], "value": s.face[index] or None}


# The desks


def desk(s: State, p: int, viewer: int) -> PergamonDesk:
    """What lies before a player."""
    return {
        "player": p,
        "space": s.figure[p] or None,
        "coins": s.coins[p],
        "tickets": s.tickets[p] if may_see_tickets(s, viewer, p) else None,
        "finds": printed(s.finds[p]),
        "storage_fee": 0 if is_storing_skipped(s) else storage_fee(size_of(s.finds[p])),
        "collections": [collection(s, p, m) for m in range(MARKERS) if s.space[p, m] > 0],
    }


def collection(s: State, p: int, m: int) -> Collection:
    """An exhibited collection: its tiles from left to right and the objects they form."""
    tiles = row_in_order(s, s.collection[p, m])
    return {
        "marker": m + 1,
        "space": s.space[p, m],
        "tiles": [t + 1 for t in tiles],
        "objects": [object_of(left, right) for left, right in pairwise(tiles)],
    }


@cache
def object_of(left: int, right: int) -> Object:
    """The object that two joined tiles form; whoever gets it must not change it."""
    return {"thing": THING_NAMES[RIGHT[left]], "year": year(left, right)}


def row(s: State) -> Row:
    """The row in the making."""
    value = row_value(s, s.row)
    return {
        "tiles": printed_row(s, s.row),
        "value": value,
        "space": exhibition_space(value) if has_object(s) else None,
    }


def suggestions(s: State, viewer: int) -> list[SuggestedRow]:
    """The best rows, for whoever may join finds now; the others need not know."""
    return suggested_rows(s, viewer) if s.phase == Phase.EXHIBIT and s.mover == viewer else []
