"""Every change of a table is decided here: a pure function of a command, a table and the time."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from digsite.server.commands.change import Change
from digsite.server.commands.clocks import RunOut, hand_to_bot
from digsite.server.commands.hints import AnswerHints, AskForHints, answer_hints, ask_for_hints
from digsite.server.commands.leaving import ComeBack, Leave, come_back, leave
from digsite.server.commands.play import Enter, Play, PlayBot, enter, play, play_bot
from digsite.server.commands.rematch import Rematch, rematch
from digsite.server.commands.seats import Join, Rename, Start, join, rename, start
from digsite.server.commands.takeback import AnswerTakeBack, TakeBack, answer_take_back, take_back
from digsite.server.tables.table import Table

Command = (
    Play
    | PlayBot
    | Enter
    | Join
    | Rename
    | Start
    | TakeBack
    | AnswerTakeBack
    | AskForHints
    | AnswerHints
    | Leave
    | ComeBack
    | RunOut
    | Rematch
)


def decide(command: Command, table: Table, now: int) -> Change:
    """What a command makes of a table, as its next version, or ``Refused``; ``now`` is in milliseconds since 1970."""
    change = _decide(command, table, now)
    return change._replace(record=replace(change.record, version=table.record.version + 1))


def _decide(command: Command, table: Table, now: int) -> Change:
    match command:
        case Play():
            return play(command, table, now)
        case PlayBot():
            return play_bot(command, table, now)
        case Enter():
            return enter(command, table, now)
        case Join():
            return join(command, table, now)
        case Rename():
            return rename(command, table)
        case Start():
            return start(command, table, now)
        case TakeBack():
            return take_back(command, table, now)
        case AnswerTakeBack():
            return answer_take_back(command, table, now)
        case AskForHints():
            return ask_for_hints(command, table)
        case AnswerHints():
            return answer_hints(command, table)
        case Leave():
            return leave(command, table, now)
        case ComeBack():
            return come_back(command, table, now)
        case RunOut():
            return hand_to_bot(table, now)
        case Rematch():
            return rematch(command, table)
        case _:
            assert_never(command)
