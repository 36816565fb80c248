"""What strangers send, each as a function of bytes: whatever they are, they are taken, or refused in the usual way.

Coverage-guided fuzzing calls these (``python -m tests.fuzz``), and the tests call them with the inputs that were kept.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from http.client import INTERNAL_SERVER_ERROR

import digsite.games  # noqa: F401
from digsite.core import journal, registry
from digsite.core.actions import UnknownAction
from digsite.core.journal import JournalError
from digsite.study import setups
from digsite.study.setups import PositionError
from tests.fuzz.app import app
from tests.journals import with_true_check

Target = Callable[[bytes], None]


def read_journal(content: bytes) -> None:
    """A journal is refused with ``JournalError``, or is one that says the same when it is written again."""
    text = content.decode(errors="replace")
    for candidate in (text, with_true_check(text)):
        with contextlib.suppress(JournalError):
            record = journal.parse(candidate)
            assert str(journal.parse(str(record))) == str(record)


def read_position(content: bytes) -> None:
    """A position is refused with ``PositionError``, or can be shown and played on."""
    with contextlib.suppress(PositionError):
        position = setups.parse(content.decode(errors="replace")).position
        json.dumps(position.view())
        assert position.legal or position.over


def find_action(content: bytes) -> None:
    """A notation is unknown, or is an action's that is found by its own notation, too."""
    text = content.decode(errors="replace")
    for name in registry.names():
        known = registry.game(name).actions
        with contextlib.suppress(UnknownAction):
            assert known.find(known.find(text).notation) is known.find(text)


def send_body(content: bytes) -> None:
    """Whatever is sent has an answer that does not blame the server; the first line names the operation."""
    assert app().send(content) < INTERNAL_SERVER_ERROR


TARGETS: dict[str, Target] = {
    "journal": read_journal,
    "position": read_position,
    "notation": find_action,
    "body": send_body,
}
