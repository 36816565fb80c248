from __future__ import annotations

from typing import Any

import pytest

from digsite.core.position import Position
from digsite.games.thebes.pieces import researcher
from digsite.study.lessons import LESSONS
from digsite.study.lessons.lesson import LEARNER, PLAYERS, Lesson
from digsite.study.lessons.texts import text_of, texts
from digsite.study.prose import LANGUAGES, Language
from digsite.study.rulebook import rules

NAMES = sorted(LESSONS)


def events(lesson: Lesson) -> list[dict[str, Any]]:
    """All that happens in a lesson."""
    position = Position(lesson.game, PLAYERS, lesson.options)
    found = []
    for action in lesson.line:
        before = position.state
        position.play(action)
        found.extend(position.rules.show.events(before, action, position.state))
    return found


def happened(lesson: Lesson, kind: str, **fields: Any) -> list[dict[str, Any]]:
    return [
        event
        for event in events(lesson)
        if event["kind"] == kind and all(event[name] == value for name, value in fields.items())
    ]


# Every lesson


@pytest.mark.parametrize("game", NAMES)
def test_every_step_names_a_part_of_the_rules(game: str) -> None:
    known = {section["name"] for section in rules(game, "en")["sections"]}
    assert {step.rule for step in LESSONS[game].steps} <= known


@pytest.mark.parametrize(
    ("game", "rule", "steps"),
    [
        ("pergamon", "dig", ["dig", "deeper", "dig-deep", "dig-five", "dig-early", "dig-mask"]),
        ("pergamon", "collections", ["halves", "join", "row"]),
        ("pergamon", "exhibit", ["exhibit", "exhibited"]),
        ("pergamon", "interest", ["pushed", "push"]),
        ("pergamon", "store", ["store", "wait", "fee", "end-of-round"]),
        ("pergamon", "evaluation", ["bid-last", "evaluation", "fall"]),
        ("pergamon", "prizes", ["prize"]),
        ("thebes", "order", ["weeks", "order", "tie", "again"]),
        ("thebes", "exchange", ["exchange"]),
        ("thebes", "knowledge", ["general", "both-kinds", "books", "greece-book", "dig-greece"]),
        ("thebes", "wheel", ["wheel", "dig", "dig-again"]),
        ("thebes", "draws", ["bag", "first", "harvest"]),
        ("thebes", "announcements", ["announced"]),
        ("thebes", "exhibit", ["exhibit", "shown"]),
        ("thebes", "scoring", ["congress", "scoring"]),
    ],
)
def test_a_step_leads_to_the_rule_that_it_speaks_of(game: str, rule: str, steps: list[str]) -> None:
    assert [step.name for step in LESSONS[game].steps if step.rule == rule] == steps


@pytest.mark.parametrize("game", NAMES)
def test_the_line_is_legal_and_the_steps_ask_exactly_where_the_learner_moves(game: str) -> None:
    lesson = LESSONS[game]
    position = Position(game, PLAYERS, lesson.options)
    movers = []
    for action in lesson.line:
        movers.append(position.mover)
        position.play(action)
    asked = [one.ply + number for one in lesson.placed for number in range(one.asks)]
    assert [ply for ply, mover in enumerate(movers) if mover == LEARNER] == asked
    assert position.mover == LEARNER  # it ends at a quiet table


@pytest.mark.parametrize("game", NAMES)
def test_the_names_of_the_steps_are_unique_and_the_last_one_only_tells(game: str) -> None:
    names = [step.name for step in LESSONS[game].steps]
    assert len(set(names)) == len(names)
    assert not LESSONS[game].steps[-1].wants


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_step_has_its_words_and_ends_with_what_to_do(game: str, language: Language) -> None:
    words = texts(game, language).steps
    for step in LESSONS[game].steps:
        said = words[step.name]
        assert said.title
        assert 50 < len(said.text) < 700, step.name
        explanation, _, last = said.text.rpartition("\n\n")
        if step.wants:
            assert explanation, step.name
            assert last.startswith("**"), step.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_text_has_the_chapters_and_steps_of_the_lesson_in_their_order(game: str, language: Language) -> None:
    words = texts(game, language)
    assert list(words.steps) == [step.name for step in LESSONS[game].steps]
    assert list(words.chapters) == [chapter.name for chapter in LESSONS[game].chapters]
    told = text_of(LESSONS[game], language)
    assert told["chapters"] == [section.title for section in words.chapters.values()]
    assert all(told["chapters"])


