"""What a game does not bring is said in plain words, and what is wrong with one too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.pig.conftest import Run

PLAIN = {"DIGSITE_PLAIN": "1"}
MEASURES = """
from digsite.bots.measures import Measure, Measures
MEASURES = Measures((Measure("chance_of_one", "of rolling a 1"),))
"""
ASKED = """
import asyncio
from digsite.server.api import lessons, positions, puzzles, rules
from digsite.server.api.problems import status_of
from digsite.server.problems import Refused
for asked in (lessons.lesson("pig"), puzzles.puzzles("pig"), rules.rules(None, "pig"), positions.example("pig")):
    try:
        asyncio.run(asked)
    except Refused as refused:
        print(status_of(refused.kind), refused.detail)
"""


def test_a_game_without_a_strategy_has_no_greedy(run: Run, changed: Callable[..., str]) -> None:
    path = changed("digsite_pig/strategy.py", "STRATEGY = Strategy(score_actions=score_actions)", "STRATEGY = None")
    said = run("digsite", "simulate", "pig", "--bots", "greedy", status=1, PYTHONPATH=path, **PLAIN).stderr
    assert said == "digsite: pig has no strategy, so it has no greedy; take uniform, or mcts with a budget\n"
    run("digsite", "simulate", "pig", "--games", "2", "--players", "2", PYTHONPATH=path, **PLAIN)


def test_a_game_that_cannot_be_loaded_says_why(run: Run, changed: Callable[..., str]) -> None:
    path = changed("digsite_pig/state.py", "GOAL = 100", "GOAL = 1 // 0")
    said = run("digsite", "show", "pig", status=1, PYTHONPATH=path, **PLAIN).stderr
    assert "the installed game pig cannot be loaded: integer division or modulo by zero" in said


def test_a_game_that_calls_itself_otherwise_says_so(run: Run, changed: Callable[..., str]) -> None:
    path = changed("digsite_pig/__init__.py", 'name="pig"', 'name="hog"')
    said = run("digsite", "show", "pig", status=1, PYTHONPATH=path, **PLAIN).stderr
    assert "the installed game pig calls itself 'hog': both names must be the same" in said


def test_a_name_is_taken_only_once(run: Run, changed: Callable[..., str]) -> None:
    path = changed("pyproject.toml", 'pig = "digsite_pig"', 'thebes = "digsite_pig"')
    said = run("digsite", "show", "pergamon", status=1, PYTHONPATH=path, **PLAIN).stderr
    assert "two games are named thebes, one of them in digsite_pig; uninstall one" in said


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("rules.py", "    return DIE + below(rng, SIDES)", "    return DIE + below(rng, SIDES - 1)", "came "),
        (
            "rules.py",
            "return Why.NOTHING_AT_STAKE",
            "return Why.ALLOWED",
            "'hold' is not legal, but nothing is against it",
        ),
        ("observe.py", "    clear(out, start, SIZE)\n", "", "is not written"),
        ("show.py", '"sections": [', '"hand": {1, 2}, "sections": [', "a view cannot be made JSON"),
        ("measures.py", "", MEASURES, "locale/en.ftl lacks pig-reason-chance_of_one"),
        ("text.py", "holds {points} and has {total}.", "holds {points} and has {total}", "has no full stop"),
        ("locale/en.ftl", "pig-action-roll", "pig-action-throw", "locale/en.ftl lacks pig-action-roll"),
        (
            "invariants.py",
            "winners != (s.phase == Phase.OVER)",
            "winners != 0",
            "INVARIANT by 'hold', ONE_WINNER_AT_THE_END",
        ),
    ],
    ids=lambda value: value if value.endswith((".py", ".ftl")) else "",
)
def test_the_contract_tests_say_what_is_wrong(
    run: Run, changed: Callable[..., str], file: str, old: str, new: str, fault: str
) -> None:
    path = changed(f"digsite_pig/{file}", old, new)
    said = run("python", "-m", "digsite.testing", "pig", status=1, PYTHONPATH=path, **PLAIN).stdout
    assert f"{fault}" in said, said


def test_there_are_no_lesson_puzzles_rules_or_positions(run: Run) -> None:
    code = """
import asyncio, json
from digsite.server.api.games import parts_of
from digsite.study import puzzles, rulebook, setups
from digsite.study.lessons import LESSONS
print(parts_of("pig"), puzzles.are_available("pig"), rulebook.has_rulebook("pig"), "pig" in LESSONS)
"""
    assert run("python", "-c", code, **PLAIN).stdout == "['strategy', 'board'] False False False\n"
    assert run("python", "-c", ASKED, **PLAIN).stdout.splitlines() == [
        "404 pig comes without this part: lesson",
        "404 pig comes without this part: puzzles",
        "404 pig comes without this part: rules",
        "404 pig comes without this part: positions",
    ]
    said = run("digsite", "puzzles", "pig", status=1, **PLAIN).stderr
    assert said == "digsite: pig has no themes of puzzles, so none can be mined\n"
