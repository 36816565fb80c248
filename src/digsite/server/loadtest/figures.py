"""What a load test is asked for, and what it has found."""

from __future__ import annotations

import ipaddress
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

MOST_TABLES = 5_000
MOST_LISTENERS = 20_000
MOST_SECONDS = 600
MOST_RATE = 10_000
MOST_ANALYSES = 100
MOST_BOTS = 200
SEATS = 2  # at every table
USUAL_RATE = 305.0  # moves a second, a little more than the 300 that two cores should bear
USUAL_RATE_OF_POSTGRESQL = 205.0  # more than 200: its own processes need a part of the cores


@dataclass(frozen=True)
class Plan:
    """How much shall happen, and for how long."""

    games: tuple[str, ...]
    tables: int = 500
    listeners: int = 1_000
    seconds: float = 20.0
    host: str = "127.0.0.1"
    database_url: str | None = None  # of a PostgreSQL server; a fresh SQLite file without
    seed: int = 0
    analyses: int = 0  # that run beside the moves
    offered: float | None = None  # moves a second, if not as usual
    newcomers: float = 0.0  # people a second who take a name and open a table
    bots: int = 0  # tables where somebody plays against a bot that thinks
    pollers: int = 0  # people who ask for a table now and then instead of listening
    renew: float = 0.0  # seconds after which connections are made anew; 0 keeps them

    @property
    def rate(self) -> float:
        """Moves a second that the players offer."""
        usual = USUAL_RATE if self.database_url is None else USUAL_RATE_OF_POSTGRESQL
        return usual if self.offered is None else self.offered

    def check(self) -> None:
        """Complain of what is too much, too little, or somewhere else."""
        for option, value, least, most in (
            ("--tables", self.tables, 1, MOST_TABLES),
            ("--listeners", self.listeners, SEATS * self.tables, MOST_LISTENERS),
            ("--seconds", self.seconds, 1, MOST_SECONDS),
            ("--rate", self.rate, 1, MOST_RATE),
            ("--analyses", self.analyses, 0, MOST_ANALYSES),
            ("--newcomers", self.newcomers, 0, MOST_RATE),
            ("--bots", self.bots, 0, MOST_BOTS),
            ("--pollers", self.pollers, 0, MOST_LISTENERS),
            ("--renew", self.renew, 0, MOST_SECONDS),
        ):
            if not least <= value <= most:
                raise ValueError(f"{option} is a number from {least:,} to {most:,}, not {value:,}")
        if not is_loopback(self.host):
            raise ValueError(f"a load test stays on this machine: --host is 127.0.0.1 or ::1, not {self.host}")
        if self.database_url is not None:
            check_database(self.database_url)


def check_database(url: str) -> None:
    """Complain of a database that is not a PostgreSQL server on this machine."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ValueError(f"--database-url: {url!r} is no database address; write postgresql://USER@HOST/NAME") from None
    if parsed.get_backend_name() not in ("postgres", "postgresql"):
        raise ValueError("--database-url is for PostgreSQL; without it a fresh SQLite file is used")
    named = parsed.query.get("host", parsed.host)
    hosts = [named] if isinstance(named, str) else list(named or ())
    for host in hosts:
        if not host.startswith("/") and not is_loopback(host):
            raise ValueError(f"a load test stays on this machine; its database cannot be at {host}")


def is_loopback(host: str) -> bool:
    """Whether an address is this machine talking to itself."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@dataclass
class Tally:
    """What was counted while the players played; times in seconds."""

    answers: list[float] = field(default_factory=list)  # from sending a move to its acknowledgement
    heard: list[float] = field(default_factory=list)  # from sending a move to the other player's message
    errors: Counter[str] = field(default_factory=Counter)
    in_time: int = 0  # moves acknowledged before the end
    messages: int = 0
    finished: int = 0  # games that came to their end
    not_offered: int = 0  # moves that were due when no table was ready for one
    renewed: int = 0  # connections that were made anew
    thought: list[float] = field(default_factory=list)  # from a move to the end of the bot's turn
    polls: list[float] = field(default_factory=list)  # from asking for a table to the answer

    @property
    def moves(self) -> int:
        """Moves that were acknowledged."""
        return len(self.answers)


@dataclass(frozen=True)
class Result:
    """What came of it."""

    plan: Plan
    tally: Tally
    seconds: float  # that were measured
    server_cpu: float  # seconds of processor time, of the server's process alone
    client_cpu: float
    server_memory: float  # bytes
    was_interrupted: bool = False
    analyses_done: int = 0
    welcome: int = 0  # newcomers who have opened a table
    sent_away: int = 0  # newcomers who were told to come back later

    @property
    def moves_per_second(self) -> float:
        """Moves acknowledged in a second; the last ones, answered after the end, do not count."""
        return self.tally.in_time / self.seconds if self.seconds else 0.0

    @property
    def cpu_of_a_move(self) -> float:
        """Seconds of the server's processor time for each move and all that follows from it."""
        return self.server_cpu / self.tally.moves if self.tally.moves else 0.0

    def misses(self, moves_per_second: float | None, p99: float | None) -> list[str]:
        """What was expected and not reached."""
        found = []
        if moves_per_second is not None and self.moves_per_second < moves_per_second:
            found.append(f"{self.moves_per_second:.0f} moves a second instead of {moves_per_second:.0f}")
        if p99 is not None and quantile(self.tally.answers, 0.99) > p99:
            found.append(f"99% answered in {1000 * quantile(self.tally.answers, 0.99):.0f} ms, not {1000 * p99:.0f} ms")
        if self.tally.errors:
            found.append(f"{self.tally.errors.total():,} errors")
        return found

    def as_json(self) -> dict[str, Any]:
        """For programs; times in milliseconds."""
        return {
            "games": list(self.plan.games),
            "database": "sqlite" if self.plan.database_url is None else "postgresql",
            "tables": self.plan.tables,
            "listeners": self.plan.listeners,
            "rate": self.plan.rate,
            "analyses": self.plan.analyses,
            "analyses_done": self.analyses_done,
            "newcomers": self.plan.newcomers,
            "newcomers_welcome": self.welcome,
            "newcomers_sent_away": self.sent_away,
            "seconds": round(self.seconds, 3),
            "moves": self.tally.moves,
            "moves_per_second": round(self.moves_per_second, 1),
            "moves_not_offered": self.tally.not_offered,
            "connections_renewed": self.tally.renewed,
            "bots": self.plan.bots,
            "bot_turn_ms": _spread(self.tally.thought),
            "pollers": self.plan.pollers,
            "poll_ms": _spread(self.tally.polls),
            "answer_ms": _spread(self.tally.answers),
            "heard_ms": _spread(self.tally.heard),
            "messages": self.tally.messages,
            "finished_games": self.tally.finished,
            "errors": dict(self.tally.errors),
            "server_cpu_seconds": round(self.server_cpu, 3),
            "server_cpu_ms_per_move": round(1000 * self.cpu_of_a_move, 3),
            "server_memory_bytes": int(self.server_memory),
            "client_cpu_seconds": round(self.client_cpu, 3),
            "was_interrupted": self.was_interrupted,
        }


QUANTILES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


def _spread(times: list[float]) -> dict[str, float]:
    return {name: round(1000 * quantile(times, part), 3) for name, part in QUANTILES.items()}


def quantile(times: list[float], part: float) -> float:
    """The time that this part of the times does not exceed; 0 if there are none."""
    if not times:
        return 0.0
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
