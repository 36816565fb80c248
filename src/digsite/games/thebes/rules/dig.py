"""Digging: an expedition to one of the five sites. [rulebook, "Execute an excavation"]

1. The archaeologist needs a valid permission on arrival and at least one point of special knowledge.
2. Knowledge and weeks give the number of tokens by the time wheel; shovels give more.
3. Chance draws the tokens one by one; finds are kept.
4. At the end debris goes back, the permission is turned, and what was used up is discarded.
"""

from __future__ import annotations

from digsite.core.bits import bit, each, has, lowest, subsets
from digsite.core.game import NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.actions import DIG, DIG_WITHOUT_CAR, GROUND_HELPS, HELPS, TOKEN
from digsite.games.thebes.components import (
    ALL_AREAS,
    AREAS,
    ASSISTANTS,
    BONUS,
    BOOK_IN,
    BOOKS_ABOUT,
    FEWEST_WEEKS,
    LONGEST_JOURNEY,
    MOST_KNOWLEDGE,
    MOST_WEEKS,
    PERMISSIONS,
    RUMOUR_POINTS,
    RUMOURS,
    SHOVELS,
    SPECIAL_BOOK,
    TEAM_BONUS,
    TOKEN_KINDS,
    TOKEN_SET,
    WHEEL,
    Token,
    site_of,
)
from digsite.games.thebes.rules.cards import end_exchanges
from digsite.games.thebes.rules.desk import (
    book_knowledge,
    discard_helper,
    general_knowledge,
    has_helper,
    helpers_owned,
)
from digsite.games.thebes.rules.travel import may_drive, may_fly, travel, travel_weeks, why_not_travel, why_not_way
from digsite.games.thebes.rules.year import spend_weeks, weeks_left, year_of
from digsite.games.thebes.state import WAYS, Help, Option, Phase, State
from digsite.games.thebes.why import Why

# 1. May the player dig?


@rule
def is_permission_valid(s: State, p: int, area: int, travel: int) -> bool:
    """A permission is valid until used, and again after a journey into the new year. Rulings T-18, T-48."""
    return not has(s.used[p], area) or year_of(s.week[p] + travel) > year_of(s.week[p])


@rule
def has_permission(s: State, p: int, area: int, travel: int) -> bool:
    """The area's permission on arrival, or a special one instead of a used one. Rulings T-19, T-42."""
    return is_permission_valid(s, p, area, travel) or has_helper(s, p, PERMISSIONS)


@rule
def possible_help(s: State, p: int, area: int) -> int:
    """A rumour of the area may be declared, and an assistant or shovel that is the only one. Rulings T-10, T-11."""
    help_ = 0
    if has_helper(s, p, RUMOURS[area]):
        help_ |= Help.RUMOUR
    if helpers_owned(s, p, ASSISTANTS) == 1:
        help_ |= Help.ASSISTANT
    if helpers_owned(s, p, SHOVELS) == 1:
        help_ |= Help.SHOVEL
    if may_fly(s, p, site_of(area)):
        help_ |= Help.ZEPPELIN
    return help_


@rule
def why_not_declare(s: State, p: int, area: int, declared: int) -> int:
    """Nothing is declared that is not there; what would be pointless is allowed. Rulings T-43, T-51."""
    missing = declared & ~possible_help(s, p, area)
    if missing & Help.RUMOUR:
        return Why.NO_RUMOUR
    if missing & Help.ASSISTANT:
        return Why.NO_LONE_ASSISTANT
    if missing & Help.SHOVEL:
        return Why.NO_LONE_SHOVEL
    return why_not_way(s, p, site_of(area), declared & WAYS)


@rule
def why_not_dig(s: State, p: int, area: int, weeks: int, declared: int) -> int:
    """A dig needs permission, special knowledge, time, and a wheel that shows more than nothing. Ruling T-14."""
    not_declared = why_not_declare(s, p, area, declared)
    if not_declared != Why.ALLOWED:
        return not_declared
    if not has_permission(s, p, area, travel_weeks(s, p, site_of(area), declared & WAYS)):
        return Why.PERMISSION_USED
    if not has_special_knowledge(s, p, area, declared):
        return Why.NO_MATCHING_KNOWLEDGE if s.options[Option.STRICT_KNOWLEDGE] == 1 else Why.NO_KNOWLEDGE
    no_journey = why_not_travel(s, p, site_of(area), declared & WAYS, weeks)
    if no_journey != Why.ALLOWED:
        return no_journey
    return Why.ALLOWED if wheel_tokens(s, p, area, weeks, declared) > 0 else Why.NOTHING_ON_WHEEL


