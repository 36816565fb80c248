"""For each reason that Thebes has, a table and an action that is refused for it, with the arguments it gives."""

from __future__ import annotations

from functools import cache
from typing import Any

from digsite.games.thebes.components import NO_CARD
from digsite.games.thebes.state import Phase, State
from digsite.games.thebes.why import Why
from tests.games.thebes.tables import do, give, give_finds, playing, show, table

Example = tuple[State, str, dict[str, Any]]
NOW_TURN = {"phase": "turn", "player": 0}


def with_cards(*cards: str, place: str = "warsaw", week: int | None = None, strict: bool = False) -> State:
    s = playing(place=place, week=week, strict_knowledge=strict)
    give(s, 0, *cards)
    return s


def digging() -> State:
    s = with_cards("egypt 2 berlin")
    do(s, "dig egypt 6 weeks")
    return s


def over() -> State:
    s = table()
    s.phase = Phase.OVER
    return s


def with_space_empty() -> State:
    s = playing()
    s.display[1] = NO_CARD
    return s


def permission_used() -> State:
    s = with_cards("egypt 2 berlin")
    s.used[0] = 1 << 2  # Egypt
    return s


def showing(*artefacts: str) -> State:
    s = playing()
    show(s, "small exhibition london")
    give_finds(s, 0, "egypt", *artefacts)
    return s


@cache
def examples() -> dict[Why, Example]:
    """One for each reason."""
    return {
        Why.GAME_OVER: (over(), "pass", {}),
        Why.FIRST_PLAYER_KNOWN: (playing(), "first P2", NOW_TURN),
        Why.NO_CARD_DUE: (playing(), "draw shovel rome", NOW_TURN),
        Why.NO_DIG_UNDER_WAY: (playing(), "find debris", NOW_TURN),
        Why.NOT_IN_A_TURN: (digging(), "exchange", {"phase": "drawing"}),
        Why.NO_SUCH_SEAT: (table(first_player=None), "first P4", {"players": 3}),
        Why.NOT_IN_SUPPLY: (table(), "draw small exhibition london", {}),
        Why.NOT_IN_BAG: (digging(), "find 7", {"area": "egypt"}),
        Why.TOO_FEW_WEEKS: (
            playing(place="moscow", week=156),
            "exchange",
            {"weeks": 2, "player": 0, "left": 1},
        ),
        Why.THERE_ALREADY: (with_cards("zeppelin rome"), "exchange by zeppelin", {"player": 0, "place": "warsaw"}),
        Why.NO_ZEPPELIN: (playing(), "take 1 by zeppelin", {"player": 0}),
        Why.NO_CAR: (playing(), "take 1 without the car", {"player": 0}),
        Why.TOO_NEAR_FOR_CAR: (
            with_cards("car rome"),
            "take 3 without the car",
            {"place": "berlin", "weeks": 1, "least": 3},
        ),
        Why.TOO_EARLY_TO_PASS: (playing(), "pass", {"player": 0, "left": 141, "last": 52}),
        Why.SPACE_EMPTY: (with_space_empty(), "take 2", {"space": 2}),
        Why.NO_RUMOUR: (playing(), "dig egypt 2 weeks with rumour", {"player": 0, "area": "egypt"}),
        Why.NO_LONE_ASSISTANT: (playing(), "dig egypt 2 weeks with assistant", {"player": 0, "had": 0}),
        Why.NO_LONE_SHOVEL: (
            with_cards("shovel rome", "shovel rome"),
            "dig egypt 2 weeks with shovel",
            {"player": 0, "had": 2},
        ),
        Why.PERMISSION_USED: (permission_used(), "dig egypt 2 weeks", {"player": 0, "area": "egypt"}),
        Why.NO_KNOWLEDGE: (playing(), "dig egypt 2 weeks", {"player": 0, "area": "egypt"}),
        Why.NO_MATCHING_KNOWLEDGE: (
            with_cards("assistant paris", strict=True),
            "dig egypt 2 weeks with assistant",
            {"player": 0, "area": "egypt"},
        ),
        Why.NOTHING_ON_WHEEL: (with_cards("egypt 1 paris"), "dig egypt 1 week", {"knowledge": 1, "weeks": 1}),
        Why.NO_EXHIBITION: (playing(), "exhibit b", {"space": "b"}),
        Why.TOO_FEW_ARTEFACTS: (
            showing("1"),
            "exhibit a",
            {"player": 0, "missing": [{"area": "greece", "count": 1}, {"area": "egypt", "count": 1}]},
        ),
    }
