"""Advice on how to play Thebes, as the strategy gives it."""

from __future__ import annotations

from functools import partial

import pytest

from digsite.bots.bot import bot
from digsite.bots.greedy.thebes_digs import later_years, note_luck, weeks_to_new_year
from digsite.core.game import CHANCE
from digsite.games.thebes.actions import KIND, Act
from digsite.games.thebes.chance import chance_weight
from digsite.games.thebes.components import END_WEEK, START_WEEK, WEEKS_A_YEAR
from digsite.games.thebes.rules.year import year_of
from digsite.games.thebes.state import State
from digsite.match import Match
from tests.bots.greedy import opinions
from tests.games.thebes.tables import give, give_finds, markers, playing, show

READER_OF_CRETE = ("crete 3 moscow", "crete 2 rome", "crete 2 paris", "crete 1 vienna")  # 8 points
SCHOLAR_OF_CRETE = (*READER_OF_CRETE, "general 2 london", "general 2 moscow")  # 12 points
NOTHING_USEFUL = ("rumour greece moscow", "rumour egypt rome", "rumour palestine vienna", "special permission moscow")


worths = partial(opinions.worths, "thebes")
best = partial(opinions.best, "thebes")
considered = partial(opinions.considered, "thebes")


def best_dig(s: State, area: str) -> str:
    """The dig in an area that the strategy likes best."""
    thought = {action: worth for action, worth in worths(s).items() if action.startswith(f"dig {area} ")}
    return max(thought, key=lambda action: thought[action])


def weeks_of(dig: str) -> int:
    return int(dig.split()[2])


def position(*cards: str, week: int = 20, place: str = "rome", display: tuple[str, ...] = NOTHING_USEFUL) -> State:
    """Seat 0 has these cards and is to move."""
    s = playing(3, *display, week=week, place=place)
    give(s, 0, *cards)
    return s


# Weeks


def test_of_two_equal_cards_the_nearer_one_is_better() -> None:
    s = position(display=("congress paris", "congress moscow", "shovel rome", "shovel rome"))
    assert worths(s)["take 1"] > worths(s)["take 2"]


def test_before_the_last_weeks_there_is_something_better_than_to_pass() -> None:
    s = position(week=110)
    assert best(s) != "pass"


def test_whoever_can_score_nothing_more_passes() -> None:
    s = position(week=154)
    assert best(s) == "pass"


def test_poor_cards_are_exchanged_in_warsaw() -> None:
    s = position(
        week=60, place="warsaw", display=("general 2 berlin", "general 2 london", "general 2 moscow", "general 2 paris")
    )
    assert best(s) == "exchange"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_calendar_is_that_of_the_rules(players: int) -> None:
    s = playing(players)
    for week in range(START_WEEK[players], END_WEEK[players]):
        markers(s, *([week] * players))
        assert later_years(s, 0) == year_of(END_WEEK[players] - 1) - year_of(week)
        assert weeks_to_new_year(s, 0) == (year_of(week) + 1) * WEEKS_A_YEAR - week


# Going without the car

LATE_SCHOLAR = (*SCHOLAR_OF_CRETE, "car rome")


def year_s_end(*cards: str) -> State:
    """Crete is three weeks from London: by car one arrives on week 52, without it in the new year."""
    s = position(*LATE_SCHOLAR, *cards, week=50, place="london")
    s.used[0] = 0b00010
    return s


def without_car(actions: set[str]) -> set[str]:
    return {action for action in actions if action.endswith(" without the car")}


def test_the_car_is_left_at_home_for_a_permission_of_the_new_year() -> None:
    assert best(year_s_end()) == "dig crete 8 weeks without the car"
    assert "dig crete 8 weeks without the car" in considered(year_s_end())


def test_a_week_is_cheaper_than_a_special_permission() -> None:
    thought = worths(year_s_end("special permission london"))
    assert thought["dig crete 8 weeks without the car"] > thought["dig crete 8 weeks"]


@pytest.mark.parametrize(("week", "used"), [(30, 0b00010), (50, 0b00000), (49, 0b00010)])
def test_nobody_thinks_of_going_without_the_car_for_nothing(week: int, used: int) -> None:
    s = position(*LATE_SCHOLAR, week=week, place="london")
    s.used[0] = used
    assert not without_car(considered(s))


def test_a_search_need_not_try_what_is_pointless() -> None:
    """It has every legal action at its root, with the chance that the strategy gives it."""
    s = position(*LATE_SCHOLAR, week=30, place="london")
    markers(s, 30, 60, 60)
    thought = worths(s)
    assert without_car(set(thought))
    assert all(thought[action] < thought["exchange"] - 1000 for action in without_car(set(thought)))


def test_a_search_may_try_to_let_somebody_else_go_first() -> None:
    """By car the marker would stand on another one and move on at once."""
    s = position(*LATE_SCHOLAR, week=30, place="london")
    markers(s, 30, 40, 60)
    thought = worths(s)
    weeks = {action for action in without_car(set(thought)) if thought[action] > thought["exchange"] - 1000}
    assert weeks == {"dig crete 8 weeks without the car"}


# Cards


def test_the_next_point_of_knowledge_is_worth_more_where_one_has_read_already() -> None:
    s = position("crete 2 rome", display=("crete 1 vienna", "greece 1 vienna", "shovel rome", "shovel rome"))
    assert worths(s)["take 1"] > worths(s)["take 2"]


