"""How carefully a client asks before it plays an action."""

from __future__ import annotations

from digsite.core.game import CHANCE
from digsite.core.record import copy_of
from digsite.games.pergamon.offers import offers
from digsite.games.pergamon.rules.turn import play
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import (
    at_placing,
    bury,
    do,
    give,
    in_turn,
    legal,
    notations,
    random_steps_at,
    show,
    table,
)

FITTING = (1, 4)
LONERS = (2, 17, 35, 39)  # none of which goes on from another
NO_FIT = 8  # for a desk with 4


def names(s: State, name: str) -> set[str]:
    """The actions of which something is said."""
    return {str(one["notation"]) for offer in offers(s, legal(s)) for one in offer["actions"] if one[name]}  # type: ignore[literal-required]


def exhibiting(*finds: int, coins: int = 0) -> State:
    s = table(2)
    give(s, 0, *finds, coins=coins)
    in_turn(s, 0, Phase.EXHIBIT)
    return s


def test_a_find_that_is_thrown_away_is_lost() -> None:
    s = exhibiting(1, 2)
    assert names(s, "loses") == {"discard 1", "discard 2"}


def test_a_collection_that_makes_room_is_lost() -> None:
    s = exhibiting(coins=3)
    for space in (3, 4, 5):
        show(s, 0, space, 30 + space)
    give(s, 0, *FITTING)
    do(s, *(f"join {tile}" for tile in FITTING))
    exhibitions = {one for one in notations(s) if one.startswith("exhibit")}
    assert names(s, "loses") == exhibitions != set()


def test_storing_for_nothing_is_the_only_choice_where_nothing_fits() -> None:
    assert names(exhibiting(1), "is_only_choice") == {"store"}


def test_what_costs_a_coin_or_could_be_pieced_together_is_a_choice() -> None:
    assert not names(exhibiting(*FITTING), "is_only_choice")
    assert not names(exhibiting(*LONERS, coins=5), "is_only_choice")


def test_a_dig_may_be_taken_back_if_there_is_something_to_piece_together_then() -> None:
    s = table(2)
    in_turn(s, 0, Phase.DIG)
    s.coins[0] = 5
    bury(s, 0, FITTING[0])
    bury(s, 1, NO_FIT)
    give(s, 0, FITTING[1])
    assert names(s, "may_be_taken_back") == {"dig I"}


def test_nothing_may_be_taken_back_that_ends_a_turn_or_lets_chance_draw() -> None:
    s = table(2)
    at_placing(s)
    assert not names(s, "may_be_taken_back")
    assert not names(exhibiting(1), "may_be_taken_back") - {"discard 1"}


def test_what_may_be_taken_back_leaves_the_turn_to_the_same_player() -> None:
    for s, _, _ in random_steps_at("2 sorting secret", 0) + random_steps_at("3", 0):
        for offer in offers(s, legal(s)):
            for action in offer["actions"]:
                after = copy_of(s)
                play(after, action["action"])
                assert not action["may_be_taken_back"] or s.mover == after.mover != CHANCE
                if s.mover == CHANCE:
                    assert not (action["loses"])
                    assert not (action["is_only_choice"])
