"""The view of a table: its shape, what it hides, and the rows it suggests."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest
from pydantic import TypeAdapter

from digsite.core import engine
from digsite.games.pergamon.components import CENTURY, LEFT, RIGHT, ROUNDS, TOP_SPACE
from digsite.games.pergamon.rows import SUGGESTIONS, suggested_rows
from digsite.games.pergamon.rules.exhibit import exhibition_space
from digsite.games.pergamon.scoring import places, winners
from digsite.games.pergamon.shapes import PergamonView
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.view import view
from tests.games.pergamon.tables import EXAMPLE, RANDOM, at_placing, do, give, in_turn, random_steps_at, show, table
from tests.golden.games import RESULTS, files_of, states_of

VIEW: TypeAdapter[PergamonView] = TypeAdapter(PergamonView)


@pytest.mark.parametrize("name", RANDOM)
def test_views_have_their_shape_for_every_viewer(name: str) -> None:
    for _, _, s in random_steps_at(name, 0):
        for viewer in (None, *range(s.players)):
            seen = view(s, viewer)
            assert VIEW.validate_python(seen, strict=True) == seen


def test_a_json_schema_can_be_made_of_views() -> None:
    assert VIEW.json_schema()["properties"]["game"]["const"] == "pergamon"


# The end of the game


@pytest.mark.parametrize("file", files_of("pergamon"))
def test_scores_places_and_winners_are_the_games(file: str) -> None:
    s = states_of(file)[-1]
    scores, expected = RESULTS[file]
    assert (view(s, 0)["scores"], places(s)) == (scores, expected)
    is_over = s.phase == Phase.OVER
    assert view(s, None)["places"] == (expected if is_over else None)
    assert view(s, None)["winners"] == (winners(s) if is_over else [])


def test_places_are_those_of_the_engine() -> None:
    chosen = engine.plain("pergamon")
    games = chosen.games(1)
    for _, _, s in random_steps_at("4", 0):
        chosen.write(games, 0, s)
        assert chosen.scores_and_places(games, 0, 4)[1] == places(s)


# What is hidden


def test_secret_scores_are_hidden_until_the_end() -> None:
    s = table(1, secret_tickets=True)
    s.tickets[0] = 70
    assert view(s, None)["scores"] == [None]
    assert view(s, 0)["scores"] == [70]
    s.phase = Phase.OVER
    assert view(s, None)["scores"] == [70]


# Solo


def test_a_medal_is_won_once_the_game_is_over() -> None:
    s = table(1)
    s.tickets[0] = 70
    assert view(s, 0)["medal"] is None
    s.phase = Phase.OVER
    assert view(s, 0)["medal"] == "gold"


def test_nobody_wins_alone() -> None:
    s = table(1)
    s.phase = Phase.OVER
    assert winners(s) == view(s, 0)["winners"] == []
    assert view(s, 0)["places"] == [1]


# Storing


def test_in_the_last_round_nothing_is_stored_and_costs_nothing() -> None:
    s = table(2)
    s.finds[0] = (1 << 7) - 1
    assert view(s, None)["desks"][0]["storage_fee"] == 2
    s.calendar = ROUNDS
    assert view(s, None)["desks"][0]["storage_fee"] == 0


# The board


def test_a_bag_and_a_chest_bring_6_to_12_coins() -> None:
    s = table()
    at_placing(s, "bag", "chest")
    assert (view(s, 0)["funds"]["lowest"], view(s, 0)["funds"]["highest"]) == (6, 12)


def test_figures_on_the_track_see_what_they_will_take() -> None:
    """From right to left each takes what it asked for, the last all that is left."""
    s = table(2)
    at_placing(s, "bag", "chest")
    do(s, "place 13", "place 12")
    assert [(share["figure"], share["least"], share["most"]) for share in view(s, 0)["funds"]["shares"]] == [
        ("raider", 3, 3),
        (1, 3, 6),
        (0, 0, 3),
    ]


def test_seen_cards_are_counted_by_value() -> None:
    s = table()
    at_placing(s, "bag", "chest")
    do(s, "place 1", "place 2", "place 3", "reveal 4")
    assert view(s, 0)["funds"]["seen"] == [0, 0, 0, 1, 0, 0, 0, 0]
    assert view(s, 0)["funds"]["left"] == {"bag": 11, "chest": 11}


def test_the_raider_shows_what_he_is_about_to_loot() -> None:
    """On space 7 he takes three coins, which pay for gallery III."""
    s = table(2)
    at_placing(s, "bag", "chest")
    do(s, "place 1", "place 2")
    assert view(s, 0)["raider"] == {"coins": 0, "space": 7, "loots": None}
    do(s, "reveal 4", "reveal 5")
    assert view(s, 0)["raider"] == {"coins": 8, "space": 7, "loots": 3}


def test_a_table_for_three_has_no_raider() -> None:
    assert view(table(3), 0)["raider"] is None


def test_the_row_in_the_making_shows_its_value_and_space() -> None:
    s = exhibiting(*EXAMPLE)
    assert view(s, 0)["row"] is None
    do(s, "join 59", "join 28")
    row = view(s, 1)["row"]
    assert row
    assert (row["tiles"], row["value"], row["space"]) == ([59, 28], 5, 5)


def test_collections_show_their_objects_with_their_years() -> None:
    s = table()
    show(s, 1, 12, *EXAMPLE)
    [shown] = view(s, 0)["desks"][1]["collections"]
    assert [(thing["thing"], thing["year"]) for thing in shown["objects"]] == [
        ("bracelet", 538),
        ("vase", 385),
        ("mask", 463),
    ]


# Suggested rows


def exhibiting(*finds: int) -> State:
    """Seat 0 is to exhibit, with these finds."""
    s = table()
    in_turn(s, 0, Phase.EXHIBIT)
    give(s, 0, *finds)
    return s


def best_space(finds: list[int]) -> int:
    """The highest museum space of all rows, found by trying every one."""
    best = 0
    for length in range(2, len(finds) + 1):
        for row in permutations([tile - 1 for tile in finds], length):
            if all(RIGHT[left] == LEFT[right] for left, right in pairwise(row)):
                best = max(best, exhibition_space(sum(CENTURY[t] for t in row[:-1])))
    return best


def test_the_rulebooks_collection_is_suggested() -> None:
    assert suggested_rows(exhibiting(*EXAMPLE), 0)[0] == {"tiles": list(EXAMPLE), "value": 12, "space": 12}


def test_the_youngest_tile_that_fits_comes_last_where_its_century_does_not_count() -> None:
    """28 and 43 both complete the bracelet of 59."""
    assert suggested_rows(exhibiting(59, 28, 43), 0) == [{"tiles": [59, 28], "value": 5, "space": 5}]


@pytest.mark.parametrize("seed", range(20))
def test_no_row_reaches_higher_than_the_first_suggestion(seed: int) -> None:
    finds = random.Random(seed).sample(range(1, 61), 7)
    suggested = suggested_rows(exhibiting(*finds), 0)
    assert max([row["space"] for row in suggested], default=0) == best_space(finds)


@pytest.mark.parametrize("count", [2, 5, 10, 20])
@pytest.mark.parametrize("seed", range(5))
def test_suggested_rows_can_be_pieced_together_for_their_value(count: int, seed: int) -> None:
    finds = random.Random(seed).sample(range(1, 61), count)
    suggested = suggested_rows(exhibiting(*finds), 0)
    assert len(suggested) <= SUGGESTIONS
    for row in suggested:
        s = exhibiting(*finds)
        do(s, *(f"join {tile}" for tile in row["tiles"]))
        made = view(s, 0)["row"]
        assert made
        assert (made["value"], made["space"]) == (row["value"], row["space"])


def test_a_row_that_is_begun_is_gone_on_with() -> None:
    s = exhibiting(*EXAMPLE)
    do(s, "join 28")
    assert [row["tiles"] for row in suggested_rows(s, 0)] == [[28, 46, 55], [28, 46]]


def test_twenty_finds_are_enough_for_the_top_space() -> None:
    s = exhibiting(*range(41, 61))
    assert suggested_rows(s, 0)[0]["space"] == TOP_SPACE


def test_rows_are_suggested_to_the_mover_only() -> None:
    s = exhibiting(*EXAMPLE)
    assert view(s, 0)["suggestions"]
    assert not view(s, 1)["suggestions"]
    assert not view(s, None)["suggestions"]
