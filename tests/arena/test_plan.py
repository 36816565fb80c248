from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from digsite.arena.plan import Plan, derived_seed, rotations


def seats_of(plan: Plan, games: int) -> Counter[tuple[str, int]]:
    return Counter((name, seat) for n in range(games) for seat, name in enumerate(plan.pairing(n).bots))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_every_bot_sits_on_every_seat_equally_often(players: int, bots: tuple[str, ...]) -> None:
    plan = Plan("pergamon", players, bots)
    sat = seats_of(plan, 3 * plan.games_in_a_round)
    for name in bots:
        assert len({sat[name, seat] for seat in range(players)}) == 1
        assert sat[name, 0] > 0


def test_all_games_of_a_round_have_the_same_luck_and_each_round_another() -> None:
    plan = Plan("pergamon", 2, ("a", "b", "c"))
    seeds = [plan.pairing(number).seed for number in range(12)]
    assert plan.games_in_a_round == 6
    assert len(set(seeds[:6])) == len(set(seeds[6:])) == 1
    assert seeds[0] != seeds[6]


def test_the_last_bot_named_fills_the_table() -> None:
    plan = Plan("pergamon", 4, ("a", "b"))
    assert plan.line_ups == [("a", "b", "b", "b")]
    assert [plan.pairing(number).bots.index("a") for number in range(4)] == [0, 1, 2, 3]


def test_more_bots_than_players_meet_in_all_combinations() -> None:
    plan = Plan("pergamon", 2, ("a", "b", "c"))
    assert {frozenset(plan.pairing(number).bots) for number in range(6)} == {
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
    }


def test_a_bot_has_another_neighbour_in_the_next_round() -> None:
    plan = Plan("pergamon", 3, ("a", "b", "c"))
    assert plan.pairing(0).bots == ("a", "b", "c")
    assert plan.pairing(3).bots == ("a", "c", "b")


def test_a_table_of_one_bot_is_played_once_a_round() -> None:
    assert rotations(("a", "a", "a")) == [("a", "a", "a")]
    assert len(rotations(("a", "b", "b"))) == 3


def test_games_are_rounded_up_to_whole_rounds() -> None:
    plan = Plan("pergamon", 3, ("a", "b", "c"))
    assert [plan.whole_rounds(games) for games in (1, 3, 4)] == [3, 3, 6]


def test_derived_seeds_differ_by_purpose_and_by_every_number() -> None:
    assert len({derived_seed("bot", 1, 2, 3), derived_seed("chance", 1, 2, 3), derived_seed("bot", 1, 23)}) == 3
    assert derived_seed("bot", 1, 2) == derived_seed("bot", 1, 2)


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan("petra", 2, ("uniform",)), "there is no game 'petra'"),
        (Plan("pergamon", 5, ("uniform",)), "1 to 4 players"),
        (Plan("pergamon", 1, ("uniform",)), "at least 2 players"),
        (Plan("pergamon", 2, ("deep",)), "there is no bot 'deep'"),
        (Plan("pergamon", 2, ()), "name at least one bot"),
        (Plan("pergamon", 2, ("uniform", "")), "name at least one bot"),
        (Plan("pergamon", 2, ("uniform", "greedy", "greedy")), "named twice"),
        (Plan("pergamon", 2, ("uniform",), seed=-1), "a seed is a whole number"),
        (Plan("pergamon", 2, ("uniform",), options={"weather": True}), "no option 'weather'"),
        (Plan("pergamon", 2, ("uniform",), time_limit=0), "more than 0 s"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(plan: Plan, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as caught:
        plan.check()
    assert "\n" not in str(caught.value)


def test_numpy_integers_are_numbers() -> None:
    plan = Plan("pergamon", np.int64(2), ("uniform",), np.uint16(3), {"first_player": np.int8(1)})  # type: ignore[arg-type]
    plan.check()
    assert plan == Plan("pergamon", 2, ("uniform",), 3, {"first_player": 1})
    assert {type(number) for number in (plan.players, plan.seed, plan.options["first_player"])} == {int}
