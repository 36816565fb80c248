"""Whatever is said of a kind that the server names is said of all its kinds, in every language.

Where the client puts ids together (``${game}-reason-${kind}``), an id of every kind has to be there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args, get_type_hints

import pytest

from digsite.bots.levels import LEVELS
from digsite.bots.measures import measures
from digsite.core import registry
from digsite.core.game import CHANCE
from digsite.core.position import Position
from digsite.games.pergamon import course as pergamon_course
from digsite.games.thebes import course as thebes_course
from digsite.server.api.course import Standing
from digsite.server.api.models import Player, SeatRequest
from digsite.server.problems import KINDS
from digsite.server.store.records import Clock
from digsite.study.puzzles import shipped
from digsite.study.puzzles.themes import themes as themes_of
from digsite.study.rulebook import places
from tests.golden.games import golden
from tests.web.test_messages import LANGUAGES, SECTIONS, made_ids, messages

GAMES = registry.names()
SOURCES = {"pergamon": pergamon_course.SOURCES, "thebes": thebes_course.SOURCES}


def chances(game: str) -> set[str]:
    """The kinds of what chance does, as offers name them."""
    names, kinds = places(game).act_names, registry.game(game).actions.kinds
    position = Position(game, max(registry.game(game).about.seats))
    found = set()
    for action in golden(f"{game}-4").actions:
        found |= {names[kinds[action]]} if position.mover == CHANCE else set()
        position.play(action)
    return found


def members(model: type, field: str) -> tuple[str, ...]:
    """The values that a field may have."""
    return get_args(get_type_hints(model)[field])


def difficulties(game: str) -> set[str]:
    return {str(puzzle.difficulty) for puzzle in shipped(game).puzzles}


SAID: dict[str, Iterable[str]] = {
    "problem-*": KINDS,
    "position-wrong-*": (),  # test_problems knows
    "*-position-*": (),
    "*-reason-*": (),  # see below
    "*-measure-*": (),  # see below
    "position-fact-*": ("round", "stack", "coins", "tickets", "space", "year", "week"),
    "lobby-game-*": GAMES,
    "lobby-about-*": GAMES,
    "lobby-credit-*": GAMES,
    "lobby-level-play-*": [str(level.number) for level in LEVELS],
    "lobby-level-about-*": [str(level.number) for level in LEVELS],
    "lobby-option-*": {option.name for game in GAMES for option in registry.game(game).about.options},
    "lobby-clock-*": members(Clock, "kind"),
    "lobby-seat-*": members(SeatRequest, "kind"),
    "lobby-kind-*": set(members(Player, "kind")) - {"person"},  # of whom nothing is said
    "*-theme-*": (),  # see below
    "puzzles-difficulty-*": {one for game in GAMES for one in difficulties(game)},
    "table-part-*": members(Standing, "after"),
    "table-enter-*": {"action", *(kind for game in GAMES for kind in chances(game))},
    "*-source-*": (),  # see below
    "*-remark-*": (),  # see below
    "*-refusal-*": (),  # test_refusals knows
    "*-blocked-*": (),  # likewise
}
# What only the client names, which TypeScript checks where it is chosen
OF_THE_CLIENT = {"people-next-*", "lobby-theme-*", "lobby-pace-*", "lobby-confirm-*", "thebes-way-*"}


def known(language: str) -> Iterator[str]:
    for section in SECTIONS:
        yield from messages(language, section)


@pytest.mark.parametrize("made", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_message(language: str, made: str) -> None:
    assert {made.replace("*", kind) for kind in SAID[made]} - set(known(language)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_its_message(language: str, game: str) -> None:
    for start in (f"{game}-source-", f"{game}-remark-"):
        assert {name.removeprefix(start) for name in known(language) if name.startswith(start)} == set(SOURCES[game])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_theme_has_its_message(language: str, game: str) -> None:
    found = themes_of(game)
    reasons = {one.kind for one in measures(game).kinds}
    said = {"reason": reasons, "measure": reasons, "theme": set(found.names if found else ())}
    for role, kinds in said.items():
        start = f"{game}-{role}-"
        assert {name.removeprefix(start) for name in known(language) if name.startswith(start)} == kinds


def test_all_ids_that_are_put_together_are_known_here() -> None:
    assert made_ids() == set(SAID) | OF_THE_CLIENT
