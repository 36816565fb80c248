from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import digsite.server
from digsite.server.api.problems import STATUSES, answer_to
from digsite.server.problems import KINDS, Refused

SOURCES = Path(digsite.server.__file__).parent


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every place where the server makes a refusal, as ``file:line``."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", node


def fields(kind: str) -> set[str]:
    """The arguments that a kind's sentence speaks of."""
    return {name for _, name, _, _ in Formatter().parse(KINDS[kind]) if name}


def kind_of(call: ast.Call) -> str:
    assert isinstance(call.args[0], ast.Constant), "the kind of a refusal is written where it is raised"
    return str(call.args[0].value)


def test_a_refusal_has_the_arguments_of_its_kind() -> None:
    for where, call in raised():
        given = {keyword.arg for keyword in call.keywords}
        assert None in given or fields(kind_of(call)) <= given, where


def test_every_kind_is_raised_somewhere() -> None:
    assert {kind_of(call) for _, call in raised()} == set(KINDS)


def test_every_status_is_of_a_known_kind() -> None:
    assert set(STATUSES) <= set(KINDS)


def test_a_refusal_that_can_be_waited_for_says_how_long() -> None:
    answer = answer_to(Refused("too-many-requests", seconds=3))
    assert (answer.status, answer.headers["retry-after"]) == (429, "3")
