"""What is sent of a table is made once, and kept as long as there is room."""

from __future__ import annotations

import orjson
import pytest

from digsite.server.commands.play import Play
from digsite.server.tables.serialize import Serializer
from tests.server.tables.making import ADA, BO, after, device, online, played


def test_whoever_sees_the_same_is_sent_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    table, serializer = online(), Serializer()
    assert serializer.table(table, None, 0) is serializer.table(table, 999, 0)
    assert serializer.table(table, ADA, 0) is not serializer.table(table, BO, 0)


def test_a_table_says_whether_one_may_take_back_and_why_not() -> None:
    table, serializer = device(), Serializer()
    placed = after(table, Play(ADA, "place 8", table.record.ply))
    told = [orjson.loads(serializer.table(placed, account, None)) for account in (ADA, BO, None)]
    assert [one["may_take_back"] for one in told] == [True, False, False]
    assert [one["no_take_back"] for one in told] == [None, "not-seated", "not-seated"]


def test_another_version_is_made_anew() -> None:
    table, serializer = device(), Serializer()
    before = serializer.table(table, ADA, None)
    after = serializer.table(played(table), ADA, None)
    assert orjson.loads(before)["ply"] < orjson.loads(after)["ply"]


def test_only_the_newest_version_of_a_table_is_kept() -> None:
    table, serializer = device(), Serializer()
    serializer.table(table, ADA, None)
    once = serializer.made.currsize
    for _ in range(25):
        table = played(table)
        serializer.table(table, ADA, None)
    assert list(serializer.made) == [table.id]
    assert 0 < serializer.made.currsize < 3 * once


def test_what_is_kept_has_a_limit_in_bytes() -> None:
    table = device()
    for _ in range(25):
        table = played(table)
    most = 4 * len(Serializer().table(table, ADA, 0))
    serializer, kept = Serializer(most), []
    for since in range(table.record.ply):
        assert serializer.table(table, ADA, since) == Serializer().table(table, ADA, since)
        kept.append(serializer.made.currsize)
    assert 0 < max(kept) <= most


def test_what_is_larger_than_all_room_is_sent_all_the_same() -> None:
    table = device()
    assert Serializer(10).table(table, ADA, 0) == Serializer().table(table, ADA, 0)
