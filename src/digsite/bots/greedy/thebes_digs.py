"""Strategy for Thebes, the digs: when to go, where, for how long, and with what help.

1. Time: each area may be dug once a year, and what is good for later fades towards the end of the game.
2. A bag is worth what its tokens are worth on average: look what others have taken out of it.
3. Knowledge is worth what it promises for the digs ahead. Little knowledge promises nearly nothing.
4. A dig is worth its tokens, less its weeks, less what the permission would be worth later in the year.

All worths are in hundredths of a victory point. The weights were found by playing the strategy against itself.
"""

from __future__ import annotations

from digsite.bots.policy import POINT
from digsite.core.bits import bit, each, has, size_of
from digsite.core.record import Ints, field, grid, record, table
from digsite.core.rule import rule
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, Act
from digsite.games.thebes.components import (
    ALL_ARTEFACTS,
    AREAS,
    CITY,
    DISTANCE,
    END_WEEK,
    EXHIBITION_SPACES,
    GENERAL_BOOK,
    MAX_PLAYERS,
    MOST_KNOWLEDGE,
    MOST_WEEKS,
    NEEDS,
    NO_CARD,
    RESEARCHERS,
    RUMOUR_POINTS,
    SPECIAL_BOOK,
    TOKEN_SET,
    TOKENS,
    TOP_VALUE,
    WEEKS_A_YEAR,
    WHEEL,
    Area,
    Place,
    site_of,
)
from digsite.games.thebes.rules.desk import artefacts, general_knowledge
from digsite.games.thebes.rules.dig import (
    areas_permitted,
    areas_with_a_source,
    dig_action,
    has_permission,
    has_special_knowledge,
    is_permission_valid,
    possible_help,
    shovel_bonus,
    special_knowledge,
    usable_knowledge,
)
from digsite.games.thebes.rules.travel import may_drive, travel_weeks
from digsite.games.thebes.rules.year import weeks_left, year_of
from digsite.games.thebes.state import WAYS, Help, State

PERCENT = 100

# 1. Time

WEEK = 88  # what a week brings on average
POINTLESS = 20 * POINT  # going without the car for nothing: no search need try it
LAST_WEEKS = 32  # so near the end a week brings less and less: there is little left to do with it
WAY_ON = table(  # WAY_ON[place], hundredths of a week to the average card
    PERCENT * sum(DISTANCE[place, CITY[card]] for card in range(RESEARCHERS)) // RESEARCHERS for place in Place
)

LONGEST_GAME = max(END_WEEK[players] for players in range(MAX_PLAYERS + 1))  # weeks
LATER_YEARS = table(  # LATER_YEARS[weeks left], the years after this one
    max(0, left - 1) // WEEKS_A_YEAR for left in range(LONGEST_GAME + 1)
)
YEARS_AFTER_FIRST = table(  # YEARS_AFTER_FIRST[players]; the space before week 1 is in the first year
    max(0, END_WEEK[players] - 2) // WEEKS_A_YEAR for players in range(MAX_PLAYERS + 1)
)


@rule
def fading(s: State, p: int, price: int) -> int:
    """What is good for later is worth less and less in the last weeks of the game."""
    return price * min(weeks_left(s, p), LAST_WEEKS) // LAST_WEEKS


@rule
def price_of_journey(travel: int, place: int, week: int) -> int:
    """The weeks to a place, and those that it will take to go on from there to the next card."""
    return (travel * PERCENT + WAY_ON[place]) * week // PERCENT


@rule
def is_later_better(s: State, p: int, weeks: int) -> bool:
    """Whether it may be good to arrive just now and no week before: in a new year, or after somebody else's turn."""
    arrival = s.week[p] + weeks
    if s.used[p] != 0 and year_of(arrival) > year_of(arrival - 1):
        return True
    for q in range(s.players):
        if q != p and s.week[q] == arrival - 1:
            return True
    return False


@rule
def later_years(s: State, p: int) -> int:
    """The years after this one; each makes all permissions valid again."""
    return min(LATER_YEARS[weeks_left(s, p)], YEARS_AFTER_FIRST[s.players])


