"""Packed texts are said as Fluent would say them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hatch_build import WEB, node

WEEKS = "{count|0:no weeks|one:1 week|:{count} weeks}"
SAY = """
const [language, packed, args] = JSON.parse(process.argv[1])
const { Grammar, read } = await import(process.argv[2])
process.stdout.write(new Grammar(language).say(read(packed), args))
"""


def say(language: str, packed: str, **args: Any) -> str:
    """What a packed text says in a language."""
    return run(SAY, [language, packed, args])


def run(script: str, about: list[Any]) -> str:
    """What a script prints that is given the module of texts."""
    module = (WEB / "src" / "i18n" / "text.ts").as_uri()
    command = [node(), "--no-warnings", "--input-type=module", "-e", script, json.dumps(about), module]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(WEB)).stdout


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 0, "no weeks"),
        ("en", 1, "1 week"),
        ("de", 2, "2 weeks"),
        ("fr", 1, "1 week"),
        ("en", 1234, "1,234 weeks"),
    ],
)
def test_a_choice_goes_by_the_number_then_by_its_form(language: str, count: int, said: str) -> None:
    assert say(language, WEEKS, count=count) == said


def test_nothing_takes_the_form_of_one_in_french_only() -> None:
    assert say("fr", "{count|one:{count} jeton|:{count} jetons}", count=0) == "0 jeton"
    assert say("en", "{count|one:{count} token|:{count} tokens}", count=0) == "0 tokens"


def test_choices_stand_within_choices_and_arguments_are_not_read() -> None:
    packed = "{name}: {end|yes:over|:{count|one:1 move|:{count} moves} left}"
    assert say("en", packed, name="{count|x}", end="no", count=3) == "{count|x}: 3 moves left"
    assert say("en", packed, name="Zoë", end="yes", count=3) == "Zoë: over"


def test_numbers_are_written_as_one_does_there() -> None:
    assert say("de", "{points}", points=2.5) == "2,5"
    assert say("de", "{year}", year="1903") == "1903"


LISTED = """
const [language, ...names] = JSON.parse(process.argv[1])
const { Grammar } = await import(process.argv[2])
process.stdout.write(JSON.stringify([new Grammar(language).list(names), new Intl.ListFormat(language).format(names)]))
"""


@pytest.mark.parametrize("names", [[], ["Rom"], ["Rom", "Wien"], ["Rom", "Wien", "Kreta"], ["a", "b", "c", "d"]])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_lists_are_joined_as_one_does_there(language: str, names: list[str]) -> None:
    ours, theirs = json.loads(run(LISTED, [language, *names]))
    assert ours == theirs
