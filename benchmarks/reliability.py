"""``python -m benchmarks.reliability``: what faults, one hostile visitor and too many people do to a server.

Faults are those of ``tests.server.faults``, attacks those of ``tests.server.hostile``, loads are ``digsite loadtest``;
all of it on this machine, in about ten minutes. ``--write`` renews the last section of docs/reliability.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from tests.server.databases import OwnPostgres, own_postgres
from tests.server.faults import FAULTS, Fault, Outcome, World, strike, world_of
from tests.server.hostile import ATTACKS, MOVE_PAUSE, MOVERS, Felt, Told, as_words, attack, attacked

from benchmarks.pages import renewed
from digsite.cli.main import STOPPED

PAGE = Path(__file__).parent.parent / "docs" / "reliability.md"
HEADING = "## Measured\n"
LOADS = {
    "60 moves a second at 40 tables": "--tables 40 --listeners 80 --rate 60",
    "the same, and 600 newcomers a second": "--tables 40 --listeners 80 --rate 60 --newcomers 600",
    "300 moves a second at 500 tables": "",
    "five times as many": "--rate 1525",
    "a club: 300 moves a second, bots, people who ask, connections that are renewed": "--profile club",
}
SECONDS_OF_LOAD = 15
NONE = "–"


@dataclass(frozen=True)
class Measured:
    """All that was measured."""

    faults: Mapping[str, Outcome]
    attacks: Mapping[str, tuple[Told, Felt]]
    loads: Mapping[str, Mapping[str, Any]]


def measure(tell: Callable[[str], None], only: str = "") -> Measured:
    """All whose names contain a text, one after the other."""

    def chosen(names: Iterable[str]) -> Iterator[str]:
        for name in names:
            if only in name:
                tell(f"{name} ...")
                yield name

    faults: dict[str, Outcome] = {}
    with own_postgres(fsync="on") as postgres:
        for name in chosen(FAULTS):
            with _world(FAULTS[name], postgres, f"fault_{len(faults)}") as world:
                faults[name] = strike(FAULTS[name], world)
            tell(" | ".join(_fault(name, faults[name])))
    attacks = {}
    for name in chosen(ATTACKS):
        with tempfile.TemporaryDirectory(prefix="digsite-") as folder, attacked(Path(folder)) as server:
            attacks[name] = attack(server, ATTACKS[name])
        tell(" | ".join(_attack(name, *attacks[name])))
    loads = {name: _loaded(LOADS[name]) for name in chosen(LOADS)}
    return Measured(faults, attacks, loads)


@contextmanager
def _world(fault: Fault, postgres: OwnPostgres, database: str) -> Iterator[World]:
    with tempfile.TemporaryDirectory(prefix="digsite-") as folder:
        url, own = f"sqlite:///{Path(folder) / 'tables.sqlite3'}", None
        if fault.place == "postgres":
            postgres.run(f"CREATE DATABASE {database}")
            url, own = postgres.url_of(database), postgres
        with world_of(fault, url, own) as world:
            yield world


def _loaded(options: str) -> Mapping[str, Any]:
    command = [sys.executable, "-m", "digsite", "loadtest", "--seconds", str(SECONDS_OF_LOAD), "--json"]
    done = subprocess.run([*command, *options.split()], capture_output=True, text=True, check=False)
    if done.returncode:
        return {"failed": (done.stderr.strip().splitlines() or ["no message"])[-1]}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# The page


def section(measured: Measured, when: str, cores: int, load: float) -> str:
    """The last section of the page."""
    return f"""{HEADING}
On {when}, on {cores} cores at a load of {load:.0f}, with everybody on one machine;
`python -m benchmarks.reliability --write` measures again and renews this section, in about ten minutes.

**Faults** while people play at several tables, some against a bot, and listen; all of it is checked against what the
database holds: nothing that was acknowledged was lost, doubled or reordered, and everybody saw the same game.

{_table(FAULT_HEAD, [_fault(name, outcome) for name, outcome in measured.faults.items()])}

**One hostile visitor** with one address, while {MOVERS} people play {MOVERS / MOVE_PAUSE:.0f} moves a second, one plays
against a bot of level 4, and others log in. The first row is the server without an attack. Memory is what the server
took in addition, with the others' games.

{_table(ATTACK_HEAD, [_attack(name, told, felt) for name, (told, felt) in measured.attacks.items()])}

**Too many people**: how long moves take, and how many newcomers are told to come back later.

{_table(LOAD_HEAD, [_load(name, found) for name, found in measured.loads.items()])}
"""


FAULT_HEAD = ("fault", "acknowledged", "refused", "without an answer", "all play on after", "`/healthz`, median")
ATTACK_HEAD = ("attack", "what came of it", "moves: median", "p99", "`/healthz`, longest", "login", "bot", "memory")
IN_WORDS = ("what came of it", "other answers")
LOAD_HEAD = ("load", "moves a second", "median", "p99", "newcomers let in", "sent away", "other answers")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rule = ["---", *("---" if name in IN_WORDS else "--:" for name in head[1:])]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *rows))


def _fault(name: str, outcome: Outcome) -> list[str]:
    counts = (outcome.acknowledged, outcome.refused, outcome.interrupted)
    times = f"{outcome.recovery_seconds:.1f} s", _ms(outcome.health_seconds)
    return [name, *(f"{count:,}" for count in counts), *times]


def _attack(name: str, told: Told, felt: Felt) -> list[str]:
    login, bot = (_ms(sorted(one)[len(one) // 2]) if one else NONE for one in (felt.logins, felt.bots))
    times = [_ms(felt.move_p50), _ms(felt.move_p99), _ms(max(felt.health)), login, bot]
    return [name, as_words(told) or NONE, *times, f"{max(0.0, felt.megabytes):.0f} MB"]


def _load(name: str, found: Mapping[str, Any]) -> list[str]:
    if "failed" in found:
        return [name, *[NONE] * (len(LOAD_HEAD) - 2), f"failed: {found['failed']}"]
    times = [_ms(found["answer_ms"][part] / 1000) for part in ("p50", "p99")]
    newcomers = [f"{found[kind]:,}" if found["newcomers"] else NONE for kind in NEWCOMERS]
    errors = ", ".join(f"{number:,} × {kind}" for kind, number in found["errors"].items()) or NONE
    return [name, f"{found['moves_per_second']:,.0f}", *times, *newcomers, errors]


NEWCOMERS = ("newcomers_welcome", "newcomers_sent_away")


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:,.0f} ms"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.reliability", description="Measure what harms a server."
    )
    parser.add_argument("--write", action="store_true", help="renew the section of docs/reliability.md")
    parser.add_argument("--only", default="", metavar="TEXT", help="only what has this in its name; writes nothing")
    chosen = parser.parse_args()
    load = os.getloadavg()[0]  # of others
    try:
        found = measure(lambda what: print(what, file=sys.stderr, flush=True), chosen.only)
    except KeyboardInterrupt:
        return STOPPED
    part = section(found, date.today().isoformat(), os.cpu_count() or 1, load)
    print(part)
    if chosen.write and not chosen.only:
        PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8"), HEADING, part), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