@rule
def weeks_to_new_year(s: State, p: int) -> int:
    """The weeks that are left of this year."""
    return weeks_left(s, p) - 1 - later_years(s, p) * WEEKS_A_YEAR


# 2. Bags and tokens

BOOK = 50  # a book in a bag: it helps only later digs
WANTED = 90  # an artefact more of an area that an exhibition on show still asks for
# SHOWPIECE[artefacts owned of the area], what one more may be good for in exhibitions to come
SHOWPIECE = table([30, 50, 40, 30, 20, 10, 0, 0, 0, 0, 0, 0, 0, 0])
FRESH_TOKEN = 128  # a token of a full bag, nearly

DIGITS = 3  # of an artefact's value in binary
VALUED = grid(  # VALUED[area, digit], the artefacts whose value has that binary digit
    [
        [
            sum(TOKEN_SET[area, value - 1] for value in range(1, TOP_VALUE + 1) if value >> digit & 1)
            for digit in range(DIGITS)
        ]
        for area in Area
    ]
)
SHARE_BITS = 16
SHARE = table(  # SHARE[tokens], one part of so many, times 2 ** SHARE_BITS: quicker than to divide
    (1 << SHARE_BITS) // max(1, tokens) for tokens in range(TOKENS + 1)
)


@rule
def token_worth(s: State, p: int, area: int) -> int:
    """What a token from a bag is worth on average; debris is worth nothing."""
    bag = s.bag[area]
    gain = SHOWPIECE[artefacts(s, p, area)] * size_of(bag & ALL_ARTEFACTS)
    gain += BOOK * size_of(bag & (SPECIAL_BOOK | GENERAL_BOOK))
    for digit in range(DIGITS):
        gain += (POINT << digit) * size_of(bag & VALUED[area, digit])
    return gain * SHARE[size_of(bag)] >> SHARE_BITS


@rule
def wanted_worth(s: State, area: int) -> int:
    """What a token is worth more on average if artefacts of its area are wanted for an exhibition."""
    bag = s.bag[area]
    return WANTED * size_of(bag & ALL_ARTEFACTS) * SHARE[size_of(bag)] >> SHARE_BITS


@rule
def areas_wanted(s: State, p: int) -> int:
    """The areas that alone keep a player from an exhibition on show: dig there, then exhibit."""
    wanted = 0
    for space in range(EXHIBITION_SPACES):
        if s.showing[space] != NO_CARD:
            short = areas_short(s, p, s.showing[space])
            if size_of(short) == 1:
                wanted |= short
    return wanted


@rule
def areas_short(s: State, p: int, exhibition: int) -> int:
    """The areas of which an exhibition asks for more artefacts than a player has."""
    short = 0
    for area in range(AREAS):
        short |= int(artefacts(s, p, area) < NEEDS[exhibition, area]) << area
    return short


@rule
def note_luck(s: State, action: int, luck: Ints) -> None:
    """A token that was drawn, against the average of its bag."""
    if KIND[action] == Act.TOKEN:
        kind = CHOICE[action]
        worth = (kind + 1) * POINT if kind < TOP_VALUE else 0
        luck[s.digger] += worth - artefact_worth(s, s.site)


@rule
def artefact_worth(s: State, area: int) -> int:
    """The points of a token from a bag, on average."""
    bag = s.bag[area]
    gain = 0
    for digit in range(DIGITS):
        gain += (POINT << digit) * size_of(bag & VALUED[area, digit])
    return gain * SHARE[size_of(bag)] >> SHARE_BITS


# 3. Knowledge

# PROSPECT[knowledge], what a dig in a full bag promises beyond its weeks, with what may still be learnt before it
PROSPECT = table([0, 17, 52, 105, 176, 255, 343, 422, 492, 554, 607, 651, 686])
LATER_DIG = 40  # of 100: a dig in a later year, when bags are emptier and plans have changed
SHORTEST_DIG = 8  # weeks that must be left of a year to count on a dig in it
ALL_DIGS = 10 * PERCENT  # however many there are
LEARNING = 7  # weeks in which one may hope for another point of knowledge of an area


@record
class AreaNotes:
    """What a player makes of each area: looked at once, for all actions."""

    known: Ints = field(AREAS)  # special knowledge without help
    token: Ints = field(AREAS)  # what a token of its bag is worth
    digs: Ints = field(AREAS)  # the digs ahead, in hundredths