@rule
def may_dig(s: State, p: int, area: int, weeks: int, declared: int) -> bool:
    """Whether nothing is against it."""
    return why_not_dig(s, p, area, weeks, declared) == Why.ALLOWED


@rule
def offer_digs(s: State, p: int, out: Ints, n: int) -> int:
    """Every site, with every declaration that is possible there."""
    general = general_knowledge(s, p)
    for area in each(areas_with_a_source(s, p) & areas_permitted(s, p)):
        for declared in subsets(possible_help(s, p, area)):
            n = offer_weeks(s, p, area, declared, general, out, n)
    return n


@rule
def offer_digs_without_car(s: State, p: int, out: Ints, n: int) -> int:
    """Every site to which one could drive, the longer way. Ruling T-43."""
    general = general_knowledge(s, p)
    for area in each(areas_with_a_source(s, p) & areas_permitted(s, p)):
        if may_drive(s, p, site_of(area)):
            for declared in subsets(possible_help(s, p, area) & ~Help.ZEPPELIN):
                n = offer_weeks(s, p, area, declared | Help.WITHOUT_CAR, general, out, n)
    return n


@rule
def areas_with_a_source(s: State, p: int) -> int:
    """The areas of which a player could have special knowledge: without a book, rumour or assistant there is none."""
    areas = 0
    for area in range(AREAS):
        sources = s.books[p] & BOOKS_ABOUT[area] | s.found[p, BOOK_IN[area]] & SPECIAL_BOOK
        sources |= s.helpers[p] & (RUMOURS[area] | ASSISTANTS)
        areas |= int(sources != 0) << area
    return areas


@rule
def areas_permitted(s: State, p: int) -> int:
    """The areas whose permission could be valid on arrival: all of them if a special one or a new year may help."""
    new_year_is_near = year_of(s.week[p] + LONGEST_JOURNEY) > year_of(s.week[p])
    return ALL_AREAS if new_year_is_near or has_helper(s, p, PERMISSIONS) else ALL_AREAS & ~s.used[p]


@rule
def offer_weeks(s: State, p: int, area: int, declared: int, general: int, out: Ints, n: int) -> int:
    """Every number of weeks for which the wheel gives tokens and that are left."""
    travel = travel_weeks(s, p, site_of(area), declared & WAYS)
    if not has_special_knowledge(s, p, area, declared) or not has_permission(s, p, area, travel):
        return n
    known = usable_knowledge(special_knowledge(s, p, area, declared), general)
    longest = min(MOST_WEEKS, weeks_left(s, p) - travel)
    for weeks in range(FEWEST_WEEKS[known], longest + 1):
        out[n] = dig_action(area, weeks, declared)
        n += 1
    return n


@rule
def dig_action(area: int, weeks: int, declared: int) -> int:
    """The number of the action."""
    choice = area * MOST_WEEKS + weeks - 1
    if declared & Help.WITHOUT_CAR:
        return DIG_WITHOUT_CAR + choice * GROUND_HELPS + (declared ^ Help.WITHOUT_CAR)
    return DIG + choice * HELPS + declared


# 2. Knowledge, weeks and tokens


@rule
def assistant_bonus(s: State, p: int, declared: int) -> int:
    """Two assistants give one point, three give two; a lone one gives one if declared. Rulings T-11, T-12."""
    return TEAM_BONUS[helpers_owned(s, p, ASSISTANTS)] + (declared & Help.ASSISTANT > 0)


@rule
def shovel_bonus(s: State, p: int, declared: int) -> int:
    """Two shovels draw one more token, three two more; a lone one draws one if declared. Rulings T-11, T-12."""
    return TEAM_BONUS[helpers_owned(s, p, SHOVELS)] + (declared & Help.SHOVEL > 0)


@rule
def matching_knowledge(s: State, p: int, area: int, declared: int) -> int:
    """Special knowledge in the area's own colour: books, and a rumour if declared."""
    return book_knowledge(s, p, area) + (RUMOUR_POINTS if declared & Help.RUMOUR else 0)


@rule
def special_knowledge(s: State, p: int, area: int, declared: int) -> int:
    """Special knowledge for a dig: books, rumour and assistants."""
    return matching_knowledge(s, p, area, declared) + assistant_bonus(s, p, declared)


@rule
def has_special_knowledge(s: State, p: int, area: int, declared: int) -> bool:
    """One point from any source; by table option it must be of the area's colour. Ruling T-09."""
    if s.options[Option.STRICT_KNOWLEDGE] == 1:
        return matching_knowledge(s, p, area, declared) > 0
    return special_knowledge(s, p, area, declared) > 0


