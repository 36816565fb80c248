"""How a server is set up. Each setting is declared once: its default, its environment variable, and its option.

``open_tables`` is read from ``DIGSITE_OPEN_TABLES`` and is ``--open-tables`` on the command line, unless its
declaration names another variable.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import platformdirs
from pydantic import Field, ValidationError
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, SettingsConfigDict

from digsite.study.analysis import DEPTH

MINUTE = 60.0
DAY = 24 * 60 * MINUTE
VISITORS_OF_ADDRESS = 10  # that may use up what is theirs at the same time
PREFIX = "DIGSITE_"
CONFIG = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True, populate_by_name=True)

Limit = Annotated[int, Field(ge=0)]
Count = Annotated[int, Field(ge=1)]
Seconds = Annotated[float, Field(gt=0)]


class Folders(BaseSettings):
    """Where a person's own server keeps its tables; by the environment alone."""

    model_config = CONFIG

    data: Path = Field(default_factory=lambda: Path(platformdirs.user_data_dir("digsite", appauthor=False)))


def default_database_url() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Folders().data / 'tables.sqlite3'}"


# 1. What there is to choose


class Limits(BaseSettings):
    """Limits; 0 for none."""

    model_config = CONFIG

    requests_per_minute: Limit = Field(default=600, description="requests per minute and visitor")
    open_tables: Limit = Field(default=20, description="unfinished tables per visitor")
    guests_per_minute: Limit = Field(default=30, description="new names per minute and address")
    logins_per_minute: Limit = Field(default=20, description="logins and password changes per minute and address")
    connections_per_address: Limit = Field(default=250, description="open connections per address, besides WebSockets")
    request_seconds: Count = Field(default=15, description="seconds within which a request must arrive")
    tables_per_day: Limit = Field(default=300, description="new tables per day and visitor")
    imports_per_day: Limit = Field(default=200, description="imported and cloned games per day and visitor")
    copies_per_visitor: Limit = Field(default=500, description="imported and cloned games kept per visitor")
    copied_bytes_per_visitor: Limit = Field(default=10_000_000, description="bytes that these games take")
    messages_per_day: Limit = Field(default=1_000, description="messages per day and visitor")
    messages_per_table: Limit = Field(default=2_000, description="messages per table")
    letters_per_table: Limit = Field(default=200_000, description="letters of all messages per table")
    listeners: Limit = Field(default=20_000, description="open WebSockets in one process")
    listeners_per_address: Limit = Field(default=100, description="open WebSockets per address")
    analyses_per_visitor: Limit = Field(default=5, description="analyses per visitor that wait or run")
    late_milliseconds: Limit = Field(default=60, description="delay at which the server starts to refuse new work")
    body_bytes: Count = Field(default=16_384, description="size of a request")
    journal_bytes: Count = Field(default=100_000, description="size of an imported game")

    @property
    def requests_per_minute_of_address(self) -> int:
        """What all visitors of one address may ask together: a club may share one."""
        return VISITORS_OF_ADDRESS * self.requests_per_minute

    @property
    def tables_per_day_of_address(self) -> int:
        """What all visitors of one address may open together."""
        return VISITORS_OF_ADDRESS * self.tables_per_day

    @property
    def imports_per_day_of_address(self) -> int:
        """What all visitors of one address may import and clone together."""
        return VISITORS_OF_ADDRESS * self.imports_per_day

    @property
    def messages_per_day_of_address(self) -> int:
        """What all visitors of one address may say together."""
        return VISITORS_OF_ADDRESS * self.messages_per_day


class Retention(BaseSettings):
    """What is removed after how many days; 0 keeps it."""

    model_config = CONFIG

    keep_tables: Limit = Field(default=0, description="days after which untouched games are removed")
    keep_imports: Limit = Field(default=0, description="the same for imported and cloned games")
    keep_messages: Limit = Field(default=0, description="days after which messages are removed")
    keep_analyses: Limit = Field(default=0, description="days after which analyses are removed")
    keep_guests: Limit = Field(default=0, description="days after which absent guests without games are removed")
    keep_log: Limit = Field(default=0, description="days after which the log of digsite admin is removed")

    @property
    def days(self) -> dict[str, int]:
        """By kind, as in ``store.retention``."""
        return {name.removeprefix("keep_"): days for name, days in vars(self).items()}


PARTS = (Limits, Retention)