@rule
def note_areas(s: State, p: int, areas: AreaNotes) -> None:
    """Look at each area once: what one knows of it, what its bag is worth, how often one will still dig there."""
    for area in range(AREAS):
        areas.known[area] = special_knowledge(s, p, area, 0)
        areas.token[area] = token_worth(s, p, area)
        areas.digs[area] = digs_ahead(s, p, area)


@rule
def digs_ahead(s: State, p: int, area: int) -> int:
    """The digs in an area that are ahead, in hundredths: this year's if it is still possible, and the later years'."""
    later = later_years(s, p) * LATER_DIG
    if has(s.used[p], area) or weeks_to_new_year(s, p) < SHORTEST_DIG:
        return later
    return later + PERCENT


@rule
def learning(area: int, special: int, general: int, more_general: int, most_digs: int, areas: AreaNotes) -> int:
    """What more knowledge adds to the digs in an area. Read about few areas: the sixth point beats the first."""
    now = areas.known[area]
    digs = min(most_digs, areas.digs[area])
    after = usable_knowledge(now + special, general + more_general)
    gain = PROSPECT[after] - PROSPECT[usable_knowledge(now, general)]
    return gain * digs * areas.token[area] // (FRESH_TOKEN * PERCENT)


@rule
def learning_everywhere(special: int, general: int, more_general: int, areas: AreaNotes) -> int:
    """What knowledge for all areas adds to all the digs ahead."""
    gain = 0
    for area in range(AREAS):
        gain += learning(area, special, general, more_general, ALL_DIGS, areas)
    return gain


# 4. Digs

RUMOUR_KEPT = 35  # what helpers are worth that one does not use up
ASSISTANT_KEPT = 156
SHOVEL_KEPT = 180
ZEPPELIN_KEPT = 120
PERMISSION_KEPT = 170


LEAST_KNOWLEDGE = 3  # with less a dig is not worth a thought
RISES = table(  # RISES[knowledge], the weeks with which the wheel shows a token more, as a set
    sum(1 << weeks for weeks in range(1, MOST_WEEKS + 1) if WHEEL[knowledge, weeks] > WHEEL[knowledge, weeks - 1])
    for knowledge in range(MOST_KNOWLEDGE + 1)
)


@rule
def consider_digs(s: State, p: int, out: Ints, n: int) -> int:
    """Dig where you know something, with all the help you have, and stay no week longer than brings another token."""
    general = general_knowledge(s, p)
    for area in each(areas_with_a_source(s, p) & areas_permitted(s, p)):
        helping = possible_help(s, p, area)
        special = special_knowledge(s, p, area, helping)
        known = usable_knowledge(special, general)
        if known >= LEAST_KNOWLEDGE and has_special_knowledge(s, p, area, helping):
            if helping & Help.ZEPPELIN:
                n = consider_weeks(s, p, area, helping, known, out, n)
            n = consider_weeks(s, p, area, helping & ~Help.ZEPPELIN, known, out, n)
            if may_drive(s, p, site_of(area)) and is_permission_renewed(s, p, area):
                n = consider_weeks(s, p, area, helping & ~Help.ZEPPELIN | Help.WITHOUT_CAR, known, out, n)
    return n


@rule
def is_permission_renewed(s: State, p: int, area: int) -> bool:
    """Whether the way without the car makes a used permission valid, and the way by car does not."""
    travel = travel_weeks(s, p, site_of(area), Help.WITHOUT_CAR)
    return is_permission_valid(s, p, area, travel) and not is_permission_valid(s, p, area, travel - 1)


@rule
def consider_weeks(s: State, p: int, area: int, declared: int, known: int, out: Ints, n: int) -> int:
    """One dig, for each number of weeks that brings a token more."""
    travel = travel_weeks(s, p, site_of(area), declared & WAYS)
    if has_permission(s, p, area, travel):
        longest = max(0, min(MOST_WEEKS, weeks_left(s, p) - travel))
        for weeks in each(RISES[known] & bit(longest + 1) - 1):
            out[n] = dig_action(area, weeks, declared)
            n += 1
    return n


