"""Execute an excavation."""

from __future__ import annotations

from itertools import product

import pytest

from digsite.core.game import CHANCE
from digsite.core.record import copy_of
from digsite.games.thebes.actions import SPACE
from digsite.games.thebes.components import Area, Place
from digsite.games.thebes.rules.dig import dig_action, knowledge, may_dig, tokens_to_draw
from digsite.games.thebes.rules.exhibition import has_artefacts_for
from digsite.games.thebes.rules.turn import play
from digsite.games.thebes.state import WAYS, Help, Pile, State
from tests.games.thebes.tables import (
    bag,
    cards_in,
    chance,
    digs,
    do,
    finds,
    found,
    give,
    give_finds,
    go_to,
    notations,
    playing,
    used,
)


def digger(*cards: str, week: int = 20, place: str = "greece", strict_knowledge: bool = False) -> State:
    """Seat 0 is on a site with these cards."""
    s = playing(3, week=week, place=place, strict_knowledge=strict_knowledge)
    give(s, 0, *cards)
    return s


def on_crete() -> State:
    """The chapter's example: total knowledge 8 on Crete."""
    s = digger("crete 2 paris", "assistant paris", "assistant berlin", place="crete")
    give(s, 0, "general 2 london", "general 2 moscow", "general 1 rome")
    give_finds(s, 0, "greece", "book")
    return s


# The examples of the chapter


def test_eight_points_and_four_weeks_give_five_tokens() -> None:
    """Using the time wheel, example."""
    s = on_crete()
    do(s, "dig crete 4 weeks")
    assert s.draws_due == 5


def test_the_rumour_of_crete_makes_it_eleven_points() -> None:
    """Determining knowledge points, example: 6 special and 5 general points."""
    s = on_crete()
    give(s, 0, "rumour crete paris")
    assert tokens_to_draw(s, 0, Area.CRETE, 4, Help.RUMOUR) == 6


def test_three_useful_tokens_of_five_earn_eight_points_and_two_go_back() -> None:
    """The excavation, example."""
    s = on_crete()
    s.bonus = 0
    do(s, "dig crete 4 weeks")
    finds(s, "debris", "1", "3", "debris", "4")
    assert (found(s, 0, "crete"), bag(s, "crete")["debris"]) == (["1", "3", "4"], 16)


# 1. May the player dig?


def test_a_dig_costs_the_journey_and_its_weeks() -> None:
    """The minimum requirement."""
    s = digger("greece 3 berlin", place="rome")
    do(s, "dig greece 3 weeks")
    assert (s.week[0], s.place[0]) == (24, Place.GREECE)


def test_without_special_knowledge_nobody_digs() -> None:
    """The minimum requirement."""
    assert digs(digger("general 2 london", "general 1 rome", "shovel rome", "shovel london")) == set()


def test_special_knowledge_serves_its_own_area_only() -> None:
    assert {notation.split()[1] for notation in digs(digger("greece 3 berlin"))} == {"greece"}


def test_a_used_permission_forbids_another_dig() -> None:
    """Ending the excavation."""
    s = digger("greece 3 berlin")
    s.used[0] = 0b00001
    assert digs(s) == set()


def test_a_used_permission_forbids_only_its_own_area() -> None:
    s = digger("greece 3 berlin", "crete 3 moscow")
    s.used[0] = 0b00001
    assert {notation.split()[1] for notation in digs(s)} == {"crete"}


@pytest.mark.parametrize(
    ("books", "fewest"),
    [
        (("greece 1 rome",), 8),
        (("greece 2 rome",), 6),
        (("greece 3 london",), 3),
        (("greece 2 rome", "greece 2 london"), 2),
        (("greece 3 london", "greece 2 london"), 1),
    ],
)
def test_the_wheel_must_show_more_than_nothing(books: tuple[str, ...], fewest: int) -> None:
    """Using the time wheel."""
    assert min(int(notation.split()[2]) for notation in digs(digger(*books))) == fewest


def test_a_dig_lasts_twelve_weeks_at_most() -> None:
    assert max(int(notation.split()[2]) for notation in digs(digger("greece 3 london"))) == 12


def test_shovels_do_not_rescue_a_wheel_that_shows_nothing() -> None:
    """Ruling T-14."""
    s = digger("greece 1 rome", "shovel rome", "shovel rome", "shovel london")
    assert min(int(notation.split()[2]) for notation in digs(s)) == 8


