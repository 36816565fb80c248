from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from digsite.bots.mcts.search import Choice, SearchResult
from digsite.core import registry
from digsite.core.actions import Action
from digsite.core.position import Position
from digsite.games.thebes.components import RESEARCHERS
from digsite.games.thebes.pieces import researcher
from digsite.games.thebes.shapes.pieces import CardKind
from digsite.study.puzzles import Measured, Puzzle, find, of_the_day, pergamon, shipped, thebes
from digsite.study.puzzles.making import AnotherPlan, Checkpoint, collected, mixed
from digsite.study.puzzles.mining import (
    CLEAR_GAP,
    FEWEST_VISITS,
    MOST_PUZZLES,
    TEN_TIMES,
    Plan,
    gap,
    looked,
    measured,
)
from digsite.study.puzzles.puzzle import BadPuzzles, collection_from
from digsite.study.puzzles.themes import theme_of
from digsite.study.puzzles.themes import themes as themes_of

GAMES = registry.names()
LARGEST = 150_000
FEWEST = 100
SAMPLE = 40 if os.environ.get("DIGSITE_SOAK") else 3


def puzzle(number: int, theme: str = "dig", difficulty: int = 1) -> Puzzle:
    choices = (Measured(147, 900, 0.6, 30.0), Measured(152, 300, 0.5, 28.5))
    return Puzzle("pergamon", 2, (0, number), theme, difficulty, 0.1, choices)


# What ships


@pytest.mark.parametrize("game", GAMES)
def test_enough_puzzles_ship_and_they_are_small(game: str) -> None:
    puzzles = shipped(game).puzzles
    assert len(puzzles) >= FEWEST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len(shipped(game).as_text().encode()) < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_they_differ_in_theme_and_difficulty(game: str) -> None:
    puzzles = shipped(game).puzzles
    themes = Counter(puzzle.theme for puzzle in puzzles)
    known = themes_of(game)
    assert known is not None
    assert set(themes) <= set(known.names)
    assert len(themes) >= len(known.names) - 2
    assert max(themes.values()) <= len(puzzles) / 2
    assert min(Counter(puzzle.difficulty for puzzle in puzzles)[one] for one in (1, 2, 3)) >= 10


@pytest.mark.parametrize("game", GAMES)
def test_not_more_than_two_come_from_one_game(game: str) -> None:
    beginnings = Counter(puzzle.actions[:8] for puzzle in shipped(game).puzzles)
    assert max(beginnings.values()) <= MOST_PUZZLES


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_replays_to_a_decision_among_several(game: str) -> None:
    for one in shipped(game).puzzles:
        position = one.position()
        legal = position.legal_numbers()
        assert position.mover >= 0
        assert len(legal) >= 3
        assert {choice.action for choice in one.choices} <= set(legal)
        assert theme_of(position, one.best.action, one.choices[1].action) == one.theme


@pytest.mark.parametrize("game", GAMES)
def test_the_best_action_is_clearly_best(game: str) -> None:
    for one in shipped(game).puzzles:
        assert one.gap >= CLEAR_GAP - 0.001
        assert one.best.win_chance > max(other.win_chance for other in one.choices[1:])
        assert all(0 <= choice.win_chance <= 1 and choice.visits >= FEWEST_VISITS for choice in one.choices)


