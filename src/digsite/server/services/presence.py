"""Who is at a table at the moment: which players look at it, and who watches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from digsite.server.services.updates import Listener
from digsite.server.store.records import SeatRecord

MOST_NAMED = 20


class Presence(TypedDict):
    """Who is at a table."""

    seats: Annotated[list[int], Field(description="of people who look at it")]
    watchers: Annotated[list[str], Field(description="names of those who have no seat")]
    unnamed: Annotated[int, Field(description="watchers without a name, and those beyond the first twenty")]


def presence(listeners: Iterable[Listener], seats: Sequence[SeatRecord]) -> Presence:
    """Who is at a table; somebody with several pages open is one."""
    present = list(listeners)
    accounts = {listener.account: listener.name for listener in present if listener.account is not None}
    nameless = sum(listener.account is None for listener in present)
    seated = {seat.account for seat in seats}
    watchers = sorted(name for account, name in accounts.items() if account not in seated)
    return {
        "seats": [seat.seat for seat in seats if seat.kind in ("person", "hotseat") and seat.account in accounts],
        "watchers": watchers[:MOST_NAMED],
        "unnamed": nameless + len(watchers[MOST_NAMED:]),
    }
