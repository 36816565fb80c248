"""Strategy for Thebes: everything is paid in weeks, so everything is measured by what it brings a week.

1. Journeys are paid like work: take what is near, and go where more than one thing is to be had.
2. A card is worth what it adds to the digs still ahead, or to the final score.
3. Congresses score more the more one has; majorities go to whoever has read most.
4. A dig should have much knowledge and take long; ``thebes_digs`` says when and where.

All worths are in hundredths of a victory point. The weights were found by playing the strategy against itself.
"""

from __future__ import annotations

from digsite.bots.greedy import Strategy
from digsite.bots.greedy.thebes_digs import (
    ALL_DIGS,
    PERCENT,
    PERMISSION_KEPT,
    POINTLESS,
    WEEK,
    ZEPPELIN_KEPT,
    AreaNotes,
    appraise_digs,
    consider_digs,
    fading,
    is_later_better,
    learning,
    learning_everywhere,
    note_areas,
    note_luck,
    price_of_journey,
)
from digsite.bots.mcts.budget import Budget
from digsite.bots.policy import POINT
from digsite.core.bits import size_of
from digsite.core.record import Ints, table
from digsite.core.rule import rule, whole_rule
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, Act
from digsite.games.thebes.components import (
    ASSISTANTS,
    CARD_AREA,
    CARS,
    CITY,
    CONGRESS_POINTS,
    CONGRESSES,
    DISPLAY,
    EXHIBITION_POINTS,
    NO_CARD,
    POINTS,
    RESEARCHER_CARDS,
    RESEARCHERS,
    RUMOUR_POINTS,
    SET,
    SHOVELS,
    WEEKS,
    Card,
    Place,
)
from digsite.games.thebes.rules.cards import exchange_price, offer_cards, offer_exchange
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge, has_helper, helpers_owned
from digsite.games.thebes.rules.exhibition import offer_exhibitions
from digsite.games.thebes.rules.travel import travel_weeks
from digsite.games.thebes.rules.year import offer_pass, weeks_left
from digsite.games.thebes.state import Help, State

NEW_CARDS = 35  # what four new cards may bring
PASSING = 60  # of 100: the part of the weeks left that is lost by passing
COMPANY = 25  # each face-up card in the city to which one goes for a card
CAR_A_WEEK = 3  # a car, for each week that is left
SHOVEL_A_WEEK = 5  # a shovel that draws a token in every dig, for each week that is left
# What one more is good for with so many owned, of 100: the first may be used up alone, the second and third make a team
ASSISTANT_TEAM = table([42, 45, 100, 0, 0, 0, 0])
SHOVEL_TEAM = table([54, 90, 150, 0, 0, 0, 0])
CONGRESS_HOPE = 290  # what a congress adds to those still to come: for each of ten, in a hundred weeks
# LEAD[MOST_LEAD and the lead], what it promises to have so many points of books more, or less, than the best rival
LEAD = table([0, 0, 15, 60, 135, 300, 450, 540, 750, 800, 800])
MOST_LEAD = 5

CARD_KIND = table(RESEARCHER_CARDS[SET[card]][0] for card in range(RESEARCHERS))  # CARD_KIND[card], a Card


@whole_rule
def candidate_actions(s: State, out: Ints) -> int:
    """Think of every card and exhibition, of an exchange and of passing, but not of every dig, and take the car."""
    p = s.mover
    n = offer_cards(s, p, out, 0)
    n = offer_exchange(s, p, out, n)
    n = consider_digs(s, p, out, n)
    n = offer_exhibitions(s, p, out, n)
    return offer_pass(s, p, out, n)


@whole_rule
def score_actions(s: State, actions: Ints, count: int, worths: Ints, areas: AreaNotes) -> None:
    """What each legal action is worth to the mover, in hundredths of a victory point."""
    p = s.mover
    week = fading(s, p, WEEK)
    general = general_knowledge(s, p)
    note_areas(s, p, areas)
    index = 0
    while index < count:
        if KIND[actions[index]] == Act.DIG:
            index = appraise_digs(s, p, week, general, actions, index, count, worths, areas)
        else:
            worths[index] = worth(s, p, week, general, actions[index], areas)
            index += 1


