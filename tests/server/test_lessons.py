from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from digsite.server.store.schema import TABLES
from digsite.study.lessons import LESSONS
from digsite.study.lessons.lesson import LEARNER
from tests.server.serving import Serving, Visitor, at, eventually, offered, serving

NAMES = sorted(LESSONS)


def begin(visitor: Visitor, game: str = "pergamon", status: int = 201) -> Any:
    return visitor.post(f"/api/lessons/{game}", status=status)


def learn(visitor: Visitor, table: Any, actions: int) -> Any:
    """Play so many actions that the steps ask for."""
    line = LESSONS[table["game"]].line
    for _ in range(actions):
        table = visitor.my_turn(table)
        table = visitor.act(table, line[table["ply"]])
    return visitor.my_turn(table)


def actions_of(game: str) -> int:
    return sum(one.asks for one in LESSONS[game].placed)


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_a_table_that_follows_its_line_to_the_end(ada: Visitor, game: str) -> None:
    table = begin(ada, game)
    lesson = LESSONS[game]
    assert table["origin"] == {"lesson": game, "edition": lesson.edition}
    assert (table["is_private"], table["is_rated"], table["clock"]["kind"]) == (True, False, "none")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["you"] == [LEARNER]
    table = learn(ada, table, actions_of(game))
    assert [played["action"] for played in ada.table(table, since=0)["happened"]] == list(lesson.line)


@pytest.mark.parametrize("game", NAMES)
def test_after_the_line_one_plays_as_one_likes(ada: Visitor, game: str) -> None:
    table = learn(ada, begin(ada, game), actions_of(game))
    assert len(offered(table)) > 1
    after = ada.my_turn(ada.act(table, offered(table)[-1]))
    assert after["ply"] > len(LESSONS[game].line)


def test_only_what_the_step_asks_for_is_offered_and_taken(ada: Visitor) -> None:
    table = begin(ada)
    assert offered(table) == [LESSONS["pergamon"].line[table["ply"]]]
    problem = ada.refused(at(table, "actions"), 409, "lesson-step", {"action": "place 8", "ply": table["ply"]})
    assert "'place 7'" in problem["detail"]
    assert problem["table"]["ply"] == table["ply"]
    assert ada.act(table, "place 7")["ply"] > table["ply"]


def test_what_lies_beside_it_on_the_wheel_is_offered_but_not_taken(ada: Visitor) -> None:
    table = begin(ada, "thebes")
    while (
        "dig" not in (notations := [action["notation"] for offer in table["offers"] for action in offer["actions"]])[0]
    ):
        table = learn(ada, table, 1)
    assert "dig egypt 9 weeks" in notations
    assert "dig egypt 5 weeks" in notations
    ada.refused(at(table, "actions"), 409, "lesson-step", {"action": "dig egypt 5 weeks", "ply": table["ply"]})


def test_whoever_comes_back_goes_on_with_the_same_lesson(ada: Visitor, bo: Visitor) -> None:
    table = learn(ada, begin(ada), 4)
    again = begin(ada, status=200)
    assert (again["id"], again["ply"]) == (table["id"], table["ply"])
    assert begin(bo)["id"] != table["id"]
    assert begin(ada, "thebes")["id"] != table["id"]


def test_a_lesson_that_was_ended_or_left_is_begun_anew(ada: Visitor) -> None:
    ended = learn(ada, begin(ada), actions_of("pergamon"))
    left = begin(ada)
    assert left["id"] != ended["id"]
    ada.post(at(left, "leave"))
    assert begin(ada)["id"] not in (ended["id"], left["id"])


def test_whoever_plays_on_for_somebody_who_left_follows_the_line(ada: Visitor) -> None:
    table = begin(ada)
    ada.post(at(table, "leave"), {"level": 1})
    line = list(LESSONS["pergamon"].line)
    after = eventually(lambda: (now := ada.table(table, since=0))["ply"] > len(line) and now)
    assert [played["action"] for played in after["happened"]][: len(line)] == line


def test_taking_back_leads_back_to_the_step(ada: Visitor) -> None:
    table = learn(ada, begin(ada), 5)  # the gallery with two finds is dug
    joined = ada.act(table, "join 21")
    back = ada.post(at(joined, "takeback"))
    assert (back["ply"], back["view"], back["offers"]) == (table["ply"], table["view"], table["offers"])
    assert learn(ada, back, 4)["view"]["round"] == 3


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest("Ada")
        table = learn(ada, begin(ada), 7)
        cookies = dict(ada.http.cookies)
    with serving(tmp_path) as server:
        ada = server.nobody()
        ada.http.cookies.update(cookies)
        again = begin(ada, status=200)
        assert (again["id"], again["ply"], again["offers"]) == (table["id"], table["ply"], table["offers"])
        done = learn(ada, again, actions_of("pergamon") - 7)
        assert done["ply"] == len(LESSONS["pergamon"].line)


def test_a_lesson_can_be_cloned_and_goes_its_own_way(ada: Visitor) -> None:
    table = begin(ada)
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    free = ada.post(at(table, "clone"), {"ply": table["ply"], "seats": seats}, 201)
    assert len(offered(free)) > 1


def test_a_lesson_whose_line_was_changed_is_an_ordinary_table(server: Serving, ada: Visitor) -> None:
    table = begin(ada)
    state = server.app.state
    state.database.run_sync(
        lambda connection: connection.execute(
            update(TABLES).where(TABLES.c.id == table["id"]).values(origin={"lesson": "pergamon", "edition": 1})
        )
    )
    state.tables._tables.clear()
    state.tables.serializer.cache.clear()
    assert len(offered(ada.table(table))) > 1
    assert begin(ada)["id"] != table["id"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", NAMES)
def test_the_steps_are_told_in_every_language(server: Serving, game: str, language: str) -> None:
    told = server.nobody().get(f"/api/lessons/{game}", params={"language": language})
    lesson = LESSONS[game]
    assert told["edition"] == lesson.edition
    assert [step["name"] for step in told["steps"]] == [step.name for step in lesson.steps]
    assert [step["ply"] for step in told["steps"]] == [one.ply for one in lesson.placed]
    assert all(step["title"] and "<p>" in step["html"] for step in told["steps"])


def test_unknown_games_and_languages_and_nobody_are_told_so(server: Serving) -> None:
    nobody = server.nobody()
    nobody.refused("/api/lessons/go", 422, "wrong-request", method="GET")
    nobody.refused("/api/lessons/pergamon?language=la", 422, "wrong-request", method="GET")
    nobody.refused("/api/lessons/pergamon", 401, "no-name")