@rule
def appraise_digs(
    s: State,
    p: int,
    week: int,
    general: int,
    actions: Ints,
    index: int,
    count: int,
    worths: Ints,
    areas: AreaNotes,
) -> int:
    """Appraise all digs, which are offered one after the other, area by area; returns where they end."""
    wanted = areas_wanted(s, p)
    area = AREAS
    token = 0
    while index < count and KIND[actions[index]] == Act.DIG:
        if CHOICE[actions[index]] // MOST_WEEKS != area:
            area = CHOICE[actions[index]] // MOST_WEEKS
            token = areas.token[area] + (wanted_worth(s, area) if has(wanted, area) else 0)
        index = appraise_weeks(s, p, week, general, area, token, areas.known[area], actions, index, count, worths)
    return index


@rule
def appraise_weeks(
    s: State,
    p: int,
    week: int,
    general: int,
    area: int,
    token: int,
    special: int,
    actions: Ints,
    index: int,
    count: int,
    worths: Ints,
) -> int:
    """Appraise one dig for any number of weeks: stay as long as the wheel's next tokens are worth their weeks."""
    action = actions[index]
    declared = EXTRA[action]
    known = usable_knowledge(special + knowledge_declared(declared), general)
    travel = travel_weeks(s, p, site_of(area), declared & WAYS)
    gain = worth_of_going(s, p, area, token, declared) - price_of_journey(travel, site_of(area), week)
    gain -= price_of_permission(s, p, area, token, known, travel)
    own_weeks = weeks_of_its_year(s, p, travel)
    longest = dig_action(area, MOST_WEEKS, declared)
    may_be_late = declared & Help.WITHOUT_CAR == 0 or is_permission_renewed(s, p, area)
    while index < count and actions[index] <= longest and EXTRA[actions[index]] == declared:
        weeks = CHOICE[actions[index]] - area * MOST_WEEKS + 1
        worths[index] = gain + WHEEL[known, weeks] * token - weeks * week
        if weeks > own_weeks:
            worths[index] -= PROSPECT[known]
        if not may_be_late and not is_later_better(s, p, travel + weeks):
            worths[index] -= POINTLESS
        index += 1
    return index


@rule
def knowledge_declared(declared: int) -> int:
    """The points that a rumour and a lone assistant add for one dig."""
    return (RUMOUR_POINTS if declared & Help.RUMOUR else 0) + (1 if declared & Help.ASSISTANT else 0)


@rule
def worth_of_going(s: State, p: int, area: int, token: int, declared: int) -> int:
    """What any dig brings: the shovels' tokens and the first digger's artefact, less what it uses up."""
    gain = shovel_bonus(s, p, declared) * token
    if has(s.bonus, area):
        gain += POINT + SHOWPIECE[artefacts(s, p, area)]
    if declared:
        gain -= fading(s, p, price_of_help(declared))
    return gain


@rule
def price_of_help(declared: int) -> int:
    """Helpers that are declared are used up: keep them for a dig that needs them more."""
    price = RUMOUR_KEPT if declared & Help.RUMOUR else 0
    price += ASSISTANT_KEPT if declared & Help.ASSISTANT else 0
    price += SHOVEL_KEPT if declared & Help.SHOVEL else 0
    return price + (ZEPPELIN_KEPT if declared & Help.ZEPPELIN else 0)


@rule
def price_of_permission(s: State, p: int, area: int, token: int, known: int, travel: int) -> int:
    """A dig takes the year's permission: while there is time to learn, a later dig would bring more."""
    if not is_permission_valid(s, p, area, travel):
        return fading(s, p, PERMISSION_KEPT)
    growth = max(0, weeks_to_new_year(s, p) - SHORTEST_DIG) // LEARNING
    gain = PROSPECT[min(MOST_KNOWLEDGE, known + growth)] - PROSPECT[known]
    return gain * token // FRESH_TOKEN


@rule
def weeks_of_its_year(s: State, p: int, travel: int) -> int:
    """For how many weeks a dig stays in the year it begins in: after them it takes the new year's permission."""
    weeks = weeks_to_new_year(s, p) - travel
    return MOST_WEEKS if weeks < 0 or later_years(s, p) == 0 else weeks
