"""Golden games: whole games, kept as text, that must replay to the same result for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.core import registry
from digsite.match import draws_follow
from digsite.testing.tables import both_engines
from tests.golden.games import FILES, RESULTS, files_of, golden, play, read
from tests.golden.record import RECORDINGS, Recording, record


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
    assert replay.standing() == RESULTS[path.stem]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_the_same_on_every_engine(path: Path) -> None:
    name = read(path).game
    courses = [play(read(path), chosen) for chosen in both_engines(name)]
    assert all(course == courses[0] for course in courses)
    score = registry.game(name).score
    assert [score(courses[0][-1], p) for p in range(read(path).players)] == RESULTS[path.stem][0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_draws_of_a_golden_game_follow_from_its_seed(path: Path) -> None:
    assert read(path).seed is None or draws_follow(read(path))


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.file)
def test_recording_a_golden_game_again_gives_the_same_game(recording: Recording) -> None:
    assert record(recording) == read(recording.path)


@pytest.mark.parametrize("name", registry.names())
def test_the_golden_games_have_every_number_of_players_every_option_and_every_kind_of_action(name: str) -> None:
    about, actions = registry.game(name).about, registry.game(name).actions
    games = [golden(file) for file in files_of(name)]
    assert {game.players for game in games} == set(about.seats)
    assert {option for game in games for option in game.options} == {option.name for option in about.options}
    kind = actions.kinds
    assert {kind[action] for game in games for action in game.actions} == {kind[n] for n in range(actions.size)}


@pytest.mark.parametrize("name", registry.names())
def test_one_game_was_entered_by_hand_and_one_is_not_finished(name: str) -> None:
    games = [golden(file) for file in files_of(name)]
    assert sum(game.seed is None for game in games) == 1
    assert sum("result: unfinished" in str(game) for game in games) == 1
