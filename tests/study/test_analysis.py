"""The analysis of whole games: what adds up, what is the same again, and what is said of known mistakes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

from digsite.bots.bot import bot
from digsite.bots.mcts.budget import Budget
from digsite.core import engine, journal, registry
from digsite.core.game import CHANCE
from digsite.core.journal import Journal, JournalError
from digsite.core.position import Position
from digsite.match import Match
from digsite.study.analysis import Settings, analyse, decision_of
from digsite.study.decisions import DecisionPoint, judge, position_at
from digsite.study.findings import GameAnalysed, analysis_for_json
from digsite.study.notebook import NotebookAnalysis
from digsite.work import Stopped
from tests.bots.positions import polish_or_lose

GOLDEN = Path(__file__).parent.parent / "golden"
DEPTH = 10 if engine.in_plain_mode() else 60
SETTINGS = Settings(DEPTH, seed=1, with_reasons=False)


def game_of(game: str, players: int, seed: int = 3, names: Sequence[str] = ()) -> Journal:
    match = Match(game, players, seed=seed)
    bots = [bot(name, seat) for seat, name in enumerate(names or ["greedy"] * players)]
    while not match.over and len(match.actions) < (45 if engine.in_plain_mode() else 10_000):
        match.play(bots[match.mover].choose(match))
    return match.journal


@pytest.fixture(scope="module", params=registry.names())
def found(request: pytest.FixtureRequest) -> tuple[Journal, GameAnalysed]:
    record = game_of(request.param, 3)
    return record, analyse(record, SETTINGS)


def test_there_is_a_value_for_every_ply(found: tuple[Journal, GameAnalysed]) -> None:
    record, analysis = found
    assert [value["ply"] for value in analysis["values"]] == list(range(len(record.actions) + 1))
    for value in analysis["values"]:
        assert sum(value["wins"]) == pytest.approx(1, abs=0.01)
    if analysis["is_over"]:
        assert analysis["values"][-1]["scores"] == pytest.approx(analysis["final_scores"])


def test_every_choice_of_a_player_is_a_decision(found: tuple[Journal, GameAnalysed]) -> None:
    record, analysis = found
    replay = record.replay()
    choices = []
    for ply, action in enumerate(record.actions):
        if replay.mover != CHANCE and len(replay.legal_numbers()) > 1:
            choices.append((ply, replay.mover, action))
        replay.play(action)
    assert [(one["ply"], one["player"], one["chosen"]["action"]) for one in analysis["decisions"]] == choices


def test_both_lines_of_a_mistake_can_be_played(found: tuple[Journal, GameAnalysed]) -> None:
    record, analysis = found
    mistakes = [one for one in analysis["decisions"] if one["best"]["action"] != one["chosen"]["action"]]
    assert mistakes
    for decision in mistakes:
        for choice in (decision["best"], decision["chosen"]):
            position = position_at(record, decision["ply"])
            assert choice["line"][0] == choice["action"]
            for action in choice["line"]:
                position.play(action)  # raises IllegalAction if it cannot be


def test_luck_and_play_add_up_to_the_change(found: tuple[Journal, GameAnalysed]) -> None:
    _, analysis = found
    for seat, player in enumerate(analysis["players"]):
        first, last = analysis["values"][0], analysis["values"][-1]
        for parts, change in (
            (player["wins"], last["wins"][seat] - first["wins"][seat]),
            (player["scores"], last["scores"][seat] - first["scores"][seat]),
        ):
            total = parts["own"] + parts["others"] + parts["luck"] + parts["unclear"]
            assert total == pytest.approx(parts["change"], abs=1e-9)
            assert parts["change"] == pytest.approx(change)
            assert parts["own"] <= 1e-9


def test_own_play_is_what_was_given_away(found: tuple[Journal, GameAnalysed]) -> None:
    _, analysis = found
    for seat, player in enumerate(analysis["players"]):
        own = [decision for decision in analysis["decisions"] if decision["player"] == seat]
        assert player["wins"]["own"] == pytest.approx(-sum(decision["given_away"] for decision in own))
        assert player["scores"]["own"] == pytest.approx(-sum(decision["points_given_away"] for decision in own))
        assert sum(player["grades"].values()) == len(own)
        at = {decision["ply"]: decision["cost"] for decision in own}
        costs = [at[point["ply"]] for point in player["turning_points"]]
        assert costs == sorted((one["cost"] for one in own if one["cost"] > 0), reverse=True)[:3]


def test_the_luck_of_all_draws_is_the_luck_of_the_game(found: tuple[Journal, GameAnalysed]) -> None:
    _, analysis = found
    for seat, player in enumerate(analysis["players"]):
        assert sum(draw["wins"][seat] for draw in analysis["draws"]) == pytest.approx(player["wins"]["luck"])


def test_an_analysis_can_be_written_as_json(found: tuple[Journal, GameAnalysed]) -> None:
    _, analysis = found
    read = json.loads(json.dumps(analysis_for_json(analysis)))
    assert all(0 <= win <= 1 for value in read["values"] for win in value["wins"])
    assert [decision["grade"] for decision in read["decisions"]] == [one["grade"] for one in analysis["decisions"]]


@pytest.mark.parametrize("game", registry.names())
def test_the_number_of_threads_changes_nothing(game: str) -> None:
    record = game_of(game, 2)
    one, two = (analyse(record, Settings(DEPTH, seed=2, threads=threads)) for threads in (1, 2))
    assert one == two
    if not engine.in_plain_mode():
        assert analyse(record, Settings(DEPTH, seed=3))["decisions"] != one["decisions"]


@pytest.mark.parametrize(("played", "given_away", "graded"), [("exhibit +8", 0, "best"), ("exhibit +7", 1, "blunder")])
def test_giving_up_the_victory_is_a_blunder(played: str, given_away: float, graded: str) -> None:
    position = Position.at("pergamon", 2, polish_or_lose())
    point = DecisionPoint(7, position, position.rules.actions.find(played), ())
    found = decision_of(point, judge(point, Budget(iterations=240), seed=1))
    assert (found["given_away"], found["grade"]) == (given_away, graded)
    assert found["best"]["notation"] == "exhibit +8"
    assert found["best"]["win_chance"] == 1


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    found = analyse(game_of("pergamon", 2), SETTINGS, lambda done, total: told.append((done, total)))
    assert told[-1] == (len(found["decisions"]), len(found["decisions"]))
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_an_analysis_can_be_stopped() -> None:
    told: list[int] = []
    with pytest.raises(Stopped):
        analyse(game_of("pergamon", 2), SETTINGS, lambda done, _: told.append(done), lambda: len(told) > 2)
    assert len(told) < 20


def test_an_unfinished_game_is_judged_as_it_stands() -> None:
    record = journal.read(GOLDEN / "pergamon-4-unfinished.dig")
    record.actions = record.actions[:60]
    found = analyse(record, SETTINGS)
    assert not found["is_over"]
    assert len(found["values"]) == len(record.actions) + 1
    assert sum(found["values"][-1]["wins"]) == pytest.approx(1, abs=0.01)


def test_alone_points_are_what_is_given_away() -> None:
    found = analyse(game_of("pergamon", 1), SETTINGS)
    assert all(value["wins"] == [1.0] for value in found["values"])
    assert all(one["given_away"] == 0 for one in found["decisions"])
    assert all(one["cost"] == pytest.approx(0.025 * one["points_given_away"]) for one in found["decisions"])
    assert any(one["cost"] > 0 for one in found["decisions"])


@pytest.mark.skipif(engine.in_plain_mode(), reason="whole games are long in plain mode")
@pytest.mark.parametrize("game", registry.names())
def test_whoever_draws_lots_is_told_so(game: str) -> None:
    found = analyse(game_of(game, 2, names=("uniform", "greedy")), Settings(400, seed=1, with_reasons=False))
    by_lot, greedy = found["players"]
    assert found["final_scores"][0] < found["final_scores"][1]
    assert by_lot["accuracy"] < 60 < greedy["accuracy"] + 20
    assert by_lot["accuracy"] < greedy["accuracy"] - 15


def test_a_journal_that_cannot_be_played_is_refused() -> None:
    record = game_of("pergamon", 2)
    broken = Journal(record.game, record.players, actions=[*record.actions[:20], record.actions[0]])
    with pytest.raises(JournalError, match="its action 21 cannot be played"):
        analyse(broken, SETTINGS)


def test_a_game_in_which_nobody_had_a_choice_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to analyse"):
        analyse(Journal("pergamon", 2), SETTINGS)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings(depth=3), "a depth is 10 to"),
        (Settings(seed=-1), "a seed is"),
        (Settings(threads=0), "at least one thread"),
    ],
)
def test_impossible_settings_are_refused(settings: Settings, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        analyse(Journal("pergamon", 2), settings)


def test_a_notebook_shows_a_chart_and_the_turning_points(found: tuple[Journal, GameAnalysed]) -> None:
    _, analysis = found
    shown = ElementTree.fromstring(f"<div>{cast('NotebookAnalysis', analysis)._repr_html_()}</div>")
    texts = [text.strip() for text in shown.itertext()]
    for one in analysis["decisions"]:
        if any(one["ply"] == point["ply"] for own in analysis["players"] for point in own["turning_points"]):
            assert one["chosen"]["notation"] in texts
    for name in analysis["players"][0]["grades"]:
        assert name in texts