def test_nobody_reads_about_an_empty_bag() -> None:
    s = position("crete 2 rome", display=("crete 1 vienna", "greece 1 vienna", "shovel rome", "shovel rome"))
    before = worths(s)["take 1"]
    give_finds(s, 1, "crete", "3", "3", "3", "3", "4", "4", "4", "5", "2", "2")
    assert worths(s)["take 1"] < before


def test_a_book_that_wins_a_majority_is_worth_more() -> None:
    s = position("crete 2 rome", display=("crete 1 vienna", "shovel london", "shovel rome", "shovel rome"))
    before = worths(s)["take 1"]
    give(s, 1, "crete 2 paris")
    assert worths(s)["take 1"] > before - 100
    give(s, 1, "crete 3 moscow", "crete 3 moscow")
    assert worths(s)["take 1"] < before


def test_each_congress_makes_the_next_one_worth_more() -> None:
    s = position(display=("congress paris", "shovel london", "shovel rome", "shovel rome"))
    before = worths(s)["take 1"]
    give(s, 0, "congress berlin", "congress london")
    assert worths(s)["take 1"] > before + 100


def test_a_book_in_the_last_weeks_comes_too_late() -> None:
    s = position("crete 2 rome", week=148, display=("crete 1 vienna", "shovel london", "shovel rome", "shovel rome"))
    give(s, 1, "crete 3 moscow", "crete 3 moscow")
    assert worths(s)["take 1"] < 0


# Digs


def test_a_dig_with_one_point_of_knowledge_is_a_waste_of_weeks() -> None:
    s = position("crete 1 vienna", place="crete")
    assert worths(s)[best_dig(s, "crete")] < 0


def test_a_dig_with_great_knowledge_is_the_best_thing_to_do() -> None:
    s = position(*SCHOLAR_OF_CRETE, week=30)
    assert best(s).startswith("dig crete")


def test_whoever_knows_much_stays_until_another_week_brings_no_token() -> None:
    s = position(*SCHOLAR_OF_CRETE, week=30)
    assert weeks_of(best_dig(s, "crete")) == 8  # 10 tokens, the most there are


def test_early_in_the_year_it_is_better_to_read_on_before_digging() -> None:
    early, late = (position("crete 3 moscow", "crete 2 rome", week=week, place="crete") for week in (20, 40))
    assert worths(early)["dig crete 6 weeks"] < worths(late)["dig crete 6 weeks"]


def test_a_dig_should_not_run_into_the_new_year_and_take_its_permission() -> None:
    s = position(*SCHOLAR_OF_CRETE, week=46, place="crete")
    assert weeks_of(best_dig(s, "crete")) <= 6


def test_a_dig_in_a_full_bag_is_worth_more_than_in_one_that_others_have_emptied() -> None:
    s = position(*SCHOLAR_OF_CRETE, week=30)
    before = worths(s)["dig crete 8 weeks"]
    give_finds(s, 1, "crete", "3", "3", "4", "5")
    assert worths(s)["dig crete 8 weeks"] < before


def test_the_first_to_dig_gets_an_artefact_more() -> None:
    s = position(*SCHOLAR_OF_CRETE, week=30)
    before = worths(s)["dig crete 8 weeks"]
    s.bonus = 0
    assert worths(s)["dig crete 8 weeks"] <= before - 100


def test_a_rumour_is_for_the_dig_that_needs_it() -> None:
    needy = position("crete 3 moscow", "crete 2 rome", "rumour crete paris", week=44, place="crete")
    assert "rumour" in best_dig(needy, "crete")
    learned = position(*SCHOLAR_OF_CRETE, "rumour crete paris", week=30, place="crete")
    assert "rumour" not in best_dig(learned, "crete")


# Exhibitions


def test_an_exhibition_next_door_is_worth_the_way() -> None:
    s = position(week=60, place="paris")
    give_finds(s, 0, "egypt", "1", "1")
    give_finds(s, 0, "greece", "1")
    show(s, "small exhibition london")
    assert best(s) == "exhibit a"


def test_artefacts_that_an_exhibition_wants_make_a_dig_worth_more() -> None:
    s = position(*SCHOLAR_OF_CRETE, week=30)
    give_finds(s, 0, "greece", "1", "1")
    before = worths(s)["dig crete 8 weeks"]
    show(s, "small exhibition berlin")
    assert worths(s)["dig crete 8 weeks"] > before


def test_hindmost_or_not_only_the_own_calendar_counts() -> None:
    s = position(*SCHOLAR_OF_CRETE, week=30)
    before = worths(s)
    markers(s, 30, 50, 60)
    assert worths(s) == before


# Luck


def test_the_luck_of_a_draw_evens_out_over_all_it_could_have_been() -> None:
    match = Match("thebes", 3, draws=["first P1"])
    player = bot("greedy", 1)
    noted: list[float] = []
    while len(noted) < 40:
        if match.mover == CHANCE:
            if KIND[match.legal_numbers()[0]] == Act.TOKEN:
                noted.append(average_luck(match.state, match.legal_numbers()))
            match.play(match.legal[len(noted) % len(match.legal)])
        else:
            match.play(player.choose(match))
    assert max(map(abs, noted)) < 2  # hundredths of a point: averages are whole numbers


def average_luck(s: State, legal: list[int]) -> float:
    """The luck of the digger, over all tokens as likely as they are."""
    weights = [chance_weight(s, action) for action in legal]
    lucks = []
    for action in legal:
        luck = [0] * s.players
        note_luck(s, action, luck)
        lucks.append(luck[s.digger])
    return sum(luck * weight for luck, weight in zip(lucks, weights, strict=True)) / sum(weights)