def test_a_longer_dig_for_the_same_tokens_is_allowed() -> None:
    """Ruling T-51."""
    assert {"dig greece 3 weeks", "dig greece 4 weeks", "dig greece 5 weeks"} <= digs(digger("greece 3 london"))


def test_a_rumour_may_be_wasted_at_twelve_points() -> None:
    """Ruling T-51."""
    s = digger("greece 3 london", "greece 3 berlin", "greece 2 rome", "greece 2 london", "greece 2 rome")
    give(s, 0, "rumour greece moscow", "assistant rome")
    assert "dig greece 1 week with rumour and assistant" in digs(s)


def test_three_assistants_and_two_general_points_dig_anywhere() -> None:
    """Ruling T-09: knowledge 4 without a book."""
    s = digger("assistant rome", "assistant paris", "assistant paris", "general 2 london", place="egypt")
    assert min(int(notation.split()[2]) for notation in digs(s, "egypt")) == 2


@pytest.mark.parametrize("place", ["greece", "london"])
def test_what_may_be_dug_is_what_is_offered(place: str) -> None:
    """The question and the list are one rule."""
    s = digger("greece 2 rome", "rumour greece moscow", "assistant rome", "shovel rome", "zeppelin rome", "car rome")
    go_to(s, 0, place)
    give(s, 0, "crete 1 paris", "general 2 london", "special permission london")
    s.used[0] = 0b00010
    s.week[0] = 148
    allowed = {
        SPACE.find(dig_action(area, weeks, declared)).notation
        for area, weeks, declared in product(range(5), range(1, 13), range(32))
        if declared & WAYS != WAYS and may_dig(s, 0, area, weeks, declared)  # nobody flies and leaves the car at home
    }
    assert allowed == digs(s)


# 2. Declarations


def test_a_rumour_is_declared_only_in_its_area() -> None:
    """Ruling T-10."""
    s = digger("greece 3 london", "rumour crete paris")
    assert not any("rumour" in notation for notation in digs(s, "greece"))


def test_a_rumour_is_a_choice() -> None:
    """Ruling T-10."""
    s = digger("greece 3 london", "rumour greece moscow")
    assert {"dig greece 3 weeks", "dig greece 3 weeks with rumour"} <= digs(s)


def test_a_declared_rumour_is_discarded() -> None:
    """Determining knowledge points, note. Ruling T-10."""
    s = digger("greece 3 london", "rumour greece moscow")
    do(s, "dig greece 3 weeks with rumour")
    chance(s)
    assert (cards_in(s, 0), cards_in(s, Pile.DISCARDS)) == (["greece 3 london"], ["rumour greece moscow"])


def test_a_rumour_that_was_not_declared_is_kept() -> None:
    """Ruling T-10."""
    s = digger("greece 3 london", "rumour greece moscow")
    do(s, "dig greece 3 weeks")
    chance(s)
    assert "rumour greece moscow" in cards_in(s, 0)


@pytest.mark.parametrize("kind", ["assistant", "shovel"])
def test_a_lone_one_that_helped_is_discarded(kind: str) -> None:
    """Ruling T-11."""
    s = digger("greece 3 london", f"{kind} rome")
    do(s, f"dig greece 3 weeks with {kind}")
    chance(s)
    assert cards_in(s, Pile.DISCARDS) == [f"{kind} rome"]


@pytest.mark.parametrize("kind", ["assistant", "shovel"])
def test_a_lone_one_that_did_not_help_is_kept(kind: str) -> None:
    """Ruling T-11."""
    s = digger("greece 3 london", f"{kind} rome")
    do(s, "dig greece 3 weeks")
    chance(s)
    assert cards_in(s, Pile.DISCARDS) == []


@pytest.mark.parametrize("kind", ["assistant", "shovel"])
def test_a_pair_helps_unasked_and_is_kept(kind: str) -> None:
    """Ruling T-11."""
    s = digger("greece 3 london", f"{kind} rome", {"assistant": "assistant paris", "shovel": "shovel london"}[kind])
    assert not any(kind in notation for notation in digs(s))
    do(s, "dig greece 3 weeks")
    chance(s)
    assert cards_in(s, Pile.DISCARDS) == []


def test_a_declared_shovel_draws_a_token_more() -> None:
    """Using the time wheel, note."""
    s = digger("greece 3 london", "shovel rome")
    do(s, "dig greece 3 weeks with shovel")
    assert s.draws_due == 1 + 1


