"""What the golden games of Pergamon show."""

from __future__ import annotations

import pytest

from digsite.games.pergamon.actions import BROKEN_UP, KIND, Act
from digsite.games.pergamon.components import MARKERS, PRIZE, PRIZE_FOR, RAIDER
from digsite.games.pergamon.scoring import oldest_thing
from tests.golden.games import RESULTS, files_of, states_of, steps_of


def test_collections_leave_the_museum_and_are_broken_up_by_hand() -> None:
    pushed_out = broken_up = 0
    for file in files_of("pergamon"):
        for action, before, after in steps_of(file):
            by_hand = KIND[action] == Act.EXHIBIT and BROKEN_UP[action] > 0
            gone = sum(before.collection[p, m] & after.box != 0 for p in range(before.players) for m in range(MARKERS))
            broken_up += by_hand
            pushed_out += gone - by_hand
    assert pushed_out >= 10
    assert broken_up >= 3


@pytest.mark.parametrize("calendar", [5, 7, 9])
def test_prizes_are_awarded(calendar: int) -> None:
    for file in ("pergamon-3", "pergamon-4"):
        states = states_of(file)
        last = max(index for index, s in enumerate(states) if s.calendar == calendar)
        years = [oldest_thing(states[last], p, PRIZE_FOR[calendar]) for p in range(states[last].players)]
        if max(years) > 0:
            owner = years.index(max(years))
            assert states[last + 1].tickets[owner] - states[last].tickets[owner] > PRIZE
            return
    pytest.fail("nobody had an object of the kind on show")


def test_the_raider_stands_leftmost_and_hoards() -> None:
    states = states_of("pergamon-2-raider-hoards")
    leftmost = {s.calendar for s in states if s.acting and s.figure[RAIDER] > max(s.figure[p] for p in range(2))}
    assert len(leftmost) >= 5
    assert max(s.coins[RAIDER] for s in states) >= 30


def test_the_older_object_decides_between_equal_scores() -> None:
    scores, places = RESULTS["pergamon-3-tie-break"]
    assert scores[0] == scores[1] > scores[2]
    assert places.count(1) == 1
