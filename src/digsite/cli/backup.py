"""``digsite backup``, ``digsite restore`` and ``digsite doctor``: a server's database, kept safe and looked over."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from digsite.cli.console import printable
from digsite.cli.serve import add_settings, settings_of


def add_to(commands: Any) -> None:
    """Describe the commands."""
    for name, about, fill, run in (
        ("backup", "write a server's database to a file, also while it runs", _add_file, run_backup),
        ("restore", "restore a server's database from a backup", _add_file, run_restore),
        ("doctor", "check a server's data, and say what is wrong and what to do", _add_url, run_doctor),
    ):
        command = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        command.fill = fill
        command.set_defaults(run=run)


def _add_url(command: argparse.ArgumentParser) -> None:
    add_settings(command, ("database_url",))


def _add_file(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="the backup")
    _add_url(command)


def run_backup(chosen: argparse.Namespace) -> int:
    """Write a backup."""
    from digsite.server.store import backup

    target = Path(chosen.file)
    backup.save(settings_of(chosen).database_url, target)
    print(f"{printable(str(target))}: {target.stat().st_size:,} bytes; it holds secrets, keep it as safe as the server")
    return 0


def run_restore(chosen: argparse.Namespace) -> int:
    """Make a database from a backup."""
    from digsite.server.store import backup

    backup.restore(Path(chosen.file), settings_of(chosen).database_url)
    print("restored; start the server")
    return 0


def run_doctor(chosen: argparse.Namespace) -> int:
    """One line for each thing that is looked at; 1 if something is wrong."""
    from digsite.server.services.doctor import examine

    is_well = True
    for what, trouble in examine(settings_of(chosen).database_url):
        print(f"{what}: {'ok' if trouble is None else printable(trouble)}", flush=True)
        is_well = is_well and trouble is None
    return 0 if is_well else 1
