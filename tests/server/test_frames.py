"""Frames: what those need who watch what happened, in one request."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
import pytest

from digsite.core.game import CHANCE
from digsite.server.services import frames
from digsite.server.store.records import BY_HAND
from digsite.server.tables import game as game_module
from digsite.server.tables.game import LiveGame
from tests.golden.games import golden
from tests.server.serving import TWO_HERE, Serving, Visitor, at


def imported(visitor: Visitor, file: str) -> dict[str, Any]:
    text = {"content": str(golden(file)).encode(), "headers": {"content-type": "text/plain"}}
    table: dict[str, Any] = visitor.ask("POST", "/api/journals", 201, **text).json()
    return table


def live(file: str, plies: int) -> LiveGame:
    record = golden(file)
    return LiveGame(record.game, record.players, record.options, BY_HAND, (), record.actions[:plies])


def sent(game: LiveGame, first: int, last: int, viewer: int | None = None) -> Any:
    return orjson.loads(orjson.dumps(asyncio.run(frames.frames(game, first, last, viewer))))


@pytest.mark.parametrize("file", ["pergamon-2-secret-sorting", "thebes-3"])
def test_each_frame_is_the_table_as_it_stood_at_its_ply(ada: Visitor, file: str) -> None:
    table = imported(ada, file)
    last = table["ply"]
    found = [
        *ada.get(at(table, "frames?from=0&to=31"))["frames"],
        ada.get(at(table, f"frames?from={last}&to={last}"))["frames"][0],
    ]
    assert [frame["ply"] for frame in found] == [*range(32), last]
    for frame in found[::6]:
        ply = ada.get(at(table, f"plies/{frame['ply']}"))
        assert frame == {name: ply[name] for name in ("board", "ply", "mover", "view", "happened")}


def test_one_request_has_32_plies_at_most(ada: Visitor) -> None:
    table = imported(ada, "pergamon-2")
    for first, last in ((0, 32), (5, 4)):
        problem = ada.refused(at(table, f"frames?from={first}&to={last}"), 409, "too-many-plies", method="GET")
        assert problem["detail"] == f"from ply {first} on there are frames up to {first + 31} at once"


def test_there_are_no_frames_of_what_has_not_come_yet(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    ply = table["ply"]
    assert len(ada.get(at(table, f"frames?from=0&to={ply}"))["frames"]) == ply + 1
    ada.refused(at(table, f"frames?from=0&to={ply + 1}"), 404, "not-found", method="GET")


def test_nobody_sees_the_secrets_of_another_seat(server: Serving, ada: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "anyone"}]
    table = ada.open(seats=seats, options={"secret_tickets": True})
    bo = server.guest()
    ply = bo.post(at(table, "join"))["ply"] or ada.post(at(table, "start"))["ply"]
    for visitor, hidden in ((ada, [False, True]), (bo, [True, False]), (server.nobody(), [True, True])):
        (frame,) = visitor.get(at(table, f"frames?from={ply}&to={ply}"))["frames"]
        assert [desk["tickets"] is None for desk in frame["view"]["desks"]] == hidden


def test_a_view_is_made_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = live("thebes-3", 40)
    first = sent(game, 20, 40)
    monkeypatch.setattr(orjson, "dumps", lambda made: pytest.fail("a view is made again"))
    again = asyncio.run(frames.frames(game, 20, 40, 1))
    monkeypatch.undo()
    assert orjson.loads(orjson.dumps(again)) == first


def test_what_was_taken_back_and_played_anew_is_seen_anew() -> None:
    game = live("pergamon-2", 100)
    keep = next(ply for ply in range(95, 0, -1) if game.mover_at(ply) != CHANCE)
    before = sent(game, keep - 5, keep + 1)
    twin = live("pergamon-2", keep)
    other = next(action for action in twin.position.legal_numbers() if action != game.actions[keep])
    game.apply(keep, twin.after(other)[:1])
    after = sent(game, keep - 5, keep + 1)
    assert after[:6] == before[:6]
    assert after[6] != before[6]


def test_only_so_many_views_are_kept() -> None:
    game = live("thebes-3", 150)
    for first in range(0, 150, frames.MOST_PLIES):
        sent(game, first, min(first + frames.MOST_PLIES - 1, 150))
    assert len(game.views) == frames.MOST_VIEWS
    assert game.size > sum(map(len, game.views.values())) > 0


@pytest.mark.parametrize("file", ["pergamon-3", "thebes-3"])
def test_the_course_names_the_first_decision_of_each_part(ada: Visitor, file: str) -> None:
    table = imported(ada, file)
    course = ada.get(at(table, "course"))["course"]
    plies = [one["ply"] for one in course]
    assert plies == sorted(plies)
    movers = {played["ply"]: played["mover"] for played in ada.table(table, since=0)["happened"]}
    assert all(ply == table["ply"] or movers[ply] >= 0 for ply in plies)
    if table["game"] == "pergamon":
        shown = [ada.get(at(table, f"plies/{one['ply']}"))["view"]["round"] for one in course]
        assert shown == [one["number"] for one in course]


@pytest.mark.parametrize("path", ["frames?from=0&to=20", "course"])
def test_what_was_played_before_a_restart_is_described_on_another_thread(
    path: str, server: Serving, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop describes nothing, and nothing is described twice."""
    table = imported(ada, "thebes-3")
    described: list[tuple[bool, int]] = []
    own = game_module.describe

    def noted(rules: Any, ply: int, before: Any, action: int, after: Any) -> bytes:
        described.append((is_event_loop(), ply))
        return own(rules, ply, before, action, after)

    monkeypatch.setattr(game_module, "describe", noted)
    server.app.state.tables._tables.clear()  # as after a restart: the game is replayed
    first = ada.get(at(table, path))
    assert described
    assert not any(is_loop for is_loop, _ in described)
    assert len(set(described)) == len(described)
    described.clear()
    assert ada.get(at(table, path)) == first
    assert not described


def is_event_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def test_what_was_taken_back_meanwhile_is_not_kept() -> None:
    game = live("thebes-3", 40)
    late = game.played(39)
    described = game.describe(late)
    game.apply(39)
    game.keep(late, described)
    action = next(one for one in game.position.legal_numbers() if one != late.action)
    game.apply(39, game.after(action))
    game.keep(late, described)
    assert orjson.loads(game.described(39))["action"] == action
