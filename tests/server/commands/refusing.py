"""Commands that are refused."""

from __future__ import annotations

import pytest

from digsite.server.commands.decide import Command, decide
from digsite.server.problems import Refused
from digsite.server.tables.table import Table
from tests.server.tables.making import AT


def refusal(command: Command, table: Table, now: int = AT) -> str:
    """Why a command is refused; the table stays as it is."""
    record, seats, actions = table.record, table.seats, list(table.game.actions)
    state = table.game.state
    with pytest.raises(Refused) as raised:
        decide(command, table, now)
    assert (table.record, table.seats, table.game.actions) == (record, seats, actions)
    assert table.game.position.state == state
    return raised.value.kind
