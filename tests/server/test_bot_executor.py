"""How bots think at the server's tables: what is compiled before, and what they keep between their moves."""

from __future__ import annotations

import asyncio
import subprocess
import threading
from typing import Any

import pytest

from digsite.bots.bot import BUDGETS
from digsite.bots.mcts import search as search_module
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Search, SearchResult
from digsite.core import cache, engine
from digsite.core.position import Position
from digsite.match import Match
from digsite.server.problems import Refused
from digsite.server.services import bot_executor
from digsite.server.services.bot_executor import KEPT_SEARCHES, BotExecutor
from digsite.server.services.fair import Person
from digsite.server.tables import serialize
from tests.server.serving import Serving, Visitor, at, eventually

ME_AND_A_THINKER = [{"kind": "me"}, {"kind": "bot", "level": 4}]


# Compiling


def test_compiling_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_executor, "is_ready", lambda game: False)
    monkeypatch.setattr(engine, "_background", {})
    started: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def noted(*command: Any, **pipes: Any) -> subprocess.Popen[bytes]:
        started.append(begin(*command, **pipes))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)

    async def begin_and_stop() -> None:
        preparing = asyncio.create_task(BotExecutor(1).prepare())
        async with asyncio.timeout(120):
            while len(started) < 2:
                await asyncio.sleep(0.01)
        preparing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await preparing

    asyncio.run(begin_and_stop())
    assert [process.returncode for process in started] == [-9, -9]


def test_what_cannot_be_compiled_is_told_and_holds_up_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*command: Any, **pipes: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(bot_executor, "is_ready", lambda game: False)
    monkeypatch.setattr(engine, "_background", {})
    monkeypatch.setattr(subprocess, "Popen", refuse)
    with pytest.warns(cache.CacheWarning, match="no more processes"):
        asyncio.run(BotExecutor(1).prepare())
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [one.game for one in told] == ["pergamon", "thebes"]  # type: ignore[attr-defined]


# What is kept between moves


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> list[SearchResult]:
    """All that bots of level 4 think, which is little here."""
    found: list[SearchResult] = []
    think = Search.think

    def noted(*about: Any, **more: Any) -> SearchResult:
        found.append(think(*about, **more))
        return found[-1]

    monkeypatch.setattr(Search, "think", noted)
    monkeypatch.setitem(BUDGETS, "level4", Budget(iterations=40))
    monkeypatch.setattr(bot_executor, "LEAST_ITERATIONS", 1)
    return found


def choose(thinker: BotExecutor, position: Position, table_id: str = "one", seed: int = 1) -> int:
    return asyncio.run(thinker.choose(table_id, position, 4, seed))


def visits(result: SearchResult) -> int:
    return sum(choice.visits for choice in result.choices)


def test_a_bot_keeps_its_tree_between_moves(results: list[SearchResult], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "FEWEST_VISITS", 1)
    thinker, position = BotExecutor(1), Match("pergamon", 2, seed=5, first_player=0).copy()
    assert choose(thinker, position) == results[0].best.number
    for action in results[0].line[:-1]:  # the other player, and chance, do what the bot expects
        position.play(action)
    assert position.mover == 0
    choose(thinker, position, seed=2)
    assert visits(results[0]) == results[0].iterations
    assert visits(results[1]) > results[1].iterations


def test_a_tree_is_no_use_after_something_was_taken_back(results: list[SearchResult]) -> None:
    thinker, match = BotExecutor(1), Match("pergamon", 2, seed=5, first_player=0)
    first, second = (match.copy() for _ in range(2))
    for position, space in ((first, 0), (second, 1)):
        position.play(position.legal[space])
    choose(thinker, first)
    choose(thinker, second)
    choose(BotExecutor(1), second)
    assert results[1].choices == results[2].choices
    later = match.copy()
    while later.mover != 0 or not later.actions[len(match.actions) :]:
        later.play(later.legal[0])
    choose(thinker, later)
    choose(thinker, match.copy())
    assert visits(results[4]) == results[4].iterations


def test_only_so_many_trees_are_kept_and_none_of_a_table_that_is_forgotten(results: list[SearchResult]) -> None:
    thinker, position = BotExecutor(1), Match("pergamon", 2, seed=5).copy()
    tables = [f"table {number}" for number in range(KEPT_SEARCHES + 2)]
    for table_id in tables:
        choose(thinker, position, table_id)
    assert [table_id for table_id, _ in thinker._searches] == tables[2:]
    thinker.forget(tables[-1])
    assert [table_id for table_id, _ in thinker._searches] == tables[2:-1]