@pytest.mark.parametrize("game", GAMES)
def test_another_search_agrees(game: str) -> None:
    mined = shipped(game).mined
    puzzles = sorted(shipped(game).puzzles, key=lambda one: one.id)
    agreed = [
        gap(looked(one.position(), TEN_TIMES * mined["look"], seed=1871), one.best.action) > 0
        for one in puzzles[:: max(1, len(puzzles) // SAMPLE)]
    ]
    assert sum(agreed) >= 0.95 * len(agreed)


# One of them


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_found_by_its_id(game: str) -> None:
    one = shipped(game).puzzles[3]
    assert find(game, one.id) is one
    assert find(game, "00000000") is None


def test_a_puzzle_keeps_its_id_when_it_is_measured_anew() -> None:
    again = Puzzle("pergamon", 2, (0, 5), "funds", 3, 0.2, puzzle(5).choices[:1])
    assert again.id == puzzle(5).id
    assert again.id != puzzle(6).id


def test_every_day_has_another_puzzle_until_all_had_their_day() -> None:
    puzzles = [puzzle(number) for number in range(7)]
    days = [of_the_day(puzzles, day).id for day in range(738_000, 738_007)]
    assert sorted(days) == sorted(one.id for one in puzzles)
    assert of_the_day(puzzles[::-1], 738_000).id == days[0]


@pytest.mark.parametrize("game", GAMES)
def test_recent_plies_begin_with_others_after_the_own_turn(game: str) -> None:
    for one in shipped(game).puzzles[:20]:
        plies = one.recent_plies
        seat = one.position().mover
        before = one.position(before=plies)
        assert plies == len(one.actions) or before.mover != seat


# Themes


def test_every_card_of_thebes_has_a_theme() -> None:
    marker = {"new_year": False, "finished": False}
    position = Position("thebes", 2)
    themes = {
        researcher(card)["kind"]: thebes.theme(
            position, {"kind": "take", "card": card, "marker": marker}, {"kind": "pass"}
        )
        for card in range(RESEARCHERS)
    }
    assert set(themes) == set(get_args(CardKind))
    assert {kind for kind, theme in themes.items() if theme == "book"} == {"special_knowledge", "general_knowledge"}
    assert {kind for kind, theme in themes.items() if theme == "congress"} == {"congress"}
    assert set(themes.values()) == {"book", "congress", "helper"}


def test_a_dig_is_about_its_weeks_if_the_same_site_comes_next() -> None:
    position = Position("thebes", 2)
    here, elsewhere = {"kind": "dig", "area": "crete"}, {"kind": "dig", "area": "egypt"}
    assert thebes.theme(position, here, here) == "weeks"
    assert thebes.theme(position, here, elsewhere) == "dig"


def test_an_exhibit_of_pergamon_is_about_what_it_does_to_others_first() -> None:
    position = Position("pergamon", 2)
    own, other = {"player": position.mover}, {"player": position.mover + 1}
    plain: dict[str, Any] = {"kind": "exhibit", "broken_up": None, "pushed": [], "polish": 0}
    assert pergamon.theme(position, plain, {}) == "exhibit"
    assert pergamon.theme(position, plain | {"polish": 2, "pushed": [own]}, {}) == "polish"
    assert pergamon.theme(position, plain | {"polish": 2, "pushed": [own, other]}, {}) == "push_down"
    assert pergamon.theme(position, plain | {"broken_up": 1, "pushed": [other]}, {}) == "break_up"


# Mining


def result(*choices: tuple[int, int, float]) -> SearchResult:
    found = [Choice(Action(number, str(number)), visits, worth, worth, 30.0) for number, visits, worth in choices]
    return SearchResult(tuple(found), (), sum(one.visits for one in found), 0.0)


def test_the_gap_is_to_the_best_other_action_that_was_tried_enough() -> None:
    seen = result((1, 900, 0.60), (2, 500, 0.55), (3, 400, 0.40), (4, FEWEST_VISITS - 1, 0.90))
    assert gap(seen, 1) == pytest.approx(0.05)
    assert gap(seen, 2) == pytest.approx(-0.05)


def test_without_rivals_there_is_no_gap() -> None:
    assert gap(result((1, 900, 0.60), (2, 500, 0.20), (3, 1, 0.10)), 1) == 0
    assert gap(result((1, 1, 0.60), (2, 500, 0.20), (3, 500, 0.10)), 1) == 0


def test_several_looks_are_put_together_by_their_visits() -> None:
    first, second = (
        result((1, 300, 0.4), (2, 100, 0.8), (3, 1, 1.0)),
        result((1, 100, 0.8), (2, 100, 0.4), (3, 1, 1.0)),
    )
    assert [(one.action, one.visits) for one in measured([first, second])] == [(2, 200), (1, 400)]
    assert measured([first, second])[1].win_chance == pytest.approx(0.5)


def test_a_mixture_has_something_of_everything() -> None:
    common = [puzzle(number) for number in range(50)]
    rare = [puzzle(60, "funds"), puzzle(61, "dig", 3)]
    chosen = mixed(common + rare, 10)
    assert len(chosen) == 10
    assert set(rare) <= set(chosen)
    assert mixed(rare, 10) == sorted(rare, key=lambda one: (one.theme, one.difficulty))


# Files


def test_a_file_of_puzzles_reads_as_it_was_written() -> None:
    made = collected(Plan("pergamon", 7), {0: [puzzle(1)], 1: [], 2: [puzzle(2, "funds", 2)]}, 5)
    again = collection_from(made.as_text())
    assert again == made
    assert again.mined["games"] == 3
    assert again.mined["check"] == TEN_TIMES * again.mined["look"]


def test_a_file_of_another_kind_or_of_other_rules_is_refused() -> None:
    first, *rest = collected(Plan("pergamon"), {0: [puzzle(1)]}, 5).as_text().splitlines()
    for change, why in (
        ({"format": "digsite journal 1"}, "begins with the format"),
        ({"rules": 99}, "other rules"),
        ({"components": "0123456789ab"}, "mined with other printed tables"),
    ):
        with pytest.raises(BadPuzzles, match=why):
            collection_from("\n".join([json.dumps(json.loads(first) | change), *rest]))


def test_mined_games_are_kept_while_the_rest_is_mined(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    plan = Plan("pergamon", 7)
    with Checkpoint(plan, path) as kept:
        kept.add(4, [puzzle(1)])
        kept.add(2, [])
    path.write_text(path.read_text() + '{"number": 5, "puz')  # cut off while it was written
    with Checkpoint(plan, path) as again:
        assert again.mined == {4: [puzzle(1)], 2: []}
    with pytest.raises(AnotherPlan, match="--fresh"):
        Checkpoint(Plan("pergamon", 8), path)
    with Checkpoint(Plan("pergamon", 8), path, fresh=True) as fresh:
        assert fresh.mined == {}
