"""What the golden games of Thebes show."""

from __future__ import annotations

import pytest

from digsite.core.bits import has, size_of
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, Act
from digsite.games.thebes.components import CAR_JOURNEY, CARS, DISTANCE, MOST_WEEKS, SHARED_MAJORITY, Area
from digsite.games.thebes.rules.desk import has_helper
from digsite.games.thebes.rules.dig import has_special_knowledge, may_dig, special_knowledge
from digsite.games.thebes.scoring import majority_of
from digsite.games.thebes.state import Help, Pile, Stack, State
from tests.golden.games import RESULTS, files_of, golden, states_of, steps_of

FILES = files_of("thebes")


@pytest.mark.parametrize("help_", list(Help))
def test_digs_use_every_kind_of_help(help_: Help) -> None:
    digs = [action for file in FILES for action in golden(file).actions if KIND[action] == Act.DIG]
    assert any(EXTRA[action] & help_ for action in digs)


@pytest.mark.parametrize("act", [Act.TAKE, Act.EXCHANGE, Act.EXHIBIT])
def test_zeppelins_fly_to_everything_else_too(act: Act) -> None:
    assert any(
        KIND[action] == act and EXTRA[action] == Help.ZEPPELIN for file in FILES for action in golden(file).actions
    )


def test_cars_shorten_journeys() -> None:
    assert any(is_drive(before, after) for file in FILES for _, before, after in steps_of(file))


def test_the_way_without_a_car_makes_a_used_permission_valid() -> None:
    """By car the dig would not have been possible: it would have begun in the old year."""
    walks = [
        (s, action)
        for action, s, _ in steps_of("thebes-3-without-the-car")
        if KIND[action] == Act.DIG and EXTRA[action] & Help.WITHOUT_CAR
    ]
    assert len(walks) == 1
    s, action = walks[0]
    area, weeks = CHOICE[action] // MOST_WEEKS, CHOICE[action] % MOST_WEEKS + 1
    assert has(s.used[s.mover], area)
    assert may_dig(s, s.mover, area, weeks, Help.WITHOUT_CAR)
    assert not may_dig(s, s.mover, area, weeks, 0)


def is_drive(before: State, after: State) -> bool:
    """Whether the mover went a long way by car."""
    p = before.mover
    return bool(p >= 0 and has_helper(before, p, CARS) and DISTANCE[before.place[p], after.place[p]] >= CAR_JOURNEY)


def test_special_permissions_are_used() -> None:
    assert any(s.is_special for file in FILES for s in states_of(file))


def test_the_first_to_dig_in_an_area_get_the_artefacts_on_the_map() -> None:
    assert any(states_of(file)[-1].bonus == 0 for file in FILES)


def test_exhibitions_are_pushed_out_at_c() -> None:
    gone = [
        after.exhibitions[Pile.DISCARDS] & ~before.exhibitions[Pile.DISCARDS]
        for file in FILES
        for _, before, after in steps_of(file)
    ]
    assert sum(size_of(pushed) for pushed in gone) >= 10


def test_a_supply_is_shuffled_twice() -> None:
    supplies = [
        after.stack == Stack.SHUFFLED and (before.stack != Stack.SHUFFLED or after.stack_left > before.stack_left)
        for _, before, after in steps_of("thebes-4")
    ]
    assert sum(supplies) == 2


def test_an_exchange_follows_an_exchange_at_a_higher_price() -> None:
    assert max(s.exchanges for file in FILES for s in states_of(file)) >= 2


def test_a_majority_is_shared() -> None:
    last = states_of("thebes-4")[-1]
    shared = [majority_of(last, p, area) == SHARED_MAJORITY for p in range(4) for area in Area]
    assert sum(shared) >= 2


def test_permissions_become_valid_at_the_turn_of_the_year() -> None:
    assert any(
        has(before.used[p], area) and not has(after.used[p], area)
        for _, before, after in steps_of("thebes-2")
        for p in range(2)
        for area in Area
    )


def test_assistants_alone_are_not_enough_where_knowledge_is_strict() -> None:
    turns = [(s, s.mover) for s in states_of("thebes-2-strict") if s.mover >= 0]
    assert any(
        special_knowledge(s, p, area, 0) > 0 and not has_special_knowledge(s, p, area, 0)
        for s, p in turns
        for area in Area
    )


def test_equals_share_a_victory() -> None:
    scores, places = RESULTS["thebes-2-shared-victory"]
    assert scores[0] == scores[1]
    assert places == [1, 1]


@pytest.mark.parametrize("file", ["thebes-3-next-cards", "thebes-4-all-options"])
def test_the_next_two_cards_lie_open_by_option(file: str) -> None:
    shown = [s.upcoming[1] for s in states_of(file) if s.mover >= 0]
    assert sum(card >= 0 for card in shown) > len(shown) // 2
