"""What is shown of a table: everything a client needs to draw it and to act, as one JSON, each viewer's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson

from digsite.bots.bot import BUDGETS
from digsite.bots.mcts.search import is_warming_up
from digsite.core.game import CHANCE
from digsite.server import hints
from digsite.server.table import Seat, Table, commitment
from digsite.study.setups import Setup

MOST_SHOWN = 50  # kept of one version of a table: many more viewers than differ in what they see


def message(table: Table, account: int | None, since: int | None) -> bytes:
    """A table as somebody sees it, with what happened from a ply on; made once for each version and viewer."""
    mine = tuple(table.seats_of(account))
    since = None if since is None else min(since, len(table.actions))
    is_host = account is not None and account == table.host
    asked = account if table.takeback or table.hints else None
    key = (mine, is_host, since, asked, tuple(warming_up(table)))
    return _once(table, key, lambda: as_json(table, account, since))


def _once(table: Table, key: object, make: Callable[[], Any]) -> bytes:
    """Something that is sent of a table, made once for each version of it."""
    made = table.shown.get(key)
    if made is None:
        if len(table.shown) >= MOST_SHOWN:
            table.shown.clear()
        made = table.shown[key] = orjson.dumps(make())
    return made


def as_json(table: Table, account: int | None, since: int | None) -> dict[str, Any]:
    """A table as somebody sees it."""
    mine = table.seats_of(account)
    return {
        **header(table),
        "seats": [seat(number, table.seats[number], number in mine) for number in range(table.players)],
        "you": mine,
        "warming_up": warming_up(table),
        "is_host": account is not None and account == table.host,
        "commitment": commitment(table.secret),
        "secret": (table.secret or None) if table.status == "finished" else None,
        "takeback": takeback(table, account),
        "hints": hint_agreement(table, account),
        "view": view(table, viewer(table, mine)) if table.has_begun else None,
        "offers": offers(table, mine),
        "happened": []
        if since is None or not table.has_begun
        else [orjson.Fragment(sent) for sent in table.happened_since(since)],
    }


def as_it_stood(table: Table, account: int | None, ply: int, with_offers: bool) -> bytes:
    """A table as somebody sees it at a ply; with what the mover could do, where nobody else is still playing."""
    position = table.live.position_at(ply)
    has_offers = position.mover >= 0 and (table.status == "finished" or not table.others(account or 0))
    show, state = table.rules.show, position.state
    body = {
        "ply": ply,
        "plies": len(table.actions),
        "mover": position.mover,
        "view": show.view(state, viewer(table, table.seats_of(account))),
        "offers": show.offers(state, position.legal_numbers()) if with_offers and has_offers else [],
        "happened": [orjson.Fragment(table.live.described(ply - 1))] if ply else [],
    }
    return orjson.dumps(body)


def header(table: Table) -> dict[str, Any]:
    """What is the same for everybody."""
    return {
        "id": table.id,
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "status": table.status,
        "is_private": table.is_private,
        "is_rated": table.is_rated,
        "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds},
        "version": table.version,
        "ply": len(table.actions),
        "mover": table.mover,
        "deadline": table.deadline,
        "created": table.created,
        "moved": table.moved,
        "rematch": table.rematch,
        "origin": table.origin,
        "chance": table.chance,
    }


def seat(number: int, of: Seat, is_you: bool) -> dict[str, Any]:
    """A seat and who sits there."""
    return {
        "seat": number,
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
    thinkers = [number for number, seat in enumerate(table.seats) if f"level{seat.playing_level}" in BUDGETS]
    return thinkers if thinkers and table.status == "playing" and is_warming_up(table.game) else []


def view(table: Table, looking: int | None) -> orjson.Fragment:
    """The pieces as they are seen from a seat; None for those who only watch."""
    show, state = table.rules.show, table.state
    seen_from = show.vantage(state, looking)
    return orjson.Fragment(_once(table, ("view", seen_from), lambda: show.view(state, seen_from)))


def viewer(table: Table, mine: list[int]) -> int | None:
    """The seat that a person looks from: on one device the one whose turn it is."""
    if not mine:
        return None
    return table.mover if table.mover in mine else mine[0]


def offers(table: Table, mine: list[int]) -> orjson.Fragment | list[Any]:
    """What a person may do now, grouped by pieces."""
    if table.mover is None or not table.is_turn_of(mine):
        return []
    if table.mover != CHANCE and table.seats[table.mover].stand_in is not None:
        return []
    made = _once(table, "offers", lambda: table.rules.show.offers(table.state, allowed(table)))
    return orjson.Fragment(made)


def allowed(table: Table) -> list[int]:
    """The legal actions; in a lesson the one that the step asks for, and those beside it on a wheel or a slider."""
    if table.lesson is None or table.scripted is None:
        return table.position.legal_numbers()
    turning = table.lesson.turning_at(len(table.actions))
    beside = [action.number for action in table.position.legal if turning and action.notation.startswith(turning)]
    return beside or [table.scripted]


def position(found: Setup) -> dict[str, Any]:
    """A position that was set up, as whoever is to move sees it."""
    there = found.position
    show, state = there.rules.show, there.state
    return {
        "game": there.game,
        "players": there.players,
        "names": list(found.names),
        "mover": there.mover,
        "view": show.view(state, there.mover if there.mover >= 0 else None),
        "offers": show.offers(state, there.legal_numbers()),
    }


def takeback(table: Table, account: int | None) -> dict[str, Any] | None:
    """A wish to take back: who has it, and whether one's own answer is awaited."""
    wish = table.takeback
    return None if wish is None else {**_wish(table, wish, account), "ply": wish["ply"]}


def hint_agreement(table: Table, account: int | None) -> dict[str, Any]:
    """Whether hints are allowed, and if somebody wishes for them, whose agreement is awaited."""
    wish = table.hints or {"by": None, "waits_for": []}
    return {"are_allowed": hints.are_allowed(table), **_wish(table, wish, account)}


def _wish(table: Table, wish: dict[str, Any], account: int | None) -> dict[str, Any]:
    """Who has a wish, and who has not answered it."""
    names = {seat.account: seat.name for seat in table.seats if seat.kind == "person"}
    return {
        "by": names.get(wish["by"], ""),
        "waits_for": [names.get(other, "") for other in wish["waits_for"]],
        "waits_for_you": account in wish["waits_for"],
    }
