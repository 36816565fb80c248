"""Golden games: whole games, kept as text, that must replay to the same result for ever.

``make golden`` records them anew. The table below does not follow by itself: whoever changes a result says so here.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from digsite import NOBODY
from digsite.arena.match import follows_seed
from digsite.core import engine, journal, registry
from digsite.core.engine import Engine
from digsite.core.journal import Journal
from digsite.games.pergamon.actions import BROKEN_UP, KIND, Act
from digsite.games.pergamon.components import MARKERS, PRIZE, PRIZE_FOR, RAIDER
from digsite.games.pergamon.scoring import oldest_thing
from tests.contract.tables import both_engines
from tests.golden.record import FOLDER, RECORDINGS, Recording, record

RESULTS = {  # scores, places; of an unfinished game as they are then
    "pergamon-1-solo": ([45], [1]),
    "pergamon-1-solo-sorting": ([47], [1]),
    "pergamon-2": ([41, 31], [1, 2]),
    "pergamon-2-raider-hoards": ([26, 28], [2, 1]),
    "pergamon-2-secret-sorting": ([32, 40], [2, 1]),
    "pergamon-3": ([42, 37, 15], [1, 2, 3]),
    "pergamon-3-order": ([24, 41, 21], [2, 1, 3]),
    "pergamon-3-by-hand": ([36, 14, 39], [2, 3, 1]),
    "pergamon-3-tie-break": ([33, 33, 28], [2, 1, 3]),
    "pergamon-4": ([28, 24, 19, 15], [1, 2, 3, 4]),
    "pergamon-4-all-options": ([21, 15, 26, 15], [2, 4, 1, 3]),
    "pergamon-4-unfinished": ([10, 12, 10, 11], [3, 1, 4, 2]),
}
FILES = sorted(FOLDER.glob("*.dig"))


@cache
def read(path: Path) -> Journal:
    return journal.read(path)


def golden(file: str) -> Journal:
    return read(FOLDER / f"{file}.dig")


def play(golden_game: Journal, chosen: Engine) -> list[Any]:
    """All states of a game on one engine; every action must be legal."""
    games, legal = chosen.games(1), chosen.ints(chosen.game.actions.size)
    options = chosen.ints(len(chosen.game.about.options))
    for index, value in enumerate(chosen.game.about.encode_options(golden_game.players, golden_game.options)):
        options[index] = value
    chosen.setup(games, 0, golden_game.players, options)
    states = [chosen.read(games, 0)]
    for action in golden_game.actions:
        assert action in chosen.listed(legal, chosen.legal_actions(games, 0, legal))
        chosen.play(games, 0, action)
        states.append(chosen.read(games, 0))
    return states


@cache
def states_of(file: str) -> list[Any]:
    return play(golden(file), engine.best("pergamon"))


# 1. Every game


def test_every_file_has_its_recording_and_its_result() -> None:
    assert {path.stem for path in FILES} == {recording.file for recording in RECORDINGS} == set(RESULTS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_legal_and_is_written_as_it_was_read(path: Path) -> None:
    assert str(read(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    replay = read(path).replay()
    for action in read(path).actions:
        replay.play(action)
    assert replay.result() == RESULTS[path.stem]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_the_same_on_every_engine(path: Path) -> None:
    name = read(path).game
    courses = [play(read(path), chosen) for chosen in both_engines(name)]
    assert all(course == courses[0] for course in courses)
    score = registry.game(name).score
    assert [score(courses[0][-1], p) for p in range(read(path).players)] == RESULTS[path.stem][0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_draws_of_a_golden_game_follow_from_its_seed(path: Path) -> None:
    assert read(path).seed is None or follows_seed(read(path))


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.file)
def test_recording_a_golden_game_again_gives_the_same_game(recording: Recording) -> None:
    assert record(recording) == read(recording.path)


# 2. What the games of Pergamon show


def test_the_golden_games_have_every_number_of_players_every_option_and_every_kind_of_action() -> None:
    about = registry.game("pergamon").about
    games = [read(path) for path in FILES]
    assert {game.players for game in games} == set(about.seats)
    assert {name for game in games for name in game.options} == {option.name for option in about.options}
    assert {KIND[action] for game in games for action in game.actions} == set(Act)


def test_collections_leave_the_museum_and_are_broken_up_by_hand() -> None:
    pushed_out = broken_up = 0
    for file in RESULTS:
        for action, (before, after) in zip(golden(file).actions, pairwise(states_of(file)), strict=True):
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


def test_one_game_was_entered_by_hand_and_one_is_not_finished() -> None:
    assert golden("pergamon-3-by-hand").seed is None
    assert states_of("pergamon-4-unfinished")[-1].mover != NOBODY
