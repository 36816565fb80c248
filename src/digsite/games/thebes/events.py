"""What happened, as kinds and arguments: the deed of an action, and what followed without anybody's decision.

1. The deed, with its journey and the way of the marker.
2. What followed on the desk and the time track.
3. The cards: what is laid out, exhibitions that come, move on and go, a new supply.
4. The end of a dig, and of the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from digsite.core.bits import each, has, lowest, size_of
from digsite.core.game import NOBODY
from digsite.core.record import copy_of
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, Act
from digsite.games.thebes.components import (
    BONUS,
    BOOKS,
    CITY,
    CONGRESSES,
    DISPLAY,
    EXHIBITION_SPACES,
    MOST_WEEKS,
    NEXT_CARDS,
    NO_CARD,
    RESEARCHERS,
    TOP_VALUE,
    WEEKS,
    Place,
    Token,
    site_of,
)
from digsite.games.thebes.pieces import (
    AREA_NAMES,
    BOOK_ABOUT,
    SPACE_NAMES,
    artefact_value,
    dig_knowledge,
    journey,
    places_by,
    spot,
    winners,
)
from digsite.games.thebes.rules.cards import exchange_price, show_exhibition, take_hidden
from digsite.games.thebes.rules.desk import general_knowledge, helpers_owned
from digsite.games.thebes.rules.dig import tokens_to_draw
from digsite.games.thebes.rules.year import is_finished, weeks_left, year_of
from digsite.games.thebes.scoring import congress_points, score
from digsite.games.thebes.shapes.events import (
    Deed,
    DigBegun,
    Draw,
    Event,
    Exchange,
    Exhibit,
    First,
    Origin,
    Pass,
    Take,
    TokenDrawn,
)
from digsite.games.thebes.shapes.pieces import TokenName
from digsite.games.thebes.state import WAYS, Phase, Stack, State
from digsite.games.thebes.words import order_of_play, year_on_the_marker

OTHER_TOKENS: dict[int, TokenName] = {
    Token.SPECIAL_BOOK: "book",
    Token.GENERAL_BOOK: "general_book",
    Token.DEBRIS: "debris",
}


def events(before: State, action: int, after: State) -> list[Event]:
    """The deed first, then what came of it, in the order in which the pieces move."""
    return list(told(before, action, after))


def told(before: State, action: int, after: State) -> Iterator[Event]:
    """One event after the other."""
    act = KIND[action]
    scratch = copy_of(before)
    drawn = take_hidden(scratch, CHOICE[action]) if act == Act.DRAW else NO_CARD
    yield deed(before, action, after, drawn)
    if before.mover >= 0:
        yield from own_affairs(before, after, before.mover)
    if act == Act.EXCHANGE:
        yield from discarded(before)
    if act in (Act.DRAW, Act.TAKE, Act.EXCHANGE):
        yield from laid_out(scratch, after, drawn)
        yield from supply(before, after, drawn)
    if before.phase == Phase.DRAWING and after.phase != Phase.DRAWING:
        yield from dig_end(before, after, int(CHOICE[action] == Token.DEBRIS))
    yield from whole_table(before, after)


# 1. The deed


def deed(before: State, action: int, after: State, drawn: int) -> Event:
    """What the mover did."""
    choice, extra = CHOICE[action], EXTRA[action]
    match KIND[action]:
        case Act.FIRST:
            return First(kind="first", player=choice, order=order_of_play(after))
        case Act.DRAW:
            return Draw(kind="draw", card=drawn, left=before.stack_left - 1)
        case Act.TOKEN:
            return token(before, choice)
        case Act.TAKE:
            return take(before, after, choice, extra)
        case Act.EXCHANGE:
            weeks = exchange_price(before, before.mover)
            return Exchange(kind="exchange", **outing(before, after, Place.WARSAW, extra, weeks))
        case Act.DIG:
            return dig(before, after, choice // MOST_WEEKS, choice % MOST_WEEKS + 1, extra)
        case Act.EXHIBIT:
            return exhibit(before, after, choice, extra)
    p = before.mover
    return Pass(kind="pass", **outing(before, after, before.place[p], 0, weeks_left(before, p)))


def token(s: State, kind: int) -> TokenDrawn:
    """A token is drawn."""
    return {
        "kind": "token",
        "player": s.digger,
        "area": AREA_NAMES[s.site],
        "token": OTHER_TOKENS.get(kind, "artefact"),
        "value": kind + 1 if kind < TOP_VALUE else 0,
        "book_about": BOOK_ABOUT[s.site] if kind == Token.SPECIAL_BOOK else None,
        "draws_due": s.draws_due - 1,
    }


def outing(before: State, after: State, goal: int, way: int, weeks: int) -> Deed:
    """The mover travels, and spends weeks there."""
    p = before.mover
    return {
        "player": p,
        "journey": journey(before, p, goal, way),
        "marker": {"from": spot(before, p), "to": spot(after, p), "arrival": after.arrival[p]},
        "weeks": weeks,
    }


def take(before: State, after: State, space: int, way: int) -> Take:
    """A card goes to the desk."""
    taken = before.display[space]
    gone = outing(before, after, CITY[taken], way, WEEKS[taken])
    return {"kind": "take", **gone, "card": taken, "space": space}


def dig(before: State, after: State, area: int, weeks: int, declared: int) -> DigBegun:
    """A dig begins."""
    p = before.mover
    return {
        "kind": "dig",
        **outing(before, after, site_of(area), declared & WAYS, weeks),
        "area": AREA_NAMES[area],
        "knowledge": dig_knowledge(before, p, area, declared, general_knowledge(before, p)),
        "tokens": tokens_to_draw(before, p, area, weeks, declared),
        "by_special_permission": after.is_special == 1,
    }


def exhibit(before: State, after: State, space: int, way: int) -> Exhibit:
    """An exhibition goes to the desk."""
    number = before.showing[space]
    shown = RESEARCHERS + number
    gone = outing(before, after, CITY[shown], way, WEEKS[shown])
    return {"kind": "exhibit", **gone, "card": shown, "space": SPACE_NAMES[space]}


# 2. What followed on the desk and the time track


def own_affairs(before: State, after: State, p: int) -> Iterator[Event]:
    """A zeppelin used up, the turn of the year, one congress more."""
    yield from used_up(before, after, p)
    areas = [AREA_NAMES[area] for area in each(before.used[p])]
    if is_finished(after, p):
        yield {"kind": "finished", "player": p, "areas": areas}
    elif year_of(after.week[p]) > year_of(before.week[p]):
        yield {"kind": "new_year", "player": p, "year": spot(after, p)["year"], "areas": areas}
    congresses = helpers_owned(after, p, CONGRESSES)
    if congresses > helpers_owned(before, p, CONGRESSES):
        yield {"kind": "congress", "player": p, "congresses": congresses, "points": congress_points(after, p)}


def used_up(before: State, after: State, p: int) -> Iterator[Event]:
    """The cards that left a desk."""
    for helper in each(before.helpers[p] & ~after.helpers[p]):
        yield {"kind": "card_used_up", "player": p, "card": BOOKS + helper}


# 3. The cards


def discarded(before: State) -> Iterator[Event]:
    """An exchange discards all face-up cards."""
    for space in range(DISPLAY):
        if before.display[space] != NO_CARD:
            yield {"kind": "card_discarded", "card": before.display[space], "space": space}


def laid_out(scratch: State, after: State, drawn: int) -> Iterator[Event]:
    """The next cards, and the one drawn now, as far as they were laid out."""
    queue = next_cards(scratch) if drawn == NO_CARD else [*next_cards(scratch), drawn]
    for number in queue[: len(queue) - len(next_cards(after))]:
        origin: Origin = "supply" if number == drawn else "next_cards"
        if number < RESEARCHERS:
            space = space_of(after, number)
            yield {"kind": "card_laid_out", "card": number, "from": origin, "to": space}
        else:
            yield from announced(scratch, number - RESEARCHERS, origin)


def next_cards(s: State) -> list[int]:
    """The cards that are drawn and not laid out yet."""
    return [s.upcoming[place] for place in range(NEXT_CARDS) if s.upcoming[place] != NO_CARD]


def space_of(s: State, number: int) -> int:
    """The space of the display that a card lies on."""
    return next(space for space in range(DISPLAY) if s.display[space] == number)


def announced(scratch: State, number: int, origin: Origin) -> Iterator[Event]:
    """An exhibition comes to space a; what is in its way moves on before, the foremost first."""
    was = [scratch.showing[space] for space in range(EXHIBITION_SPACES)]
    show_exhibition(scratch, number)
    for space in reversed(range(EXHIBITION_SPACES)):
        if was[space] not in (NO_CARD, scratch.showing[space]):
            yield moved_on(was[space], space)
    yield {"kind": "exhibition_announced", "card": RESEARCHERS + number, "from": origin, "to": "a"}


def moved_on(number: int, space: int) -> Event:
    """An exhibition goes from a to b, from b to c, from c to the discards."""
    if space == EXHIBITION_SPACES - 1:
        return {"kind": "exhibition_over", "card": RESEARCHERS + number, "from": "c"}
    here, there = SPACE_NAMES[space], SPACE_NAMES[space + 1]
    return {"kind": "exhibition_moved", "card": RESEARCHERS + number, "from": here, "to": there}


def supply(before: State, after: State, drawn: int) -> Iterator[Event]:
    """The second stack begins, or a new supply is made."""
    if before.stack == Stack.FIRST and after.stack == Stack.SECOND:
        yield {"kind": "next_stack", "left": after.stack_left}
    elif after.stack_left != before.stack_left - (drawn != NO_CARD):
        has_third = before.stack != Stack.SHUFFLED
        yield {"kind": "new_supply", "with_third_stack": has_third, "left": after.stack_left}


# 4. The end of a dig, and of the game


def dig_end(before: State, after: State, last_debris: int) -> Iterator[Event]:
    """Debris back, the first digger's artefact, the permission turned, cards used up."""
    p, area = before.digger, AREA_NAMES[before.site]
    yield {"kind": "debris_returned", "player": p, "area": area, "debris": size_of(before.debris) + last_debris}
    if has(before.bonus & ~after.bonus, before.site):
        value = artefact_value(before.site, lowest(BONUS))
        yield {"kind": "first_artefact", "player": p, "area": area, "value": value}
    if not before.is_special:
        yield {"kind": "permission_used", "player": p, "area": area}
    yield from used_up(before, after, p)


def whole_table(before: State, after: State) -> Iterator[Event]:
    """The year marker, and the end."""
    year = year_on_the_marker(after)
    if year != year_on_the_marker(before):
        yield {"kind": "year_marker", "year": year}
    if after.mover == NOBODY:
        scores = [score(after, p) for p in range(after.players)]
        yield {
            "kind": "game_over",
            "scores": scores,
            "places": places_by(scores),
            "winners": winners(after, scores),
        }