def test_a_table_that_ends_lets_go_of_its_trees(server: Serving, ada: Visitor, results: list[SearchResult]) -> None:
    table = ada.my_turn(ada.open(seats=ME_AND_A_THINKER, options={"first_player": 1}))
    kept = server.app.state.bots.executor._searches
    eventually(lambda: (table["id"], 1) in kept)
    ada.post(at(table, "leave"), {})
    eventually(lambda: (table["id"], 1) not in kept)


# Warming up


def test_a_table_says_which_bots_are_still_warming_up(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(serialize, "is_warming_up", lambda game: True)
        seats = [{"kind": "me"}, {"kind": "bot", "level": 3}, {"kind": "bot", "level": 5}]
        table = ada.open(seats=seats, options={"first_player": 0})
        assert table["warming_up"] == [2]
        listening = ada.listening(table)
        with listening as heard:
            heard.hear("hello")
            assert heard.hear("table")["warming_up"] == [2]
            patch.undo()
            ada.post(at(table, "messages"), {"text": "Are you ready?"}, 201)  # wakes everybody who listens
            assert heard.hear("table")["warming_up"] == []
    assert ada.table(table)["warming_up"] == []


def test_without_the_compiled_search_a_move_takes_no_longer_than_the_rest_of_its_time(
    results: list[SearchResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BUDGETS, "level4", Budget(iterations=10**6))
    monkeypatch.setitem(BUDGETS, "level5", Budget(seconds=60))
    monkeypatch.setattr(bot_executor, "WARM_UP_SECONDS", 0.2)
    monkeypatch.setattr(bot_executor, "is_warming_up", lambda game: True)
    monkeypatch.setattr(search_module, "is_warming_up", lambda game: True)
    thinker, position = BotExecutor(1), Match("pergamon", 2, seed=5).copy()
    for level in (4, 5):
        asyncio.run(asyncio.wait_for(thinker.choose("one", position, level, 1), 30))
    assert all(result.seconds < 30 for result in results)


# Sharing


def test_somebody_gets_one_hint_at_a_time_and_others_are_not_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, end = threading.Event(), threading.Event()

    def think(self: BotExecutor, position: Position, seed: int, who: Person) -> Any:
        begun.set()
        assert end.wait(60)
        return {"who": who}

    monkeypatch.setattr(BotExecutor, "_think_of_hint", think)
    position = Match("pergamon", 2, seed=5).copy()
    ada, bo = Person("192.0.2.1", "1"), Person("192.0.2.1", "2")

    async def ask() -> None:
        thinker = BotExecutor(1)
        hers = asyncio.create_task(thinker.hint(position, 1, ada))
        his = asyncio.create_task(thinker.hint(position, 1, bo))
        await asyncio.to_thread(begun.wait, 60)
        for _ in range(40):
            with pytest.raises(Refused, match="one hint at a time"):
                await thinker.hint(position, 1, ada)
        end.set()
        assert [found["who"] for found in await asyncio.gather(hers, his)] == [ada, bo]  # type: ignore[typeddict-item]
        assert (await thinker.hint(position, 1, ada))["who"] == ada  # type: ignore[typeddict-item]
        thinker.close()

    asyncio.run(ask())


def test_tables_that_nobody_watches_think_last(server: Serving, ada: Visitor) -> None:
    live = server.app.state.updates
    table = ada.open(seats=ME_AND_A_THINKER, options={"first_player": 0})
    assert not live.is_watched(table["id"])
    with ada.listening(table) as heard:
        heard.hear("table" if heard.hear()["kind"] == "hello" else "hello")
        assert live.is_watched(table["id"])
    eventually(lambda: not live.is_watched(table["id"]))
    ada.table(table)  # by asking now and then
    assert live.is_watched(table["id"])


# The end


def test_thinking_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "level5", Budget(seconds=3600))
    thinker, position = BotExecutor(1), Match("pergamon", 2, seed=5).copy()

    async def begin_and_stop() -> None:
        choosing = asyncio.create_task(thinker.choose("one", position, 5, 1))
        await asyncio.sleep(0.1)
        thinker.close()
        choosing.cancel()

    asyncio.run(begin_and_stop())
    thinker._threads._pool.shutdown(wait=True)  # as Python does at the end: it waits for every thread
