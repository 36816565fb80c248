"""The client draws with the printed tables that the server plays with, and says when they are not the shipped ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from digsite.study.puzzles import shipped
from tests.browser.conftest import Visitors
from tests.browser.test_by_hand import begin, choose
from tests.browser.visitor import Visitor


def answer_with(page: Page, path: str, change: Callable[[Any], None]) -> None:
    """Let the server answer as one with other tables would."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        change(told)
        route.fulfill(response=answer, json=told)

    page.route(f"**{path}", changed)


def with_corrected_pergamon(visitor: Visitor, path: str) -> Page:
    """A page of a server that plays Pergamon with other tables: what it would refuse is a trouble."""
    answer_with(visitor.page, "/api/games", lambda told: told["games"][0]["components"].update(are_shipped=False))
    answer_with(visitor.page, "/api/puzzles/today", lambda told: told["puzzles"].pop(0))
    visitor.page.route("**/api/puzzles/pergamon**", lambda route: route.fulfill(status=409))
    return visitor.go(path)


def test_a_find_is_named_as_the_server_has_it(visitors: Visitors) -> None:
    page = visitors().go("/")
    answer_with(page, "/api/games/pergamon/components", lambda told: told["tables"]["find_tiles"][0].update(number=28))
    begin(page, "Pergamon")
    choose(page, "Who goes first?", "Bo")
    choose(page, "Which find was turned up?", "bracelet 28 – mask 1")


def test_whoever_opens_a_table_is_told_of_corrected_tables_and_there_is_no_lesson(visitors: Visitors) -> None:
    page = with_corrected_pergamon(visitors(), "/")
    pergamon, thebes = (page.get_by_role("region", name=name) for name in ("Pergamon", "Thebes"))
    expect(pergamon.get_by_text("corrected board")).to_be_visible()
    expect(pergamon.get_by_role("button", name="Learn to play")).to_have_count(0)
    expect(thebes.get_by_role("button", name="Learn to play")).to_be_visible()
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("radio", name="Thebes").check()
    expect(dialog.get_by_text("corrected board")).to_have_count(0)
    dialog.get_by_role("radio", name="Pergamon").check()
    expect(dialog.get_by_text("corrected board")).to_be_visible()


@pytest.mark.parametrize("path", ["/puzzles", f"/puzzles/pergamon/{shipped('pergamon').puzzles[0].id}"])
def test_puzzles_of_corrected_tables_are_not_asked_for(visitors: Visitors, path: str) -> None:
    visitor = visitors()
    page = with_corrected_pergamon(visitor, path)
    expect(page.get_by_text("corrected board")).to_be_visible()
    expect(page.get_by_role("heading", name="All puzzles of Thebes")).to_be_visible()
    expect(page.get_by_role("radio", name="Pergamon")).to_have_count(0)
    assert visitor.troubles == []


def test_the_rules_tell_of_corrected_tables(visitors: Visitors) -> None:
    page = visitors().go("/")
    answer_with(page, "/api/rules/pergamon?language=en", lambda told: told.update(are_as_shipped=False))
    page.goto(page.url.rstrip("/") + "/rules/pergamon")
    expect(page.get_by_text("This server plays with a corrected board")).to_be_visible()
