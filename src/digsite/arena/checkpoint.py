"""The checkpoint of a tournament: its finished games, each written at once, so that an interrupted run can resume.

It is a file of one JSON line for each game, in the user's state folder, named by a hash of everything that the games
depend on. It is removed when the tournament is complete. ``DIGSITE_STATE`` names another folder.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

import platformdirs

from digsite.arena.outcome import Result, result_from
from digsite.arena.plan import Plan
from digsite.core import cache, registry


class CheckpointInUse(ValueError):
    """Another process is playing the same tournament."""


class NoPlace(ValueError):
    """Games cannot be kept; the message says where not, and how to choose another place."""


def folder() -> Path:
    """Where checkpoints are kept."""
    named = os.environ.get("DIGSITE_STATE")
    return Path(named or platformdirs.user_state_dir("digsite")) / "arena"


def fingerprint(plan: Plan, sources: Mapping[str, str]) -> str:
    """A hash of all that a tournament's games depend on; ``sources`` has one of each external bot's file."""
    about = registry.game(plan.game).about
    facts = {
        "code": cache.sources(plan.game),
        "rules": about.rules_version,
        "table": [plan.game, plan.players, about.encode_options(plan.players, plan.options)],
        "bots": plan.bots,
        "sources": dict(sources),
        "seed": plan.seed,
        "time": plan.time_limit,
    }
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]


class Checkpoint:
    """The games of one tournament that are finished. Only one process at a time may hold it."""

    def __init__(self, plan: Plan, sources: Mapping[str, str], *, fresh: bool = False) -> None:
        self.path = folder() / f"{fingerprint(plan, sources)}.jsonl"
        try:
            folder().mkdir(parents=True, exist_ok=True)
            self._lock = self.path.with_suffix(".lock").open("a")
        except OSError as error:
            raise NoPlace(
                f"finished games cannot be kept in {folder()} ({error.strerror}); set DIGSITE_STATE"
            ) from None
        if not _locked(self._lock):
            self._lock.close()
            raise CheckpointInUse(
                "this tournament is being played by another process; wait for it, or choose another --seed"
            )
        self.results = () if fresh else tuple(self._read(plan))
        self._rewrite()
        self._file = self.path.open("a", encoding="utf-8")

    def add(self, result: Result) -> None:
        """Keep one more game."""
        self._file.write(_line(result))
        self._file.flush()

    def close(self, *, needed: int | None = None) -> None:
        """Release the checkpoint; delete it if all its games are among the ``needed`` first, and so reported."""
        self._file.close()
        is_done = needed is not None and all(result.number < needed for result in self.results)
        if is_done:
            self.path.unlink(missing_ok=True)
        self._lock.close()
        if is_done:
            Path(self._lock.name).unlink(missing_ok=True)

    def _read(self, plan: Plan) -> list[Result]:
        """All games that can be read and belong to the plan; a line that was cut off in writing is passed over."""
        lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines() if self.path.exists() else []
        found = {result.number: result for line in lines if (result := _game_in(line, plan)) is not None}
        return [found[number] for number in sorted(found)]

    def _rewrite(self) -> None:
        """Begin with whole lines only."""
        spare = self.path.with_suffix(".new")
        spare.write_text("".join(map(_line, self.results)), encoding="utf-8")
        spare.replace(self.path)


def _line(result: Result) -> str:
    return json.dumps(result.as_json(), separators=(",", ":")) + "\n"


def _game_in(line: str, plan: Plan) -> Result | None:
    try:
        result = result_from(json.loads(line))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    pairing = plan.pairing(result.number)
    return result if (pairing.seed, pairing.bots) == (result.seed, result.bots) else None


def _locked(file: IO[Any]) -> bool:
    """Lock a file for this process; the system unlocks it when the process ends, however it ends."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
