"""What happened, in sentences: every event in English."""

from __future__ import annotations

from collections import Counter

from digsite.core.actions import ROMAN
from digsite.games.pergamon.components import RAIDER
from digsite.games.pergamon.events import events
from digsite.games.pergamon.shapes.events import (
    CannotDigEvent,
    EvaluationEvent,
    Event,
    ExhibitEvent,
    JoinEvent,
    LayEvent,
    PlaceEvent,
)
from digsite.games.pergamon.shapes.names import Figure
from digsite.games.pergamon.state import State
from digsite.games.pergamon.words import coins, name, points, tile, tiles

AGES = ("", "oldest", "second oldest", "third oldest")  # by rank


def sentences(before: State, action: int, after: State) -> list[str]:
    """The deed first, then what followed from it."""
    return [sentence for event in events(before, action, after) for sentence in told(event)]


def told(event: Event) -> list[str]:
    """An event in words; in none where the sentence of another event or a heading says it all."""
    match event["kind"]:
        case "break_up" | "push" | "ticket" | "new_round" | "game_over":
            return []
        case "lay":
            return laid(event)
        case "evaluation":
            return earnings(event)
    return [told_of_funds(event)]


# 1. Finds and funds


def told_of_funds(event: Event) -> str:
    """What comes before the turns."""
    match event["kind"]:
        case "first_player":
            return f"{name(event['player'])} is the first player."
        case "find":
            return f"Tile {tile(event['tile'] - 1)} is turned up."
        case "draw":
            return f"A funds card with a {event['back']} on its back is drawn."
        case "reveal":
            return f"A funds card shows {coins(event['coins'])}."
        case "place":
            return placed(event)
        case "grant":
            return f"{named_figure(event['figure'])} gets {coins(event['coins'])}."
    return told_of_turn(event)


def laid(event: LayEvent) -> list[str]:
    """A tile that the first player put next; where the rules lay out tiles nobody needs to hear of it."""
    player = event["player"]
    return [] if player is None else [f"{name(player)} lays out {named(event['tile'])} next."]


def placed(event: PlaceEvent) -> str:
    """A figure on its space."""
    allowed = f"{coins(event['coins'])}, galleries down to {ROMAN[event['deepest']]}"
    return f"{named_figure(event['figure'])} takes space {event['space']}: {allowed}."


def named(printed: int) -> str:
    """A tile by its printed number."""
    return f"tile {tile(printed - 1)}"


def named_figure(figure: Figure) -> str:
    """A player or the raider."""
    return name(RAIDER if figure == "raider" else figure)


# 2. Turns


def told_of_turn(event: Event) -> str:
    """What happens in a turn."""
    match event["kind"]:
        case "dig":
            spent = f"gallery {ROMAN[event['gallery']]} for {coins(event['coins'])}"
            return f"{name(event['player'])} digs in {spent} and takes {tiles(len(event['tiles']))}."
        case "no_dig":
            return f"{name(event['player'])} does not dig."
        case "cannot_dig":
            return not_dug(event)
        case "loot":
            gone = tiles(len(event["tiles"]))
            return f"{name(RAIDER)} loots gallery {ROMAN[event['gallery']]}: {gone} out of the game."
        case "join":
            return joined(event)
        case "exhibit":
            return exhibited(event)
        case "leave":
            return f"collection {ROMAN[event['marker']]} of {name(event['player'])} leaves the museum."
        case "discard":
            return f"{name(event['player'])} discards {named(event['tile'])}."
        case "store":
            return f"{name(event['player'])} stores {tiles(event['finds'])} for {coins(event['coins'])}."
        case "finish":
            return f"{name(event['player'])} ends the turn."
    return told_of_evaluation(event)


def not_dug(event: CannotDigEvent) -> str:
    """A dig that nobody could choose."""
    who, owned = name(event["player"]), coins(event["coins"])
    over = " The turn is over." if event["falls_out"] else ""
    if event["gallery"] is None:
        return f"{who} cannot dig: there are no finds down to gallery {ROMAN[event['deepest']]}.{over}"
    nearest = f"gallery {ROMAN[event['gallery']]}, the nearest with finds, costs {event['price']}"
    return f"{who} has {owned} and cannot dig: {nearest}.{over}"


def joined(event: JoinEvent) -> str:
    """A row goes on."""
    verb = "begins a row" if event["place"] == 1 else "goes on"
    return f"{name(event['player'])} {verb} with {named(event['tile'])}."


def exhibited(event: ExhibitEvent) -> str:
    """A new collection."""
    making_room = f" breaks up collection {ROMAN[event['broken_up']]} and" if event["broken_up"] else ""
    polished = f", polished by {event['polish']}" if event["polish"] else ""
    shown = f"exhibits {tiles(len(event['tiles']))} worth {event['value']}{polished}"
    return f"{name(event['player'])}{making_room} {shown}, on museum space {event['space']}."


# 3. Evaluations


def told_of_evaluation(event: Event) -> str:
    """What happens after a round."""
    match event["kind"]:
        case "prize":
            won = f"{event['thing']}, of the year {event['year']}"
            return f"{name(event['player'])} has the oldest {won}: {points(event['points'])}."
        case "no_prize":
            return f"nobody shows a {event['thing']}, so there is no prize."
        case "oldest":
            won = f"{AGES[event['rank']]} object, a {event['thing']} of the year {event['year']}"
            return f"{name(event['player'])} has the {won}: {points(event['points'])}."
        case "interest_falls":
            return f"every marker in the museum goes down by {event['spaces']}."
    raise ValueError(f"nobody can tell {event}")


def earnings(event: EvaluationEvent) -> list[str]:
    """What the markers of each player earn."""
    earned = Counter[int]()
    for marker in event["markers"]:
        earned[marker["player"]] += marker["points"]
    return [f"{name(p)} scores {points(earned[p])} in the evaluation." for p in sorted(earned)]
