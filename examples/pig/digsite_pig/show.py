"""Pig as clients see it: what ``digsite.core.game.Presenter`` asks of every game. Nobody has anything to hide.

The board is ``plain``: headings, lines and labels are messages, a kind with its arguments. Clients have the words in
``locale``: the kind ``player`` of a line is the message ``pig-line-player``. ``player`` is a seat, which clients name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from typing_extensions import TypedDict

from digsite.core.game import PlainMessage, PlainSection, Standing
from digsite.core.refusal import Arguments, Reason, Refusal, kind_of, nothing
from digsite_pig.actions import CHOICE, KIND, SPACE, Act
from digsite_pig.rules import why_not
from digsite_pig.state import GOAL, LOST, Phase, State
from digsite_pig.why import Why

__all__ = [
    "Event",
    "Offer",
    "Tables",
    "View",
    "board",
    "course",
    "events",
    "hidden",
    "offers",
    "refusal",
    "tables",
    "vantage",
    "view",
    "why_not",
]

board = "plain"


# 1. The table


class Tables(TypedDict):
    """What is printed: only how many points one plays for."""

    goal: int


class View(TypedDict):
    """The table."""

    game: str
    players: int
    mover: int
    scores: list[int]
    winners: list[int]
    stage: PlainMessage
    prompt: PlainMessage
    sections: list[PlainSection]


def tables() -> Tables:
    """What is printed."""
    return {"goal": GOAL}


def view(s: State, viewer: int | None) -> View:
    """The table; it looks the same to everybody."""
    players = range(s.players)
    return {
        "game": "pig",
        "players": s.players,
        "mover": s.mover,
        "scores": [s.points[p] for p in players],
        "winners": [p for p in players if s.points[p] >= GOAL],
        "stage": message("round", number=round_of(s)),
        "prompt": prompt(s),
        "sections": [
            {
                "heading": message("points", goal=GOAL),
                "lines": [message("player", player=p, points=s.points[p]) for p in players],
            },
            {
                "heading": message("turn"),
                "lines": [message("at-stake", player=s.turn, points=s.at_stake, total=s.points[s.turn] + s.at_stake)]
                if s.phase in (Phase.TURN, Phase.ROLLING)
                else [],
            },
        ],
    }


def prompt(s: State) -> PlainMessage:
    """What is expected of whom."""
    match s.phase:
        case Phase.START:
            return message("start")
        case Phase.ROLLING:
            return message("rolling", player=s.turn)
        case Phase.OVER:
            return message("over", player=s.turn, points=s.points[s.turn])
    return message("turn", player=s.turn, points=s.at_stake)


def round_of(s: State) -> int:
    """How often everybody has had a turn, this round counted; at the end the round in which it came."""
    return s.turns // s.players + 1


def vantage(s: State, viewer: int | None) -> int | None:
    """Nothing is hidden in Pig."""
    return None


def hidden(s: State) -> list[str]:
    """Nothing."""
    return []


# 2. What can be done


class Offer(TypedDict):
    """All that can be done with the die."""

    piece: dict[str, str]
    actions: list[dict[str, Any]]


def offers(s: State, legal: Sequence[int]) -> list[Offer]:
    """The legal actions; all of them are about the die."""
    listed = [
        {
            "action": action,
            "notation": SPACE.actions[action].notation,
            "kind": kind_of(Act(KIND[action]).name),
            "preview": preview(s, action),
        }
        for action in legal
    ]
    return [{"piece": {"kind": "die"}, "actions": listed}] if listed else []


def preview(s: State, action: int) -> Arguments:
    """What an action would do; these are the arguments of its label, and of the sentence about its effect."""
    match KIND[action]:
        case Act.FIRST:
            return {"player": CHOICE[action]}
        case Act.DIE:
            return {"number": CHOICE[action] + 1}
    return {"player": s.turn, "points": s.at_stake, "total": s.points[s.turn] + s.at_stake}


def refusal(s: State, action: int) -> Refusal:
    """Why an action is not legal now."""
    why = Why(why_not(s, action))
    reason = REASONS[why]
    return {
        "kind": kind_of(why.name),
        "arguments": reason.arguments(s, action),
        "pieces": [{"kind": "die"}],
        "section": reason.section,
    }


def players(s: State, action: int) -> Arguments:
    """How many sit at the table."""
    return {"players": s.players}


REASONS = {  # each could name the section of the rules that says so, if Pig had pages of rules
    Why.GAME_OVER: Reason(None, nothing),
    Why.FIRST_PLAYER_KNOWN: Reason(None, nothing),
    Why.NO_SUCH_SEAT: Reason(None, players),
    Why.NOTHING_ROLLED: Reason(None, nothing),
    Why.NOT_IN_A_TURN: Reason(None, nothing),
    Why.NOTHING_AT_STAKE: Reason(None, nothing),
}


# 3. What happened


class Event(TypedDict):
    """Something that happened: ``first``, ``roll``, ``die``, ``lost``, ``hold`` or ``win``."""

    kind: str
    player: int
    number: int  # on the die
    points: int  # won, lost or at stake
    total: int


def events(before: State, action: int, after: State) -> list[Event]:
    """What an action did."""
    p = before.turn
    match KIND[action]:
        case Act.FIRST:
            return [event("first", after.turn)]
        case Act.DIE if CHOICE[action] + 1 == LOST:
            return [event("lost", p, LOST, before.at_stake, before.points[p])]
        case Act.DIE:
            return [event("die", p, CHOICE[action] + 1, after.at_stake, before.points[p] + after.at_stake)]
        case Act.ROLL:
            return []  # what the die shows is told
    held = event("hold", p, 0, before.at_stake, after.points[p])
    return [held, event("win", p, 0, after.points[p], after.points[p])] if after.phase == Phase.OVER else [held]


def event(kind: str, player: int, number: int = 0, points: int = 0, total: int = 0) -> Event:
    """An event."""
    return {"kind": kind, "player": player, "number": number, "points": points, "total": total}


def course(players: int, history: Iterable[Event]) -> list[Standing]:
    """The points as they stood after each round, and at the end; ``since`` so many events the round had begun."""
    points, turns, begun, found = [0] * players, 0, 0, list[Standing]()
    for number, one in enumerate(history):
        if one["kind"] == "hold":
            points[one["player"]] = one["total"]
        if one["kind"] == "win":
            found.append(standing("end", 0, number, points))
        elif one["kind"] in ("hold", "lost"):
            turns += 1
            if turns % players == 0:
                found.append(standing("round", turns // players, begun, points))
                begun = number + 1
    return found


def standing(after: Any, number: int, since: int, points: list[int]) -> Standing:
    """How the points stood."""
    return {"after": after, "number": number, "since": since, "points": {"held": list(points)}}


def message(kind: str, **arguments: Any) -> PlainMessage:
    """A message, to be said by clients."""
    return {"kind": kind, "arguments": arguments}
