"""Progress bars, on the standard error stream so that results can be piped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from digsite.cli.console import console
from digsite.core.engine import Progress as Report

errors = console(stderr=True)


def bar() -> Progress:
    """A bar with a count and the time to go; nothing is drawn where nobody watches."""
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


@contextmanager
def compile_bar(what: str = "the rules") -> Iterator[Report]:
    """A bar for compiling, which appears only if something is compiled; a line where nobody watches."""
    with bar() as progress:
        tasks: list[TaskID] = []

        def report(name: str, done: int, total: int) -> None:
            if not tasks and not errors.is_terminal:
                errors.print(f"Compiling {what}; this happens once.", soft_wrap=True)
            if done == 0:
                tasks.append(progress.add_task(f"Compiling {what} (once)", total=total))
            progress.update(tasks[-1], completed=done, description=f"Compiling {what} (once): {name}")

        yield report
