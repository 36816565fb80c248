"""Refusals: why an action is not legal, as a kind with its arguments and the section of the rules that says so."""

from __future__ import annotations

from digsite.core.offers import Blocked
from digsite.core.refusal import Arguments, Reason, Refusal, kind_of, nothing
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, Act
from digsite.games.thebes.components import (
    ASSISTANTS,
    CAR_JOURNEY,
    CITY,
    DISTANCE,
    FEWEST_WEEKS,
    MOST_WEEKS,
    NEEDS,
    RESEARCHERS,
    SHOVELS,
    WEEKS,
    WEEKS_A_YEAR,
    Area,
    Place,
    site_of,
)
from digsite.games.thebes.offers import piece_of
from digsite.games.thebes.pieces import AREA_NAMES, PHASE_NAMES, PLACE_NAMES, SPACE_NAMES
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.rules.desk import artefacts, helpers_owned
from digsite.games.thebes.rules.dig import dig_action, knowledge, possible_help
from digsite.games.thebes.rules.travel import may_drive, travel_weeks
from digsite.games.thebes.rules.turn import why_not
from digsite.games.thebes.rules.year import weeks_left
from digsite.games.thebes.state import WAYS, Help, Phase, State
from digsite.games.thebes.why import Why


def refusal(s: State, action: int) -> Refusal:
    """Why an action is not legal now."""
    why = Why(why_not(s, action))
    reason = REASONS[why]
    return {
        "kind": kind_of(why.name),
        "arguments": reason.arguments(s, action),
        "pieces": [] if reason.arguments is now else [piece_of(s, action)],
        "section": reason.section,
    }


def blocked(s: State) -> list[Blocked]:
    """The sites where the mover may not dig, however they travel and whatever they declare."""
    if s.phase != Phase.TURN:
        return []
    attempts = [best_digs(s, area) for area in Area]
    closed = [digs[0] for digs in attempts if all(why_not(s, dig) for dig in digs)]
    return [{"piece": piece_of(s, dig), "refusal": refusal(s, dig)} for dig in closed]


def best_digs(s: State, area: int) -> list[int]:
    """The shortest dig with all the help there is, by each way to the site; the usual way first."""
    p = s.mover
    helped = possible_help(s, p, area)
    on_ground = helped & ~Help.ZEPPELIN
    weeks = min(FEWEST_WEEKS[knowledge(s, p, area, on_ground)], MOST_WEEKS)
    ways = [on_ground]
    if helped != on_ground:
        ways.append(helped)
    if may_drive(s, p, site_of(area)):
        ways.append(on_ground | Help.WITHOUT_CAR)
    return [dig_action(area, weeks, declared) for declared in ways]


# Arguments


def now(s: State, action: int) -> Arguments:
    """What the table waits for instead, and whom for; nobody in particular while a draw is due."""
    phase = {"phase": PHASE_NAMES[s.phase]}
    return {**phase, "player": s.mover} if s.mover >= 0 else phase


def mover(s: State, action: int) -> Arguments:
    """Whose turn it is."""
    return {"player": s.mover}