class Settings(BaseSettings):
    """The server."""

    model_config = CONFIG

    host: str = Field(default="127.0.0.1", description="address to listen on; 0.0.0.0 for all networks")
    port: int = Field(default=8000, description="port to listen on")
    database_url: str = Field(
        default_factory=default_database_url,
        validation_alias="DATABASE_URL",
        description="sqlite:///FILE or postgresql://USER@HOST/NAME (a file in your data folder)",
    )
    workers: Count = Field(
        default=1, validation_alias="WEB_CONCURRENCY", description="processes; more than one needs PostgreSQL"
    )
    https: bool = Field(default=False, description="behind an HTTPS proxy: cookies are marked secure")
    proxy: str | None = Field(
        default=None, description="trusted proxies: addresses whose X-Forwarded headers are believed"
    )
    hosts: str | None = Field(
        default=None,
        description="names that the server answers to, with commas between, beside addresses and localhost",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="debug, info, warning or error"
    )
    log_visitors: Literal["hashed", "plain", "none"] = Field(
        default="hashed", description="addresses and accounts in the log: hashed, plain or none"
    )
    session_days: Count = Field(default=365, description="days after which an unused device is logged out")
    thinking_threads: Count = Field(
        default=max(1, (os.cpu_count() or 2) - 1), description="bots that think at the same time, in each process"
    )
    hint_seconds: Seconds = Field(default=1.0, description="thinking time of a hint")
    analyses: Limit = Field(
        default=1, description="analyses that run at the same time, in each process; 0 leaves them to digsite worker"
    )
    analysis_depth: int = Field(default=DEPTH, ge=10, description="iterations for each decision of an analysis")
    analysis_seconds: Seconds = Field(default=3600.0, description="time limit of an analysis")
    analysis_niceness: int = Field(default=19, ge=0, le=19, description="niceness of the processes that analyse")
    analysis_lease_seconds: Seconds = Field(
        default=30.0, description="time after which another process takes over an analysis whose process may be gone"
    )
    sweep_seconds: Seconds = Field(default=1.0, description="time between two checks of the players' clocks")
    bot_lease_seconds: Seconds = Field(
        default=3.0, description="time after which another process takes over a bot whose process may be gone"
    )
    limits: Limits = Field(default_factory=Limits)
    retention: Retention = Field(default_factory=Retention)

    def as_environment(self) -> dict[str, str]:
        """The variables from which the processes of one server read the same settings."""
        chosen = {**vars(self), **vars(self.limits), **vars(self.retention)}
        return {one.variable: str(chosen[one.name]) for one in declared() if chosen[one.name] is not None}


# 2. What is declared, for the command line and the documentation


class Declared(NamedTuple):
    """One setting."""

    group: str
    name: str
    field: FieldInfo

    @property
    def variable(self) -> str:
        """Its environment variable."""
        alias = self.field.validation_alias
        return alias if isinstance(alias, str) else f"{PREFIX}{self.name.upper()}"

    @property
    def option(self) -> str:
        """Its option on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def kind(self) -> Any:
        """The type of its value."""
        return self.field.annotation

    @property
    def about(self) -> str:
        """What it is, and its default where that is one value."""
        is_plain = self.field.default_factory is None and self.field.default not in (None, False)
        return f"{self.field.description} ({self.field.default})" if is_plain else str(self.field.description)


def declared() -> list[Declared]:
    """All settings, in the order of their declaration."""
    return [
        Declared(str(group.__doc__).rstrip("."), name, field)
        for group in (Settings, *PARTS)
        for name, field in group.model_fields.items()
        if field.annotation not in PARTS
    ]


def read_settings(**options: Any) -> Settings:
    """Settings from options, and where one is not given from the environment; complains in one line."""
    limits, retention = ({name: options[name] for name in group.model_fields if name in options} for group in PARTS)
    others = {name: value for name, value in options.items() if name not in limits | retention}
    try:
        return Settings(limits=Limits(**limits), retention=Retention(**retention), **others)
    except ValidationError as error:
        raise ValueError(_complaint(error, options)) from None


_EXPECTED = {
    "int_parsing": "a whole number",
    "float_parsing": "a number",
    "bool_parsing": "true or false",
    "greater_than": "more than {gt}",
    "greater_than_equal": "{ge} or more",
    "less_than_equal": "{le} or less",
    "literal_error": "{expected}",
}


def _complaint(error: ValidationError, options: dict[str, Any]) -> str:
    """What is wrong with the first setting that is, named as it was given."""
    found = error.errors()[0]
    [setting] = [one for one in declared() if found["loc"][0] in (one.name, one.variable)]
    place = setting.option if setting.name in options else setting.variable
    expected = _EXPECTED.get(found["type"], "another kind of value").format(**found.get("ctx", {}))
    return f"{place} is {expected}, not {found['input']}"
