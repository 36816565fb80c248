"""Components files: a game's printed tables as TOML, which people who own the box can correct.

A game may ship such a file. ``DIGSITE_COMPONENTS`` names a corrected one, which then takes its place. Records name
their tables by a fingerprint, so that no game is replayed with other tables than it was played with.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

ENVIRONMENT = "DIGSITE_COMPONENTS"
FORMAT = "digsite components 1"
LARGEST = 100_000  # bytes
FINGERPRINT_LETTERS = 12


class ComponentsError(ValueError):
    """A components file that cannot be played with; the message has one line for each thing that is impossible."""

    def __init__(self, name: str, impossible: list[str]) -> None:
        if len(impossible) == 1:
            super().__init__(f"{name}: {impossible[0]}")
        else:
            super().__init__("\n  ".join([f"{name}: {len(impossible)} problems", *impossible]))


# The file


@dataclass(frozen=True)
class ComponentsFile:
    """A components file as it was read; its tables are not checked yet."""

    name: str
    text: str
    document: dict[str, Any]

    @property
    def game(self) -> str:
        """The game whose tables it holds."""
        return str(self.document["game"])


def read(path: str | Path) -> ComponentsFile:
    """Read a components file, or raise ``ComponentsError``."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ComponentsError(name, [f"the components file cannot be read: {reason}"]) from None
    if len(content) > LARGEST:
        raise ComponentsError(name, [f"is larger than {LARGEST:,} bytes, which no components file needs"])
    try:
        text = content.decode("utf-8-sig")
        document = tomllib.loads(text)
    except UnicodeDecodeError:
        raise ComponentsError(name, ["is not a text file in UTF-8"]) from None
    except (ValueError, RecursionError) as error:
        raise ComponentsError(name, [f"is not TOML: {error}"]) from None
    if document.get("format") != FORMAT:
        raise ComponentsError(name, [f"is not a components file: it must say format = {json.dumps(FORMAT)}"])
    if not isinstance(document.get("game"), str):
        raise ComponentsError(name, ['must say which game it is for: game = "…"'])
    return ComponentsFile(name, text, document)


@cache
def own_file() -> ComponentsFile | None:
    """The file that ``DIGSITE_COMPONENTS`` names, if it does.

    It is read once: rules, fingerprint and compile cache agree even if somebody edits it meanwhile.
    """
    named = os.environ.get(ENVIRONMENT)
    return read(named) if named else None


def file_for(game: str, shipped: Path) -> ComponentsFile:
    """The file that a game is played with: the player's own, if it is for this game, else the shipped one."""
    own = own_file()
    return own if own is not None and own.game == game else read(shipped)


# The tables


def fingerprint(tables: dict[str, Any]) -> str:
    """A short hash of the facts in some tables, whatever their comments and sources say."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_LETTERS]


@dataclass(frozen=True)
class Components:
    """The printed tables that a game is played with."""

    file: ComponentsFile
    tables: dict[str, Any]  # as JSON, for clients
    shipped: str  # the fingerprint of the tables that come with this version
    first_shipped: str  # that of the first version: records that name no tables were made with them
    # Checks a file: its fingerprint and the stated facts that it contradicts, or ComponentsError
    check: Callable[[ComponentsFile], tuple[str, list[str]]]
    sheet: Callable[[], str]  # the check sheet, as HTML

    @cached_property
    def fingerprint(self) -> str:
        """Of the tables that are in use."""
        return fingerprint(self.tables)

    @property
    def are_shipped(self) -> bool:
        """Whether these tables are the ones that come with this version."""
        return self.fingerprint == self.shipped

    @property
    def id(self) -> str:
        """How records name the tables they were made with: not at all, if they are those first shipped."""
        return "" if self.fingerprint == self.first_shipped else self.fingerprint
