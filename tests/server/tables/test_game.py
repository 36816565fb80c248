"""A game in memory: its draws, its past and its way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
import pytest

from digsite import CHANCE, IllegalAction, Match
from digsite.core.draws import drawn
from digsite.core.journal import Journal
from digsite.core.position import Position
from digsite.match import draws_follow
from digsite.server.store.records import BY_HAND
from digsite.server.tables.game import LiveGame
from digsite.study.lessons import LESSONS
from tests.golden.games import files_of, golden

SEEDED = [file for game in ("pergamon", "thebes") for file in files_of(game) if golden(file).seed is not None]


SECRET = "5a" * 32


def live(file: str, plies: int, seed: int | None = None) -> LiveGame:
    """A recorded game after some plies; with the draws of a seed, as earlier versions opened tables, or by hand."""
    record = golden(file)
    secret = BY_HAND if seed is None else f"{seed}-salt"
    return LiveGame(record.game, record.players, record.options, secret, (), record.actions[:plies])


def played(secret: str, plies: int) -> LiveGame:
    """A new game in which everybody takes what stands first."""
    game = LiveGame("pergamon", 3, {}, secret, (), ())
    first_decision(game)
    while len(game.actions) < plies:
        play(game, game.position.legal_numbers()[0])
    return game


def match_of(file: str, seed: int | None, draws: Sequence[int] | None = None) -> Match:
    options: Any = golden(file).options
    return Match(golden(file).game, golden(file).players, seed=seed, draws=draws, **options)


def play(game: LiveGame, action: int) -> list[int]:
    plies = game.after(action)
    game.apply(len(game.position.actions), plies)
    return [ply.action for ply in plies]


def first_decision(game: LiveGame) -> None:
    game.apply(0, game.after())


def seen(game: LiveGame) -> tuple[Any, ...]:
    plies = len(game.position.actions)
    return game.state, game.position.state, list(game.position.actions), [game.described(ply) for ply in range(plies)]


@pytest.mark.parametrize("file", SEEDED[::4])
def test_the_draws_are_those_of_a_match_with_the_same_seed(file: str) -> None:
    record = golden(file)
    match = match_of(file, record.seed)
    game = live(file, 0, record.seed)
    first_decision(game)
    while not match.over and len(match.actions) < len(record.actions):
        action = record.actions[len(match.actions)]
        match.play(action)
        play(game, action)
        assert game.position.actions == match.actions
    assert game.state == match.state


@pytest.mark.parametrize("file", ["pergamon-2", "thebes-3"])
def test_a_game_that_was_replayed_goes_on_as_the_one_that_was_played(file: str) -> None:
    record = golden(file)
    played = live(file, 0, record.seed)
    first_decision(played)
    while len(played.position.actions) < 100:
        play(played, record.actions[len(played.position.actions)])
    plies = len(played.position.actions)
    replayed = live(file, plies, record.seed)
    assert seen(replayed) == seen(played)
    assert play(replayed, record.actions[plies]) == play(played, record.actions[plies])


def test_the_draws_are_those_of_the_secret() -> None:
    actions = played(SECRET, 60).actions
    assert draws_follow(Journal("pergamon", 3, {}, (), None, actions, SECRET))
    assert not draws_follow(Journal("pergamon", 3, {}, (), None, actions, "5b" * 32))


def test_a_game_with_a_secret_goes_on_alike_when_it_was_replayed_and_when_it_was_taken_back() -> None:
    there = played(SECRET, 80)
    stop = max(ply for ply in range(60) if there.mover_at(ply) != CHANCE)
    replayed = LiveGame("pergamon", 3, {}, SECRET, (), there.actions[:stop])
    there.apply(stop)
    while not there.position.over:
        action = there.position.legal_numbers()[0]
        assert play(there, action) == play(replayed, action)


def test_draws_of_another_seed_may_have_come_before() -> None:
    record = golden("pergamon-2")
    match = match_of("pergamon-2", 5, draws=record.actions[:1])
    game = live("pergamon-2", 1, seed=5)
    game.apply(1, game.after())
    assert game.position.actions == match.actions


def test_what_may_follow_an_action_changes_nothing() -> None:
    record = golden("thebes-2")
    game = live("thebes-2", 0, record.seed)
    first_decision(game)
    before = seen(game)
    legal = game.position.legal_numbers()
    assert game.after(legal[0]) == game.after(legal[0])
    illegal = next(number for number in range(game.position.rules.actions.size) if number not in legal)
    with pytest.raises(IllegalAction):
        game.after(illegal)
    assert seen(game) == before
    assert game.position.legal_numbers() == legal


def test_taking_back_restores_the_dice() -> None:
    record = golden("pergamon-3")
    game = live("pergamon-3", 0, record.seed)
    first_decision(game)
    stops = []
    while len(game.position.actions) < 80:
        stops.append(len(game.position.actions))
        play(game, record.actions[stops[-1]])
    there = seen(game)
    for back in stops[::-5]:
        game.apply(back)
        assert game.position.actions == record.actions[:back]
        while len(game.position.actions) < len(there[2]):
            play(game, record.actions[len(game.position.actions)])
        assert seen(game) == there


def test_a_lesson_draws_what_is_written_and_then_what_the_seed_says() -> None:
    lesson = LESSONS["pergamon"]
    game = LiveGame(lesson.game, 2, lesson.options, "7-salt", lesson.draws, ())
    options: Any = lesson.options
    match = Match(lesson.game, 2, seed=7, draws=lesson.draws, **options)
    first_decision(game)
    while not game.position.over:
        ply = len(game.position.actions)
        action = lesson.line[ply] if ply < len(lesson.line) else game.position.legal_numbers()[0]
        match.play(action)
        play(game, action)
    assert tuple(game.position.actions[: len(lesson.line)]) == lesson.line
    assert game.position.actions == match.actions


def test_after_a_lesson_the_draws_are_those_of_the_secret() -> None:
    lesson = LESSONS["thebes"]
    game = LiveGame(lesson.game, 2, lesson.options, SECRET, lesson.draws, ())
    first_decision(game)
    while not game.position.over:
        ply = len(game.actions)
        play(game, lesson.line[ply] if ply < len(lesson.line) else game.position.legal_numbers()[0])
    replay, number = Position(lesson.game, 2, lesson.options), 0
    for action in game.actions:
        if replay.mover == CHANCE:
            number += 1
            is_scripted = number <= len(lesson.draws)
            assert action == (lesson.draws[number - 1] if is_scripted else drawn(replay, SECRET, number))
        replay.play(action)
    assert number > len(lesson.draws)


def test_by_hand_chance_waits_for_somebody() -> None:
    game = live("thebes-3-by-hand", 0)
    assert game.after() == ()
    assert game.position.mover == CHANCE
    action = golden("thebes-3-by-hand").actions[0]
    assert play(game, action) == [action]


@pytest.mark.parametrize("file", ["pergamon-4", "thebes-4"])
def test_every_ply_can_be_looked_at(file: str) -> None:
    record = golden(file)
    game = live(file, len(record.actions), record.seed)
    position = Position(record.game, record.players, record.options)
    for ply, action in enumerate(record.actions):
        there = game.position_at(ply)
        assert (there.state, there.actions) == (position.state, position.actions)
        assert game.mover_at(ply) == position.mover
        described = orjson.loads(game.described(ply))
        assert (described["ply"], described["mover"], described["action"]) == (ply, position.mover, action)
        position.play(action)


def test_a_position_of_the_past_is_played_on_without_changing_it() -> None:
    game = live("pergamon-2", 40)
    before = seen(game)
    there = game.position_at(20)
    there.play(there.legal[0])
    assert seen(game) == before
    assert game.position_at(20).state != there.state


def test_the_standing_after_a_ply_is_known_before_it_is_applied() -> None:
    record = golden("pergamon-2")
    game = live("pergamon-2", len(record.actions) - 1, record.seed)
    plies = game.after(record.actions[-1])
    told = game.standing(plies[-1])
    assert told != game.standing()
    game.apply(len(record.actions) - 1, plies)
    assert told == game.standing()


def test_several_actions_that_were_entered_follow_each_other() -> None:
    record = golden("thebes-3-by-hand")
    game = live("thebes-3-by-hand", 0)
    assert [ply.action for ply in game.after(*record.actions[:20])] == record.actions[:20]
    assert game.actions == []
