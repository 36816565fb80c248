"""``digsite loadtest``: whether the table server bears many moves a second on this machine, and how soon it answers."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console

from digsite.cli.arena import say, told_time
from digsite.cli.console import console, print_table
from digsite.cli.main import STOPPED
from digsite.cli.progress import bar
from digsite.core import engine, registry

MISSED = 1  # exit code: not what was expected
BOTH = "both"
PROFILES = {  # what is usual beside the guests
    "guests": {"bots": 0, "pollers": 0, "renew": 0.0},
    "club": {"bots": 10, "pollers": 100, "renew": 30.0},
}


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "loadtest",
        help="measure how many moves a second a table server handles on this machine",
        description="Starts a table server of its own on this machine, with a database of its own, lets guests play at "
        "many tables at once, and says how quickly it answers. It talks to no other machine.",
    )
    command.add_argument("--game", default=BOTH, choices=(*registry.names(), BOTH), help="what is played (both)")
    command.add_argument("--tables", type=int, default=500, metavar="N", help="tables with two guests each (500)")
    command.add_argument(
        "--listeners", type=int, metavar="N", help="open WebSockets, at least one for each guest, who all listen (1000)"
    )
    command.add_argument("--seconds", type=float, default=20.0, metavar="S", help="how long they play (20)")
    command.add_argument(
        "--rate", type=float, metavar="N", help="moves a second that are offered (305; 205 with PostgreSQL)"
    )
    command.add_argument("--analyses", type=int, default=0, metavar="N", help="games that are analysed meanwhile (0)")
    command.add_argument(
        "--newcomers", type=float, default=0, metavar="N", help="people a second who come in and open a table (0)"
    )
    command.add_argument("--bots", type=int, metavar="N", help="tables where a guest plays against a bot (0)")
    command.add_argument("--pollers", type=int, metavar="N", help="people who ask for a table every two seconds (0)")
    command.add_argument(
        "--renew", type=float, metavar="S", help="renew each connection after about so many seconds; 0 keeps it (0)"
    )
    command.add_argument(
        "--profile",
        choices=PROFILES,
        default="guests",
        help="guests play each other; in a club there are also bots that think, people who ask, and people who come "
        "back, as many as --bots, --pollers and --renew say (guests)",
    )
    command.add_argument("--host", default="127.0.0.1", help="where the server listens: 127.0.0.1 or ::1")
    command.add_argument(
        "--database-url",
        metavar="URL",
        help="a PostgreSQL server on this machine, where a database is made and dropped; without: a fresh SQLite file",
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help="of the guests' choices (0)")
    command.add_argument("--expect", type=float, metavar="N", help="exit with 1 below so many moves a second")
    command.add_argument("--p99", type=float, metavar="MS", help="exit with 1 if 99%% of the answers take longer")
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Run the test and print what was found."""
    from digsite.server.loadtest.figures import SEATS, Plan
    from digsite.server.loadtest.running import run as run_test

    given = {name: getattr(chosen, name) for name in PROFILES[chosen.profile]}
    beside: dict[str, Any] = {
        name: usual if given[name] is None else given[name] for name, usual in PROFILES[chosen.profile].items()
    }
    plan = Plan(
        games=tuple(registry.names()) if chosen.game == BOTH else (chosen.game,),
        tables=chosen.tables,
        listeners=SEATS * chosen.tables if chosen.listeners is None else chosen.listeners,
        seconds=chosen.seconds,
        offered=chosen.rate,
        host=chosen.host,
        database_url=chosen.database_url,
        seed=chosen.seed,
        analyses=chosen.analyses,
        newcomers=chosen.newcomers,
        **beside,
    )
    plan.check()
    for game in plan.games:
        engine.best(game)  # compiled now, so that the server need not
    with bar() as progress:
        task = progress.add_task("Starting a server", total=plan.tables)

        def report(what: str, done: int, of: int) -> None:
            progress.update(task, description=what, completed=done, total=of)

        found = run_test(plan, report)
    if chosen.json:
        print(json.dumps(found.as_json(), indent=2))
    else:
        print_result(found, console())
    missed = found.misses(chosen.expect, None if chosen.p99 is None else chosen.p99 / 1000)
    if found.was_interrupted:
        return STOPPED
    for line in missed:
        say(f"Missed: {line}.")
    return MISSED if missed else 0


def print_result(found: Any, out: Console) -> None:
    """The result for people."""
    from digsite.server.loadtest.figures import QUANTILES, quantile

    plan, tally = found.plan, found.tally
    if found.was_interrupted:
        out.print(f"Interrupted: this is what {found.seconds:.1f} seconds gave.")
    title = f"{' and '.join(plan.games)}: {plan.tables:,} tables, {plan.listeners:,} listeners, {_database(plan)}"
    rows = [
        (name, f"{len(times):,}", *(told_time(quantile(times, part)) for part in QUANTILES.values()))
        for name, times in (
            ("until acknowledged", tally.answers),
            ("until the other heard", tally.heard),
            ("until a bot had moved", tally.thought),
            ("until told who asked", tally.polls),
        )
        if times or name.endswith(("acknowledged", "heard"))
    ]
    print_table(out, ("time", "count", *QUANTILES), rows, title)
    out.print(
        f"{tally.moves:,} moves of {plan.rate:,.0f} a second offered, in {found.seconds:.1f} s: "
        f"{found.moves_per_second:,.0f} a second. {tally.messages:,} messages to listeners."
    )
    out.print(
        f"The server used {found.server_cpu:.1f} s of processor time ({told_time(found.cpu_of_a_move)} a move) and "
        f"{found.server_memory / 1e6:,.0f} MB of memory; the guests used {found.client_cpu:.1f} s."
    )
    if tally.not_offered:
        out.print(f"{tally.not_offered:,} more moves were due, but all guests were waiting for an answer or a message.")
    if plan.renew:
        out.print(f"{tally.renewed:,} connections were renewed.")
    if plan.analyses:
        out.print(f"{plan.analyses:,} games were analysed meanwhile, of which {found.analyses_done:,} finished.")
    if plan.newcomers:
        out.print(f"{found.welcome:,} newcomers opened a table, {found.sent_away:,} were asked to come back later.")
    errors = ", ".join(f"{count:,} × {kind}" for kind, count in tally.errors.most_common())
    out.print(f"Errors: {errors or 'none'}.")


def _database(plan: Any) -> str:
    return "SQLite" if plan.database_url is None else "PostgreSQL"