@rule
def worth(s: State, p: int, week: int, general: int, action: int, areas: AreaNotes) -> int:
    """What an action other than a dig brings, less the weeks it takes."""
    choice = CHOICE[action]
    way = EXTRA[action]
    match KIND[action]:
        case Act.TAKE:
            card = s.display[choice]
            gain = card_worth(s, p, general, card, areas) + fading(s, p, COMPANY) * cards_in(s, CITY[card])
            return gain - price_of_going(s, p, week, CITY[card], WEEKS[card], way)
        case Act.EXHIBIT:
            gain = EXHIBITION_POINTS[s.showing[choice]] * POINT
            card = RESEARCHERS + s.showing[choice]
            return gain - price_of_going(s, p, week, CITY[card], WEEKS[card], way)
        case Act.EXCHANGE:
            gain = fading(s, p, NEW_CARDS)
            return gain - price_of_going(s, p, week, Place.WARSAW, exchange_price(s, p), way)
    return -weeks_left(s, p) * week * PASSING // PERCENT


# 1. Journeys


@rule
def price_of_going(s: State, p: int, week: int, place: int, weeks: int, way: int) -> int:
    """The weeks of the journey and of the work; a zeppelin saves some, but only once."""
    travel = travel_weeks(s, p, place, way)
    price = price_of_journey(travel, place, week) + weeks * week
    if way == Help.WITHOUT_CAR and not is_later_better(s, p, travel + weeks):
        return price + POINTLESS
    return price + fading(s, p, ZEPPELIN_KEPT) if way == Help.ZEPPELIN else price


@rule
def cards_in(s: State, city: int) -> int:
    """How many of the face-up cards are in a city: go where the next one is at hand."""
    cards = 0
    for space in range(DISPLAY):
        cards += int(s.display[space] != NO_CARD and CITY[s.display[space]] == city)
    return cards


# 2. Cards


@rule
def card_worth(s: State, p: int, general: int, card: int, areas: AreaNotes) -> int:
    """What a card adds to the digs ahead, to the journeys, or to the final score."""
    match CARD_KIND[card]:
        case Card.SPECIAL:
            area = CARD_AREA[card]
            points = POINTS[card]
            return learning(area, points, general, 0, ALL_DIGS, areas) + majority_gain(s, p, area, points)
        case Card.GENERAL:
            return learning_everywhere(0, general, POINTS[card], areas)
        case Card.RUMOUR:
            area = CARD_AREA[card]
            return learning(area, RUMOUR_POINTS, general, 0, PERCENT, areas)
        case Card.ASSISTANT:
            team = ASSISTANT_TEAM[helpers_owned(s, p, ASSISTANTS)]
            return learning_everywhere(1, general, 0, areas) * team // PERCENT
        case Card.SHOVEL:
            return weeks_left(s, p) * SHOVEL_A_WEEK * SHOVEL_TEAM[helpers_owned(s, p, SHOVELS)] // PERCENT
        case Card.CONGRESS:
            return congress_worth(s, p)
        case Card.CAR:
            return 0 if has_helper(s, p, CARS) else CAR_A_WEEK * weeks_left(s, p)
        case Card.ZEPPELIN:
            return fading(s, p, ZEPPELIN_KEPT)
        case Card.PERMISSION:
            return fading(s, p, PERMISSION_KEPT)
    return 0


# 3. Congresses and majorities


@rule
def congress_worth(s: State, p: int) -> int:
    """Each congress scores a point more than the one before, so begin early, as long as there are more to come."""
    own = helpers_owned(s, p, CONGRESSES)
    gain = (CONGRESS_POINTS[own + 1] - CONGRESS_POINTS[own]) * POINT
    return gain + CONGRESS_HOPE * congresses_to_come(s) * weeks_left(s, p) // (10 * PERCENT)


@rule
def congresses_to_come(s: State) -> int:
    """The congresses that nobody has visited."""
    visited = 0
    for q in range(s.players):
        visited |= s.helpers[q]
    return size_of(CONGRESSES & ~visited)


@rule
def majority_gain(s: State, p: int, area: int, points: int) -> int:
    """Books count most where one is level with the best rival, least where nobody can be caught up with."""
    lead = book_knowledge(s, p, area) - best_rival(s, p, area)
    return lead_worth(lead + points) - lead_worth(lead)


@rule
def best_rival(s: State, p: int, area: int) -> int:
    """The most points of books about an area that somebody else has."""
    most = 0
    for q in range(s.players):
        if q != p:
            most = max(most, book_knowledge(s, q, area))
    return most


@rule
def lead_worth(lead: int) -> int:
    """What the majority in an area is worth with such a lead: leads may be lost again, and gaps closed."""
    return LEAD[MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))]


STRATEGY = Strategy(
    candidate_actions,
    score_actions,
    note_luck,
    AreaNotes,
    # One draw tells little about a dig, where many tokens come at once; but a lead without their luck tells all
    futures_percent=1000,
    lead_share=10,
    budgets={"level4": Budget(iterations=200)},
)
