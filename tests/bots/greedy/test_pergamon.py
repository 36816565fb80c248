"""The advice of the strategy for Pergamon, each piece at a table laid out for it."""

from __future__ import annotations

from functools import partial

from digsite.bots.greedy.pergamon import expected_pot
from digsite.bots.greedy.pergamon_rows import next_in_row, objects, promise, value_from
from digsite.bots.greedy.pergamon_worths import desk_worth, marker_worth, purse_worth
from digsite.bots.policy import POINT
from digsite.games.pergamon.components import POLISH_LIMIT
from digsite.games.pergamon.state import Phase, State
from tests.bots.greedy import opinions
from tests.games.pergamon.tables import at_placing, bury, give, in_turn, show, table, tiles

FITTING = (59, 28, 46, 55)  # one row: jug-bracelet, bracelet-vase, vase-mask, mask-vase


worths = partial(opinions.worths, "pergamon")
best = partial(opinions.best, "pergamon")


def at_desk(calendar: int, *finds: int, coins: int = 0, phase: Phase = Phase.EXHIBIT) -> State:
    """A player's turn in some round."""
    s = table(3)
    s.calendar = calendar
    in_turn(s, 0, phase)
    give(s, 0, *finds, coins=coins)
    return s


# Rows


def test_finds_that_fit_promise_more_than_older_ones_that_do_not() -> None:
    assert promise(tiles(*FITTING)) > promise(tiles(59, 54, 50, 41))  # four that all begin with a jug


def test_each_find_that_begins_too_often_is_left_over() -> None:
    assert objects(tiles(*FITTING)) == 3
    assert objects(tiles(59, 54, 50, 41)) == 0


def test_the_oldest_find_that_goes_on_comes_next() -> None:
    finds = tiles(28, 43, 46)  # bracelet-vase of the 3rd and of the 4th century, then vase-mask
    assert next_in_row(tiles(28, 43), finds) == 43 - 1


def test_the_youngest_find_ends_the_row() -> None:
    assert next_in_row(tiles(28, 43), tiles(28, 43)) == 28 - 1


def test_a_row_is_counted_without_the_find_that_ends_it() -> None:
    assert value_from(59 - 1, tiles(28, 46, 55)) == 5 + 3 + 4


# Placing


def test_seen_cards_tell_how_much_to_expect() -> None:
    s = table(3)
    at_placing(s, "chest", "chest")
    assert expected_pot(s) == 1300
    s.deck[8] = s.deck[7] = 0
    assert expected_pot(s) == 1100


def test_among_equal_spaces_the_right_one_acts_earlier() -> None:
    s = table(3)
    at_placing(s, "chest", "chest")
    appraised = worths(s)
    assert appraised["place 12"] > appraised["place 13"]


def test_a_deep_space_is_worth_it_when_the_finds_there_fit() -> None:
    s = table(3)
    give(s, 0, 28, 46, coins=3)
    at_placing(s, "chest", "chest")
    before = worths(s)
    bury(s, 4, 55, 58, 33)
    after = worths(s)
    assert after["place 11"] > before["place 11"]
    assert after["place 5"] == before["place 5"]


# Digging


def test_the_dearer_gallery_is_worth_it_for_a_longer_row() -> None:
    s = at_desk(4, 28, 46, coins=6, phase=Phase.DIG)  # bracelet-vase, vase-mask
    bury(s, 0, 5)
    bury(s, 2, 55, 35)  # mask-vase, vase-bracelet
    assert best(s) == "dig III"


def test_finds_that_do_not_fit_are_not_worth_a_high_price() -> None:
    s = at_desk(11, 28, 46, coins=3, phase=Phase.DIG)
    bury(s, 2, 43)  # another bracelet-vase
    assert best(s) == "no dig"


# Timing


def test_a_short_row_waits_for_the_evaluation() -> None:
    assert best(at_desk(3, 28, 46)) == "store"


def test_a_good_row_is_shown_before_an_evaluation() -> None:
    assert best(at_desk(5, 59, 58, 46, 60, 50)).startswith("join")  # a row worth 19


def test_everything_is_shown_in_the_last_round() -> None:
    assert best(at_desk(12, 2, 1)) == "join 2"


def test_an_early_marker_earns_in_every_evaluation_but_sinks() -> None:
    s = table(3)
    s.calendar = 5
    early = marker_worth(s, 16)
    s.calendar = 12
    late = marker_worth(s, 16)
    assert late < early < 4 * late


def test_finds_lose_worth_as_the_game_runs_out() -> None:
    s = table(3)
    worth = []
    for s.calendar in (5, 7, 9, 12):
        worth.append(desk_worth(s, promise(tiles(*FITTING))))
    assert worth == sorted(worth, reverse=True)


# Exhibiting


def test_the_lowest_collection_makes_room() -> None:
    s = at_desk(12, 59, 28)
    for space, row in ((9, (1, 12)), (3, (13, 25)), (14, (15, 26))):
        show(s, 0, space, *row)
    s.finds[0], s.row, s.row_end = 0, tiles(59, 28), 27
    s.joined[58] = 27
    assert best(s) == "exhibit +0 for II"


def test_coins_become_polish_in_the_last_round() -> None:
    s = at_desk(12, coins=8)
    s.row, s.row_end = tiles(59, 28), 27
    s.joined[58] = 27
    assert int(best(s).split("+")[1]) > POLISH_LIMIT


# Coins and storing


def test_another_coin_is_worth_less_than_the_last() -> None:
    assert POINT > purse_worth(3, 1) > purse_worth(3, 9) - purse_worth(3, 8)


def test_a_young_find_that_does_not_fit_is_not_worth_a_coin() -> None:
    assert best(at_desk(8, 43, 46, 55, 5, coins=1)) == "discard 5"


def test_finds_that_fit_are_worth_their_storage() -> None:
    assert best(at_desk(3, 59, 28, 46, 51, coins=3)) == "store"
