"""What is sent of a table is made once, and kept as long as there is room."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from digsite.core.offers import offers_of
from digsite.server.commands.play import Play
from digsite.server.tables.serialize import Serializer
from digsite.server.tables.table import Table
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
    once = serializer.cache.currsize
    for _ in range(25):
        table = played(table)
        serializer.table(table, ADA, None)
    assert list(serializer.cache) == [table.id]
    assert 0 < serializer.cache.currsize < 3 * once


def test_what_is_kept_has_a_limit_in_bytes() -> None:
    table = device()
    for _ in range(25):
        table = played(table)
    most = 4 * len(Serializer().table(table, ADA, 0))
    serializer, kept = Serializer(most), []
    for since in range(table.record.ply):
        assert serializer.table(table, ADA, since) == Serializer().table(table, ADA, since)
        kept.append(serializer.cache.currsize)
    assert 0 < max(kept) <= most


def test_what_is_larger_than_all_room_is_sent_all_the_same() -> None:
    table = device()
    assert Serializer(10).table(table, ADA, 0) == Serializer().table(table, ADA, 0)


# How carefully clients ask


def actions_of(table: Table) -> dict[str, Any]:
    """What the mover is offered, by notation."""
    account = table.seats[table.record.mover or 0].account
    offers = orjson.loads(Serializer().table(table, account, None))["offers"]
    return {action["notation"]: action for offer in offers for action in offer["actions"]}


def digging(table: Table) -> Table:
    """Played on at random until not to dig could be taken back, if nobody were asked."""
    choose = random.Random(1)
    while True:
        mover, position = table.record.mover, table.game.position
        assert mover is not None
        legal = position.legal_numbers()
        found = offers_of(table.rules.show, position.state, legal)
        if any(one["may_be_taken_back"] for offer in found for one in offer["actions"]):
            return table
        account = table.seats[mover].account
        assert account is not None
        table = after(table, Play(account, choose.choice(legal), table.record.ply))


def test_what_nobody_must_agree_to_may_be_taken_back() -> None:
    assert any(one["may_be_taken_back"] for one in actions_of(digging(device())).values())


def test_where_others_would_be_asked_nothing_is_promised() -> None:
    assert not any(one["may_be_taken_back"] for one in actions_of(digging(online())).values())