def goal_of(s: State, action: int) -> int:
    """The place that an action would take the mover to."""
    choice = CHOICE[action]
    match KIND[action]:
        case Act.TAKE:
            return CITY[s.display[choice]]
        case Act.EXHIBIT:
            return CITY[RESEARCHERS + s.showing[choice]]
        case Act.DIG:
            return site_of(choice // MOST_WEEKS)
    return Place.WARSAW


def stay_of(s: State, action: int) -> int:
    """The weeks that an action takes there."""
    choice = CHOICE[action]
    match KIND[action]:
        case Act.TAKE:
            return WEEKS[s.display[choice]]
        case Act.EXHIBIT:
            return WEEKS[RESEARCHERS + s.showing[choice]]
        case Act.DIG:
            return choice % MOST_WEEKS + 1
    return exchange_price(s, s.mover)


def time(s: State, action: int) -> Arguments:
    """The weeks of journey and stay together, and those left."""
    total = travel_weeks(s, s.mover, goal_of(s, action), EXTRA[action] & WAYS) + stay_of(s, action)
    return {"weeks": total, "player": s.mover, "left": weeks_left(s, s.mover)}


def goal(s: State, action: int) -> Arguments:
    """The mover, and the place."""
    return {"player": s.mover, "place": PLACE_NAMES[goal_of(s, action)]}


def short_journey(s: State, action: int) -> Arguments:
    """The place, how far it is, and how far it would have to be."""
    goal = goal_of(s, action)
    return {"place": PLACE_NAMES[goal], "weeks": DISTANCE[s.place[s.mover], goal], "least": CAR_JOURNEY}


def site(s: State, action: int) -> Arguments:
    """The mover, and the site."""
    return {"player": s.mover, "area": AREA_NAMES[CHOICE[action] // MOST_WEEKS]}


def wheel(s: State, action: int) -> Arguments:
    """What the wheel is set to, and the weeks of the dig."""
    area = CHOICE[action] // MOST_WEEKS
    return {"knowledge": knowledge(s, s.mover, area, EXTRA[action]), "weeks": stay_of(s, action)}


def missing(s: State, action: int) -> Arguments:
    """The artefacts that the mover lacks, by area."""
    exhibition, p = s.showing[CHOICE[action]], s.mover
    short = {area: NEEDS[exhibition, area] - artefacts(s, p, area) for area in Area}
    return {
        "player": p,
        "missing": [{"area": AREA_NAMES[area], "count": count} for area, count in short.items() if count > 0],
    }


def owned(cards: int) -> Reason:
    """The mover, and how many cards of a kind they have."""
    return Reason("card-effects", lambda s, action: {"player": s.mover, "had": helpers_owned(s, s.mover, cards)})


REASONS = {
    Why.GAME_OVER: Reason("end", nothing),
    Why.FIRST_PLAYER_KNOWN: Reason("preparation", now),
    Why.NO_CARD_DUE: Reason("supply", now),
    Why.NO_DIG_UNDER_WAY: Reason("draws", now),
    Why.NOT_IN_A_TURN: Reason("order", now),
    Why.NO_SUCH_SEAT: Reason("preparation", lambda s, action: {"players": s.players}),
    Why.NOT_IN_SUPPLY: Reason("supply", nothing),
    Why.NOT_IN_BAG: Reason("draws", lambda s, action: {"area": AREA_NAMES[s.site]}),
    Why.TOO_FEW_WEEKS: Reason("end", time),
    Why.THERE_ALREADY: Reason("travel", goal),
    Why.NO_ZEPPELIN: Reason("travel", mover),
    Why.NO_CAR: Reason("travel", mover),
    Why.TOO_NEAR_FOR_CAR: Reason("travel", short_journey),
    Why.TOO_EARLY_TO_PASS: Reason(
        "end", lambda s, action: {"player": s.mover, "left": weeks_left(s, s.mover), "last": WEEKS_A_YEAR}
    ),
    Why.SPACE_EMPTY: Reason("take", lambda s, action: {"space": CHOICE[action] + 1}),
    Why.NO_RUMOUR: Reason("knowledge", site),
    Why.NO_LONE_ASSISTANT: owned(ASSISTANTS),
    Why.NO_LONE_SHOVEL: owned(SHOVELS),
    Why.PERMISSION_USED: Reason("special-permission", site),
    Why.NO_KNOWLEDGE: Reason("knowledge", site),
    Why.NO_MATCHING_KNOWLEDGE: Reason("knowledge", site),
    Why.NOTHING_ON_WHEEL: Reason("wheel", wheel),
    Why.NO_EXHIBITION: Reason("exhibit", lambda s, action: {"space": SPACE_NAMES[CHOICE[action]]}),
    Why.TOO_FEW_ARTEFACTS: Reason("exhibit", missing),
}
