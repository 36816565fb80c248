"""What is sent of a table: everything a client needs to draw it and to act, as one JSON, each viewer's own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypedDict

import orjson
from cachetools import LRUCache

from digsite.bots.bot import BUDGETS
from digsite.bots.mcts.search import is_warming_up
from digsite.core.game import CHANCE
from digsite.core.offers import blocked_of, offers_of
from digsite.server.store.records import PendingRequest, SeatRecord, TableRecord
from digsite.server.tables.dice import commitment
from digsite.server.tables.shapes import (
    Hints,
    Listed,
    PlyViewOn,
    PositionViewOn,
    Seat,
    TableFacts,
    TableHead,
    TableViewOn,
    Takeback,
)
from digsite.server.tables.table import Table
from digsite.server.tables.takeback import is_undone_freely, why_not_take_back
from digsite.study.setups import Setup

MOST_BYTES = 64 << 20  # of what was made; of tables that nobody has asked for longest it is made again
BYTES_OF_PIECE = 300  # about, beside its text
NO_REQUEST: PendingRequest = {"by": 0, "waits_for": []}


class CachedJson:
    """The JSON of one version of a table, whole and in pieces that viewers share."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.pieces: dict[Hashable, bytes] = {}
        self.size = 0

    def get_or_make(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        """A piece, made if it is not here yet."""
        piece = self.pieces.get(key)
        if piece is None:
            piece = self.pieces[key] = orjson.dumps(make())
            self.size += len(piece) + BYTES_OF_PIECE
        return piece


class Serializer:
    """Makes what is sent, once for each version of a table and whoever sees the same of it."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.cache: LRUCache[str, CachedJson] = LRUCache(most_bytes, getsizeof=lambda cached: cached.size)  # by table

    def table(self, table: Table, account: int | None, since: int | None) -> bytes:
        """A table as somebody sees it, with what happened from a ply on."""
        record = table.record
        mine, warming = table.seats_of(account), warming_up(table)
        since = None if since is None else min(since, record.ply)
        asked = account if record.takeback or record.hints else None
        key = (tuple(mine), account == record.host, since, asked, tuple(warming))
        cached = self.cache.get(table.id)
        if cached is None or cached.version != record.version:
            cached = CachedJson(record.version)
        elif key in cached.pieces:
            return cached.pieces[key]
        body = cached.get_or_make(key, lambda: _table(cached, table, account, since, mine, warming))
        self._keep(table.id, cached)
        return body

    def _keep(self, table_id: str, cached: CachedJson) -> None:
        """Keep what was made of the newest version of a table, if there is room for all of it."""
        self.cache.pop(table_id, None)
        if cached.size <= self.cache.maxsize:
            self.cache[table_id] = cached


def _table(
    cached: CachedJson, table: Table, account: int | None, since: int | None, mine: list[int], warming: list[int]
) -> TableViewOn[str, Any, Any, Any, Any]:
    record = table.record
    no_take_back = why_not_take_back(table, account)
    return {
        **header(table),
        "board": table.rules.show.board,
        "seats": [seat(one, one.seat in mine) for one in table.seats],
        "you": mine,
        "warming_up": warming,
        "is_host": account is not None and account == record.host,
        "commitment": commitment(record.secret),
        "secret": (record.secret or None) if record.status == "finished" else None,
        "may_take_back": no_take_back is None,
        "no_take_back": no_take_back,
        "takeback": takeback(table, account),
        "hints": hint_agreement(table, account),
        "view": _view(cached, table, viewer(table, mine)) if table.has_begun else None,
        "hidden": table.rules.show.hidden(table.game.state) if table.has_begun else [],
        "offers": _offers(cached, table, mine),
        "blocked": _blocked(cached, table, mine),
        "since": since,
        "happened": happened(table, since, record.ply) if since is not None and table.has_begun else [],
    }


def _view(cached: CachedJson, table: Table, looking: int | None) -> Any:
    """The pieces as they are seen from a seat; None for those who only watch."""
    show, state = table.rules.show, table.game.state
    seen_from = show.vantage(state, looking)
    return orjson.Fragment(cached.get_or_make(("view", seen_from), lambda: show.view(state, seen_from)))


def _offers(cached: CachedJson, table: Table, mine: list[int]) -> Any:
    """What a person may do now, grouped by pieces."""
    return orjson.Fragment(cached.get_or_make("offers", lambda: offers(table))) if _may_act(table, mine) else []


def _blocked(cached: CachedJson, table: Table, mine: list[int]) -> Any:
    """The pieces that a person may not choose now, and why."""
    if not _may_act(table, mine):
        return []
    return orjson.Fragment(cached.get_or_make("blocked", lambda: blocked_of(table.rules.show, table.game.state)))


def _may_act(table: Table, mine: list[int]) -> bool:
    """Whether a person with these seats is to move, and no bot in their place."""
    mover = table.record.mover
    if mover is None or not table.is_turn_of(mine):
        return False
    return mover == CHANCE or table.seats[mover].stand_in is None


# Pieces of a table


def header(table: Table) -> TableHead:
    """What is the same for everybody."""
    record = table.record
    return {
        **facts(record),
        "version": record.version,
        "mover": record.mover,
        "rematch": record.rematch,
        "origin": record.origin,
        "chance": table.chance,
    }


def facts(record: TableRecord) -> TableFacts:
    """What is told of a table wherever it is named."""
    return {
        "id": record.id,
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "status": record.status,
        "is_private": record.is_private,
        "is_rated": record.is_rated,
        "clock": record.clock,
        "ply": record.ply,
        "deadline": record.deadline,
        "created": record.created,
        "moved": record.moved,
    }


def seat(of: SeatRecord, is_you: bool) -> Seat:
    """A seat and who sits there."""
    return {
        "seat": of.seat,
        "kind": of.kind,
        "name": of.name,
        "level": of.level,
        "stand_in": of.stand_in,
        "has_left": of.has_left,
        "bank": of.bank,
        "score": of.score,
        "place": of.place,
        "is_you": is_you,
    }


def warming_up(table: Table) -> list[int]:
    """The seats of bots that think less deeply as long as their search is being compiled."""
    if table.record.status != "playing":
        return []
    levels = [(seat.seat, seat.playing_level) for seat in table.seats]
    thinkers = [number for number, level in levels if level is not None and f"level{level}" in BUDGETS]
    return thinkers if thinkers and is_warming_up(table.record.game) else []


def viewer(table: Table, mine: Sequence[int]) -> int | None:
    """The seat that a person looks from: on one device the one whose turn it is."""
    if not mine:
        return None
    return table.record.mover if table.record.mover in mine else mine[0]


def offers(table: Table) -> list[Any]:
    """What the mover may do, and how carefully a client asks for it at this table."""
    found = offers_of(table.rules.show, table.game.state, allowed(table))
    is_free, is_asked = is_undone_freely(table), table.lesson is not None or table.chance == "by_hand"
    for action in (action for offer in found for action in offer["actions"]):
        action["may_be_taken_back"] &= is_free
        action["is_only_choice"] &= not is_asked  # a lesson and a real table wait for the reader
    return found


def allowed(table: Table) -> list[int]:
    """The legal actions; in a lesson the one that the step asks for, and those beside it on a wheel or a slider."""
    position, lesson = table.game.position, table.lesson
    if lesson is None or table.scripted is None:
        return position.legal_numbers()
    turning = lesson.turning_at(table.record.ply)
    beside = [number for number in position.legal_numbers() if number in turning]
    return beside or [table.scripted]


def happened(table: Table, since: int, before: int) -> list[Any]:
    """What was played from a ply on and before another."""
    return [orjson.Fragment(table.game.described(ply)) for ply in range(since, before)]


def takeback(table: Table, account: int | None) -> Takeback | None:
    """A request to undo: who has made it, and whether your answer is awaited."""
    request = table.record.takeback
    return None if request is None else {**_pending_request(table, request, account), "ply": request["ply"]}


def hint_agreement(table: Table, account: int | None) -> Hints:
    """Whether hints are allowed, and if a player has asked for them, whose agreement is awaited."""
    return {
        "are_allowed": table.are_hints_allowed,
        **_pending_request(table, table.record.hints or NO_REQUEST, account),
    }


def _pending_request(table: Table, request: PendingRequest, account: int | None) -> _PendingRequestView:
    """Who has made a request, and who has not answered it."""
    names = {seat.account: seat.name for seat in table.seats if seat.kind == "person"}
    return {
        "by": names.get(request["by"], ""),
        "waits_for": [names.get(other, "") for other in request["waits_for"]],
        "waits_for_you": account in request["waits_for"],
    }


class _PendingRequestView(TypedDict):
    by: str
    waits_for: list[str]
    waits_for_you: bool


# Lists


def listed(record: TableRecord, seats: Sequence[SeatRecord], account: int | None) -> Listed:
    """A table in somebody's list."""
    is_you = [account is not None and seat.account == account for seat in seats]
    mover = record.mover
    may_act = any(is_you) if mover is None or mover == CHANCE else is_you[mover]
    return {
        **facts(record),
        "seats": [seat(one, is_mine) for one, is_mine in zip(seats, is_you, strict=True)],
        "waits_for_you": record.waits_for == "person" and may_act,
    }


# A ply


def ply_body(table: Table, account: int | None, ply: int, with_offers: bool) -> bytes:
    """A table as somebody sees it at a ply; with what the mover could do, where nobody else is still playing."""
    position = table.game.position_at(ply)
    show, state = table.rules.show, position.state
    body: PlyViewOn[str, Any, Any, Any] = {
        "board": show.board,
        "ply": ply,
        "plies": table.record.ply,
        "mover": position.mover,
        "view": show.view(state, viewer(table, table.seats_of(account))),
        "offers": offers_of(show, state, position.legal_numbers())
        if with_offers and position.mover >= 0 and table.may_be_copied_by(account)
        else [],
        "happened": happened(table, ply - 1, ply) if ply else [],
    }
    return orjson.dumps(body)


def position(found: Setup, happened: Sequence[Any] = ()) -> PositionViewOn[str, Any, Any, Any]:
    """A position that was set up, as whoever is to move sees it, with what was played since."""
    there = found.position
    show, state = there.rules.show, there.state
    return {
        "game": there.game,
        "board": show.board,
        "players": there.players,
        "names": list(found.names),
        "mover": there.mover,
        "view": show.view(state, there.mover if there.mover >= 0 else None),
        "offers": offers_of(show, state, there.legal_numbers()),
        "happened": list(happened),
    }
