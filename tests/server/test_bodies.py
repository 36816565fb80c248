"""What the server sends of the golden games and the lessons is what it has always sent."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.core.game import CHANCE
from digsite.server.tables import dice
from digsite.server.tables.shapes import PlyView, TableView
from digsite.server.tables.table import Table
from tests.golden.games import golden
from tests.server import bodies
from tests.server.bodies import SALT, fixed, hash_of, recorded, whole
from tests.server.serving import TWO_HERE, Serving, Visitor
from tests.soak import IS_SOAK

EVERY = 1 if IS_SOAK else 6  # plies; the whole takes half a minute
RECORD_ANEW = "If that is right, run 'python -m tests.server.bodies' and look at the difference."


@pytest.mark.parametrize("game", bodies.GAMES)
def test_every_body_is_as_it_was(game: str) -> None:
    found = bodies.hashes(game, EVERY)
    known = {of: kept for of, kept in recorded(game).items() if of[0] % EVERY == 0}
    assert found.keys() == known.keys()
    for (ply, kind, viewer), kept in known.items():
        if found[ply, kind, viewer] != kept:
            pytest.fail(f"{game}: from ply {ply} on the {kind} that {viewer} is sent differs. {RECORD_ANEW}")


@pytest.mark.parametrize("chosen", bodies.WHOLE, ids=lambda chosen: " ".join(str(part) for part in chosen))
def test_bodies_to_be_read_are_as_they_were(chosen: tuple[str, int, str, str]) -> None:
    path, text = whole(*chosen)
    assert text == path.read_text(encoding="utf-8"), RECORD_ANEW


@pytest.mark.parametrize("game", ["pergamon-2", "thebes-2", "pergamon-3-by-hand", "lesson-thebes"])
def test_a_move_that_was_taken_back_and_played_again_changes_no_body(game: str) -> None:
    def hesitate(at: Table) -> Table:
        actions = list(at.game.actions)
        back = max(0, len(actions) - 9)
        is_stop = at.chance == "by_hand" or at.game.mover_at(back) != CHANCE
        if is_stop and at.record.status == "playing" and back % 4 == 0:
            at = bodies.after(at, back)
            while at.record.ply < len(actions):
                at = bodies.after(at, at.record.ply, actions[at.record.ply])
            assert at.game.actions == actions
        return at

    found = bodies.hashes(game, EVERY, after_move=hesitate)
    assert found == {of: recorded(game)[of] for of in found}


def test_the_routes_send_the_same_bodies(server: Serving, ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    record = golden("pergamon-2")
    monkeypatch.setattr(dice, "new_secret", lambda: f"{record.seed}-{SALT}")
    seats = [TWO_HERE[0], {"kind": "hotseat", "name": record.names[1]}]
    sent = ada.open(record.game, seats, options=dict(record.options))
    since = 0
    while sent["ply"] < 40:
        sent["seats"][0]["name"] = record.names[0]
        assert hash_of(fixed(sent)) == recorded("pergamon-2")[since, "table", "device"]
        since = sent["ply"]
        sent = ada.post(f"/api/tables/{sent['id']}/actions", {"ply": since, "action": record.actions[since]})
    text = {"content": str(record).encode(), "headers": {"content-type": "text/plain"}}
    whole_game = ada.ask("POST", "/api/journals", 201, **text).json()
    for ply in (0, 20, len(record.actions)):
        sent = server.nobody().get(f"/api/tables/{whole_game['id']}/plies/{ply}?offers=true")
        assert hash_of(sent) == recorded("pergamon-2")[ply, "ply", "watcher"]


@pytest.mark.parametrize("game", bodies.GAMES)
def test_every_body_is_of_the_type_that_its_route_declares(game: str) -> None:
    types: dict[str, Any] = {"table": TableView, "ply": PlyView}
    for _, kind, _, body in bodies.bodies(game, EVERY):
        assert types[kind].model_validate(body, strict=True).root == body
