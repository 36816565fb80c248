"""Pig in words, for the terminal: what ``digsite.core.game.TextRenderer`` asks of every game."""

from __future__ import annotations

from digsite.core.refusal import Refusal
from digsite_pig.show import events, round_of
from digsite_pig.state import GOAL, Phase, State

__all__ = ["components", "heading", "reason", "result", "round_of", "sentences", "table"]

SENTENCES = {
    "first": "{player} begins.",
    "die": "{player} rolls a {number}: {points} at stake.",
    "lost": "{player} rolls a 1 and loses {points}.",
    "hold": "{player} holds {points} and has {total}.",
    "win": "{player} wins with {points} points.",
}
REASONS = {
    "game-over": "the game is over",
    "first-player-known": "it is known who begins",
    "no-such-seat": "only {players} sit at the table",
    "nothing-rolled": "the die is not rolling",
    "not-in-a-turn": "nobody can do that while the die rolls or before somebody begins",
    "nothing-at-stake": "a turn begins with a roll",
}


def name(player: int) -> str:
    """A player."""
    return f"P{player + 1}"


def heading(s: State) -> str:
    """The round, as a journal groups its actions."""
    return f"round {round_of(s)}"


def reason(refusal: Refusal) -> str:
    """A refusal as the rest of a sentence, without a full stop."""
    return REASONS[refusal["kind"]].format(**refusal["arguments"])


def sentences(before: State, action: int, after: State) -> list[str]:
    """What an action did."""
    return [
        SENTENCES[one["kind"]].format(**{**one, "player": name(one["player"])}) for one in events(before, action, after)
    ]


def table(s: State) -> str:
    """The whole table as text."""
    turn = {Phase.START: "chance chooses who begins", Phase.OVER: "the game is over"}.get(
        Phase(s.phase), f"{name(s.turn)} has {s.at_stake} at stake"
    )
    lines = [f"ROUND {round_of(s)}", turn, ""]
    return "\n".join([*lines, *(f" {name(p)} {s.points[p]:3} of {GOAL} points" for p in range(s.players))])


def result(s: State) -> str:
    """The scores in one line."""
    return ", ".join(f"{name(p)} {s.points[p]}" for p in range(s.players))


def components() -> str:
    """The pieces."""
    return "One die with six sides, and a sheet of paper."
