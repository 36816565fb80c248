"""Why an action is refused: one reason for each, in words that say what would work."""

from __future__ import annotations

from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, SPACE_NAMES, Act
from digsite.games.thebes.components import (
    ASSISTANTS,
    CAR_JOURNEY,
    CARS,
    CITY,
    DISTANCE,
    MOST_WEEKS,
    NEEDS,
    NO_CARD,
    RESEARCHERS,
    SHOVELS,
    WEEKS,
    WEEKS_A_YEAR,
    Area,
    Place,
    site_of,
)
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.rules.desk import artefacts, has_helper, helpers_owned
from digsite.games.thebes.rules.dig import has_permission, has_special_knowledge, knowledge, possible_help
from digsite.games.thebes.rules.exhibition import has_artefacts_for
from digsite.games.thebes.rules.travel import may_drive, may_fly, travel_weeks
from digsite.games.thebes.rules.year import weeks_left
from digsite.games.thebes.state import WAYS, Help, Option, Phase, State
from digsite.games.thebes.words import EXPECTED, area, mover_name, name, place, weeks

PHASE_OF = {
    Act.FIRST: Phase.START,
    Act.DRAW: Phase.REFILL,
    Act.TOKEN: Phase.DRAWING,
    Act.TAKE: Phase.TURN,
    Act.EXCHANGE: Phase.TURN,
    Act.DIG: Phase.TURN,
    Act.EXHIBIT: Phase.TURN,
    Act.PASS: Phase.TURN,
}
WHEN = {  # when a kind of action has its place
    Act.FIRST: "the first player is chosen once, before the first turn",
    Act.DRAW: "cards are drawn when a space of the display is empty",
    Act.TOKEN: "tokens are drawn during a dig",
}


def refusal(s: State, action: int) -> str:
    """Why an action is not legal now."""
    act, choice, extra, p = Act(KIND[action]), CHOICE[action], EXTRA[action], s.mover
    if s.phase == Phase.OVER:
        return "the game is over"
    if s.phase != PHASE_OF[act]:
        return f"{WHEN.get(act, 'players act in their turn')}; now {mover_name(s)} {EXPECTED[Phase(s.phase)]}"
    match act:
        case Act.FIRST:
            return f"only {s.players} sit at the table"
        case Act.DRAW:
            return "no such card is in the supply"
        case Act.TOKEN:
            return f"no such token is left in the bag of {area(s.site)}"
        case Act.TAKE:
            if s.display[choice] == NO_CARD:
                return f"space {choice + 1} of the display is empty"
            return refused_journey(s, p, CITY[s.display[choice]], extra, WEEKS[s.display[choice]])
        case Act.EXCHANGE:
            return refused_journey(s, p, Place.WARSAW, extra, exchange_price(s, p))
        case Act.DIG:
            return refused_dig(s, p, choice // MOST_WEEKS, choice % MOST_WEEKS + 1, extra)
        case Act.EXHIBIT:
            return refused_exhibition(s, p, choice, extra)
    return f"passing is for the last {WEEKS_A_YEAR} weeks, and {name(p)} has {weeks_left(s, p)} left"


def refused_journey(s: State, p: int, goal: int, way: int, stay: int) -> str:
    """No zeppelin, no car to go without, or no time."""
    if way == Help.ZEPPELIN and not may_fly(s, p, goal):
        is_there = s.place[p] == goal
        return f"{name(p)} is in {place(goal)} already" if is_there else f"{name(p)} has no zeppelin"
    if way == Help.WITHOUT_CAR and not may_drive(s, p, goal):
        return refused_detour(s, p, goal)
    total = travel_weeks(s, p, goal, way) + stay
    return f"that takes {weeks(total)} and {name(p)} has {weeks_left(s, p)} left"


def refused_detour(s: State, p: int, goal: int) -> str:
    """Going without the car is for journeys that it would shorten."""
    if not has_helper(s, p, CARS):
        return f"{name(p)} has no car to go without"
    steps = DISTANCE[s.place[p], goal]
    return f"a car shortens journeys of {CAR_JOURNEY} weeks or more, and {place(goal)} is {weeks(steps)} away"


def refused_dig(s: State, p: int, site: int, length: int, declared: int) -> str:
    """Nothing to declare, no permission, no knowledge, no tokens, or no time."""
    way = declared & WAYS
    missing = declared & ~possible_help(s, p, site) & ~Help.WITHOUT_CAR
    if missing:
        return refused_help(s, p, site, missing)
    if way == Help.WITHOUT_CAR and not may_drive(s, p, site_of(site)):
        return refused_detour(s, p, site_of(site))
    if not has_permission(s, p, site, travel_weeks(s, p, site_of(site), way)):
        return f"the permission for {area(site)} is used until the new year, and {name(p)} has no special permission"
    if not has_special_knowledge(s, p, site, declared):
        strict = " in books or a rumour" if s.options[Option.STRICT_KNOWLEDGE] else ""
        return f"{name(p)} needs at least one point of special knowledge for {area(site)}{strict}"
    total = travel_weeks(s, p, site_of(site), way) + length
    if total > weeks_left(s, p):
        return refused_journey(s, p, site_of(site), way, length)
    return f"with knowledge {knowledge(s, p, site, declared)} the wheel gives nothing for {weeks(length)}; dig longer"


def refused_help(s: State, p: int, site: int, missing: int) -> str:
    """What cannot be declared."""
    if missing & Help.RUMOUR:
        return f"{name(p)} has no rumour about {area(site)}"
    for declared, cards, word in ((Help.ASSISTANT, ASSISTANTS, "assistant"), (Help.SHOVEL, SHOVELS, "shovel")):
        if missing & declared:
            owned = helpers_owned(s, p, cards)
            return f"only a lone {word} is declared, and {name(p)} has {owned or 'none'}"
    return refused_journey(s, p, site_of(site), Help.ZEPPELIN, 0)


def refused_exhibition(s: State, p: int, space: int, way: int) -> str:
    """Nothing on show, artefacts missing, or no time."""
    exhibition = s.showing[space]
    if exhibition == NO_CARD:
        return f"no exhibition lies on space {SPACE_NAMES[space]}"
    if not has_artefacts_for(s, p, exhibition):
        missing = [
            f"{NEEDS[exhibition, a] - artefacts(s, p, a)} of {area(a)}"
            for a in Area
            if artefacts(s, p, a) < NEEDS[exhibition, a]
        ]
        return f"{name(p)} lacks artefacts: {', '.join(missing)}"
    card = RESEARCHERS + exhibition
    return refused_journey(s, p, CITY[card], way, WEEKS[card])
