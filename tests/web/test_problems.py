"""Everything that the server refuses is said in every language, without its English."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import digsite.server
from digsite.core import registry
from digsite.server.problems import KINDS
from digsite.study.setups.reasons import REASONS
from tests.web.test_messages import ARGUMENT, LANGUAGES, messages

ENGLISH = {"why", "what", "where", "method", "allowed"}  # arguments that are words for programmers
MORE = {"bad-journal": {"line"}}  # arguments that the English does without
OF_THE_CLIENT = {"offline", "other", "page", "entry", "wrong-name", "wrong-password-form", "wrong-text"}
NO_RULE = re.compile(r'no_rule\(\s*"([\w-]+)"')

every_language = pytest.mark.parametrize("language", LANGUAGES)


def no_matter_of_rules() -> set[str]:
    """The kinds of refused actions that no game knows, such as a misspelt one."""
    sources = Path(digsite.server.__file__).parents[1].rglob("*.py")
    return {kind for path in sources for kind in NO_RULE.findall(path.read_text(encoding="utf-8"))}


def said(language: str) -> dict[str, str]:
    return {name.removeprefix("problem-"): text for name, text in messages(language, "problems").items()}


def said_of_positions(language: str) -> dict[str, str]:
    """What all games have in common stands in the client, all else with the game."""
    starts = {"position": "position-wrong-", **{game: f"{game}-position-" for game in registry.names()}}
    found = [
        (name.removeprefix(start), text)
        for section, start in starts.items()
        for name, text in messages(language, section).items()
        if name.startswith(start)
    ]
    assert len(dict(found)) == len(found)
    return dict(found)


@every_language
def test_every_kind_of_problem_has_a_message(language: str) -> None:
    assert set(KINDS) - set(said(language)) == set()


@every_language
def test_every_refused_action_that_is_no_matter_of_rules_has_a_message(language: str) -> None:
    kinds = no_matter_of_rules()
    assert {"unknown-action", "unclear-action", "not-your-turn"} <= kinds
    assert kinds - set(said(language)) == set()


@every_language
def test_no_message_is_of_a_kind_that_there_is_not(language: str) -> None:
    assert set(said(language)) - set(KINDS) - no_matter_of_rules() == OF_THE_CLIENT


@pytest.mark.parametrize("kind", KINDS)
@every_language
def test_a_message_speaks_of_what_the_problem_gives(language: str, kind: str) -> None:
    given = {name for _, name, _, _ in Formatter().parse(KINDS[kind]) if name} | MORE.get(kind, set())
    assert set(ARGUMENT.findall(said(language)[kind])) <= given - ENGLISH


@every_language
def test_every_reason_why_a_position_cannot_be_has_a_message(language: str) -> None:
    assert set(said_of_positions(language)) == set(REASONS)


@pytest.mark.parametrize("kind", REASONS)
@every_language
def test_a_message_about_a_position_speaks_of_what_the_reason_gives(language: str, kind: str) -> None:
    given = {name for _, name, _, _ in Formatter().parse(REASONS[kind]) if name} | {"fact"}
    assert set(ARGUMENT.findall(said_of_positions(language)[kind])) <= given - ENGLISH
