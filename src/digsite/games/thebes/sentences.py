"""What happened, in sentences, built from the events alone."""

from __future__ import annotations

from digsite.games.thebes.actions import card_name
from digsite.games.thebes.components import EXHIBITION_POINTS, RESEARCHERS, SET
from digsite.games.thebes.events import events
from digsite.games.thebes.pieces import researcher
from digsite.games.thebes.shapes.events import Deed, DigBegun, Event, TokenDrawn
from digsite.games.thebes.state import State
from digsite.games.thebes.words import card, name, points, title, tokens, weeks, without_city


def sentences(before: State, action: int, after: State) -> list[str]:
    """The deed first, then what came of it; what goes without saying is left out."""
    said = (sentence(event) for event in events(before, action, after))
    return [one for one in said if one]


def sentence(event: Event) -> str:
    """An event in words, or nothing."""
    return deed(event) or consequence(event)


# 1. The action itself


def deed(event: Event) -> str:
    """What the mover did."""
    match event["kind"]:
        case "first":
            return f"{name(event['player'])} is the first player."
        case "draw":
            return f"The next card: {card(event['card'])}."
        case "token":
            return f"{name(event['player'])} draws {token(event)}."
        case "take":
            shown = without_city(card_name(SET[event["card"]]))
            return f"{traveller(event)} takes {shown} for {weeks(event['weeks'])}."
        case "exchange":
            return f"{traveller(event)} exchanges the cards for {weeks(event['weeks'])}."
        case "dig":
            return expedition(event)
        case "exhibit":
            worth = EXHIBITION_POINTS[event["card"] - RESEARCHERS]
            return f"{traveller(event)} holds the {card(event['card'])}: {points(worth)}."
        case "pass":
            return f"{name(event['player'])} passes, with {weeks(event['weeks'])} left."
    return ""


def token(event: TokenDrawn) -> str:
    """A token that was drawn."""
    if event["token"] == "artefact":
        return f"an artefact worth {points(event['value'])}"
    return "debris" if event["token"] == "debris" else f"a {event['token'].replace('_', ' ')}"


def traveller(event: Deed) -> str:
    """A player, and how the archaeologist gets there, if it is a journey at all."""
    journey = event["journey"]
    if journey is None:
        return name(event["player"])
    if journey["by_zeppelin"]:
        return f"{name(event['player'])} flies to {title(journey['to'])} and"
    how = " without the car" if journey["without_car"] else ""
    return f"{name(event['player'])} goes to {title(journey['to'])}{how} ({weeks(journey['weeks'])}) and"


def expedition(event: DigBegun) -> str:
    """A dig."""
    known = event["knowledge"]
    used = " and ".join([*known["help"], f"knowledge {known['total']}"])
    digs = "digs" if event["journey"] else f"digs in {title(event['area'])}"
    return f"{traveller(event)} {digs} for {weeks(event['weeks'])} with {used}: {tokens(event['tokens'])}."


# 2. What followed


def consequence(event: Event) -> str:
    """What came of it."""
    match event["kind"]:
        case "finished":
            return f"{name(event['player'])} has reached the end of 1903."
        case "new_year":
            return f"for {name(event['player'])} the year {event['year']} begins: all permissions are valid again."
        case "first_artefact":
            return (
                f"{name(event['player'])} is the first to dig in {title(event['area'])} "
                f"and gets the artefact on the map, worth {points(event['value'])}."
            )
        case "card_used_up" if researcher(event["card"])["kind"] == "special_permission":
            return f"{name(event['player'])} uses up a special permission."
        case "exhibition_announced":
            return f"the {card(event['card'])} is announced."
        case "exhibition_over":
            return f"the {card(event['card'])} is over."
        case "next_stack":
            return "the next stack of cards begins."
        case "new_supply":
            return "the discards make a new supply."
    return ""
