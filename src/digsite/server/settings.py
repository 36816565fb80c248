"""How a server is set up: where it keeps its tables, how much it bears, how bots think."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

import platformdirs

from digsite.study.analysis import DEPTH

MINUTE = 60.0
VISITORS_OF_ADDRESS = 10  # that may use up what is theirs at the same time


@dataclass(frozen=True)
class Limits:
    """What one visitor may ask of the server; 0 stands for no limit."""

    requests_per_minute: int = 600
    open_tables: int = 20  # that one person has opened and that are not finished
    body_bytes: int = 16_384
    journal_bytes: int = 1_000_000
    guests_per_minute: int = 30  # new names from one address
    logins_per_minute: int = 20  # from one address, right or wrong: nobody shall guess passwords
    listeners: int = 20_000  # in one process
    listeners_of_one: int = 100  # of one address
    analyses: int = 5  # of one person, that wait or run

    @property
    def requests_per_minute_of_address(self) -> int:
        """What all visitors of one address may ask together: a club may share one."""
        return VISITORS_OF_ADDRESS * self.requests_per_minute


@dataclass(frozen=True)
class Settings:
    """All there is to choose."""

    database_url: str
    secure_cookies: bool = False  # behind a proxy that speaks HTTPS
    thinking_threads: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = field(default_factory=Limits)
    sweep_seconds: float = 1.0  # between two looks at clocks that have run out
    bot_lease_seconds: float = 20.0  # after which another process thinks for a bot whose process may be gone
    hint_seconds: float = 1.0  # of thinking
    analyses: int = 1  # that run at the same time
    analysis_depth: int = DEPTH
    analysis_niceness: int = 19  # how far their processes stand back behind everything else
    analysis_seconds: float = 3600.0  # after which one is given up


def data_folder() -> Path:
    """Where a person's own server keeps its tables."""
    chosen = os.environ.get("DIGSITE_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("digsite", appauthor=False))


def default_database_url() -> str:
    """``DATABASE_URL``, or a file in the user's data folder."""
    return os.environ.get("DATABASE_URL") or f"sqlite:///{data_folder() / 'tables.sqlite3'}"


# How processes of one server hand their settings on

ENVIRONMENT = "DIGSITE_SERVER"


def as_text(settings: Settings, log_level: str) -> str:
    """Settings as one text."""
    return json.dumps({"settings": asdict(settings), "log_level": log_level})


def from_text(text: str) -> tuple[Settings, str]:
    """The settings in a text, and the level of the logs."""
    found = json.loads(text)
    known = found["settings"]
    return Settings(**{**known, "limits": Limits(**known["limits"])}), found["log_level"]
