"""A rematch: one for each finished game."""

from __future__ import annotations

from typing import NamedTuple

from digsite.server.commands.change import Change, of_facts
from digsite.server.problems import Refused
from digsite.server.tables.table import Table


class Rematch(NamedTuple):
    """Somebody opens the table that follows."""

    following: Table


def rematch(command: Rematch, table: Table) -> Change:
    """Note the table that follows, unless there is one."""
    if table.record.rematch is not None:
        raise Refused("rematch-exists")
    return of_facts(table, rematch=command.following.id)._replace(beside=command.following)