def test_three_shovels_draw_two_tokens_more() -> None:
    """Using the time wheel, note."""
    s = digger("greece 3 london", "shovel rome", "shovel london", "shovel moscow")
    do(s, "dig greece 3 weeks")
    assert s.draws_due == 1 + 2


def test_a_declared_assistant_raises_the_knowledge() -> None:
    """Determining knowledge points, note: 4 points instead of 3 give two tokens in four weeks."""
    s = digger("greece 3 london", "assistant rome")
    do(s, "dig greece 4 weeks with assistant")
    assert s.draws_due == 2


def test_books_and_general_knowledge_are_kept_after_a_dig() -> None:
    s = digger("greece 3 london", "general 1 rome")
    do(s, "dig greece 3 weeks")
    chance(s)
    assert cards_in(s, 0) == ["greece 3 london", "general 1 rome"]


# 3. Drawing


def test_chance_draws_the_tokens_one_by_one() -> None:
    s = digger("greece 3 london", "shovel rome")
    do(s, "dig greece 3 weeks with shovel")
    finds(s, "2")
    assert (s.mover, s.draws_due) == (CHANCE, 1)


def test_a_token_drawn_is_out_of_the_bag() -> None:
    s = digger("greece 3 london", "shovel rome")
    do(s, "dig greece 3 weeks with shovel")
    finds(s, "6")
    assert "find 6" not in notations(s)


def test_debris_stays_outside_until_the_last_draw() -> None:
    """Ruling T-16."""
    s = digger("greece 3 london", "shovel rome")
    do(s, "dig greece 3 weeks with shovel")
    finds(s, "debris")
    assert bag(s, "greece")["debris"] == 15


def test_debris_goes_back_after_the_last_draw() -> None:
    """Rulings T-16, T-52."""
    s = digger("greece 3 london", "shovel rome")
    do(s, "dig greece 3 weeks with shovel")
    finds(s, "debris", "debris")
    assert (bag(s, "greece")["debris"], s.debris) == (16, 0)


def test_finds_stay_on_the_desk_for_good() -> None:
    s = digger("greece 3 london")
    do(s, "dig greece 3 weeks")
    finds(s, "5")
    assert (found(s, 0, "greece"), bag(s, "greece")["5"]) == (["1", "5"], 1)


def test_a_book_found_counts_from_the_next_dig_on() -> None:
    """Ruling T-15: the wheel gave two tokens for four points, and a fifth point now changes nothing."""
    s = digger("crete 3 moscow", place="crete")
    give_finds(s, 0, "greece", "book")
    do(s, "dig crete 4 weeks")
    finds(s, "general book")
    assert (knowledge(s, 0, Area.CRETE, 0), s.draws_due) == (5, 1)


# 4. The end of a dig


def test_a_dig_uses_up_the_permission() -> None:
    """Ending the excavation."""
    s = digger("greece 3 london")
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert used(s, 0) == ["greece"]


def test_the_permission_is_turned_after_the_last_token() -> None:
    """Ruling T-52."""
    s = digger("greece 3 london", "rumour greece moscow")
    do(s, "dig greece 3 weeks with rumour")
    assert (used(s, 0), cards_in(s, Pile.DISCARDS), s.bonus & 1) == ([], [], 1)


def test_the_first_to_dig_gets_the_artefact_on_the_map() -> None:
    """Bonus for the first excavation in an area. Ruling T-17: whatever was drawn."""
    s = digger("greece 3 london")
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert (found(s, 0, "greece"), s.bonus) == (["1"], 0b11110)


def test_the_second_to_dig_gets_no_bonus() -> None:
    """Bonus for the first excavation in an area."""
    s = digger("greece 3 london")
    s.bonus = 0b11110
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert found(s, 0, "greece") == []


def test_the_bonus_counts_for_exhibitions() -> None:
    """Rulings T-17, T-20: one Greek artefact and two Egyptian ones."""
    s = digger("greece 3 london")
    give_finds(s, 0, "egypt", "1", "1")
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert has_artefacts_for(s, 0, 0)


def test_after_a_dig_nothing_of_it_is_left() -> None:
    s = digger("greece 3 london", "rumour greece moscow")
    do(s, "dig greece 3 weeks with rumour")
    chance(s)
    assert (s.digger, s.site, s.help, s.is_special, s.draws_due, s.debris) == (-2, 0, 0, 0, 0, 0)


# Special permissions


def test_a_special_permission_allows_a_second_dig_in_the_year() -> None:
    """Ending the excavation, note."""
    s = digger("greece 3 london", "special permission london")
    s.used[0] = 0b00001
    assert "dig greece 3 weeks" in digs(s)


