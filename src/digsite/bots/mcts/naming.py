"""Searches by name, such as ``mcts:200ms`` or ``mcts:5000:nodes=50000:judge=./mine.py:my_judge``.

After ``mcts`` come, with colons between them, a budget and settings; all may be left out.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import cache as remember
from pathlib import Path
from typing import Any

from digsite.bots.loading import Unusable, module_from
from digsite.bots.mcts.budget import Budget, budget
from digsite.bots.mcts.leaf import evaluate_by_playout
from digsite.bots.mcts.search import Settings

NAME = "mcts"
DEFAULT_BUDGET = "1s"
JUDGES = {"playout": evaluate_by_playout}
EXAMPLE = "mcts:1s:nodes=50000 or mcts:1s:judge=./mine.py:my_judge"


class BadSearch(ValueError):
    """A name of a search that cannot be read; the message says what one looks like."""


def is_search(name: str) -> bool:
    """Whether a bot's name is that of a search."""
    return name.partition(":")[0] == NAME


def named(name: str) -> tuple[Budget, Settings]:
    """The budget and the settings that a name asks for."""
    _, _, rest = name.partition(":")
    first, *parts = re.split(r":(?=\w+=)", rest if "=" not in rest.partition(":")[0] else f"{DEFAULT_BUDGET}:{rest}")
    settings: dict[str, Any] = {}
    for part in parts:
        key, _, value = part.partition("=")
        if key not in _READERS or key in settings:
            raise BadSearch(f"a search is set up by nodes and judge, each once, as in {EXAMPLE}, not by {part!r}")
        settings[key] = _READERS[key](value)
    return budget(first or DEFAULT_BUDGET), Settings(**settings)


def judge_source(name: str) -> str:
    """A hash of the file that a search's judge is from; empty if the judge is one of ours."""
    judge = named(name)[1].judge
    return "" if judge in JUDGES.values() else hashlib.sha256(Path(judge.__code__.co_filename).read_bytes()).hexdigest()


def _nodes(value: str) -> int:
    if not re.fullmatch(r"[0-9]{1,12}", value):
        raise BadSearch(f"nodes is the size of a search tree, a number as in {EXAMPLE}, not {value!r}")
    return int(value)


@remember
def _judge(value: str) -> Callable[..., None]:
    """One of our judges, or one in a file or a module; each is loaded once, since it is compiled for its search."""
    if value in JUDGES:
        return JUDGES[value]
    place, _, wanted = value.rpartition(":")
    if not place:
        raise BadSearch(f"there is no judge {value!r}; there is {', '.join(JUDGES)}, and your own as in {EXAMPLE}")
    try:
        found = getattr(module_from(place), wanted, None)
    except Exception as error:  # whatever a user's module may raise
        reason = str(error) if isinstance(error, Unusable) else f"{type(error).__name__}: {error}"
        raise BadSearch(f"the judge {value} cannot be used: {' '.join(reason.split())}") from None
    if found is None:
        raise BadSearch(f"the judge {value} cannot be used: there is no {wanted!r} in it")
    judge: Callable[..., None] = found
    return judge


_READERS: dict[str, Callable[[str], Any]] = {"nodes": _nodes, "judge": _judge}