@rule
def knowledge(s: State, p: int, area: int, declared: int) -> int:
    """What a player knows for a dig, as the wheel is set to it."""
    return usable_knowledge(special_knowledge(s, p, area, declared), general_knowledge(s, p))


@rule
def usable_knowledge(special: int, general: int) -> int:
    """Special knowledge, and general knowledge up to as much again; the wheel ends at 12. Ruling T-13."""
    return min(MOST_KNOWLEDGE, special + min(special, general))


@rule
def usable_general(special: int, general: int) -> int:
    """How much of the general knowledge counts."""
    return usable_knowledge(special, general) - min(special, MOST_KNOWLEDGE)


@rule
def wheel_tokens(s: State, p: int, area: int, weeks: int, declared: int) -> int:
    """What the time wheel shows."""
    return WHEEL[knowledge(s, p, area, declared), weeks]


@rule
def tokens_to_draw(s: State, p: int, area: int, weeks: int, declared: int) -> int:
    """The wheel's number and the shovels' more."""
    return tokens_with(knowledge(s, p, area, declared), weeks, shovel_bonus(s, p, declared))


@rule
def tokens_with(known: int, weeks: int, shovels: int) -> int:
    """Shovels help only where the wheel shows something. Ruling T-14."""
    return WHEEL[known, weeks] + shovels if WHEEL[known, weeks] > 0 else 0


# 3. The dig


@rule
def dig(s: State, p: int, area: int, weeks: int, declared: int) -> None:
    """Travel, look at the permission, spend the weeks; the draws are chance's. Rulings T-15, T-18."""
    s.digger = p
    s.site = area
    s.help = declared
    s.draws_due = tokens_to_draw(s, p, area, weeks, declared)
    travel(s, p, site_of(area), declared & WAYS)
    s.is_special = int(has(s.used[p], area))
    spend_weeks(s, p, weeks)
    end_exchanges(s)
    s.phase = Phase.DRAWING


@rule
def why_not_draw_token(s: State, kind: int) -> int:
    """Anything in the bag may be drawn; debris drawn before is not in it. Ruling T-16."""
    return Why.ALLOWED if s.bag[s.site] & TOKEN_SET[s.site, kind] else Why.NOT_IN_BAG


@rule
def offer_tokens(s: State, out: Ints, n: int) -> int:
    """Chance draws a token; those of one kind are one outcome."""
    for kind in range(TOKEN_KINDS):
        if why_not_draw_token(s, kind) == Why.ALLOWED:
            out[n] = TOKEN + kind
            n += 1
    return n


@rule
def draw_token(s: State, kind: int) -> None:
    """A token is drawn: finds go to the desk, debris is laid aside."""
    token = bit(lowest(s.bag[s.site] & TOKEN_SET[s.site, kind]))
    s.bag[s.site] ^= token
    if kind == Token.DEBRIS:
        s.debris |= token
    else:
        s.found[s.digger, s.site] |= token
    s.draws_due -= 1


# 4. The end of a dig


@rule
def end_dig(s: State) -> None:
    """Debris back, the first digger's artefact, the permission turned, cards discarded. Rulings T-16, T-17, T-52."""
    p = s.digger
    s.bag[s.site] |= s.debris
    s.debris = 0
    if has(s.bonus, s.site):
        s.bonus ^= bit(s.site)
        s.found[p, s.site] |= BONUS
    use_permission(s, p)
    discard_declared(s, p)
    s.digger = NOBODY
    s.site = 0
    s.help = 0
    s.is_special = 0
    s.phase = Phase.TURN


@rule
def use_permission(s: State, p: int) -> None:
    """The permission is turned to its used side, or a special one is discarded. Rulings T-19, T-42, T-45."""
    if s.is_special:
        discard_helper(s, p, lowest(s.helpers[p] & PERMISSIONS))
    else:
        s.used[p] |= bit(s.site)


@rule
def discard_declared(s: State, p: int) -> None:
    """A rumour, and an assistant or shovel that worked alone, are used up. Rulings T-10, T-11, T-29."""
    if s.help & Help.RUMOUR:
        discard_helper(s, p, lowest(s.helpers[p] & RUMOURS[s.site]))
    if s.help & Help.ASSISTANT:
        discard_helper(s, p, lowest(s.helpers[p] & ASSISTANTS))
    if s.help & Help.SHOVEL:
        discard_helper(s, p, lowest(s.helpers[p] & SHOVELS))