def test_a_special_permission_is_discarded_and_the_other_stays_used() -> None:
    """Ruling T-19."""
    s = digger("greece 3 london", "special permission london")
    s.used[0] = 0b00001
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert (cards_in(s, Pile.DISCARDS), used(s, 0)) == (["special permission london"], ["greece"])


def test_a_special_permission_is_kept_while_the_ordinary_one_is_valid() -> None:
    """Rulings T-19, T-42."""
    s = digger("greece 3 london", "special permission london")
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert ("special permission london" in cards_in(s, 0), used(s, 0)) == (True, ["greece"])


def test_two_special_permissions_allow_a_third_dig() -> None:
    """Ruling T-19. Ruling T-45: the one from London goes first."""
    s = digger("greece 3 london", "special permission london", "special permission moscow")
    s.used[0] = 0b00001
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert [card for card in cards_in(s, 0) if "special" in card] == ["special permission moscow"]


# The turn of the year


def test_a_journey_into_the_new_year_gives_a_fresh_permission() -> None:
    """Rulings T-18, T-48: from space 52 to the site takes a week."""
    s = digger("greece 3 london", week=52, place="rome")
    s.used[0] = 0b00001
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert (s.week[0], used(s, 0)) == (56, ["greece"])


def test_a_used_permission_is_not_renewed_by_the_dig_itself() -> None:
    """Ruling T-48."""
    s = digger("greece 3 london", week=51)
    s.used[0] = 0b00001
    assert digs(s) == set()


def test_a_journey_that_ends_on_space_52_renews_nothing() -> None:
    """Ruling T-48."""
    s = digger("greece 3 london", week=51, place="rome")
    s.used[0] = 0b00001
    assert digs(s) == set()


def test_a_dig_that_ends_in_the_new_year_uses_up_its_permission() -> None:
    """Rulings T-18, T-48: only this one; the others are valid again."""
    s = digger("greece 3 london", week=52)
    s.used[0] = 0b11110
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert used(s, 0) == ["greece"]


def test_a_special_permission_leaves_the_renewed_one_valid() -> None:
    """Ruling T-42: the weeks of the dig cross the new year and nothing is turned."""
    s = digger("greece 3 london", "special permission london", week=51)
    s.used[0] = 0b00001
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert (used(s, 0), cards_in(s, Pile.DISCARDS)) == ([], ["special permission london"])


def test_a_special_permission_is_kept_when_the_journey_renews_the_ordinary_one() -> None:
    """Rulings T-18, T-42."""
    s = digger("greece 3 london", "special permission london", week=52, place="rome")
    s.used[0] = 0b00001
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert cards_in(s, Pile.DISCARDS) == []


def test_a_car_may_keep_a_journey_within_the_old_year() -> None:
    """Rulings T-18, T-43: by car the used permission is still used on arrival, a week later it is valid again."""
    s = digger("greece 3 berlin", "car rome", week=50, place="london")
    s.used[0] = 0b00001
    assert digs(s) == {f"dig greece {weeks} weeks without the car" for weeks in range(3, 13)}


def test_going_without_the_car_spares_a_special_permission() -> None:
    """Rulings T-42, T-43: each form is judged by its own weeks."""
    s = digger("greece 3 berlin", "car rome", "special permission london", week=50, place="london")
    s.used[0] = 0b00001
    by_car = copy_of(s)
    do(by_car, "dig greece 3 weeks")
    do(s, "dig greece 3 weeks without the car")
    finds(by_car, "debris")
    finds(s, "debris")
    assert (cards_in(by_car, Pile.DISCARDS), used(by_car, 0)) == (["special permission london"], [])
    assert (cards_in(s, Pile.DISCARDS), used(s, 0)) == ([], ["greece"])


def test_a_dig_without_the_car_uses_up_what_was_declared() -> None:
    """Rulings T-10, T-43."""
    s = digger("greece 2 rome", "car rome", "rumour greece moscow", week=20, place="london")
    do(s, "dig greece 4 weeks with rumour without the car")
    finds(s, "debris", "debris")
    assert (s.week[0], cards_in(s, Pile.DISCARDS)) == (27, ["rumour greece moscow"])


def test_an_action_number_decodes_to_the_dig_it_names() -> None:
    s = digger("greece 3 london")
    play(s, dig_action(Area.GREECE, 9, 0))
    assert (s.week[0], s.site, s.draws_due) == (29, Area.GREECE, 3)
