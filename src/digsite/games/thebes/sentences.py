"""What happened, in sentences: the action itself, and what followed from it without anybody's decision."""

from __future__ import annotations

from digsite.core.bits import has
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, TOKEN_NAMES, Act
from digsite.games.thebes.components import (
    CITY,
    EXHIBITION_POINTS,
    MOST_WEEKS,
    NO_CARD,
    RESEARCHERS,
    TOP_VALUE,
    WEEKS,
    Place,
    Token,
    site_of,
)
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.rules.dig import knowledge, tokens_to_draw
from digsite.games.thebes.rules.travel import travel_weeks
from digsite.games.thebes.rules.year import weeks_left, year_of
from digsite.games.thebes.state import Help, Phase, Pile, State
from digsite.games.thebes.words import (
    area,
    card,
    card_title,
    name,
    place,
    points,
    space_and_year,
    tokens,
    weeks,
    without_city,
)


def sentences(before: State, action: int, after: State) -> list[str]:
    """The deed first, then what came of it."""
    return [deed(before, action), *new_years(before, after), *dig_ends(before, after), *supply(before, after)]


# 1. The action itself


def deed(s: State, action: int) -> str:
    """What the mover did."""
    p, choice, extra = s.mover, CHOICE[action], EXTRA[action]
    match KIND[action]:
        case Act.FIRST:
            return f"{name(choice)} is the first player."
        case Act.DRAW:
            return f"The next card: {card_title(choice)}."
        case Act.TOKEN:
            return f"{name(s.digger)} draws {token(choice)}."
        case Act.TAKE:
            taken = s.display[choice]
            return (
                f"{name(p)} {journey(s, p, CITY[taken], extra)}takes {without_city(taken)} for {weeks(WEEKS[taken])}."
            )
        case Act.EXCHANGE:
            return (
                f"{name(p)} {journey(s, p, Place.WARSAW, extra)}exchanges the cards for {weeks(exchange_price(s, p))}."
            )
        case Act.DIG:
            return expedition(s, p, choice // MOST_WEEKS, choice % MOST_WEEKS + 1, extra)
        case Act.EXHIBIT:
            shown = RESEARCHERS + s.showing[choice]
            worth = points(EXHIBITION_POINTS[s.showing[choice]])
            return f"{name(p)} {journey(s, p, CITY[shown], extra)}holds the {card(shown)}: {worth}."
    return f"{name(p)} passes, with {weeks(weeks_left(s, p))} left."


def token(kind: int) -> str:
    """A token that was drawn."""
    if kind < TOP_VALUE:
        return f"an artefact worth {points(kind + 1)}"
    return "debris" if kind == Token.DEBRIS else f"a {TOKEN_NAMES[kind]}"


def journey(s: State, p: int, goal: int, by_zeppelin: int) -> str:
    """How the archaeologist gets there, if it is a journey at all."""
    if s.place[p] == goal:
        return ""
    if by_zeppelin:
        return f"flies to {place(goal)} and "
    return f"goes to {place(goal)} ({weeks(travel_weeks(s, p, goal, 0))}) and "


def expedition(s: State, p: int, site: int, length: int, declared: int) -> str:
    """A dig."""
    used = [help_.name.lower() for help_ in (Help.RUMOUR, Help.ASSISTANT, Help.SHOVEL) if declared & help_]
    with_ = " and ".join([*used, f"knowledge {knowledge(s, p, site, declared)}"])
    way = journey(s, p, site_of(site), declared & Help.ZEPPELIN)
    digs = f"{way}digs" if way else f"digs in {area(site)}"
    return f"{name(p)} {digs} for {weeks(length)} with {with_}: {tokens(tokens_to_draw(s, p, site, length, declared))}."


# 2. What followed


def new_years(before: State, after: State) -> list[str]:
    """Who turned all permissions to their valid side, or has finished."""
    said = []
    for p in range(after.players):
        if weeks_left(after, p) == 0 and weeks_left(before, p) > 0:
            said.append(f"{name(p)} has reached the end of 1903.")
        elif year_of(after.week[p]) > year_of(before.week[p]):
            said.append(
                f"for {name(p)} the year {space_and_year(after, p)[1]} begins: all permissions are valid again."
            )
    return said


def dig_ends(before: State, after: State) -> list[str]:
    """The end of a dig."""
    if before.phase != Phase.DRAWING or after.phase == Phase.DRAWING:
        return []
    digger = name(before.digger)
    said = []
    if has(before.bonus, before.site) and not has(after.bonus, before.site):
        said.append(
            f"{digger} is the first to dig in {area(before.site)} and gets the artefact on the map, worth 1 point."
        )
    if before.is_special:
        said.append(f"{digger} uses up a special permission.")
    return said


def supply(before: State, after: State) -> list[str]:
    """Exhibitions that came or went, and a new supply."""
    said = [
        f"the {card(RESEARCHERS + after.showing[space])} is announced."
        for space in range(3)
        if after.showing[space] != NO_CARD and not was_showing(before, after.showing[space])
    ]
    if after.stack != before.stack:
        said.append("the next stack of cards begins." if after.stack == 2 else "the discards make a new supply.")
    elif after.stack_left > before.stack_left:
        said.append("the discards make a new supply.")
    gone = after.exhibitions[Pile.DISCARDS] & ~before.exhibitions[Pile.DISCARDS]
    return said + [f"the {card(RESEARCHERS + e)} is over." for e in range(10) if has(gone, e)]


def was_showing(s: State, exhibition: int) -> bool:
    """Whether an exhibition lay on a, b or c."""
    return any(s.showing[space] == exhibition for space in range(3))
