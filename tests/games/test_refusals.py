"""Every reason of a game to refuse an action: its code, its arguments, its section and its sentence."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

from digsite.core.position import Position
from digsite.core.refusal import kind_of

GAMES = ("pergamon", "thebes")


def module(game: str, name: str) -> Any:
    return import_module(f"digsite.games.{game}.{name}")


def reasons(game: str) -> set[Any]:
    why = module(game, "why").Why
    return set(why) - {why.ALLOWED}


def examples(game: str) -> dict[Any, Any]:
    found: dict[Any, Any] = import_module(f"tests.games.{game}.refused").examples()
    return found


def refused(game: str, why: Any) -> tuple[Any, int]:
    """A state and the number of an action that is refused there for a reason."""
    s, notation, _ = examples(game)[why]
    return s, module(game, "actions").SPACE.find(notation).number


every_reason = pytest.mark.parametrize(
    ("game", "why"),
    [pytest.param(game, why, id=f"{game}-{why.name}") for game in GAMES for why in sorted(reasons(game))],
)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_an_example_for_every_reason(game: str) -> None:
    assert set(examples(game)) == set(module(game, "refusals").REASONS) == reasons(game)
    assert set(module(game, "reasons").REASONS) == {kind_of(why.name) for why in reasons(game)}


@every_reason
def test_the_example_is_refused_for_this_reason(game: str, why: Any) -> None:
    assert module(game, "rules.turn").why_not(*refused(game, why)) == why


@every_reason
def test_a_refusal_says_what_it_speaks_of(game: str, why: Any) -> None:
    told = module(game, "refusals").refusal(*refused(game, why))
    assert (told["kind"], told["arguments"]) == (kind_of(why.name), examples(game)[why][2])


@every_reason
def test_the_sentence_says_every_argument(game: str, why: Any) -> None:
    said = module(game, "reasons").reason(module(game, "refusals").refusal(*refused(game, why)))
    assert said[-1] not in ".{}"
    assert "{" not in said


# Pieces that cannot be chosen


WHEN = {"pergamon": "DIG", "thebes": "TURN"}
TOUCHED = {"pergamon": "gallery", "thebes": "site"}


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_either_offered_or_blocked(game: str) -> None:
    """Every gallery with finds while one may dig, every site in a turn."""
    show, kind, blocked = module(game, "show"), TOUCHED[game], set()
    position = Position(game, 3)
    choose = random.Random(3)
    while not position.over:
        s = position.state
        offered = [one["piece"] for one in show.offers(s, position.legal_numbers()) if one["piece"]["kind"] == kind]
        closed = show.blocked(s)
        if s.phase == module(game, "state").Phase[WHEN[game]]:
            assert sorted(map(str, [*offered, *(one["piece"] for one in closed)])) == sorted(map(str, pieces(game, s)))
        blocked |= {one["refusal"]["kind"] for one in closed}
        assert all(one["refusal"]["pieces"] == [one["piece"]] for one in closed)
        position.play(choose.choice(position.legal))
    assert blocked == EXPECTED[game]


EXPECTED = {"pergamon": {"too-deep", "too-dear"}, "thebes": {"no-knowledge", "permission-used", "too-few-weeks"}}


def pieces(game: str, s: Any) -> list[Any]:
    """All that one might want to dig in."""
    if game == "thebes":
        return [{"kind": "site", "area": area} for area in module(game, "pieces").AREA_NAMES]
    return [{"kind": "gallery", "gallery": number + 1} for number, tiles in enumerate(s.gallery) if tiles]
