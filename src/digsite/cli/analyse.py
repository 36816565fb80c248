"""``digsite analyse``: who played how well in a recorded game, what were the turning points, and who had luck."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from concurrent.futures import Executor
from typing import Any, Literal

from rich.console import Console

from digsite.cli.console import console, print_table
from digsite.cli.options import add_luck_and_threads, check_threads, pool_of
from digsite.cli.progress import bar, compile_bar
from digsite.cli.replay import print_wrapped
from digsite.core import journal
from digsite.core.journal import Journal
from digsite.study.analysis import DEPTH, Settings, analyse
from digsite.study.decisions import prepare
from digsite.study.findings import Decision, GameAnalysed, PlayerAnalysed, Reason, analysis_for_json
from digsite.study.grades import GRADES
from digsite.study.words import sentence


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("analyse", help="review a recorded game: accuracy, mistakes, luck")
    command.add_argument("file", metavar="FILE", help="a .dig file, or - for the standard input")
    command.add_argument(
        "--depth", type=int, default=DEPTH, metavar="N", help=f"iterations for each decision (default {DEPTH})"
    )
    add_luck_and_threads(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Read the file, analyse the game and print what was found."""
    check_threads(chosen)
    settings = Settings(chosen.depth, chosen.seed, chosen.threads)
    settings.check()
    record = journal.parse(sys.stdin.buffer.read().decode()) if chosen.file == "-" else journal.read(chosen.file)
    with pool_of(chosen, kept="nothing of the analysis is kept") as pool:
        found = with_progress(record, settings, pool)
    if chosen.json:
        print(json.dumps(analysis_for_json(found), indent=1))
    else:
        print_analysis(found, console())
    return 0


def with_progress(record: Journal, settings: Settings, pool: Executor | None) -> GameAnalysed:
    """Analyse with a bar for compiling, if that is due, and one for the decisions."""
    with compile_bar() as compiling:
        prepare(record.game, compiling)
    with bar() as progress:
        task = progress.add_task(f"Analysing {record.game}", total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return analyse(record, settings, show, pool=pool)


def print_analysis(found: GameAnalysed, out: Console) -> None:
    """Tables of the players, then their turning points."""
    names = found["names"] or [f"P{seat + 1}" for seat in range(len(found["players"]))]
    end = "finished" if found["is_over"] else "not finished: judged as it stands"
    out.print(f"{found['game']}, {len(found['decisions'])} decisions, depth {found['depth']:,}, {end}.")
    print_play(found, names, out)
    print_luck(found, names, out)
    unit = "Expected points." if len(names) == 1 else "Points of win chance, with expected points in brackets."
    out.print(f"{unit} 'unclear' is what the search noticed only later: neither play nor luck.")
    decision_at = {decision["ply"]: decision for decision in found["decisions"]}
    for name, player in zip(names, found["players"], strict=True):
        print_turning_points(found["game"], name, player, decision_at, out, alone=len(names) == 1)


def print_play(found: GameAnalysed, names: list[str], out: Console) -> None:
    """Score, accuracy and grades of everybody."""
    rows = [
        (name, str(score), f"{player['accuracy']:.1f}", *(str(count) for count in player["grades"].values()))
        for name, player, score in zip(names, found["players"], found["final_scores"], strict=True)
    ]
    print_table(out, ("player", "score", "accuracy", *GRADES), rows)


Part = Literal["change", "own", "others", "luck", "unclear"]
PARTS: dict[Part, str] = {
    "change": "change",
    "own": "own play",
    "others": "others' play",
    "luck": "luck",
    "unclear": "unclear",
}


def print_luck(found: GameAnalysed, names: list[str], out: Console) -> None:
    """Where everybody's change came from."""
    alone = len(names) == 1
    parts = [part for part in PARTS if not (alone and part == "others")]
    rows = [
        (name, *(part_of(player, part, alone=alone) for part in parts))
        for name, player in zip(names, found["players"], strict=True)
    ]
    print_table(out, ("player", *(PARTS[part] for part in parts)), rows)


def part_of(player: PlayerAnalysed, part: Part, *, alone: bool) -> str:
    """One part of a player's change: win chance and points, or only points where nobody else plays."""
    wins, points = player["wins"][part], f"{round(player['scores'][part], 1) + 0.0:+.1f}"
    return points if alone else f"{round(100 * wins):+d} ({points})"


def print_turning_points(
    game: str, name: str, player: PlayerAnalysed, decision_at: Mapping[int, Decision], out: Console, *, alone: bool
) -> None:
    """What cost a player most."""
    if not player["turning_points"]:
        out.print(f"\n{name} lost nothing measurable.")
        return
    out.print(f"\nTurning points of {name}, by ply:")
    for point in player["turning_points"]:
        words = told(game, decision_at[point["ply"]], point["reasons"], alone=alone)
        print_wrapped(f"{point['ply']:>4}  ", words, "", out)


def told(game: str, decision: Decision, reasons: list[Reason], *, alone: bool) -> str:
    """A turning point in words."""
    chosen, best = decision["chosen"], decision["best"]
    if alone:
        lost, better = (
            f"{decision['points_given_away']:.1f} points",
            f"{best['score']:.1f} instead of {chosen['score']:.1f} points",
        )
    else:
        lost = f"{100 * decision['given_away']:.0f} points of win chance and {decision['points_given_away']:.1f} points"
        better = (
            f"{best['win_chance']:.0%} and {best['score']:.1f} points "
            f"instead of {chosen['win_chance']:.0%} and {chosen['score']:.1f}"
        )
    begin = f"{chosen['notation']} ({decision['grade']}, {lost} given away): better was {best['notation']}, {better}."
    return f"{begin} {sentence(game, reasons)}".strip()
