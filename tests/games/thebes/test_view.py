"""The view of a table: its shape, its scores, and that nothing is hidden."""

from __future__ import annotations

import json

import pytest
from pydantic import TypeAdapter

from digsite.games.thebes.pieces import dig_knowledge
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge
from digsite.games.thebes.scoring import majority_of, score
from digsite.games.thebes.shapes import ThebesView
from digsite.games.thebes.state import Phase
from digsite.games.thebes.view import hidden, vantage, view
from tests.games.thebes.tables import give_finds, playing, random_steps, show
from tests.golden.games import RESULTS, files_of, states_of


def test_views_have_their_shape_and_are_json() -> None:
    shape: TypeAdapter[ThebesView] = TypeAdapter(ThebesView)
    for happened in random_steps()[::7]:
        seen = view(happened.after, None)
        assert shape.validate_python(seen, strict=True) == seen
        assert json.loads(json.dumps(seen)) == seen


def test_nothing_is_hidden_from_anybody() -> None:
    s = playing()
    assert hidden(s) == []
    assert all(view(s, seat) == view(s, None) and vantage(s, seat) is None for seat in range(s.players))


# The end of the game


@pytest.mark.parametrize("file", files_of("thebes"))
def test_scores_places_and_winners_are_the_games(file: str) -> None:
    s = states_of(file)[-1]
    scores, expected = RESULTS[file]
    seen = view(s, None)
    assert (seen["scores"], seen["places"]) == (scores, expected)
    is_over = s.phase == Phase.OVER
    assert seen["winners"] == [seat for seat, place in enumerate(expected) if place == 1 and is_over]


# The table


def test_a_desk_shows_what_is_known_without_help() -> None:
    for happened in random_steps():
        s = happened.after
        for p, desk in enumerate(view(s, None)["desks"]):
            general = general_knowledge(s, p)
            for area, shown in enumerate(desk["areas"]):
                known = dig_knowledge(s, p, area, 0, general)
                assert (shown["special"], shown["total"]) == (known["special"], known["total"])
                assert (desk["general_knowledge"], desk["shovels"]) == (known["general"], known["shovels"])
                assert (shown["knowledge"], shown["majority"]) == (book_knowledge(s, p, area), majority_of(s, p, area))


def test_the_score_of_a_view_is_the_score() -> None:
    for happened in random_steps():
        s = happened.after
        seen = view(s, None)
        assert seen["scores"] == [score(s, p) for p in range(s.players)]


def test_the_order_of_play_begins_with_the_mover() -> None:
    for happened in random_steps():
        s = happened.before
        assert s.mover < 0 or view(s, None)["order"][0] == s.mover


def test_an_exhibition_shows_who_has_the_artefacts() -> None:
    s = playing()
    show(s, None, "small exhibition london")
    give_finds(s, 0, "greece", "1", "2")
    give_finds(s, 0, "egypt", "3", "4")
    assert view(s, None)["exhibitors"] == {"a": [], "b": [0], "c": []}
