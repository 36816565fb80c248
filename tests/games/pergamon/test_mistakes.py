"""The unofficial English manual has errors; each test shows that we follow the official rule instead.

The letters B1 to B16 are those of our list of its errors.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core.bits import size_of
from digsite.games.pergamon.components import (
    ASKED,
    CENTURY,
    NUMBER,
    RAIDER,
    SPACES,
    TILES,
    TOP_SPACE,
    age,
    year,
)
from digsite.games.pergamon.rules.dig import may_dig
from digsite.games.pergamon.rules.evaluation import award_points, award_prize, lose_interest
from digsite.games.pergamon.rules.exhibit import (
    NO_MARKER,
    break_up,
    exhibition_space,
    free_marker,
    has_object,
    push_down,
)
from digsite.games.pergamon.rules.finds import galleries_with_room
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import (
    EXAMPLE,
    at_placing,
    bury,
    do,
    find,
    give,
    in_turn,
    notations,
    random_game,
    show,
    spaces,
    table,
    tiles,
)


def test_a_collection_on_space_10_earns_3_points_not_10() -> None:
    """B1, ruling P-10: points are those printed on the plan, 1 to 6."""
    s = table()
    show(s, 0, 10, 1, 4)
    award_points(s)
    assert s.tickets[0] == 3


def test_higher_requests_are_on_the_left_not_on_the_right() -> None:
    """B2, ruling P-11: spaces are numbered from the right."""
    assert ASKED[SPACES] > ASKED[1]


def test_figures_are_placed_openly_one_after_the_other() -> None:
    """B3, ruling P-12: the second player sees where the first one stands."""
    s = table()
    at_placing(s)
    do(s, "place 4")
    assert (s.mover, s.figure[0], "place 4" in notations(s)) == (1, 4, False)


def test_the_raider_is_placed_before_the_first_player() -> None:
    """B4, ruling P-13: the backs of the cards place him, not his turn."""
    s = table(2)
    at_placing(s, "chest", "chest")
    assert (s.figure[RAIDER], s.figure[0], s.mover) == (9, 0, 0)


def test_coins_are_carried_over_to_the_next_round() -> None:
    """B5, ruling P-14: the pot never has a rest, and purses are kept."""
    s = table()
    at_placing(s, "bag", "bag")
    do(s, "place 2", "place 4", "place 12", "reveal 4", "reveal 4")
    while s.calendar == 1:
        do(s, "no dig")
    assert (s.pot, [s.coins[p] for p in range(3)]) == (0, [1, 2, 5])


def test_polish_raises_the_value_not_the_points() -> None:
    """B6, ruling P-15."""
    s = exhibiting_the_example(coins=3)
    do(s, "exhibit +3")
    assert (spaces(s, 0)[0], s.tickets[0]) == (15, 1)


def test_a_collection_may_hold_several_objects() -> None:
    """B7, ruling P-16."""
    s = exhibiting_the_example()
    do(s, "exhibit +0")
    assert size_of(s.collection[0, 0]) - 1 == 3


def exhibiting_the_example(*, coins: int = 0) -> State:
    s = table()
    give(s, 0, *EXAMPLE, coins=coins)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, *(f"join {tile}" for tile in EXAMPLE))
    return s


def test_an_empty_gallery_cannot_be_dug() -> None:
    """B8, ruling P-17."""
    s = table()
    give(s, 0, coins=5)
    in_turn(s, 0, Phase.DIG, space=13)
    assert not any(may_dig(s, 0, gallery) for gallery in range(5))


def test_tiles_without_room_are_never_turned_up() -> None:
    """B9, ruling P-18: no more are drawn than there are open galleries."""
    s = table()
    bury(s, 0, 57, 58, 59, 60)
    find(s, 1, 2, 3, 4)
    assert (galleries_with_room(s), s.phase, size_of(s.unseen)) == (4, Phase.FUNDS, 52)


def test_the_solo_game_is_our_own_mode_with_the_raider() -> None:
    """B10, ruling P-19: the rulebooks know no solo game; ours adds the raider to one player."""
    s = table(1)
    at_placing(s, "bag", "bag")
    do(s, "place 6", "reveal 4", "reveal 4")
    assert (s.figure[RAIDER], s.mover) == (5, 0)


# B11: the museum never runs out of spaces


def test_no_exhibition_makes_two_markers_meet() -> None:
    """B11, ruling P-20: every marker moves by its own space only, so every pair and every new value is tried."""
    for lower, upper in permutations(range(1, TOP_SPACE + 1), 2):
        for value in range(1, TOP_SPACE + 1):
            s = State()
            s.players = 2
            s.space[0, 0], s.space[1, 0] = lower, upper
            push_down(s, value)
            stand = [space for space in (s.space[0, 0], s.space[1, 0], value) if space > 0]
            assert len(stand) == len(set(stand)), (lower, upper, value)


@pytest.mark.parametrize("calendar", [5, 7, 9, 12])
def test_no_evaluation_makes_two_markers_meet(calendar: int) -> None:
    """B11, ruling P-20."""
    for first, second in permutations(range(1, TOP_SPACE + 1), 2):
        s = State()
        s.players, s.calendar = 2, calendar
        s.space[0, 0], s.space[1, 0] = first, second
        lose_interest(s)
        assert s.space[0, 0] != s.space[1, 0] or s.space[0, 0] == 0


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(1, 4))
def test_no_two_markers_meet_in_a_whole_game(seed: int, players: int) -> None:
    """B11, ruling P-20."""
    for s in random_game(seed, players):
        assert are_all_different(s)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 40), st.sampled_from([0, 0, 0, 5, 7, 9])), max_size=60))
def test_no_two_markers_meet_after_any_row_of_exhibitions(events: list[tuple[int, int, int]]) -> None:
    """B11, ruling P-20: whoever exhibits whatever, with evaluations in between."""
    s = table(4)
    for p, value, calendar in events:
        if free_marker(s, p) == NO_MARKER:
            break_up(s, p, 0)
        push_down(s, exhibition_space(value))
        show(s, p, exhibition_space(value))
        s.calendar = calendar
        lose_interest(s)
        assert are_all_different(s)


def are_all_different(s: State) -> bool:
    """No two markers stand on the same museum space."""
    stand = [space for p in range(s.players) for space in spaces(s, p) if space > 0]
    return len(stand) == len(set(stand))


def test_two_objects_are_never_equally_old() -> None:
    """B12, ruling P-21: an object takes its number from one tile, and numbers are unique."""
    s = table()
    show(s, 0, 1, 4, 12)
    show(s, 1, 2, 5, 7)
    award_prize(s, 0)
    assert (len({NUMBER[t] for t in range(TILES)}), [s.tickets[0], s.tickets[1]]) == (TILES, [2, 0])


def test_polish_cannot_replace_an_object() -> None:
    """B13, ruling P-22: a lone find is no collection, however many coins lie ready."""
    s = table()
    give(s, 0, 59, 28, coins=9)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, "join 59")
    assert (has_object(s), notations(s)) == (False, {"join 28"})


def test_the_larger_number_is_the_older_one() -> None:
    """B14, ruling P-23: years have no minus; tiles 5 and 6 show 50 and 57, so 57 lies deeper."""
    assert (NUMBER[4], NUMBER[5], age(4) < age(5), year(0, 5) > year(0, 4)) == (50, 57, True, True)


def test_who_asks_for_more_acts_later() -> None:
    """B15, ruling P-24: consistent only with high requests on the left."""
    s = table()
    at_placing(s, "chest", "chest")
    do(s, "place 12", "place 2", "place 8", "reveal 8", "reveal 8")
    movers = []
    while s.calendar == 1:
        movers.append(s.mover)
        do(s, "no dig")
    assert movers == [1, 2, 0]


@given(st.lists(st.integers(1, TILES), min_size=2, max_size=8, unique=True))
def test_the_last_tile_of_a_row_adds_no_value(row: list[int]) -> None:
    """B16, ruling P-61: not all components count, only the centuries of complete objects."""
    s = table()
    show(s, 0, 1, *row)
    assert row_value(s, tiles(*row)) == sum(CENTURY[tile - 1] for tile in row[:-1])


def test_the_example_of_12_points_leaves_out_its_last_tile() -> None:
    """B16, ruling P-61: with its last tile, of the fifth century, it would be 17."""
    s = table()
    show(s, 0, 12, *EXAMPLE)
    assert row_value(s, tiles(*EXAMPLE)) == 12
