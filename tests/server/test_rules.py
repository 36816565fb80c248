from __future__ import annotations

import pytest

from tests.server.serving import TWO_HERE, Serving, Visitor, at


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_the_rules_are_told_in_every_language(server: Serving, game: str, language: str) -> None:
    rules = server.nobody().get(f"/api/rules/{game}?language={language}")
    assert (rules["game"], rules["language"]) == (game, language)
    pictures = [block["picture"] for part in rules["sections"] for block in part["blocks"] if "picture" in block]
    assert len(pictures) >= 6
    assert all(picture["view"]["game"] == game for picture in pictures)
    assert rules["places"]["actions"]["dig"] == "dig"


def test_rules_that_are_known_are_not_sent_again(server: Serving) -> None:
    first = server.nobody().ask("GET", "/api/rules/pergamon")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    known = {"if-none-match": first.headers["etag"]}
    assert server.nobody().ask("GET", "/api/rules/pergamon", 304, headers=known).content == b""
    server.nobody().ask("GET", "/api/rules/pergamon", headers={"if-none-match": f'"{"other" * 100}"'})


def test_where_rules_apply_is_told_apart_since_it_is_short(server: Serving) -> None:
    places = server.nobody().get("/api/rules/thebes/places")
    assert places["messages"]["thebes-explain-zeppelin"] == "travel"
    assert places == server.nobody().get("/api/rules/thebes")["places"]


def test_a_refused_action_names_its_rule(ada: Visitor) -> None:
    table = ada.open("pergamon", TWO_HERE)
    act = {"action": "dig V", "ply": table["ply"]}
    assert ada.refused(f"{at(table)}/actions", 409, "illegal-action", act)["refusal"] == {
        "kind": "no-time-to-dig",
        "arguments": {"phase": "placing", "player": table["mover"]},
        "pieces": [],
        "section": "turn",
    }