@pytest.mark.parametrize("game", NAMES)
def test_there_are_a_few_chapters_of_a_few_steps(game: str) -> None:
    assert 4 <= len(LESSONS[game].chapters) <= 7
    assert all(4 <= len(chapter.steps) <= 7 for chapter in LESSONS[game].chapters)


@pytest.mark.parametrize("game", NAMES)
def test_the_task_is_told_apart_from_the_explanation(game: str) -> None:
    for step in text_of(LESSONS[game], "en")["steps"]:
        assert bool(step["task"]) == bool(step["asks"]), step["name"]
        assert step["html"], step["name"]


@pytest.mark.parametrize("game", NAMES)
def test_a_step_takes_a_few_actions_at_most_and_there_are_enough_pauses(game: str) -> None:
    assert all(one.asks <= 5 for one in LESSONS[game].placed)
    assert sum(one.asks == 0 for one in LESSONS[game].placed) >= 10


def test_a_wheel_or_slider_offers_what_the_line_holds() -> None:
    for lesson in LESSONS.values():
        for one in lesson.placed:
            assert lesson.turning_at(one.ply) == one.step.turning or not one.asks
            assert not one.step.turning or lesson.line[one.ply] in one.step.turning


# What they show


def test_pergamon_shows_bidding_joining_polish_the_push_down_storing_and_a_prize() -> None:
    lesson = LESSONS["pergamon"]
    assert [event["coins"] for event in happened(lesson, "grant", figure=LEARNER)] == [4, 5, 4, 3, 4]
    assert {event["gallery"] for event in happened(lesson, "dig", player=LEARNER)} == {1, 2, 3, 4, 5}
    shown = happened(lesson, "exhibit", player=LEARNER)
    assert [(len(event["tiles"]), event["value"], event["polish"], event["space"]) for event in shown] == [
        (3, 5, 0, 5),
        (5, 18, 3, 21),
    ]
    moves = [
        (move["player"], move["from"], move["to"]) for event in happened(lesson, "push") for move in event["markers"]
    ]
    assert moves == [(0, 5, 4), (0, 4, 3), (1, 9, 8)]
    assert [event["coins"] for event in happened(lesson, "store", player=LEARNER)] == [0, 0, 1, 0]
    assert [event["round"] for event in happened(lesson, "evaluation")] == [5]
    assert [(event["player"], event["thing"], event["year"]) for event in happened(lesson, "prize")] == [
        (LEARNER, "vase", 555)
    ]
    assert [event["player"] for event in happened(lesson, "leave")] == [LEARNER]


def test_thebes_shows_both_kinds_of_knowledge_digs_an_exhibition_a_congress_and_the_turn_of_the_year() -> None:
    lesson = LESSONS["thebes"]
    kinds = {researcher(event["card"])["kind"] for event in happened(lesson, "take", player=LEARNER)}
    assert kinds == {"special_knowledge", "general_knowledge", "congress"}
    digs = happened(lesson, "dig", player=LEARNER)
    assert [(event["area"], event["knowledge"]["total"], event["weeks"], event["tokens"]) for event in digs] == [
        ("egypt", 6, 9, 6),
        ("greece", 4, 6, 3),
        ("egypt", 9, 5, 6),
    ]
    tokens = {event["token"] for event in happened(lesson, "token", player=LEARNER)}
    assert tokens == {"artefact", "book", "general_book", "debris"}
    assert [event["area"] for event in happened(lesson, "first_artefact", player=LEARNER)] == ["egypt", "greece"]
    assert len(happened(lesson, "exhibit", player=LEARNER)) == 1
    assert happened(lesson, "exchange", player=1)
    assert [event["year"] for event in happened(lesson, "new_year", player=LEARNER)] == [1902]


@pytest.mark.parametrize(("game", "scores"), [("pergamon", (11, 3)), ("thebes", (34, 22))])
def test_the_scores_that_the_texts_name_are_the_scores(game: str, scores: tuple[int, int]) -> None:
    lesson = LESSONS[game]
    position = Position(game, PLAYERS, lesson.options)
    for action in lesson.line:
        position.play(action)
    assert position.scores == scores
